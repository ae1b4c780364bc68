// An icon as what the brush needs: coloured areas, and lines over them, about 110 units large.
import { type MarkerName, markers } from '#server/generation/illustrator/palette.ts';
import type { Traced } from '#server/generation/illustrator/props/traced/paint-traced.ts';
import { paintGrid } from './color-grid.ts';
import { nearestTone, type Tone } from './marker-colour.ts';
import { onScale } from './on-scale.ts';
import type { Area } from './read-icon.ts';
import { simplify } from './ring-shapes.ts';
import type { Point } from './svg-path.ts';
import { type Line, traceLines } from './trace-lines.ts';

/** The drawing of the areas; `toneOf` says by which tone a colour is drawn, `named` which is the main marker. */
export function traceIcon(
  areas: readonly Area[],
  toneOf: (color: string) => Tone = nearestTone,
  named?: MarkerName,
): Traced | undefined {
  const grid = paintGrid(areas);
  const tonesOfAreas = areas.map(({ color }) => toneOf(color));
  const lines = traceLines(
    areas,
    grid,
    tonesOfAreas.map(({ hex }) => hex),
  );
  const all = lines.flatMap(({ points }) => points);
  if (all.length === 0) return undefined;
  const { put, size } = onScale(all);
  const main = named ?? mainTone(tonesOfAreas, grid);
  const palette: (string | number)[] = [];
  const indexOf = (tone: Tone) => {
    const entry = tone.marker === main ? Math.round(tone.depth * 100) : tone.hex;
    if (!palette.includes(entry)) palette.push(entry);
    return palette.indexOf(entry);
  };
  const a: string[] = [];
  for (const [index, { rings, evenOdd }] of areas.entries()) {
    if (grid.count(index) < 0.02) continue;
    const tone = indexOf(tonesOfAreas[index] as Tone);
    const written = rings.map((ring) =>
      write(
        simplify([...ring, ring[0] as Point])
          .slice(0, -1)
          .map(put),
      ),
    );
    a.push(`${tone}${evenOdd ? '!' : ':'}${written.join('/')}`);
  }
  return {
    s: size,
    c: palette,
    m: markers[main],
    a,
    l: lines.map((line) => `${keyOf(line)}${write(steadied(line.points).map(put))}`),
  };
}

const keyOf = ({ kind, closed }: Line) => {
  const key = kind === 'outline' ? 'o' : 'i';
  return closed ? key.toUpperCase() : key;
};

// The pen bends a line through its points: a long straight stretch beside a curve needs points near its ends.
/** A line with points near the ends of its long straight stretches. */
export function steadied(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points];
  return points.flatMap((a, i): Point[] => {
    const b = points[i + 1];
    if (!b) return [a];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 2.2) return [a];
    const at = (share: number): Point => [
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share,
    ];
    return [a, at(0.7 / length), at(1 - 0.7 / length)];
  });
}

/** Points as a first point and steps from one to the next. */
export function write(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = points.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return steps.join(' ').replaceAll(' -', '-');
}

// The marker that covers most; black, grey and white only where nothing else does.
function mainTone(tonesOfAreas: readonly Tone[], grid: { count(area: number): number }) {
  const sums = new Map<Tone['marker'], number>();
  for (const [index, { marker }] of tonesOfAreas.entries())
    sums.set(marker, (sums.get(marker) ?? 0) + grid.count(index) * (plain.has(marker) ? 0.5 : 1));
  return [...sums].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
const plain = new Set<Tone['marker']>(['black', 'white', 'gray', 'silver', 'cream', 'beige']);
