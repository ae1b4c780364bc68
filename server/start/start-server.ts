// Puts the parts together, opens what they need, and takes it all down in the opposite order.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { settleAdmins } from '../accounts/member/roles.ts';
import { type OutageWatch, watchOutage } from '../db/connection/watch-outage.ts';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
import { keepDirectorsSynced } from '../directors/feed/keep-synced.ts';
import { breakLease } from '../directors/feed/sync-lease.ts';
import { keepWarm } from '../directors/search/keep-warm.ts';
import { functionDefinitions } from '../functions/serving/registry.ts';
import { type OtherBuilds, openOtherBuilds } from '../http/cache/other-builds.ts';
import { openPageCache, type PageCache } from '../http/cache/page-cache.ts';
import { openPages } from '../http/cache/pages.ts';
import { createListener } from '../http/edge/listener.ts';
import { openMetrics } from '../http/edge/monitoring/metrics.ts';
import { createHttp } from '../http.ts';
import { openJobs } from '../jobs/queue.ts';
import { jobDefinitions } from '../jobs/registry.ts';
import { requireQueueTables } from '../jobs/require-queue-tables.ts';
import { countFailedMails } from '../mail/queue-mail.ts';
import { countSuppressions } from '../mail/suppression-list.ts';
import { openThreadedDarkroom, type ThreadedDarkroom } from '../off-loop/threaded-darkroom.ts';
import { openThreadedEngine, type ThreadedEngine } from '../off-loop/threaded-engine.ts';
import { openThreadedFileRoom, type ThreadedFileRoom } from '../off-loop/threaded-file-room.ts';
import { keepPaymentsChecked } from '../payments/keep-checked.ts';
import { openRealtime, type Realtime } from '../realtime/open-realtime.ts';
import type { OpenJobs } from '../services.ts';
import { composeServices, type Services } from '../services.ts';
import type { Config } from '../settings/config.ts';
import { readSecret } from '../settings/secret.ts';
import type { Site } from '../site.ts';
import { checkDisk } from './check-disk.ts';
import { checkModels } from './check-models.ts';
import { checkOutside } from './check-outside.ts';
import { checkStorage } from './check-storage.ts';
import { chooseDatabase } from './choose-database.ts';
import { prepareDataDir, prepareOutbox } from './data-dir.ts';
import { keepSwept } from './keep-swept.ts';
import { followRequests, listen, ownUrl } from './listen.ts';
import { nameStores } from './name-stores.ts';
import { forgetRunning, noteRunning } from './running-file.ts';

export type RunningServer = {
  address(): AddressInfo | string | null;
  /**
   * Says that it is not ready and waits for STOP_DELAY; then takes no new request or job, finishes
   * what was accepted, closes the database.
   */
  stop(): Promise<void>;
};

type Parts = {
  services: Services;
  database: OpenDatabase;
  threads: ThreadedEngine;
  darkroom: ThreadedDarkroom;
  fileRoom: ThreadedFileRoom;
};
type OnError = (error: unknown) => void;
type Life = { stopping: boolean; warm: boolean };

const keepMinutes = 60;

/** Longer than a proxy keeps a connection: whoever uses one that was just closed is told nothing but that. */
const idleMs = 75_000;

/** Starts answering and working. Throws a StartError when something is in the way. */
export async function startServer(
  config: Config,
  log: Logger,
  openSite: () => Promise<Site>,
): Promise<RunningServer> {
  prepareDataDir(config.dataDir);
  if (config.mail.kind === 'outbox') prepareOutbox(config.dataDir);
  const outage = watchOutage(log);
  const { onError } = outage;
  const [site, parts] = await Promise.all([openSite(), openParts(config, log, outage)]);
  await checkStorage(parts.services).catch(async (error) => {
    await closeParts(parts);
    throw error;
  });
  const life: Life = { stopping: false, warm: config.role === 'worker' };
  const realtime = config.role === 'worker' ? undefined : openRealtime(parts.services);
  const servesBuild = site.keepsPages && config.role !== 'worker';
  const builds = servesBuild
    ? openOtherBuilds({ ...parts.services, files: site.files })
    : undefined;
  const { listener, pages } = answerWith(site, parts, life, realtime, builds);
  // Whatever else is to be upgraded is answered as if it did not ask for that.
  const shouldUpgradeCallback = realtime?.takes ?? (() => false);
  const server = createServer({ shouldUpgradeCallback }, listener);
  server.keepAliveTimeout = idleMs;
  const finishRequests = followRequests(server);
  if (realtime) server.on('upgrade', realtime.upgrade);
  await listen(server, config).catch(async (error) => {
    await closeParts(parts);
    throw error;
  });
  const { services } = parts;
  await settleAdmins(services.db, config, services.now());
  const stopAsking = await startWork(services, onError);
  const keeping = startKeeping(builds, onError);
  if (!config.databaseUrl) noteRunning(config.dataDir, ownUrl(server));
  const stopWarming = config.role === 'worker' ? undefined : startWarming(services, onError);
  if (!life.warm) void settled(services).then(() => (life.warm = true));
  if (pages) warmUp(pages).catch((error) => life.stopping || onError(error));
  checkOutside(services).catch(onError);
  const stopChecking = config.role === 'worker' ? undefined : startChecking(services);
  return {
    address: () => server.address(),
    async stop() {
      life.stopping = true;
      // Who sends requests here looks at /readyz now and then, and sends them elsewhere.
      await sleep(config.stopDelaySeconds * 1_000);
      clearInterval(keeping);
      stopAsking();
      forgetRunning(config.dataDir);
      await Promise.all([finishRequests(), realtime?.close()]);
      await Promise.all([stopWarming?.(), stopChecking?.()]);
      await closeParts(parts);
    },
  };
}

// A database of its own process keeps its rows in memory by itself, and works beside this one.
const startWarming = (services: Services, onError: OnError) =>
  services.config.databaseUrl
    ? keepWarm(services, onError)
    : keepWarm(services, onError, (isOver) => services.directory.readAhead(isOver));

/** However many directors there are, visitors wait no longer for who would search for them. */
const mostWarmingMs = 20_000;

/** Until the index of directors that is expected was read, or cannot be. */
const settled = ({ directory }: Services): Promise<unknown> =>
  Promise.race([directory.index.settled(), sleep(mostWarmingMs, undefined, { ref: false })]);

// Models have time to answer while the first visitors are served.
function startChecking(services: Services): () => Promise<void> {
  const stop = new AbortController();
  const checked = checkModels(services, stop.signal);
  return () => {
    stop.abort();
    return checked;
  };
}

async function openParts(config: Config, log: Logger, outage: OutageWatch): Promise<Parts> {
  const { databaseUrl, dataDir } = config;
  const { onError, onBack } = outage;
  const chosen = { ...chooseDatabase(config), stores: nameStores(config) };
  const database = await openDatabase(chosen, onError, onBack);
  const jobs = await openQueue(database, config, onError).catch(async (error) => {
    await database.close();
    throw error;
  });
  // The embedded database has one process, and it has just started.
  if (!databaseUrl) await breakLease(database.db);
  const secret = readSecret(config.appSecret, dataDir);
  const threads = openThreadedEngine();
  const { engine } = threads;
  const darkroom = openThreadedDarkroom();
  const fileRoom = openThreadedFileRoom();
  const parts = { config, secret, log, database, jobs, engine, darkroom, fileRoom };
  return { database, services: composeServices(parts), threads, darkroom, fileRoom };
}

async function openQueue(
  { db, connection }: OpenDatabase,
  { migrates, jobPoolSize }: Config,
  onError: OnError,
): Promise<OpenJobs> {
  if (!migrates) await requireQueueTables(db);
  return openJobs(connection, jobDefinitions, onError, jobPoolSize);
}

async function closeParts(parts: Parts): Promise<void> {
  const { services, database, threads, darkroom, fileRoom } = parts;
  services.analytics.close();
  await services.jobs.stop();
  await services.usage.flush();
  await services.mail.close();
  await threads.close();
  await darkroom.close();
  await fileRoom.close();
  await services.filmRoom.close();
  await database.close();
}

/** What answers requests. A worker answers for its health alone. */
function answerWith(
  site: Site,
  { services, database, threads }: Parts,
  life: Life,
  realtime: Realtime | undefined,
  otherBuilds: OtherBuilds | undefined,
) {
  const { config, log, jobs } = services;
  const isStopping = () => life.stopping;
  const check = async () =>
    void (await Promise.all([database.check(), jobs.check(), checkDisk(config.dataDir)]));
  const metrics = openMetrics(jobs, realtime?.count, services.models, {
    failed: () => countFailedMails(database.db),
    stops: () => countSuppressions(database.db),
  });
  const renderPage = openPages({ ...config, directory: services.directory }, site.build);
  const http = createHttp(services, {
    health: {
      check,
      isStopping,
      isWarm: () => life.warm,
      stuck: () => findStuck({ database, jobs }),
    },
    metrics,
    functions: functionDefinitions,
    connection: database.connection,
    renderPage,
  });
  const isWorker = config.role === 'worker';
  const sources = { page: renderPage, api: (request: Request) => http.fetch(request) };
  const pages =
    site.keepsPages && !isWorker ? openPageCache(config, sources, services.changes) : undefined;
  const listener = createListener({
    config,
    log,
    metrics,
    fetch: (request, env) => http.fetch(request, env),
    files: isWorker ? new Map() : site.files,
    pages,
    otherBuilds,
    isStopping,
    onIntent: threads.expect,
  });
  return { listener: withSources(site, listener), pages };
}

const findStuck = (parts: Record<string, { isStuck(): boolean }>): string[] =>
  Object.keys(parts).filter((name) => parts[name]?.isStuck());

const withSources = ({ serveSources }: Site, listener: RequestListener): RequestListener =>
  serveSources
    ? (request, response) => serveSources(request, response, () => listener(request, response))
    : listener;

/** Runs jobs and asks for those that are due by the clock. Returns how to stop asking. */
async function startWork(services: Services, onError: OnError): Promise<() => void> {
  if (services.config.role === 'web') return () => {};
  await services.jobs.work({ services });
  const stops = [keepDirectorsSynced, keepPaymentsChecked, keepSwept].map((keep) =>
    keep(services, onError),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function startKeeping(builds: OtherBuilds | undefined, onError: OnError): NodeJS.Timeout {
  const keep = () => void builds?.keep().catch(onError);
  keep();
  return setInterval(keep, keepMinutes * 60_000).unref();
}

// What the first visitor would otherwise wait for.
async function warmUp(pages: PageCache): Promise<void> {
  await nextTurn();
  await pages.fill();
}
