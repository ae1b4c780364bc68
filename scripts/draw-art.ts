// Draws every picture of the interface, the icons and the share picture: `node scripts/draw-art.ts`.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { icon } from './art/brand/icon.ts';
import { sharePicture } from './art/brand/share-picture.ts';
import { drawings } from './art/drawings.ts';
import { render } from './art/render.ts';

const art = new URL('../app/ui/art/', import.meta.url);
const root = new URL('../public/', import.meta.url);

async function write(file: URL, content: string | Buffer): Promise<void> {
  await writeFile(file, content);
  const name = file.pathname.split('/').at(-1);
  console.log(`${name} ${(content.length / 1000).toFixed(1)} kB`);
}

await mkdir(art, { recursive: true });
for (const drawing of drawings) await write(new URL(`${drawing.name}.svg`, art), render(drawing));

await write(new URL('favicon.svg', root), `${icon(6)}\n`);
const touchIcon = sharp(Buffer.from(icon(0)), { density: 300 }).resize(180, 180);
await write(
  new URL('apple-touch-icon.png', root),
  await touchIcon.png({ palette: true }).toBuffer(),
);
const share = sharp(Buffer.from(await sharePicture())).png({ palette: true, quality: 92 });
await write(new URL('og.png', root), await share.toBuffer());
