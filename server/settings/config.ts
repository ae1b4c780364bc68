// The only reader of the environment. Every problem is reported at once, in words that say what to do.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { StartError } from '../start/start-error.ts';
import { arrange } from './arrange.ts';
import { settings } from './settings.ts';
import { checkTogether } from './settings-together.ts';

/** The variables this product reads, by name. */
export const settingNames = Object.keys(settings.shape);

export type Config = Readonly<ReturnType<typeof arrange>>;

/**
 * Reads the settings from `environment` and the `.env` file beside it; the environment wins. An
 * empty value counts as not set. Throws one StartError that lists every problem.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, folder = '.'): Config {
  const given = Object.entries({ ...readEnvFile(folder), ...environment }).filter(
    ([name, value]) => settingNames.includes(name) && value?.trim(),
  );
  const parsed = settings.safeParse(Object.fromEntries(given));
  const problems = parsed.success
    ? checkTogether(parsed.data)
    : parsed.error.issues.map((issue) => describe(issue, Object.fromEntries(given)));
  if (!parsed.success || problems.length > 0) {
    throw new StartError(
      `Some settings need a change:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
  }
  return deepFreeze(arrange(parsed.data, folder, environment.PATH));
}

function readEnvFile(folder: string): NodeJS.Dict<string> {
  const file = resolve(folder, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

// Values of these are secret, or hold a password.
const secrets = new Set([
  'APP_SECRET',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'DIRECTORS_FEED',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_SERVICE_ACCOUNT',
  'S3_SECRET_ACCESS_KEY',
  'ANALYTICS_URL',
  'AI_API_KEY',
  'AI_IMAGE_API_KEY',
  'AI_SPEECH_API_KEY',
  'AI_BASE_URL',
  'AI_IMAGE_BASE_URL',
  'AI_SPEECH_BASE_URL',
]);

function describe(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const value = secrets.has(name) ? '' : ` is "${given[name]}" and`;
  return `${name}${value} ${issue.message}.`;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const inner of Object.values(value)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}
