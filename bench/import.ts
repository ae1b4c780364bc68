// How long a reader of the embedded database waits while directors are imported or read from a feed,
// beside the same reader while nothing is written: `node bench/import.ts [there already] [coming]`,
// of a file the 5,000 that it may hold.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { importLimits } from '#domain/admin/directors.ts';
import { csvAnswer } from '#server/admin/csv.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { exportColumns } from '#server/directors/house-export.ts';
import { importDirectors } from '#server/directors/house-import.ts';
import { keepWarm } from '#server/directors/keep-warm.ts';
import { openDirectory } from '#server/directors/open-directory.ts';
import { syncDirectors } from '#server/directors/sync.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';
import { rowsReading, testFeed } from '#tests/builders/directors-feed.ts';
import { inventedDirector } from '../scripts/seed/invented-director.ts';
import { loadDirectors } from '../scripts/seed/load-directors.ts';

const [present = 1_000, coming = 5_000] = process.argv.slice(2).map(Number);
const never = new AbortController().signal;
const everyMs = 5;
const stop = (error: unknown) => {
  throw error;
};
const admin: Viewer = {
  id: randomUUID(),
  email: 'admin@house.example',
  email_verified: true,
  full_name: '',
  two_factor_enabled: false,
  roles: ['admin'],
};

const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-bench-'));
const opened = await openDatabase({ kind: 'embedded', dataDir }, stop);
const { db, changes, connection } = opened;
const jobs = await openJobs(connection, jobDefinitions, stop);
await db.execute(
  sql`insert into profiles (id, email, full_name, email_verified, created_at, updated_at) values (${admin.id}, ${admin.email}, '', true, now(), now())`,
);
await loadDirectors(opened, { count: present, at: new Date() });
const directory = openDirectory(db, changes);
const feed = testFeed(rowsReading([]), { name: 'another feed' });
const services = {
  config: readConfig({ DATA_DIR: dataDir }, dataDir),
  db,
  changes,
  jobs,
  directorsFeed: feed,
  log: pino({ level: 'silent' }),
  now: () => new Date(),
};
const endWarm = keepWarm({ changes, directory }, stop);
await directory.roster.settled();

console.log(`${present} directors are there, ${coming} come`);
const rows = (from: number, suffix = '') =>
  Array.from({ length: coming }, (_, at) => {
    const { id, name, location, rating, review_count, skills, tools, categories, ...rest } =
      inventedDirector(1_000_000 + from + at, new Date());
    const { video_reel_url, video_reel_duration, website_url, hourly_rate } = rest;
    const lists = { skills, tools, categories };
    const reel = { video_reel_url, video_reel_duration, website_url, hourly_rate };
    return {
      id,
      name: name + suffix,
      location,
      rating,
      review_count,
      bio: rest.bio,
      ...lists,
      ...reel,
    };
  });
await measure('nothing written', () => sleep(2_000));
const file = await csvOf(rows(0));
await measure('import, told', () => importDirectors(services, admin, file, { dryRun: true }));
await measure('import, done', () => importDirectors(services, admin, file, { dryRun: false }));
const changed = await csvOf(rows(0, ' Jr'));
await measure('import, changed', () =>
  importDirectors(services, admin, changed, { dryRun: false }),
);
feed.next = rowsReading(rows(coming));
await measure('feed, first', () => syncDirectors(services, never));
feed.next = rowsReading(rows(coming, ' Jr'));
await measure('feed, changed', () => syncDirectors(services, never, { force: true }));
await endWarm();
await jobs.stop();
await opened.close();
rmSync(dataDir, { recursive: true, force: true });

async function csvOf(all: object[]): Promise<Uint8Array> {
  const some = all.slice(0, importLimits.rows);
  const columns = Object.keys(all[0] ?? {}).filter((name) => exportColumns.includes(name));
  const cells = async function* () {
    for (const row of some)
      yield columns.map((name) => {
        const value = Reflect.get(row, name);
        return Array.isArray(value) ? value.join('; ') : value;
      });
  };
  return new Uint8Array(await csvAnswer('x', columns, cells()).arrayBuffer());
}

// The database answers in this thread: what counts is when it should have been asked. On a busy
// machine the time that this thread computed meanwhile says more than what the clock says.
async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  const waits: number[] = [];
  const computed: number[] = [];
  const read = async () => {
    while (!isOver) {
      const due = performance.now() + everyMs;
      const before = cpuMs();
      await sleep(everyMs);
      await db.execute(sql`select * from creative_directors where id = 'invented-7'`);
      waits.push(performance.now() - due);
      computed.push(cpuMs() - before);
    }
  };
  const reading = read();
  const from = performance.now();
  await work();
  const took = performance.now() - from;
  await directory.roster.settled(); // what follows a change belongs to it
  isOver = true;
  await reading;
  console.log(
    `${what.padEnd(18)}${took.toFixed(0).padStart(7)} ms; a reader waited ${figures(waits)}; computed ${figures(computed)}`,
  );
}

function figures(times: number[]): string {
  times.sort((a, b) => b - a);
  const [most = 0] = times;
  const usual = times[Math.floor(times.length / 2)] ?? 0;
  return `${usual.toFixed(0)} ms, ${most.toFixed(0)} at most`;
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
