import { z } from 'zod';
import { profile } from './profile.ts';

/** A session as its owner sees it. Times are ISO text. */
export const listedSession = z.object({
  id: z.string(),
  /** Browser and system in words, as in 'Firefox on Windows'. */
  device: z.string(),
  /** The country it was opened from; null where no database of networks says it. */
  place: z.string().nullable(),
  created_at: z.string(),
  /** To the day: a session is renewed once a day at most. */
  last_used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSession>;

/** A passkey as its owner sees it. */
export const listedPasskey = z.object({
  id: z.string(),
  /** Where it was made: 'Chrome on macOS'. */
  name: z.string(),
  created_at: z.string(),
});
export type ListedPasskey = z.infer<typeof listedPasskey>;

/** Everything the account page shows. */
export const accountFacts = z.object({
  profile,
  email_verified: z.boolean(),
  /** Another address that was asked for, whose link was not opened yet. */
  awaited_email: z.string().nullable().default(null),
  /** False for those who only ever signed in with Google or a mailed link. */
  has_password: z.boolean(),
  google: z.object({ offered: z.boolean(), linked: z.boolean() }),
  two_factor_enabled: z.boolean(),
  /** Of the recovery codes that were made, those that were not used; null without a second factor. */
  recovery_codes_left: z.number().int().nullable().default(null),
  /** Newest first. */
  passkeys: z.array(listedPasskey),
  sessions: z.array(listedSession),
});
export type AccountFacts = z.infer<typeof accountFacts>;
