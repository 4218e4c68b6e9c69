/** Going from thing to thing with the arrow keys. */

type Point = readonly [number, number];

export const middle = (box: { left: number; top: number; width: number; height: number }): Point => [
  box.left + box.width / 2,
  box.top + box.height / 2,
];

/** Which of these points is nearest to a place; -1: there is none. */
export function nearest(points: readonly Point[], to: Point): number {
  const far = points.map(([x, y]) => Math.hypot(x - to[0], y - to[1]));
  return far.indexOf(Math.min(...far));
}

/** Which point comes next from one of them in a direction: near, and not far to the side; the same if there is none. */
export function next(points: readonly Point[], at: number, [dx, dy]: Point): number {
  const [x, y] = points[at]!;
  let found = at, least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point[0] - x) * dx + (point[1] - y) * dy;
    const aside = Math.abs((point[0] - x) * dy + (point[1] - y) * dx);
    if (ahead < 1 || aside > ahead) return;
    const cost = ahead + 2 * aside;
    if (cost < least) [found, least] = [index, cost];
  });
  return found;
}
