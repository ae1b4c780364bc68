// Traces the icons the illustrator draws things from: `node scripts/trace-things.ts`, or some groups
// of them alone: `node scripts/trace-things.ts solid game`.
// The icons are Fluent Emoji Flat, MIT, and those of lines IconPark, Apache-2.0. Those of one filled
// shape are Material Design Icons, Apache-2.0, Temaki, CC0, Phosphor and Health Icons, MIT, and
// Game-icons, CC BY 3.0: who drew each of these stands in LICENSE-game-icons.txt.
// What no icon shows is drawn by ourselves, in `scripts/art/things`.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { icons } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import { icons as health } from '@iconify-json/healthicons';
import { icons as lines } from '@iconify-json/icon-park';
import { icons as mdi } from '@iconify-json/mdi';
import { icons as phosphor } from '@iconify-json/ph';
import { icons as temaki } from '@iconify-json/temaki';
import { markers } from '#server/generation/illustrator/palette.ts';
import { gameSizes } from '#server/generation/illustrator/props/traced/game-sizes.ts';
import { linedSizes } from '#server/generation/illustrator/props/traced/lined-sizes.ts';
import type {
  OwnTraced,
  Traced,
} from '#server/generation/illustrator/props/traced/paint-traced.ts';
import { solidSizes } from '#server/generation/illustrator/props/traced/solid-sizes.ts';
import {
  type TracedSize,
  tracedSizes,
} from '#server/generation/illustrator/props/traced/traced-sizes.ts';
import { toneOf } from './trace/marker-colour.ts';
import { readIcon } from './trace/read-icon.ts';
import { readLineIcon } from './trace/read-line-icon.ts';
import { readOwn } from './trace/read-own.ts';
import { readSolidIcon } from './trace/read-solid-icon.ts';
import { traceIcon } from './trace/trace-icon.ts';
import { traceLineIcon } from './trace/trace-line-icon.ts';
import { traceSolidIcon } from './trace/trace-solid-icon.ts';

const here = import.meta.dirname;
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
const sets = { 'game-icons': game, healthicons: health, mdi, ph: phosphor, temaki };
const traceSolid = (icon: string, marker = '') => {
  const [name = '', set = 'game-icons'] = icon.split(':').toReversed();
  const rings = readSolidIcon(sets[set as keyof typeof sets], name);
  return rings && traceSolidIcon(rings, markers[marker as keyof typeof markers] ?? '');
};
await write('solid', solidSizes, traceSolid);
await write('game', gameSizes, traceSolid);
if (isWanted('plain')) await writeOwn();

async function write(
  group: string,
  sizes: readonly TracedSize[],
  trace: (icon: string, marker?: string) => Traced | undefined,
): Promise<void> {
  if (!isWanted(group)) return;
  const drawings: Record<string, Traced> = {};
  for (const { id, icon, marker } of sizes) {
    const traced = trace(icon, marker);
    if (traced) drawings[id] = traced;
    else console.error(`${id}: ${icon} cannot be traced`);
  }
  await save(group, drawings);
}

/** The drawings of our own; how tall each is, how it is held and where it rests stand in its root. */
async function writeOwn(): Promise<void> {
  const drawings: Record<string, OwnTraced> = {};
  const files: string[] = [];
  for await (const file of glob('art/things/*/*.svg', { cwd: here })) files.push(file);
  for (const file of files.toSorted()) {
    const { size, main, areas } = readOwn(await readFile(new URL(file, `file://${here}/`), 'utf8'));
    const traced = traceIcon(areas, toneOf, main);
    if (traced) drawings[basename(file, '.svg')] = { ...size, ...traced };
    else console.error(`${file} cannot be traced`);
  }
  await save('plain', drawings);
}

function isWanted(group: string): boolean {
  const wanted = process.argv.slice(2);
  return wanted.length === 0 || wanted.includes(group);
}

async function save(group: string, drawings: Record<string, Traced>): Promise<void> {
  const text = `${JSON.stringify(drawings, undefined, 2)}\n`;
  await writeFile(new URL(`${group}.json`, folder), text);
  console.log(`${group}.json ${(text.length / 1000).toFixed(0)} kB`);
}
