// better-auth on our tables: the one place that knows how signing in is put together.
import { randomUUID } from 'node:crypto';
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt } from 'better-auth/plugins/jwt';
import { magicLink } from 'better-auth/plugins/magic-link';
import { longestPassword, shortestPassword } from '#domain/accounts/sign-forms.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import {
  accountTable,
  authTables,
  keyTable,
  sessionTable,
  userTable,
  verificationTable,
} from './auth-tables.ts';
import { rolesPlugin } from './roles-plugin.ts';
import { secondFactor } from './second-factor.ts';
import { keyTimes } from './signing-keys.ts';

export type AuthParts = { config: Config; secret: string; db: Database };
export type Auth = ReturnType<typeof openAuth>;

const day = 86_400;
/** How long an access token is good for. */
export const accessTokenSeconds = 600;
/** The header in which the edge gives the caller's address; what a caller sends in it is dropped. */
export const addressHeader = 'x-caller-address';

/** Signing in, with whatever `extraPlugins` add to it. */
export function openAuth(
  { config, secret, db }: AuthParts,
  extraPlugins: readonly BetterAuthPlugin[] = [],
) {
  return betterAuth({
    ...settingsOf(config, secret),
    database: drizzleAdapter(db, { provider: 'pg', schema: authTables, transaction: true }),
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
      magicLink({ disableSignUp: true, storeToken: 'hashed', sendMagicLink: async () => {} }),
      rolesPlugin({ config, db }),
      ...(extraPlugins as []),
    ],
  });
}

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
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
    },
    user: userTable,
    session: { ...sessionTable, expiresIn: 30 * day, updateAge: day, freshAge: day },
    account: { ...accountTable, encryptOAuthTokens: true },
    verification: { ...verificationTable, storeIdentifier: 'hashed' },
    advanced: {
      database: { generateId: () => randomUUID(), validateSchema: false },
      useSecureCookies: config.isHttps,
      cookiePrefix: 'ad-builder',
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Said because better-auth drops these checks by itself where it believes to be tested.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    logger: { disabled: true },
  }) satisfies BetterAuthOptions;
