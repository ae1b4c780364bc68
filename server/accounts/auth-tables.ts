// Where better-auth finds its tables: its own names on the left, our columns on the right.
import {
  accounts,
  passkeys,
  profiles,
  secondFactors,
  sessions,
  signingKeys,
  verifications,
} from '../db/schema.ts';

/** The tables by the names better-auth is told below. */
export const authTables = {
  profiles,
  sessions,
  accounts,
  verifications,
  signing_keys: signingKeys,
  second_factors: secondFactors,
  passkeys,
};

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

export const userTable = {
  modelName: 'profiles',
  fields: { name: 'full_name', emailVerified: 'email_verified', ...times },
  additionalFields: {
    company_name: { type: 'string', required: false, defaultValue: '', input: true },
    phone: { type: 'string', required: false, defaultValue: '', input: true },
  },
} as const;
export const sessionTable = {
  modelName: 'sessions',
  fields: {
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    ...times,
  },
} as const;
export const accountTable = {
  modelName: 'accounts',
  fields: {
    userId: 'user_id',
    providerId: 'provider_id',
    accountId: 'account_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    ...times,
  },
} as const;
export const verificationTable = {
  modelName: 'verifications',
  fields: { expiresAt: 'expires_at', ...times },
} as const;
export const keyTable = {
  jwks: {
    modelName: 'signing_keys',
    fields: {
      publicKey: 'public_key',
      privateKey: 'private_key',
      createdAt: 'created_at',
      expiresAt: 'expires_at',
    },
  },
} as const;
export const secondFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'second_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const;
export const passkeyTable = {
  passkey: {
    modelName: 'passkeys',
    fields: {
      publicKey: 'public_key',
      userId: 'user_id',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const;
