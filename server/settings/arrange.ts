// Settings as the program uses them: by what they are about, with what follows from them.
import { resolve } from 'node:path';
import { isLoopbackHost } from './config-values.ts';
import { findProgram } from './find-program.ts';
import { modelsOf, usesModels } from './model-settings.ts';
import type { Settings } from './settings.ts';

/** `searched`: the folders that programs are looked for in, as the environment names them. */
export function arrange(set: Settings, folder: string, searched = '') {
  const appUrl = withoutSlash(set.APP_URL ?? `http://localhost:${set.PORT}`);
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
    ...databaseOf(set),
    appSecret: set.APP_SECRET,
    role: set.ROLE,
    /** How long it answers on after it has said that it is not ready any more. */
    stopDelaySeconds: set.STOP_DELAY ?? usualStopDelay(set, isLocal),
    trustProxy: set.TRUST_PROXY,
    adminEmails: set.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    mail: mailOf(set),
    mailFrom: set.MAIL_FROM ?? {
      name: 'AD BUILDER',
      address: `packages@${isLocal ? 'localhost' : hostname}`,
    },
    aiProvider: set.AI_PROVIDER ?? 'built-in',
    models: modelsOf(set),
    limits: limitsOf(set),
    /** Whose pages may call the API from a browser. */
    corsOrigins: set.CORS_ORIGINS,
    /** How long a guest's package stays; until somebody asks where nothing is set. */
    keepGuestPackagesDays: set.KEEP_GUEST_PACKAGES,
    /** How long the picture of a board stays that nothing saved shows. */
    keepLooseFramesHours: set.KEEP_LOOSE_FRAMES,
    brand: brandOf(set, isLocal),
    /** 'sample', the path of a file, or an https address. */
    directorsFeed: set.DIRECTORS_FEED ?? 'sample',
    /** The path of a database of countries by network; undefined where there is none. */
    networkCountries: set.NETWORK_COUNTRIES,
    /** The program that makes films; undefined where there is none. */
    ffmpeg:
      set.FFMPEG_PATH === 'off' ? undefined : (set.FFMPEG_PATH ?? findProgram('ffmpeg', searched)),
    payments: paymentsOf(set),
    google: googleOf(set),
    sheet: sheetOf(set),
    s3: bucketOf(set),
    /** Whether visits are counted here. */
    countsVisits: set.ANALYTICS !== 'off',
    /** A service that is told of page views too; undefined where there is none. */
    analyticsUrl: set.ANALYTICS_URL,
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
  };
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

const databaseOf = (set: Settings) => ({
  databaseUrl: set.DATABASE_URL,
  /** PostgreSQL itself, where `databaseUrl` leads through a pooler. */
  directUrl: set.DATABASE_DIRECT_URL,
  /** Connections that requests share, and those of the job queue. */
  poolSize: set.DATABASE_POOL,
  jobPoolSize: set.DATABASE_JOB_POOL,
  /** Whether this process brings the database up to date at its start. */
  migrates: set.MIGRATE === 'on',
});

const mailOf = (set: Settings) =>
  set.MAIL === 'smtp' && set.SMTP_URL
    ? ({ kind: 'smtp', url: set.SMTP_URL } as const)
    : ({ kind: 'outbox' } as const);

const limitsOf = (set: Settings) => ({
  generationsPerHour: set.LIMIT_GENERATIONS ?? (usesModels(set) ? 20 : 300),
  packagesPerHour: set.LIMIT_PACKAGES,
  /** To addresses that nobody proved to be the sender's own. */
  unaskedPackagesPerDay: set.LIMIT_UNASKED_PACKAGES ?? set.LIMIT_PACKAGES,
  signUpsPerHour: set.LIMIT_SIGN_UPS,
  signInsPerThreeMinutes: set.LIMIT_SIGN_INS,
});

/** Empty on a public installation that did not set them: made-up ones help nobody there. */
const brandOf = (set: Settings, isLocal: boolean) => ({
  phone: set.BRAND_PHONE ?? (isLocal ? sampleBrand.phone : ''),
  address: set.BRAND_ADDRESS ?? (isLocal ? sampleBrand.address : ''),
  callUrl: set.BRAND_CALL_URL ?? '',
  demoVideos: set.BRAND_DEMO_VIDEOS,
  samplesPayable: isLocal,
});

const paymentsOf = (set: Settings) =>
  set.PAYMENTS === 'stripe' && set.STRIPE_SECRET_KEY && set.STRIPE_WEBHOOK_SECRET
    ? ({
        kind: 'stripe',
        secretKey: set.STRIPE_SECRET_KEY,
        webhookSecret: set.STRIPE_WEBHOOK_SECRET,
        apiUrl: set.STRIPE_API_URL && withoutSlash(set.STRIPE_API_URL),
      } as const)
    : ({ kind: 'sandbox' } as const);

/** Undefined where signing in with Google is not offered. `issuer` has no trailing slash. */
const googleOf = (set: Settings) =>
  set.GOOGLE_CLIENT_ID && set.GOOGLE_CLIENT_SECRET
    ? {
        clientId: set.GOOGLE_CLIENT_ID,
        clientSecret: set.GOOGLE_CLIENT_SECRET,
        issuer: withoutSlash(set.GOOGLE_ISSUER),
      }
    : undefined;

/** Undefined: leads go to a CSV file. `account` is the service account's key as JSON, or the path of it. */
const sheetOf = (set: Settings) =>
  set.GOOGLE_SHEET_ID && set.GOOGLE_SERVICE_ACCOUNT
    ? {
        id: set.GOOGLE_SHEET_ID,
        account: set.GOOGLE_SERVICE_ACCOUNT,
        url: set.GOOGLE_SHEETS_URL && withoutSlash(set.GOOGLE_SHEETS_URL),
      }
    : undefined;

/** Undefined: pictures stay in the data folder. `url` ends with the bucket. */
const bucketOf = (set: Settings) =>
  set.S3_URL && set.S3_ACCESS_KEY_ID && set.S3_SECRET_ACCESS_KEY
    ? {
        url: withoutSlash(set.S3_URL),
        region: set.S3_REGION,
        accessKeyId: set.S3_ACCESS_KEY_ID,
        secretAccessKey: set.S3_SECRET_ACCESS_KEY,
      }
    : undefined;

// Where others take over, the proxy needs time to notice. Nobody sends a worker anything.
const usualStopDelay = (set: Settings, isLocal: boolean): number =>
  set.DATABASE_URL && !isLocal && set.ROLE !== 'worker' ? 15 : 0;

// A number kept for fiction and a street that is nobody's address.
const sampleBrand = { phone: '(213) 555-0142', address: '1 Sample Street, Los Angeles, CA 90001' };
