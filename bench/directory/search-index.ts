// The index in this process: how long it takes to read, what it holds up meanwhile, what it needs,
// and what searches take while it is read again.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Directory } from '#domain/directors/directory.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { directorCatalogue } from '#server/db/schema.ts';
import { type OpenDirectory, openDirectory } from '#server/directors/open-directory.ts';
import { keepWarm } from '#server/directors/search/keep-warm.ts';
import { readDirectoryQuery } from '#server/directors/search/read-directory-query.ts';

/** Prints the figures. `paths` are searches, each asked for once. */
export async function measureIndex(
  choice: Parameters<typeof openDatabase>[0],
  paths: readonly string[],
): Promise<void> {
  const database = await openDatabase(choice, fail);
  const directory = openDirectory(database.db, database.changes);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  const stop = keepWarm({ ...database, directory }, fail);
  const index = await directory.index.settled();
  if (!index) throw new Error('There is no index.');
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const [longest, often] = [delay.max / 1e6, delay.percentile(99) / 1e6];
  console.log(
    `index read in ${seconds} s, longest block ${longest.toFixed(0)} ms (p99 ${often.toFixed(0)}), ` +
      `${(index.size / index.length).toFixed(0)} bytes a director`,
  );
  const counting = performance.now();
  await directory.facts();
  console.log(`chips counted in ${(performance.now() - counting).toFixed(1)} ms`);
  if (choice.kind === 'embedded') await measureReadAhead(directory);
  await measureRefresh(database, directory, paths);
  await stop();
  await database.close();
}

async function measureReadAhead({ readAhead }: OpenDirectory): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  await readAhead(() => false);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const [longest, often] = [delay.max / 1e6, delay.percentile(99) / 1e6];
  console.log(
    `directors read ahead in ${seconds} s, longest block ${longest.toFixed(0)} ms (p99 ${often.toFixed(0)})`,
  );
}

/** Ten callers search from the announcement of a change until the index is there again. */
async function measureRefresh(
  { db, changes }: OpenDatabase,
  directory: OpenDirectory,
  paths: readonly string[],
): Promise<void> {
  const { version } = directorCatalogue;
  const gone = new Promise<void>((resolve) => changes.subscribe('directors', () => resolve()));
  await db.transaction(async (tx) => {
    await tx.update(directorCatalogue).set({ version: sql`${version} + 1` });
    await changes.announce(tx, 'directors');
  });
  await gone;
  const start = performance.now();
  const times: number[] = [];
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) {
      await nextTurn(); // as requests come: the embedded database alone never lets go
      if (directory.index.current()) return;
      times.push(await timeOf(directory, path));
    }
  };
  await Promise.all(Array.from({ length: 10 }, work));
  await directory.index.settled();
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
  console.log(
    `read again in ${seconds} s; ${times.length} searches of 10 callers meanwhile: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
}

async function timeOf(directory: Directory, path: string): Promise<number> {
  const query = readDirectoryQuery(new URL(path, 'http://localhost').searchParams);
  if (!query.data) throw query.error;
  const start = performance.now();
  await directory.search(query.data);
  return performance.now() - start;
}

function fail(error: unknown): never {
  throw error;
}
