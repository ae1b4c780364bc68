// Pixels as they are compared: lightness and two opponents (CIELAB), and how opaque each is.

export type Raster = {
  width: number;
  height: number;
  /** Three numbers a pixel: L 0–100, a and b about ±100. */
  lab: Float32Array;
  /** 0–255. */
  alpha: Uint8Array;
};
/** One byte a pixel: 1 is kept. */
export type Mask = Uint8Array;

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const bent = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** From bytes of red, green, blue and alpha. */
export function rasterOf(rgba: Uint8Array, width: number, height: number): Raster {
  const count = width * height;
  const lab = new Float32Array(count * 3);
  const alpha = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const [l, a, b] = labOf(rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0);
    lab[i * 3] = l;
    lab[i * 3 + 1] = a;
    lab[i * 3 + 2] = b;
    alpha[i] = rgba[i * 4 + 3] ?? 255;
  }
  return { width, height, lab, alpha };
}

function labOf(red: number, green: number, blue: number): readonly [number, number, number] {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two pixels look apart; about 2 is the least that is seen. */
export function apart({ lab }: Raster, one: number, other: number): number {
  const dl = (lab[one * 3] ?? 0) - (lab[other * 3] ?? 0);
  const da = (lab[one * 3 + 1] ?? 0) - (lab[other * 3 + 1] ?? 0);
  const db = (lab[one * 3 + 2] ?? 0) - (lab[other * 3 + 2] ?? 0);
  return Math.sqrt(dl * dl + da * da + db * db);
}

/** The pixels beside one, written into `into`; gives how many. */
export function beside(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  at: number,
  into: Int32Array,
): number {
  const x = at % width;
  let count = 0;
  if (x > 0) into[count++] = at - 1;
  if (x < width - 1) into[count++] = at + 1;
  if (at >= width) into[count++] = at - width;
  if (at < width * (height - 1)) into[count++] = at + width;
  return count;
}

/** The pixels along the edge of the picture. */
export function borderOf({ width, height }: Pick<Raster, 'width' | 'height'>): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}
