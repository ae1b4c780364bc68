// Members and how they sign in.
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A member: the person and, for the sign-in, the address and whether it was proved. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey(),
    full_name: text('full_name').notNull(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    email_verified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    company_name: text('company_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** As it is to stand on receipts; empty where nothing was typed. */
    billing_name: text('billing_name').notNull().default(''),
    billing_address: text('billing_address').notNull().default(''),
    billing_tax_id: text('billing_tax_id').notNull().default(''),
    two_factor_enabled: boolean('two_factor_enabled').notNull().default(false),
    /** Since when an administrator lets nobody in with it; null while it is open. */
    suspended_at: moment('suspended_at'),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    index('profiles_newest').on(table.created_at, table.id),
    index('profiles_found').using(
      'gin',
      table.full_name.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
    ),
  ],
);
export const ownedBy = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** The cookie holds the token signed with the secret; the token alone opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    user_id: ownedBy(),
    token: text('token').notNull().unique(),
    expires_at: moment('expires_at').notNull(),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
    ip_address: text('ip_address'),
    user_agent: text('user_agent'),
  },
  (table) => [
    index('sessions_user_id').on(table.user_id),
    index('sessions_expires_at').on(table.expires_at),
  ],
);

/** A way to sign in: the password (`credential`, hashed) or an identity elsewhere (`google`). */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    user_id: ownedBy(),
    provider_id: text('provider_id').notNull(),
    account_id: text('account_id').notNull(),
    password: text('password'),
    access_token: text('access_token'),
    refresh_token: text('refresh_token'),
    id_token: text('id_token'),
    access_token_expires_at: moment('access_token_expires_at'),
    refresh_token_expires_at: moment('refresh_token_expires_at'),
    scope: text('scope'),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    index('accounts_user_id').on(table.user_id),
    uniqueIndex('accounts_identity').on(table.provider_id, table.account_id),
  ],
);

/** Links and codes that prove something once. `identifier` holds a hash of the secret part. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expires_at: moment('expires_at').notNull(),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires_at').on(table.expires_at),
  ],
);

/** What access tokens are signed with; the private part is encrypted. */
export const signingKeys = pgTable('signing_keys', {
  id: uuid('id').primaryKey(),
  public_key: text('public_key').notNull(),
  private_key: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  created_at: moment('created_at').notNull(),
  expires_at: moment('expires_at'),
});

/** The authenticator app of a member; secret and recovery codes are encrypted. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid('id').primaryKey(),
    user_id: ownedBy(),
    secret: text('secret').notNull(),
    backup_codes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failed_verification_count: integer('failed_verification_count').notNull().default(0),
    locked_until: moment('locked_until'),
  },
  (table) => [index('second_factors_user_id').on(table.user_id)],
);

/** A key pair of a member's device or password manager; ours is the public half alone. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    user_id: ownedBy(),
    /** Where it was made: 'Chrome on macOS'. */
    name: text('name'),
    public_key: text('public_key').notNull(),
    credential_id: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    device_type: text('device_type').notNull(),
    backed_up: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('passkeys_user_id').on(table.user_id)],
);

export const roles = ['admin'] as const;
export type Role = (typeof roles)[number];

/** `configured`: because of ADMIN_EMAILS, for as long as the address stands there. */
export const userRoles = pgTable(
  'user_roles',
  {
    user_id: ownedBy(),
    role: text('role', { enum: roles }).notNull(),
    source: text('source', { enum: ['configured', 'granted'] }).notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.role] })],
);
