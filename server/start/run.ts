// Starts the server and stops it when it is told to.
import type { AddressInfo } from 'node:net';
import { openLog } from '../log.ts';
import { type Config, readConfig } from '../settings/config.ts';
import type { Site } from '../site.ts';
import { printStart } from './print-start.ts';
import { StartError } from './start-error.ts';
import { watchLauncher } from './watch-launcher.ts';

const sameSignalMs = 1_000;

/** Reads the settings, starts, prints where, and stops on SIGTERM or SIGINT. */
export async function run(openSite: () => Promise<Site>): Promise<void> {
  try {
    await start(readConfig(), openSite);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`\nAD BUILDER cannot start.\n${error.message}\n`);
    if (error.cause instanceof Error) console.error(`Cause: ${error.cause.message}`);
    process.exit(1);
  }
}

async function start(config: Config, openSite: () => Promise<Site>): Promise<void> {
  // What the settings refuse is said before all of the server is loaded.
  const { startServer } = await import('./start-server.ts');
  const log = openLog(config.logLevel);
  const server = await startServer(config, log, openSite);
  printStart(config, server.address() as AddressInfo);
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    const from = performance.now();
    // Asked again: at once. But who stops a group tells each of it, and npm passes on what it hears.
    process.on(signal, () => performance.now() - from > sameSignalMs && process.exit(1));
    server.stop().then(
      () => process.exit(0),
      (error) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  if (process.env.npm_lifecycle_event === 'start') {
    watchLauncher(() => process.kill(process.pid, 'SIGTERM'));
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected error');
    process.exit(1);
  });
}
