// Work that must happen later is put into the database in the transaction that causes it, so it
// exists exactly when its cause does. pg-boss hands it out, retries it and keeps what finally failed.
import { sql } from 'drizzle-orm';
import type { ClientConfig } from 'pg';
import { type ConstructorOptions, fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import { keptDays } from '#domain/retention.ts';
import { AppError } from '../app-error.ts';
import { announce } from '../db/changes.ts';
import type { Connection } from '../db/open.ts';
import type { OpenJobs } from '../services.ts';
import { takeDeadJob } from './dead-jobs.ts';
import type { JobContext, JobDefinition } from './define-job.ts';
import { isAnyStuck } from './is-any-stuck.ts';
import type { JobCounts, Jobs } from './jobs.ts';
import { runInTime } from './run-in-time.ts';
import { keepTellingExpired } from './tell-expired.ts';

// New jobs are announced at once. Retries are not: they are found by looking.
const pollSeconds = 2;
const stopMilliseconds = 25_000;
/** A worker gives up by itself, and says so. Only whose worker died does the queue give up later. */
const graceSeconds = 30;
/** On PostgreSQL a worker says so often that it is still at a job; silent for the lease, it is dead. */
const leaseSeconds = 30;
const tellSeconds = 5;

/** Where jobs go that failed for the last time. They are kept for three months and can be put back. */
export const deadQueue = (name: string) => `${name}-dead`;

/**
 * Starts the queue on the open database and makes sure each job's queue exists. On PostgreSQL it has
 * `poolSize` connections of its own.
 */
export async function openJobs(
  connection: Connection,
  definitions: readonly JobDefinition[],
  onError: (error: unknown) => void,
  poolSize = 4,
): Promise<OpenJobs> {
  const boss = new PgBoss({
    ...bossOptions(connection, poolSize),
    useListenNotify: true,
    schedule: false,
  });
  boss.on('error', (error) => onError(asError(error)));
  await boss.start();
  if (connection.kind === 'embedded') await connection.lite.exec(putActiveBack);
  // The embedded database puts back at its start what was running when it ended.
  const lease = connection.kind === 'postgres' ? leaseSeconds : null;
  for (const definition of definitions) await ensureQueue(boss, definition, lease);
  let stopTelling = async () => {};
  let isWorking = false;
  const enqueue: Jobs['enqueue'] = async (tx, name, data, options = {}) => {
    const { startAfterSeconds, onceInSeconds } = options;
    await boss.send(name, data, {
      db: fromDrizzle(tx, sql),
      ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
      ...(onceInSeconds === undefined ? {} : { singletonSeconds: onceInSeconds }),
    });
  };
  return {
    enqueue,
    async retryDead(tx, id) {
      const { rows } = await tx.execute(takeDeadJob(id));
      const [job] = rows as TakenJob[];
      if (!job) return false;
      const definition = definitions.find(({ name }) => name === job.queue);
      if (!definition?.data.safeParse(job.data).success) throw new AppError('conflict', outdated);
      await enqueue(tx, job.queue, job.data);
      return true;
    },
    work: async (context) => {
      for (const definition of definitions) await startWorker(boss, definition, context);
      stopTelling = keepTellingExpired(context.services, onError);
      isWorking = true;
    },
    isStuck: () => isWorking && isAnyStuck(boss.getWipData(), definitions, Date.now()),
    check: async () => void (await boss.schemaVersion()),
    counts: () => countJobs(boss, definitions),
    async stop() {
      isWorking = false;
      await stopTelling();
      await boss.stop({ graceful: true, timeout: stopMilliseconds });
    },
  };
}

type TakenJob = { queue: string; data: object };
const outdated = 'This job is of an earlier version and cannot be tried again.';

// Where the network swallows what is sent, neither end is told; the driver then drops the connection.
const silenceLimit: ClientConfig = { query_timeout: 40_000 };

const bossOptions = (connection: Connection, poolSize: number): ConstructorOptions =>
  connection.kind === 'embedded'
    ? // The embedded database is vacuumed at night, and has no second connection to watch or rebuild with.
      {
        db: fromPglite(connection.lite),
        backend: 'pglite',
        reindex: false,
        monitorVacuum: false,
      }
    : {
        connectionString: connection.url,
        max: poolSize,
        application_name: 'ad-builder jobs',
        ...silenceLimit,
        superviseIntervalSeconds: tellSeconds,
        monitorIntervalSeconds: tellSeconds,
      };

// The embedded database has one process, and it has just started: whatever was running was cut off.
const putActiveBack = `
  UPDATE pgboss.job SET state = 'retry', start_after = now(), retry_count = greatest(retry_count, 0)
  WHERE state = 'active'`;

async function ensureQueue(
  boss: PgBoss,
  definition: JobDefinition,
  lease: number | null,
): Promise<void> {
  const { name, retry, timeoutSeconds } = definition;
  const dead = deadQueue(name);
  await boss.createQueue(dead, { retentionSeconds: keptDays.failedJob * 86_400 });
  const options = {
    retryLimit: retry.limit,
    retryDelay: retry.firstSeconds,
    retryBackoff: true,
    expireInSeconds: timeoutSeconds + graceSeconds,
    deadLetter: dead,
    notify: true,
  };
  await boss.createQueue(name, { ...options, retryDelayMax: retry.longestSeconds });
  await boss.updateQueue(name, { ...options, heartbeatSeconds: lease });
  // Makes pg-boss remember the queue. Otherwise it would ask for it at the first `send`, outside of
  // the caller's transaction, and on the embedded database's one connection wait for ever.
  await boss.findJobs(name, { id: noJob });
}

// Of a worker's failure pg-boss tells a copy, which is no Error.
const asError = (told: Error): Error =>
  told instanceof Error ? told : Object.assign(new Error(), told as object);

const noJob = '00000000-0000-0000-0000-000000000000';

async function startWorker(
  boss: PgBoss,
  definition: JobDefinition,
  context: Pick<JobContext, 'services'>,
): Promise<void> {
  const options = {
    batchSize: 1,
    localConcurrency: definition.atOnce ?? 1,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    heartbeatRefreshSeconds: tellSeconds,
  };
  let worker: string | undefined;
  worker = await boss.work<object>(definition.name, options, async ([job]) => {
    if (!job) return;
    // Where one waited there may be more: the next is looked for without a pause.
    if (worker) boss.notifyWorker(worker);
    const lastAttempt = job.retryCount >= definition.retry.limit;
    try {
      await runInTime(definition, job.data, {
        ...context,
        attempt: job.retryCount + 1,
        lastAttempt,
        signal: job.signal,
      });
    } catch (error) {
      if (lastAttempt) await bury(boss, context, { name: definition.name, id: job.id }, error);
      throw error;
    }
  });
}

// Nothing is left to fail when the queue sees to it itself, and who is told can read it already.
async function bury(
  boss: PgBoss,
  { services }: Pick<JobContext, 'services'>,
  { name, id }: { name: string; id: string },
  error: unknown,
): Promise<void> {
  services.log.error({ err: error, queue: name, job: id }, 'a job was given up');
  await services.db.transaction(async (tx) => {
    await boss.fail(name, id, error as object, { db: fromDrizzle(tx, sql) });
    await announce(tx, 'jobs');
  });
}

async function countJobs(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
): Promise<JobCounts[]> {
  const { rows } = await boss.getDb().executeSql(`
    SELECT name, state::text, count(*)::int AS jobs FROM pgboss.job
    WHERE state < 'completed' GROUP BY name, state`);
  const counts: Count[] = rows;
  const sum = (queue: string, states: readonly string[]) =>
    counts
      .filter(({ name, state }) => name === queue && states.includes(state))
      .reduce((total, { jobs }) => total + jobs, 0);
  return definitions.map(({ name }) => ({
    queue: name,
    waiting: sum(name, ['created', 'retry']),
    active: sum(name, ['active']),
    dead: sum(deadQueue(name), ['created', 'retry']),
  }));
}

type Count = { name: string; state: string; jobs: number };
