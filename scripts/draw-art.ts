// Draws every picture of the interface: `node scripts/draw-art.ts`.
import { mkdir, writeFile } from 'node:fs/promises';
import { drawings } from './art/drawings.ts';
import { render } from './art/render.ts';

const folder = new URL('../app/ui/art/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const drawing of drawings) {
  const svg = render(drawing);
  await writeFile(new URL(`${drawing.name}.svg`, folder), svg);
  console.log(`${drawing.name}.svg ${(svg.length / 1000).toFixed(1)} kB`);
}
