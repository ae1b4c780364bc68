// Traces the icons the illustrator draws things from: `node scripts/trace-things.ts`.
// The icons are Fluent Emoji Flat, MIT.
import { writeFile } from 'node:fs/promises';
import { icons } from '@iconify-json/fluent-emoji-flat';
import type { Traced } from '#server/generation/illustrator/props/traced/paint-traced.ts';
import { tracedSizes } from '#server/generation/illustrator/props/traced/traced-sizes.ts';
import { readIcon } from './trace/read-icon.ts';
import { traceIcon } from './trace/trace-icon.ts';

const folder = new URL('../server/generation/illustrator/props/traced/', import.meta.url);

for (const [group, sizes] of Object.entries(tracedSizes)) {
  const drawings: Record<string, Traced> = {};
  for (const { id, icon } of sizes) {
    const areas = readIcon(icons.icons[icon]?.body ?? '');
    const traced = areas && traceIcon(areas);
    if (traced) drawings[id] = traced;
    else console.error(`${id}: ${icon} cannot be traced`);
  }
  const text = `${JSON.stringify(drawings, undefined, 2)}\n`;
  await writeFile(new URL(`${group}.json`, folder), text);
  console.log(`${group}.json ${(text.length / 1000).toFixed(0)} kB`);
}
