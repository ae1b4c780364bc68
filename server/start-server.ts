// Puts the parts together, opens what they need, and takes it all down in the opposite order.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { openDatabase } from './db/open.ts';
import { builtInEngine, loadEngine } from './functions/built-in-engine.ts';
import { functionDefinitions } from './functions/registry.ts';
import { type KeptPages, keepPages } from './http/kept-pages.ts';
import { createListener } from './http/listener.ts';
import { openMetrics } from './http/metrics.ts';
import { openPages } from './http/pages.ts';
import { createHttp } from './http.ts';
import { openJobs } from './jobs/queue.ts';
import { jobDefinitions } from './jobs/registry.ts';
import { forgetRunning, noteRunning } from './running-file.ts';
import { readSecret } from './secret.ts';
import { composeServices } from './services.ts';
import type { Site } from './site.ts';
import { StartError } from './start-error.ts';

export type RunningServer = {
  address(): AddressInfo | string | null;
  /** Takes no new request or job, finishes what was accepted, closes the database. */
  stop(): Promise<void>;
};

const sweepMinutes = 60;
const finishMilliseconds = 25_000;

export async function startServer(
  config: Config,
  log: Logger,
  openSite: () => Promise<Site>,
): Promise<RunningServer> {
  prepareDataDir(config.dataDir);
  const background = (error: unknown) => log.error({ err: error }, 'background work failed');
  const [site, database] = await Promise.all([
    openSite(),
    openDatabase(databaseChoice(config), background),
  ]);
  const jobs = await openJobs(database.connection, jobDefinitions, background);
  const secret = readSecret(config.appSecret, config.dataDir);
  const services = composeServices({ config, secret, log, database, jobs, engine: builtInEngine });
  let stopping = false;
  const isStopping = () => stopping;
  const metrics = openMetrics(jobs);
  const renderPage = openPages(config, site.build);
  const http = createHttp(services, {
    health: { check: database.check, isStopping },
    metrics,
    functions: functionDefinitions,
    connection: database.connection,
    renderPage,
  });
  const pages =
    site.keepsPages && config.role !== 'worker' ? keepPages(config, renderPage) : undefined;
  const files = config.role === 'worker' ? new Map() : site.files;
  const listener = createListener({
    config,
    log,
    metrics,
    fetch: (request, env) => http.fetch(request, env),
    files,
    pages,
    isStopping,
  });
  const server = createServer(withSources(site, listener));
  await listen(server, config).catch(async (error) => {
    await jobs.stop();
    await database.close();
    throw error;
  });
  if (config.role !== 'web') await jobs.work({ services });
  const sweep = setInterval(
    () => services.limits.sweep(services.now()).catch(background),
    sweepMinutes * 60_000,
  );
  sweep.unref();
  warmUp(pages).catch(background);
  noteRunning(config.dataDir, ownUrl(server));
  return {
    address: () => server.address(),
    async stop() {
      stopping = true;
      clearInterval(sweep);
      forgetRunning(config.dataDir);
      await finishRequests(server);
      await jobs.stop();
      await services.mail.close();
      await database.close();
    },
  };
}

const databaseChoice = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl
    ? ({ kind: 'postgres', url: databaseUrl } as const)
    : ({ kind: 'embedded', dataDir } as const);

const withSources = ({ serveSources }: Site, listener: RequestListener): RequestListener =>
  serveSources
    ? (request, response) => serveSources(request, response, () => listener(request, response))
    : listener;

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(whyNot(error, host, port), { cause: error })),
    );
    server.listen(port, host, resolve);
  });
}

// Wildcard addresses are reached through loopback.
function ownUrl(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host !== '127.0.0.1' ? `[${host}]` : host}:${port}`;
}

function whyNot({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to another one, as in PORT=${port + 1} npm start.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is no address of this machine.`;
  return `Cannot listen on ${host}, port ${port}: ${message}.`;
}

async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const deadline = sleep(finishMilliseconds, 'late' as const, { ref: false });
  for (;;) {
    server.closeIdleConnections();
    const done = await Promise.race([closed, deadline, sleep(50, 'again' as const)]);
    if (done === undefined) return;
    if (done === 'late') return server.closeAllConnections();
  }
}

// What the first visitor would otherwise wait for.
async function warmUp(pages: KeptPages | undefined): Promise<void> {
  await nextTurn();
  await pages?.fill();
  await loadEngine();
}
