// The shapes of strokes, as points on the sheet.

export type Point = readonly [x: number, y: number];

/** Catmull-Rom through the points, six steps a segment. */
export function smooth(points: readonly Point[], closed: boolean): Point[] {
  const [first, second] = points;
  if (!first || !second) return [...points];
  if (points.length === 2) {
    return Array.from(
      { length: 11 },
      (_, i): Point => [
        first[0] + ((second[0] - first[0]) * i) / 10,
        first[1] + ((second[1] - first[1]) * i) / 10,
      ],
    );
  }
  const count = points.length;
  const pick = (i: number) =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? first;
  const out: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    for (let k = 0; k < 6; k++) out.push(spline(a, b, c, d, k / 6));
  }
  out.push(closed ? (out[0] ?? first) : (points[count - 1] ?? first));
  return out;
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const axis = (i: 0 | 1) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [axis(0), axis(1)];
}

/** Where the horizontal at y crosses the polygon's edges, from left to right. */
export function crossings(polygon: readonly Point[], y: number): number[] {
  const hits: number[] = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    if ((a[1] - y) * (b[1] - y) < 0) hits.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
  });
  return hits.sort((a, b) => a - b);
}

/** Outline of an arrow that widens along the line and points at its last point. */
export function arrowOutline(line: readonly Point[], width: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = line.length - 1;
  const base = line[last - 2] ?? line[0] ?? [0, 0];
  for (let i = 0; i < last - 1; i++) {
    const here = line[i] ?? base;
    const [nx, ny] = normal(line[Math.max(0, i - 1)] ?? base, line[i + 1] ?? base);
    const half = (width * (0.45 + (0.55 * i) / line.length)) / 2;
    left.push([here[0] + nx * half, here[1] + ny * half]);
    right.unshift([here[0] - nx * half, here[1] - ny * half]);
  }
  const [nx, ny] = normal(base, line[last] ?? base);
  const wing = width * 1.05;
  const reach = width * 1.7;
  return [
    ...left,
    [base[0] + nx * wing, base[1] + ny * wing],
    [base[0] + ny * reach, base[1] - nx * reach],
    [base[0] - nx * wing, base[1] - ny * wing],
    ...right,
  ];
}

// Unit normal, left of the way from a to b.
function normal(a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}
