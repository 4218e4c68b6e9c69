"""The games, one package each; they know the engine and the scene vocabulary, never each other."""
