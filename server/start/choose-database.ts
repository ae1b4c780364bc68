import type { DatabaseChoice } from '../db/open.ts';
import type { Config } from '../settings/config.ts';

/** The database the settings name, and how it is used. */
export function chooseDatabase(config: Config): DatabaseChoice {
  const { databaseUrl, directUrl, poolSize, dataDir, migrates } = config;
  return databaseUrl
    ? { kind: 'postgres', url: databaseUrl, directUrl, poolSize, migrates }
    : { kind: 'embedded', dataDir, migrates };
}
