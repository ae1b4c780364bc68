// SVG path data as rings of points: curves become short straight steps.

export type Point = readonly [x: number, y: number];

const tokens = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const step = 0.18; // in units of the icon's own grid

/** The rings of path data, closed or not, without their repeated last point. */
export const ringsOf = (data: string): Point[][] =>
  walksOf(data).flatMap(({ points }) => (points.length > 2 ? [points] : []));

/** The ways a pen goes along path data, each as one line of points. */
export function walksOf(data: string): { points: Point[]; closed: boolean }[] {
  const walks: { points: Point[]; closed: boolean }[] = [];
  let ring: Point[] = [];
  const words = separated(data);
  let at = 0;
  let command = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let last: Point | undefined; // the control point a smooth curve mirrors
  let mirrored: Point | undefined; // the same of a quadratic one
  const number = () => Number(words[at++]);
  const add = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    ring.push([x, y]);
  };
  const close = (closed = false) => {
    if (ring.length > 1) walks.push({ points: ring, closed });
    ring = [];
  };
  const cubic = (a: Point, b: Point, end: Point) => {
    const from: Point = [x, y];
    for (const t of steps(from, a, b, end)) add(...cubicAt(from, a, b, end, t));
    last = b;
  };
  while (at < words.length) {
    if (/[a-z]/i.test(words[at] ?? '')) command = words[at++] ?? '';
    const relative = command === command.toLowerCase();
    const [ox, oy] = relative ? [x, y] : [0, 0];
    const pair = (): Point => [ox + number(), oy + number()];
    const kind = command.toUpperCase();
    if (kind === 'M') {
      close();
      add(...pair());
      [startX, startY] = [x, y];
      command = relative ? 'l' : 'L';
    } else if (kind === 'Z') {
      close(true);
      [x, y] = [startX, startY];
    } else {
      if (ring.length === 0) add(x, y);
      if (kind === 'L') add(...pair());
      else if (kind === 'H') add(ox + number(), y);
      else if (kind === 'V') add(x, oy + number());
      else if (kind === 'C') cubic(pair(), pair(), pair());
      else if (kind === 'S')
        cubic(last ? [2 * x - last[0], 2 * y - last[1]] : [x, y], pair(), pair());
      else if (kind === 'Q') {
        const bend = pair();
        const end = pair();
        cubic(towards([x, y], bend), towards(end, bend), end);
        mirrored = bend;
      } else if (kind === 'T') {
        const bend: Point = mirrored ? [2 * x - mirrored[0], 2 * y - mirrored[1]] : [x, y];
        const end = pair();
        cubic(towards([x, y], bend), towards(end, bend), end);
        mirrored = bend;
      } else if (kind === 'A') {
        const [rx, ry, turn, large, sweep] = [number(), number(), number(), number(), number()];
        for (const point of arc([x, y], pair(), rx, ry, turn, large === 1, sweep === 1))
          add(...point);
      } else throw new Error(`path command ${command}`);
    }
    if (!'CS'.includes(kind)) last = undefined;
    if (!'QT'.includes(kind)) mirrored = undefined;
  }
  close();
  return walks;
}

// Arc flags may stand without a space: '0 012.3 4' is 0, 0, 1, 2.3, 4.
function separated(data: string): string[] {
  const out: string[] = [];
  let command = '';
  let count = 0;
  let rest = data;
  while (rest) {
    tokens.lastIndex = 0;
    const inArc = command.toUpperCase() === 'A' && (count % 7 === 3 || count % 7 === 4);
    const flag = inArc ? /^[\s,]*([01])/.exec(rest) : null;
    const found = flag ?? tokens.exec(rest);
    if (!found) break;
    const word = flag?.[1] ?? found[0];
    rest = rest.slice(found.index + found[0].length);
    if (/^[a-z]$/i.test(word)) [command, count] = [word, 0];
    else count++;
    out.push(word);
  }
  return out;
}

const towards = (from: Point, to: Point): Point => [
  from[0] + ((to[0] - from[0]) * 2) / 3,
  from[1] + ((to[1] - from[1]) * 2) / 3,
];

function steps(a: Point, b: Point, c: Point, d: Point): number[] {
  const length =
    Math.hypot(b[0] - a[0], b[1] - a[1]) +
    Math.hypot(c[0] - b[0], c[1] - b[1]) +
    Math.hypot(d[0] - c[0], d[1] - c[1]);
  const count = Math.max(2, Math.ceil(length / step));
  return Array.from({ length: count }, (_, i) => (i + 1) / count);
}

function cubicAt(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const axis = (i: 0 | 1) =>
    u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [axis(0), axis(1)];
}

function arc(
  from: Point,
  to: Point,
  wide: number,
  high: number,
  degrees: number,
  large: boolean,
  sweep: boolean,
): Point[] {
  if (wide === 0 || high === 0) return [to];
  const phi = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  let [rx, ry] = [Math.abs(wide), Math.abs(high)];
  const reach = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (reach > 1) [rx, ry] = [rx * reach, ry * reach];
  const under = rx * rx * py * py + ry * ry * px * px;
  const factor = Math.sqrt(Math.max(0, (rx * rx * ry * ry - under) / under));
  const sign = large === sweep ? -1 : 1;
  const [cx, cy] = [(sign * factor * rx * py) / ry, (-sign * factor * ry * px) / rx];
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let sweepBy = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - start;
  if (sweep && sweepBy < 0) sweepBy += 2 * Math.PI;
  if (!sweep && sweepBy > 0) sweepBy -= 2 * Math.PI;
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const count = Math.max(2, Math.ceil((Math.abs(sweepBy) * Math.max(rx, ry)) / step));
  return Array.from({ length: count }, (_, i): Point => {
    if (i === count - 1) return to;
    const angle = start + (sweepBy * (i + 1)) / count;
    const [ax, ay] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    return [cos * ax - sin * ay + mx, sin * ax + cos * ay + my];
  });
}
