import type { DatabaseChoice } from '../db/open.ts';
import type { Config } from '../settings/config.ts';

/** The database the settings name, and how it is used. */
export const chooseDatabase = ({ databaseUrl, dataDir, migrates }: Config): DatabaseChoice =>
  databaseUrl
    ? { kind: 'postgres', url: databaseUrl, migrates }
    : { kind: 'embedded', dataDir, migrates };
