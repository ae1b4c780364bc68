// What a round pen of some width covers when it goes along a line.
import type { Point } from './svg-path.ts';

const turnStep = Math.PI / 10;

/** The rings round a line, to be filled by the rule of what is not zero. */
export function strokeRings(points: readonly Point[], closed: boolean, width: number): Point[][] {
  const line = points.filter(([x, y], i) => {
    const [bx, by] = points[i - 1] ?? [Number.NaN, 0];
    return !(Math.hypot(x - bx, y - by) < 1e-6);
  });
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  const meets = Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
  if (closed && line.length > 2) {
    const ring = meets ? line.slice(0, -1) : line;
    return [beside(ring, width / 2, true), beside(ring.toReversed(), width / 2, true)];
  }
  const there = beside(line, width / 2, false);
  const back = beside(line.toReversed(), width / 2, false);
  const [from, to] = [line.at(-2), line[1]];
  if (!from || !to) return [arc(first, 0, 2 * Math.PI, width / 2)];
  const [end, start] = [across(from, last), across(to, first)];
  return [
    [
      ...there,
      ...arc(last, end, end + Math.PI, width / 2),
      ...back,
      ...arc(first, start, start + Math.PI, width / 2),
    ],
  ];
}

/** The direction that lies to one side of the way from `a` to `b`. */
const across = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.PI / 2;

function arc([x, y]: Point, from: number, to: number, radius: number): Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / turnStep));
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / count;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

// Round where the line turns away from this side; through the corner itself where it turns to it.
function beside(line: readonly Point[], reach: number, closed: boolean): Point[] {
  const count = line.length;
  return line.flatMap((point, i): Point[] => {
    const before = line[closed ? (i - 1 + count) % count : i - 1];
    const after = line[closed ? (i + 1) % count : i + 1];
    if (!before || !after) {
      const side = before ? across(before, point) : across(point, after as Point);
      return arc(point, side, side, reach).slice(0, 1);
    }
    const from = across(before, point);
    const turn = across(point, after) - from;
    const by = Math.atan2(Math.sin(turn), Math.cos(turn));
    if (by >= 0) return arc(point, from, from + by, reach);
    if (by > -0.4) return arc(point, from + by / 2, from + by / 2, reach).slice(0, 1);
    return [
      ...arc(point, from, from, reach).slice(0, 1),
      point,
      ...arc(point, from + by, from + by, reach).slice(0, 1),
    ];
  });
}
