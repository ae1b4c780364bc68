// Traces the icons the illustrator draws things from: `node scripts/trace-things.ts`.
// The icons are Fluent Emoji Flat, MIT, and those of lines IconPark, Apache-2.0.
import { writeFile } from 'node:fs/promises';
import { icons } from '@iconify-json/fluent-emoji-flat';
import { icons as lines } from '@iconify-json/icon-park';
import { linedSizes } from '#server/generation/illustrator/props/traced/lined-sizes.ts';
import type { Traced } from '#server/generation/illustrator/props/traced/paint-traced.ts';
import {
  type TracedSize,
  tracedSizes,
} from '#server/generation/illustrator/props/traced/traced-sizes.ts';
import { readIcon } from './trace/read-icon.ts';
import { readLineIcon } from './trace/read-line-icon.ts';
import { traceIcon } from './trace/trace-icon.ts';
import { traceLineIcon } from './trace/trace-line-icon.ts';

const folder = new URL('../server/generation/illustrator/props/traced/', import.meta.url);

for (const [group, sizes] of Object.entries(tracedSizes))
  await write(group, sizes, (icon) => {
    const areas = readIcon(icons.icons[icon]?.body ?? '');
    return areas && traceIcon(areas);
  });
await write('lined', linedSizes, (icon) => {
  const read = readLineIcon(lines.icons[icon]?.body ?? '');
  return read && traceLineIcon(read);
});

async function write(
  group: string,
  sizes: readonly TracedSize[],
  trace: (icon: string) => Traced | undefined,
): Promise<void> {
  const drawings: Record<string, Traced> = {};
  for (const { id, icon } of sizes) {
    const traced = trace(icon);
    if (traced) drawings[id] = traced;
    else console.error(`${id}: ${icon} cannot be traced`);
  }
  const text = `${JSON.stringify(drawings, undefined, 2)}\n`;
  await writeFile(new URL(`${group}.json`, folder), text);
  console.log(`${group}.json ${(text.length / 1000).toFixed(0)} kB`);
}
