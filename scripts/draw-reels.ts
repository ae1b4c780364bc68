// Draws the stills that stand before reels: `node scripts/draw-reels.ts`.
import { mkdir, writeFile } from 'node:fs/promises';
import { stills } from './art/reels/stills.ts';

const folder = new URL('../app/ui/art/reels/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, svg] of Object.entries(stills)) {
  await writeFile(new URL(`${name}.svg`, folder), svg);
  console.log(`${name}.svg ${(svg.length / 1000).toFixed(1)} kB`);
}
