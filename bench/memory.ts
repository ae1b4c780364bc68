// What the house holds in memory, as `npm start` starts it: idle on an empty folder, while four visitors have
// concepts, scripts and boards made at once, again after that, and idle on the same folder started again; each beside a
// bare node:http server in the same run. `node bench/memory.ts [folder of copy-runtime]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/serve.ts';
import { makeBoard } from './memory/make-board.ts';
import { startBare, startHouse } from './memory/start-house.ts';
import { megabytes, watchMemory } from './memory/watch-memory.ts';

const root = process.argv[2] ?? process.cwd();
const restMs = 60_000;
const visitors = 4;
const rounds = 4;
const platforms = ['tiktok', 'youtube', 'instagram'] as const;

const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-memory-'));
const bare = await startBare(await freePort());
const rows: [name: string, ...ReturnType<typeof megabytes>][] = [
  ['bare node:http', ...megabytes(bare.pid)],
];

const first = await startHouse(root, dataDir, await freePort());
rows.push(['peak of a first start', ...first.watch.peak()]);
await sleep(restMs);
rows.push(['idle after it', ...megabytes(first.pid)]);
const watch = watchMemory(first.pid);
for (let round = 0; round < rounds; round++) {
  await Promise.all(
    Array.from({ length: visitors }, (_, who) =>
      makeBoard(first.url, platforms[(round + who) % 3] ?? 'tiktok', `Hobday ${round} ${who}`),
    ),
  );
  rows.push([`peak up to board ${(round + 1) * visitors}`, ...watch.peak()]);
}
watch.stop();
await sleep(restMs);
rows.push(['a minute after', ...megabytes(first.pid)]);
await first.stop();

const second = await startHouse(root, dataDir, await freePort());
rows.push(['peak of a second start', ...second.watch.peak()]);
await sleep(restMs);
rows.push(['idle after it', ...megabytes(second.pid)]);
await second.stop();
bare.stop();
rmSync(dataDir, { recursive: true, force: true });

const [, bareResident = 1] = rows[0] ?? [];
console.log(`${''.padEnd(26)}resident MB  its share MB  x bare`);
for (const [name, resident, share] of rows) {
  const ratio = (resident / bareResident).toFixed(1);
  console.log(
    name.padEnd(26) +
      resident.toFixed(0).padStart(11) +
      share.toFixed(0).padStart(14) +
      ratio.padStart(8),
  );
}
