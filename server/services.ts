// The composition root: the only file that names adapters.
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Engine } from './functions/engine.ts';
import type { Storage } from './gateways/storage/port.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Limits } from './limits.ts';

/** Everything the use cases need, chosen once at start. */
export type Services = {
  config: Config;
  /** Signs links and keys hashes. */
  secret: string;
  log: Logger;
  db: Database;
  jobs: Jobs;
  limits: Limits;
  storage: Storage;
  engine: Engine;
  now(): Date;
};
