// The only reader of the environment. Every problem is reported at once, in words that say what to do.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { StartError } from '../start/start-error.ts';
import { trustedProxies } from '../start/trusted-proxies.ts';
import {
  apiUrl,
  choice,
  directorsFeed,
  dollars,
  hoursCount,
  isLoopbackHost,
  listOf,
  mailbox,
  minutesCount,
  oneWord,
  patience,
  poolSize,
  portNumber,
  privateUrl,
  secretLike,
  stopDelay,
  url,
  words,
} from './config-values.ts';
import { modelProviders, modelsOf, pictureProviders, usesModels } from './model-settings.ts';
import { checkTogether } from './settings-together.ts';

const settings = z.object({
  PORT: portNumber.default(3000),
  HOST: words.default('127.0.0.1'),
  APP_URL: url(['http:', 'https:']).optional(),
  DATA_DIR: words.default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: poolSize.default(10),
  DATABASE_JOB_POOL: poolSize.default(4),
  MIGRATE: choice(['on', 'off']).default('on'),
  APP_SECRET: words.min(32, 'must have at least 32 characters').optional(),
  ROLE: choice(['all', 'web', 'worker']).default('all'),
  STOP_DELAY: stopDelay.optional(),
  TRUST_PROXY: trustedProxies.default({ hops: 0, networks: [] }),
  ADMIN_EMAILS: listOf(z.email('must be e-mail addresses, separated by commas')).default([]),
  MAIL: choice(['outbox', 'smtp']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: mailbox.optional(),
  AI_PROVIDER: choice(['built-in', ...modelProviders]).optional(),
  AI_API_KEY: oneWord.optional(),
  AI_MODEL: oneWord.optional(),
  AI_BASE_URL: apiUrl.optional(),
  AI_IMAGE_PROVIDER: choice(pictureProviders).optional(),
  AI_IMAGE_API_KEY: oneWord.optional(),
  AI_IMAGE_MODEL: oneWord.optional(),
  AI_IMAGE_BASE_URL: apiUrl.optional(),
  AI_TIMEOUT: patience.default(38),
  AI_DAILY_BUDGET: dollars.default(20),
  AI_PRICE_INPUT: dollars.optional(),
  AI_PRICE_OUTPUT: dollars.optional(),
  AI_PRICE_IMAGE: dollars.optional(),
  LIMIT_GENERATIONS: hoursCount.optional(),
  LIMIT_PACKAGES: hoursCount.default(10),
  LIMIT_SIGN_UPS: hoursCount.default(5),
  LIMIT_SIGN_INS: minutesCount.default(10),
  BRAND_PHONE: words.optional(),
  BRAND_ADDRESS: words.optional(),
  BRAND_CALL_URL: url(['https:']).optional(),
  BRAND_DEMO_VIDEOS: listOf(url(['https:']))
    .refine((list) => list.length <= 3, 'must be three addresses at most')
    .default([]),
  DIRECTORS_FEED: directorsFeed.optional(),
  PAYMENTS: choice(['sandbox', 'stripe']).optional(),
  STRIPE_SECRET_KEY: secretLike('sk_', 'rk_').optional(),
  STRIPE_WEBHOOK_SECRET: secretLike('whsec_').optional(),
  STRIPE_API_URL: privateUrl.optional(),
  GOOGLE_CLIENT_ID: words.optional(),
  GOOGLE_CLIENT_SECRET: words.optional(),
  GOOGLE_ISSUER: url(['http:', 'https:']).default('https://accounts.google.com'),
  GOOGLE_SHEET_ID: words.optional(),
  GOOGLE_SERVICE_ACCOUNT: words.optional(),
  GOOGLE_SHEETS_URL: privateUrl.optional(),
  S3_URL: url(['http:', 'https:']).optional(),
  S3_REGION: words.default('auto'),
  S3_ACCESS_KEY_ID: words.optional(),
  S3_SECRET_ACCESS_KEY: words.optional(),
  ANALYTICS: choice(['built-in', 'off']).optional(),
  ANALYTICS_URL: url(['http:', 'https:']).optional(),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: words.min(16, 'must have at least 16 characters').optional(),
  NODE_ENV: z.string().optional(),
});
export type Settings = z.output<typeof settings>;

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
  return deepFreeze(arrange(parsed.data, folder));
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
  'AI_BASE_URL',
  'AI_IMAGE_BASE_URL',
]);

function describe(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const value = secrets.has(name) ? '' : ` is "${given[name]}" and`;
  return `${name}${value} ${issue.message}.`;
}

function arrange(set: Settings, folder: string) {
  const appUrl = (set.APP_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, '');
  const { hostname, protocol } = new URL(appUrl);
  const isLocal = isLoopbackHost(hostname);
  return {
    port: set.PORT,
    host: set.HOST,
    /** Public address without a trailing slash. */
    appUrl,
    /** A local installation uses the embedded adapters without being asked. */
    isLocal,
    isHttps: protocol === 'https:',
    isDevelopment: set.NODE_ENV === 'development',
    dataDir: resolve(folder, set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    /** PostgreSQL itself, where `databaseUrl` leads through a pooler. */
    directUrl: set.DATABASE_DIRECT_URL,
    /** Connections that requests share, and those of the job queue. */
    poolSize: set.DATABASE_POOL,
    jobPoolSize: set.DATABASE_JOB_POOL,
    /** Whether this process brings the database up to date at its start. */
    migrates: set.MIGRATE === 'on',
    appSecret: set.APP_SECRET,
    role: set.ROLE,
    /** How long it answers on after it has said that it is not ready any more. */
    stopDelaySeconds: set.STOP_DELAY ?? usualStopDelay(set, isLocal),
    trustProxy: set.TRUST_PROXY,
    adminEmails: set.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    mail:
      set.MAIL === 'smtp' && set.SMTP_URL
        ? ({ kind: 'smtp', url: set.SMTP_URL } as const)
        : ({ kind: 'outbox' } as const),
    mailFrom: set.MAIL_FROM ?? {
      name: 'AD BUILDER',
      address: `packages@${isLocal ? 'localhost' : hostname}`,
    },
    aiProvider: set.AI_PROVIDER ?? 'built-in',
    models: modelsOf(set),
    limits: {
      generationsPerHour: set.LIMIT_GENERATIONS ?? (usesModels(set) ? 20 : 300),
      packagesPerHour: set.LIMIT_PACKAGES,
      signUpsPerHour: set.LIMIT_SIGN_UPS,
      signInsPerThreeMinutes: set.LIMIT_SIGN_INS,
    },
    /** Empty on a public installation that did not set them: made-up ones help nobody there. */
    brand: {
      phone: set.BRAND_PHONE ?? (isLocal ? sampleBrand.phone : ''),
      address: set.BRAND_ADDRESS ?? (isLocal ? sampleBrand.address : ''),
      callUrl: set.BRAND_CALL_URL ?? '',
      demoVideos: set.BRAND_DEMO_VIDEOS,
    },
    /** 'sample', the path of a file, or an https address. */
    directorsFeed: set.DIRECTORS_FEED ?? 'sample',
    payments:
      set.PAYMENTS === 'stripe' && set.STRIPE_SECRET_KEY && set.STRIPE_WEBHOOK_SECRET
        ? ({
            kind: 'stripe',
            secretKey: set.STRIPE_SECRET_KEY,
            webhookSecret: set.STRIPE_WEBHOOK_SECRET,
            apiUrl: set.STRIPE_API_URL?.replace(/\/+$/, ''),
          } as const)
        : ({ kind: 'sandbox' } as const),
    /** Undefined where signing in with Google is not offered. `issuer` has no trailing slash. */
    google:
      set.GOOGLE_CLIENT_ID && set.GOOGLE_CLIENT_SECRET
        ? {
            clientId: set.GOOGLE_CLIENT_ID,
            clientSecret: set.GOOGLE_CLIENT_SECRET,
            issuer: set.GOOGLE_ISSUER.replace(/\/+$/, ''),
          }
        : undefined,
    /** Undefined: leads go to a CSV file. `account` is the service account's key as JSON, or the path of it. */
    sheet:
      set.GOOGLE_SHEET_ID && set.GOOGLE_SERVICE_ACCOUNT
        ? {
            id: set.GOOGLE_SHEET_ID,
            account: set.GOOGLE_SERVICE_ACCOUNT,
            url: set.GOOGLE_SHEETS_URL?.replace(/\/+$/, ''),
          }
        : undefined,
    /** Undefined: pictures stay in the data folder. `url` ends with the bucket. */
    s3:
      set.S3_URL && set.S3_ACCESS_KEY_ID && set.S3_SECRET_ACCESS_KEY
        ? {
            url: set.S3_URL.replace(/\/+$/, ''),
            region: set.S3_REGION,
            accessKeyId: set.S3_ACCESS_KEY_ID,
            secretAccessKey: set.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    /** Whether visits are counted here. */
    countsVisits: set.ANALYTICS !== 'off',
    /** A service that is told of page views too; undefined where there is none. */
    analyticsUrl: set.ANALYTICS_URL,
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
  };
}

// Where others take over, the proxy needs time to notice. Nobody sends a worker anything.
const usualStopDelay = (set: Settings, isLocal: boolean): number =>
  set.DATABASE_URL && !isLocal && set.ROLE !== 'worker' ? 15 : 0;

// A number kept for fiction and a street that is nobody's address.
const sampleBrand = { phone: '(213) 555-0142', address: '1 Sample Street, Los Angeles, CA 90001' };

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const inner of Object.values(value)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}
