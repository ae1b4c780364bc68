import sharp, { type OverlayOptions } from 'sharp';

/** As messengers show it beside a link. */
const sheet = { width: 1200, height: 630 };
const gap = 20;
const stage = '#0d0a07';
const paper = '#f4f0e6';

/** The frames of a board on one sheet, as large as they fit, as a JPEG. There is one at least. */
export async function drawPreview(frames: readonly Uint8Array[]): Promise<Buffer> {
  const { width = 16, height = 9 } = await sharp(frames[0]).metadata();
  const cell = largestCell(frames.length, width / height);
  const laid = await Promise.all(frames.map((bytes, index) => place(bytes, index, cell)));
  return sharp({ create: { ...sheet, channels: 3, background: stage } })
    .composite(laid)
    .jpeg({ quality: 80 })
    .toBuffer();
}

type Cell = { columns: number; rows: number; width: number; height: number };

function largestCell(count: number, ratio: number): Cell {
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

async function place(bytes: Uint8Array, index: number, cell: Cell): Promise<OverlayOptions> {
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
