/** A short tone when it is your turn, made on the spot: no file to load. */

let context: AudioContext | null = null;

export function chime(): void {
  // Browsers keep pages silent that nobody has touched yet.
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    [660, 880].forEach((pitch, index) => tone(context!, pitch, start + index * 0.11));
  } catch {
    // No sound on this device: the title and the prompt tell it too.
  }
}

function tone(audio: AudioContext, pitch: number, start: number): void {
  const voice = audio.createOscillator(), volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.24);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + 0.26);
}
