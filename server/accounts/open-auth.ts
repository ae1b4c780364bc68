// better-auth on our tables: the one place that knows how signing in is put together.
import { randomUUID } from 'node:crypto';
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt } from 'better-auth/plugins/jwt';
import type { Logger } from 'pino';
import { longestPassword, shortestPassword } from '#domain/accounts/password-rules.ts';
import { keptDays } from '#domain/retention.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Config } from '../settings/config.ts';
import {
  accountTable,
  authTables,
  keyTable,
  sessionTable,
  userTable,
  verificationTable,
} from './auth-tables.ts';
import { claimsPlugin } from './claims-plugin.ts';
import { followTransactions } from './follow-transactions.ts';
import { rolesPlugin } from './roles-plugin.ts';
import { hashOnce } from './signing-in/hash-ahead.ts';
import { verifyPassword } from './signing-in/hash-password.ts';
import { suspensionPlugin } from './signing-in/refuse-suspended.ts';
import { secondFactor } from './signing-in/second-factor.ts';
import { sessionOpener } from './signing-in/session-opener.ts';
import { keyTimes } from './signing-keys.ts';

export type AuthParts = { config: Config; secret: string; db: Database; jobs: Jobs; log: Logger };
export type Auth = ReturnType<typeof openAuth>;

const day = 86_400;
/** How long an access token is good for. */
export const accessTokenSeconds = 600;
/** The header in which the edge gives the caller's address; what a caller sends in it is dropped. */
export const addressHeader = 'x-caller-address';

/** Signing in, with whatever `extraPlugins` add to it. */
export function openAuth(
  { config, secret, db, jobs, log }: AuthParts,
  extraPlugins: readonly BetterAuthPlugin[] = [],
) {
  const followed = followTransactions(db);
  return betterAuth({
    ...settingsOf(config, secret),
    database: drizzleAdapter(followed.db, {
      provider: 'pg',
      schema: authTables,
      transaction: true,
    }),
    emailVerification: {
      sendOnSignUp: true,
      // The token that better-auth offers here is never sent: the mail makes one of its own.
      sendVerificationEmail: async ({ user, url }) => {
        const returnPath = new URL(url).searchParams.get('callbackURL') ?? '/';
        const about = {
          ...({ kind: 'verify-email', to: user.email, userId: user.id } as const),
          returnPath,
        };
        const queue = (tx: Transaction) =>
          queueMail({ config, jobs }, tx, { ...about, now: new Date() });
        const tx = followed.current();
        await (tx ? queue(tx) : db.transaction(queue));
      },
    },
    // Only the words: what better-auth adds to them may hold addresses and tokens.
    logger: { level: 'error', log: (_level, message) => log.error({ from: 'sign-in' }, message) },
    plugins: [
      jwt({
        schema: keyTable,
        disableSettingJwtHeader: true,
        jwks: keyTimes,
        jwt: {
          issuer: config.appUrl,
          audience: config.appUrl,
          expirationTime: `${accessTokenSeconds}s`,
          definePayload: ({ user, session }) => ({ email: user.email, sid: session.id }),
        },
      }),
      secondFactor(),
      sessionOpener(),
      rolesPlugin({ config, db }),
      suspensionPlugin(() => followed.current() ?? db),
      claimsPlugin({ db, log }),
      ...(extraPlugins as []),
    ],
  });
}

/** What names of cookies begin with: over https one that no other host can set. */
const cookiePrefix = ({ isHttps }: Pick<Config, 'isHttps'>): string =>
  isHttps ? '__Host-ad-builder' : 'ad-builder';

/** The name of the cookie that a session stands in. */
export const sessionCookie = (config: Pick<Config, 'isHttps'>): string =>
  `${cookiePrefix(config)}.session_token`;

const settingsOf = (config: Config, secret: string) =>
  ({
    appName: 'AD BUILDER',
    baseURL: config.appUrl,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    // Limits are ours: they count in the same table as all others.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: { hash: hashOnce, verify: verifyPassword },
    },
    user: userTable,
    session: { ...sessionTable, expiresIn: keptDays.session * day, updateAge: day, freshAge: day },
    account: { ...accountTable, encryptOAuthTokens: true },
    verification: { ...verificationTable, storeIdentifier: 'hashed', disableCleanup: true },
    advanced: {
      database: { generateId: () => randomUUID(), validateSchema: false },
      // Over https a name that browsers take from this host alone, for all of it; better-auth's own
      // prefix lets a subdomain set one.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: { secure: config.isHttps },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Said because better-auth drops these checks by itself where it believes to be tested.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
  }) satisfies BetterAuthOptions;
