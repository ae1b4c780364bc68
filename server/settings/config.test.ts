import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { StartError } from '../start/start-error.ts';
import { readConfig, settingNames } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (environment: Record<string, string>) => readConfig(environment, folder);
const problemsOf = (environment: Record<string, string>): string => {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
};
const publicSite = {
  APP_URL: 'https://ads.example.com',
  MAIL: 'outbox',
  AI_PROVIDER: 'built-in',
  DIRECTORS_FEED: 'sample',
  PAYMENTS: 'sandbox',
  ANALYTICS: 'off',
};
const stripe = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('without any setting it is a local installation on its embedded adapters', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://localhost:3000',
    isLocal: true,
    isHttps: false,
    dataDir: join(folder, '.data'),
    databaseUrl: undefined,
    role: 'all',
    mail: { kind: 'outbox' },
    aiProvider: 'built-in',
    payments: { kind: 'sandbox' },
    limits: { generationsPerHour: 300, packagesPerHour: 10, unaskedPackagesPerDay: 10 },
    logLevel: 'info',
  });
});

test('FN-04 where others take over, a proxy gets 15 s to notice that a process stops', () => {
  const shared = {
    ...publicSite,
    DATABASE_URL: 'postgres://host/name',
    APP_SECRET: 's'.repeat(32),
  };
  const delay = (settings: Record<string, string>) => read(settings).stopDelaySeconds;
  expect([delay({}), delay(publicSite), delay(shared)]).toEqual([0, 0, 15]);
  expect(delay({ ...shared, ROLE: 'worker' })).toBe(0);
  expect(delay({ ...shared, STOP_DELAY: '3' })).toBe(3);
});

test('the settings cannot be changed afterwards', () => {
  const config = read({});
  expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
  expect(() => Object.assign(config.limits, { packagesPerHour: 1 })).toThrow(TypeError);
});

test('every problem is reported together', () => {
  const problems = problemsOf({ PORT: '70000', MAIL: 'pigeon', LOG_LEVEL: 'loud', ROLE: 'boss' });
  expect(problems).toContain('PORT is "70000" and must be a whole number from 1 to 65535');
  expect(problems).toContain('MAIL is "pigeon" and must be outbox or smtp');
  expect(problems).toContain('LOG_LEVEL');
  expect(problems).toContain('ROLE');
});

test.each([
  ['PORT', 'abc'],
  ['APP_URL', 'ads.example.com'],
  ['APP_URL', 'ftp://ads.example.com'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['APP_SECRET', 'short'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['ADMIN_EMAILS', 'a@example.com, nobody'],
  ['MAIL_FROM', 'not an address'],
  ['AI_PROVIDER', 'openai'],
  ['PAYMENTS', 'cash'],
  ['STRIPE_API_URL', 'api.stripe.com'],
  ['STRIPE_API_URL', 'http://stripe.example.com'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_1'],
  ['LIMIT_GENERATIONS', '0'],
  ['LIMIT_PACKAGES', 'many'],
  ['LIMIT_UNASKED_PACKAGES', '0'],
  ['METRICS_TOKEN', 'short'],
])('an unknown value of %s is an error: %s', (name, value) => {
  expect(problemsOf({ [name]: value })).toContain(name);
});

test('a secret value is never repeated', () => {
  const problems = problemsOf({ APP_SECRET: 'hush', DATABASE_URL: 'mysql://u:hush@host/name' });
  expect(problems).toContain('APP_SECRET');
  expect(problems).toContain('DATABASE_URL');
  expect(problems).not.toContain('hush');
});

describe('a public installation', () => {
  test('names each choice or does not start', () => {
    const problems = problemsOf({ APP_URL: 'https://ads.example.com' });
    expect(problems).toContain('MAIL is not set');
    expect(problems).toContain('AI_PROVIDER is not set');
    expect(problems).toContain('PAYMENTS is not set');
    expect(read(publicSite)).toMatchObject({ isLocal: false, isHttps: true });
  });

  test('shows no made-up phone number', () => {
    expect(read(publicSite).brand).toMatchObject({ phone: '', address: '' });
    expect(read({}).brand.phone).not.toBe('');
  });

  test.each([
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://[::1]:3000',
    'http://a.localhost',
  ])('is not one at %s', (APP_URL) => expect(read({ APP_URL }).isLocal).toBe(true));

  test.each(['http://127.evil.com', 'http://localhost.evil.com', 'http://10.0.0.1'])(
    'is one at %s',
    (APP_URL) => expect(read({ ...publicSite, APP_URL }).isLocal).toBe(false),
  );
});

describe('settings that need each other', () => {
  test('smtp needs a server and a sender', () => {
    expect(problemsOf({ MAIL: 'smtp' })).toMatch(/SMTP_URL is missing[\s\S]*MAIL_FROM is missing/);
    const smtp = { MAIL: 'smtp', SMTP_URL: 'smtp://u:p@mail.example.com:587' };
    expect(read({ ...smtp, MAIL_FROM: 'The House <ads@example.com>' })).toMatchObject({
      mail: { kind: 'smtp', url: smtp.SMTP_URL },
      mailFrom: { name: 'The House', address: 'ads@example.com' },
    });
  });

  test('a mail server that would not be used is pointed out', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://mail.example.com' })).toContain('not used');
  });

  test('PAY-05 Stripe needs both of its secrets', () => {
    const { STRIPE_SECRET_KEY: _key, ...keyless } = stripe;
    const { STRIPE_WEBHOOK_SECRET: _secret, ...deaf } = stripe;
    for (const set of [keyless, deaf, { PAYMENTS: 'stripe' }]) {
      expect(problemsOf(set)).toContain('needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
    }
    expect(read(stripe).payments).toEqual({
      kind: 'stripe',
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: undefined,
    });
    const local = read({ ...stripe, STRIPE_API_URL: 'http://127.0.0.1:4242/' }).payments;
    expect(local).toMatchObject({ apiUrl: 'http://127.0.0.1:4242' });
  });

  test.each<Record<string, string>>([
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    { ...stripe, PAYMENTS: 'sandbox' },
  ])('PAY-05 a secret of Stripe that would not be used is pointed out: %j', (set) => {
    expect(problemsOf(set)).toContain('set but not used');
    expect(problemsOf(set)).not.toMatch(/sk_test|whsec/);
  });

  test('PostgreSQL needs the secret; roles need PostgreSQL', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://host/name' })).toContain('APP_SECRET is missing');
    expect(problemsOf({ ROLE: 'worker' })).toContain('DATABASE_URL');
  });
});

test('a .env file is read, and the environment wins', () => {
  const own = mkdtempSync(join(folder, 'env-'));
  writeFileSync(join(own, '.env'), 'PORT=4000\nLOG_LEVEL="debug"\nMAIL=\n');
  expect(readConfig({ PORT: '5000' }, own)).toMatchObject({ port: 5000, logLevel: 'debug' });
});

test('.env.example documents every setting', () => {
  const example = readFileSync('.env.example', 'utf8');
  for (const name of settingNames.filter((known) => known !== 'NODE_ENV')) {
    expect(example).toMatch(new RegExp(`^#${name}=`, 'm'));
  }
});

test.each([
  [{ GOOGLE_SHEET_ID: 'sheet' }, 'GOOGLE_SERVICE_ACCOUNT belong together'],
  [{ S3_URL: 'https://s3.example.com/bucket' }, 'S3_SECRET_ACCESS_KEY belong together'],
  [{ ANALYTICS: 'off', ANALYTICS_URL: 'https://stats.example.com' }, 'ANALYTICS_URL is set but'],
  [{ ...publicSite, ANALYTICS: '' }, 'ANALYTICS is not set'],
])('half a choice is no choice: %j', (settings, said) => {
  expect(problemsOf(settings)).toContain(said);
});
