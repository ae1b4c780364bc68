import { greys, type Point, type Sketch } from '#server/drawing/brush.ts';

/** The paper every drawing of the interface lies on. */
const sheetColor = '#f5f0e5';

/** Paper to the edges. */
export function sheet(s: Sketch): void {
  s.mark(`<rect width="${s.width}" height="${s.height}" fill="${sheetColor}"/>`);
}

/** A toned wall over the whole sheet with visible marker strokes; tone 0 is the lightest. */
export function wall(s: Sketch, tone: 0 | 1 | 2 | 3, angle = -0.6): void {
  sheet(s);
  const all: Point[] = [
    [0, 0],
    [s.width, 0],
    [s.width, s.height],
    [0, s.height],
  ];
  s.mark(`<rect width="${s.width}" height="${s.height}" fill="${greys[tone]}" opacity=".9"/>`);
  s.marker(all, greys[tone + 1] ?? greys[4], { gap: 12, size: 11, opacity: 0.35, angle });
}

/** Paints only inside a rectangle of the sheet. */
export function within(
  s: Sketch,
  [x, y, width, height]: readonly [number, number, number, number],
  paint: () => void,
): void {
  const id = `w${x}-${y}`.replaceAll('.', '_');
  const area = `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
  s.mark(`<clipPath id="${id}">${area}</clipPath><g clip-path="url(#${id})">`);
  paint();
  s.mark('</g>');
}
