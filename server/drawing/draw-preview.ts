import sharp, { type OverlayOptions } from 'sharp';

/** As messengers show it beside a link. */
const whole = { width: 1200, height: 630 };
const gap = 20;
const stage = '#0d0a07';
const paper = '#f4f0e6';
const ink = '#16120d';

/** A logo that stands on paper, and a colour of it. */
type Look = { webp: Uint8Array; accent: string | null };
/** Of the paper at the foot that carries the logo: its height, and that of the colour above it. */
const foot = { height: 104, rule: 8, side: 40, logo: { width: 480, height: 68 } };

/** The frames of a board on one sheet, as large as they fit, as a JPEG. There is one at least. */
export async function drawPreview(frames: readonly Uint8Array[], look?: Look): Promise<Buffer> {
  const sheet = { width: whole.width, height: whole.height - (look ? foot.height : 0) };
  const { width = 16, height = 9 } = await sharp(frames[0]).metadata();
  const cell = largestCell(frames.length, width / height, sheet);
  const laid = await Promise.all(frames.map((bytes, index) => place(bytes, index, cell, sheet)));
  return sharp({ create: { ...whole, channels: 3, background: stage } })
    .composite([...laid, ...(look ? await footOf(look) : [])])
    .jpeg({ quality: 80 })
    .toBuffer();
}

type Sheet = typeof whole;
type Cell = { columns: number; rows: number; width: number; height: number };

function largestCell(count: number, ratio: number, sheet: Sheet): Cell {
  const cells = Array.from({ length: count }, (_, at): Cell => {
    const columns = at + 1;
    const rows = Math.ceil(count / columns);
    const room = {
      width: (sheet.width - gap * (columns + 1)) / columns,
      height: (sheet.height - gap * (rows + 1)) / rows,
    };
    const width = Math.floor(Math.min(room.width, room.height * ratio));
    return { columns, rows, width, height: Math.floor(width / ratio) };
  });
  return cells.reduce((best, cell) => (cell.width > best.width ? cell : best));
}

async function place(
  bytes: Uint8Array,
  index: number,
  cell: Cell,
  sheet: Sheet,
): Promise<OverlayOptions> {
  const { columns, rows, width, height } = cell;
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const left = (sheet.width - columns * width - (columns - 1) * gap) / 2 + column * (width + gap);
  const top = (sheet.height - rows * height - (rows - 1) * gap) / 2 + row * (height + gap);
  const input = await sharp(bytes)
    .resize(width, height, { fit: 'contain', background: paper })
    .flatten({ background: paper })
    .toBuffer();
  return { input, left: Math.round(left), top: Math.round(top) };
}

async function footOf({ webp, accent }: Look): Promise<OverlayOptions[]> {
  const top = whole.height - foot.height;
  const strip = (height: number, background: string) => ({
    create: { width: whole.width, height, channels: 3 as const, background },
  });
  const { data, info } = await sharp(webp)
    .resize({ ...foot.logo, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const room = foot.height - foot.rule - info.height;
  return [
    { input: strip(foot.height, paper), left: 0, top },
    { input: strip(foot.rule, accent ?? ink), left: 0, top },
    { input: data, left: foot.side, top: top + foot.rule + Math.floor(room / 2) },
  ];
}
