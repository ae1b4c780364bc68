import { isLoopbackHost } from './config-values.ts';
import { checkModels } from './model-settings.ts';
import type { Settings } from './settings.ts';

/** Rules that need more than one setting. A public installation names each choice. */
export const checkTogether = (set: Settings): string[] => [
  ...rules.filter(([isBroken]) => isBroken(set)).map(([, words]) => words),
  ...(set.ROLE !== 'all' && !set.DATABASE_URL ? [loneRole(set.ROLE)] : []),
  ...checkModels(set),
];

const isPublic = ({ APP_URL }: Settings): boolean =>
  APP_URL !== undefined && !isLoopbackHost(new URL(APP_URL).hostname);

const s3Of = (set: Settings) => [set.S3_URL, set.S3_ACCESS_KEY_ID, set.S3_SECRET_ACCESS_KEY];

type Rule = readonly [isBroken: (set: Settings) => unknown, words: string];
const rules: readonly Rule[] = [
  [
    (set) => isPublic(set) && !set.MAIL,
    'MAIL is not set. A public installation (APP_URL) names how mail is sent: MAIL=smtp with SMTP_URL and MAIL_FROM, or MAIL=outbox to keep it on this machine.',
  ],
  [
    (set) => isPublic(set) && !set.AI_PROVIDER,
    'AI_PROVIDER is not set. A public installation (APP_URL) names who writes: AI_PROVIDER=built-in, or openai, anthropic, google or openai-compatible with AI_API_KEY and AI_MODEL.',
  ],
  [
    (set) => isPublic(set) && !set.DIRECTORS_FEED,
    'DIRECTORS_FEED is not set. A public installation (APP_URL) names where its directors come from: a file, an https address, or DIRECTORS_FEED=sample for invented ones that are marked so.',
  ],
  [
    (set) => isPublic(set) && !set.PAYMENTS,
    'PAYMENTS is not set. A public installation (APP_URL) names who takes the money: PAYMENTS=stripe with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=sandbox to charge nothing.',
  ],
  [
    (set) => set.PAYMENTS === 'stripe' && (!set.STRIPE_SECRET_KEY || !set.STRIPE_WEBHOOK_SECRET),
    'PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, both from the Stripe dashboard.',
  ],
  [
    (set) => set.PAYMENTS !== 'stripe' && (set.STRIPE_SECRET_KEY || set.STRIPE_WEBHOOK_SECRET),
    'STRIPE_SECRET_KEY or STRIPE_WEBHOOK_SECRET is set but not used. Set PAYMENTS=stripe to use it, or remove it.',
  ],
  [
    (set) => set.MAIL === 'smtp' && !set.SMTP_URL,
    'SMTP_URL is missing. MAIL=smtp needs it, as in smtp://user:password@host:587.',
  ],
  [
    (set) => set.MAIL === 'smtp' && !set.MAIL_FROM,
    'MAIL_FROM is missing. MAIL=smtp needs it, as in AD BUILDER <ads@example.com>.',
  ],
  [
    (set) => set.SMTP_URL && set.MAIL !== 'smtp',
    'SMTP_URL is set but not used. Set MAIL=smtp to use it, or remove SMTP_URL.',
  ],
  [
    (set) => !set.GOOGLE_CLIENT_ID !== !set.GOOGLE_CLIENT_SECRET,
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together. Set both to offer signing in with Google, or neither.',
  ],
  [
    (set) => !set.GOOGLE_SHEET_ID !== !set.GOOGLE_SERVICE_ACCOUNT,
    'GOOGLE_SHEET_ID and GOOGLE_SERVICE_ACCOUNT belong together. Set both to write leads into a Google Sheet, or neither to keep them in a CSV file.',
  ],
  [
    (set) => s3Of(set).some(Boolean) && !s3Of(set).every(Boolean),
    'S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together. Set all three to keep pictures in a bucket, or none to keep them in DATA_DIR.',
  ],
  [
    (set) => isPublic(set) && !set.ANALYTICS,
    'ANALYTICS is not set. A public installation (APP_URL) says whether visits are counted: ANALYTICS=built-in counts them here, without cookies, ANALYTICS=off does not.',
  ],
  [
    (set) => set.ANALYTICS_URL && set.ANALYTICS === 'off',
    'ANALYTICS_URL is set but not used. Remove ANALYTICS=off to count visits and tell that service of them, or remove ANALYTICS_URL.',
  ],
  [
    (set) => set.DATABASE_URL && !set.APP_SECRET,
    'APP_SECRET is missing. DATABASE_URL needs it, the same for every process: 32 or more characters, as from `openssl rand -hex 32`.',
  ],
  [
    (set) => set.DATABASE_DIRECT_URL && !set.DATABASE_URL,
    'DATABASE_DIRECT_URL is set but not used. Set DATABASE_URL to the pooler before that server, or DATABASE_URL alone where there is none.',
  ],
];

const loneRole = (role: string): string =>
  `ROLE is "${role}". The embedded database serves one process: remove ROLE or set DATABASE_URL.`;
