// Paints what was traced from an icon: marker areas that hide what is behind, pen lines over them.
import type { Point } from '#server/drawing/brush.ts';
import type { Hand } from '../../hand.ts';
import { shade, tint } from '../../palette.ts';
import type { Thing } from '../thing.ts';

/** What `scripts/trace-things.ts` writes; the keys are short because there are hundreds. */
export type Traced = {
  /** Width, height, and half the width it stands on. */
  s: number[];
  /** Colours; a number is the main colour laid twice or thinned by so many hundredths. */
  c: (string | number)[];
  /** The main colour. */
  m: string;
  /** Areas from back to front: index of the colour, `:` (`!` where rings cut holes), rings as a first point and steps. */
  a: string[];
  /** Lines: `o` of the outline, `i` inside, capital where closed, then a first point and steps. */
  l: string[];
};

/** What is traced from a drawing of our own, with how tall it is, how it is held and where it rests. */
export type OwnTraced = Traced & Pick<Thing, 'tallCm' | 'hold' | 'rests'>;

const fine = 5; // written in fifths of a unit
const weights: Record<string, number> = { o: 1, i: 0.6 };

/** Paints it in `color` instead of its main colour. */
export function paintTraced(h: Hand, { c, a, l }: Traced, color: string): void {
  const colors = c.map((tone) => (typeof tone === 'string' ? tone : toned(color, tone / 100)));
  for (const area of a) {
    const [tone = '', rings = ''] = area.split(/[:!]/);
    fill(h, rings.split('/').map(read), colors[Number(tone)] ?? color, area.includes('!'));
  }
  for (const line of l) {
    const key = line[0] ?? 'o';
    const weight = weights[key.toLowerCase()] ?? 1;
    const points = read(line.slice(1));
    const closed = key !== key.toLowerCase();
    if (points.length === 2) h.line(points.flat().join(' '), { weight });
    else h.curve(points.flat().join(' '), { weight, closed, taper: closed ? 0 : 2.5 });
  }
}

const toned = (color: string, depth: number) =>
  depth > 0 ? shade(color, depth) : depth < 0 ? tint(color, -depth) : color;

function read(text: string): Point[] {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    [x, y] = [x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)];
    points.push([x / fine, y / fine]);
  }
  return points;
}

// One path for all rings, so that holes stay open; the edge trembles as that of other areas.
function fill({ s }: Hand, rings: readonly Point[][], color: string, evenOdd: boolean): void {
  const slip = () => (s.chance() - 0.5) * 0.5;
  const path = rings
    .map((ring) => {
      const placed = ring.map((point) => {
        const [x, y] = s.place(point);
        return `${(x + slip()).toFixed(1)} ${(y + slip()).toFixed(1)}`;
      });
      return `M${placed.join('L')}Z`;
    })
    .join('');
  s.mark(`<path d="${path}" fill="${color}"${evenOdd ? ' fill-rule="evenodd"' : ''}/>`);
}
