import { isLoopbackHost } from './config-values.ts';
import { checkModels } from './model-settings.ts';
import type { Settings } from './settings.ts';

/** Rules that need more than one setting. A public installation names each choice. */
export function checkTogether(set: Settings): string[] {
  const problems: string[] = [];
  const isPublic = set.APP_URL !== undefined && !isLoopbackHost(new URL(set.APP_URL).hostname);
  if (isPublic && !set.MAIL) {
    problems.push(
      'MAIL is not set. A public installation (APP_URL) names how mail is sent: MAIL=smtp with SMTP_URL and MAIL_FROM, or MAIL=outbox to keep it on this machine.',
    );
  }
  if (isPublic && !set.AI_PROVIDER) {
    problems.push(
      'AI_PROVIDER is not set. A public installation (APP_URL) names who writes: AI_PROVIDER=built-in, or openai, anthropic, google or openai-compatible with AI_API_KEY and AI_MODEL.',
    );
  }
  if (isPublic && !set.DIRECTORS_FEED) {
    problems.push(
      'DIRECTORS_FEED is not set. A public installation (APP_URL) names where its directors come from: a file, an https address, or DIRECTORS_FEED=sample for invented ones that are marked so.',
    );
  }
  if (isPublic && !set.PAYMENTS) {
    problems.push(
      'PAYMENTS is not set. A public installation (APP_URL) names who takes the money: PAYMENTS=stripe with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=sandbox to charge nothing.',
    );
  }
  if (set.PAYMENTS === 'stripe' && (!set.STRIPE_SECRET_KEY || !set.STRIPE_WEBHOOK_SECRET)) {
    problems.push(
      'PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, both from the Stripe dashboard.',
    );
  }
  if (set.PAYMENTS !== 'stripe' && (set.STRIPE_SECRET_KEY || set.STRIPE_WEBHOOK_SECRET)) {
    problems.push(
      'STRIPE_SECRET_KEY or STRIPE_WEBHOOK_SECRET is set but not used. Set PAYMENTS=stripe to use it, or remove it.',
    );
  }
  if (set.MAIL === 'smtp' && !set.SMTP_URL) {
    problems.push('SMTP_URL is missing. MAIL=smtp needs it, as in smtp://user:password@host:587.');
  }
  if (set.MAIL === 'smtp' && !set.MAIL_FROM) {
    problems.push('MAIL_FROM is missing. MAIL=smtp needs it, as in AD BUILDER <ads@example.com>.');
  }
  if (set.SMTP_URL && set.MAIL !== 'smtp') {
    problems.push('SMTP_URL is set but not used. Set MAIL=smtp to use it, or remove SMTP_URL.');
  }
  if (!set.GOOGLE_CLIENT_ID !== !set.GOOGLE_CLIENT_SECRET) {
    problems.push(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together. Set both to offer signing in with Google, or neither.',
    );
  }
  if (!set.GOOGLE_SHEET_ID !== !set.GOOGLE_SERVICE_ACCOUNT) {
    problems.push(
      'GOOGLE_SHEET_ID and GOOGLE_SERVICE_ACCOUNT belong together. Set both to write leads into a Google Sheet, or neither to keep them in a CSV file.',
    );
  }
  const s3 = [set.S3_URL, set.S3_ACCESS_KEY_ID, set.S3_SECRET_ACCESS_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    problems.push(
      'S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together. Set all three to keep pictures in a bucket, or none to keep them in DATA_DIR.',
    );
  }
  if (isPublic && !set.ANALYTICS) {
    problems.push(
      'ANALYTICS is not set. A public installation (APP_URL) says whether visits are counted: ANALYTICS=built-in counts them here, without cookies, ANALYTICS=off does not.',
    );
  }
  if (set.ANALYTICS_URL && set.ANALYTICS === 'off') {
    problems.push(
      'ANALYTICS_URL is set but not used. Remove ANALYTICS=off to count visits and tell that service of them, or remove ANALYTICS_URL.',
    );
  }
  if (set.DATABASE_URL && !set.APP_SECRET) {
    problems.push(
      'APP_SECRET is missing. DATABASE_URL needs it, the same for every process: 32 or more characters, as from `openssl rand -hex 32`.',
    );
  }
  if (set.DATABASE_DIRECT_URL && !set.DATABASE_URL) {
    problems.push(
      'DATABASE_DIRECT_URL is set but not used. Set DATABASE_URL to the pooler before that server, or DATABASE_URL alone where there is none.',
    );
  }
  if (set.ROLE !== 'all' && !set.DATABASE_URL) {
    problems.push(
      `ROLE is "${set.ROLE}". The embedded database serves one process: remove ROLE or set DATABASE_URL.`,
    );
  }
  return [...problems, ...checkModels(set)];
}
