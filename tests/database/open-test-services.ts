// The real services on a fresh database and an empty folder, with the parts a test replaces.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { OpenDatabase } from '#server/db/open.ts';
import { builtInEngine } from '#server/engine/built-in-engine.ts';
import { fileRoom } from '#server/exports/file-room.ts';
import { openStripe } from '#server/gateways/payments/stripe.ts';
import { darkroom } from '#server/pictures/darkroom.ts';
import { composeServices, type OpenJobs, type Services } from '#server/services.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { openTestDatabase } from './open-test-database.ts';
import { openTestJobs } from './open-test-jobs.ts';

export type TestServices = {
  services: Services;
  database: OpenDatabase;
  jobs: OpenJobs;
  close(): Promise<void>;
};

/** `settings` are environment variables; `replace` takes the place of single services. */
export async function openTestServices(
  settings: Record<string, string> = {},
  replace: Partial<Services> = {},
): Promise<TestServices> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-data-'));
  const config = readConfig({ DATA_DIR: dataDir, ...settings }, dataDir);
  const database = await openTestDatabase();
  const jobs = await openTestJobs(database.connection);
  const log = pino({ level: 'silent' });
  const { now } = replace;
  const parts = { config, secret: 'a secret for tests', log, database, jobs, now };
  const services = {
    ...composeServices({ ...parts, engine: builtInEngine, darkroom, fileRoom }),
    ...patientStripe(config),
    ...replace,
  };
  return {
    services,
    database,
    jobs,
    async close() {
      services.analytics.close();
      await jobs.stop();
      await services.usage.flush();
      await services.mail.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

// A peer of Stripe answers in the test's own thread, which a busy machine stops for seconds: silence is
// what the adapter's own tests are about.
function patientStripe({ payments }: Config): Partial<Services> {
  if (payments.kind !== 'stripe') return {};
  return { payments: openStripe({ ...payments, answerMs: 120_000 }) };
}
