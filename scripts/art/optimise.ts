// Makes a drawing small: outlines lose the points nobody would miss and are written as steps.

type Point = [number, number];

/** The same drawing with straight runs thinned to `tolerance` units and rounded to one decimal. */
export function optimise(svg: string, tolerance = 0.17): string {
  return svg.replace(/ d="(M[\d. LMQZ-]+)"/g, (_, d: string) => {
    const parts = d.match(/M[^M]+/g) ?? [];
    return ` d="${parts.map((part) => shorten(part, tolerance)).join('')}"`;
  });
}

function shorten(part: string, tolerance: number): string {
  const closed = part.endsWith('Z');
  return write(thin(follow(part), tolerance)) + (closed ? 'z' : '');
}

// The corners of a path; a bend is followed through its middle to its end.
function follow(part: string): Point[] {
  const line: Point[] = [];
  for (const [, kind, data] of part.matchAll(/([MLQ])([^MLQZ]+)/g)) {
    const [x = 0, y = 0, endX = 0, endY = 0] = data?.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    if (kind !== 'Q') line.push([x, y]);
    else {
      const [fromX, fromY] = line.at(-1) ?? [x, y];
      line.push([(fromX + 2 * x + endX) / 4, (fromY + 2 * y + endY) / 4], [endX, endY]);
    }
  }
  return line;
}

// Ramer–Douglas–Peucker: keeps a point only where the line would otherwise move too far.
function thin(line: Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let far = 0;
  let farthest = 0;
  line.forEach((point, i) => {
    const away = distance(point, first, last);
    if (away > far) [far, farthest] = [away, i];
  });
  if (far <= tolerance) return [first, last];
  const head = thin(line.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...thin(line.slice(farthest), tolerance)];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs(dy * (x - ax) - dx * (y - ay)) / length;
}

const tenth = (value: number) => Math.round(value * 10);
const print = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.');

function write(line: Point[]): string {
  let [x, y] = [tenth(line[0]?.[0] ?? 0), tenth(line[0]?.[1] ?? 0)];
  let d = `M${print(x)} ${print(y)}l`;
  for (const [nextX, nextY] of line.slice(1)) {
    const [dx, dy] = [tenth(nextX) - x, tenth(nextY) - y];
    if (dx === 0 && dy === 0) continue;
    d += `${d.endsWith('l') || dx < 0 ? '' : ' '}${print(dx)}${dy < 0 ? '' : ' '}${print(dy)}`;
    [x, y] = [tenth(nextX), tenth(nextY)];
  }
  return d;
}
