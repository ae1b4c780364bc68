import { z } from 'zod';
import { requiredText } from '../text.ts';
import { apiScopes } from './scopes.ts';

export const mostKeys = 20;
/** Days a key can be made for. */
export const keyLifetimes = [30, 90, 365] as const;

/** What `POST /api/account/api-keys` takes. Without `expires_in_days` it holds until it is revoked. */
export const newApiKey = z.object({
  name: requiredText(80),
  scopes: z
    .array(z.enum(apiScopes))
    .max(apiScopes.length)
    .refine((scopes) => scopes.length > 0, 'Choose what the key may do.')
    .transform((scopes) => [...new Set(scopes)]),
  expires_in_days: z.literal(keyLifetimes).optional(),
});
export type NewApiKey = z.output<typeof newApiKey>;

/** A key as its member sees it. `hint` is how it ends. Times are ISO text. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  /** To the minute; null while it was never used. */
  last_used_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** Newest first. */
export const apiKeyList = z.object({ keys: z.array(apiKey) });

/** `secret` is the key itself: it is told this once, and kept nowhere. */
export const madeApiKey = apiKey.extend({ secret: z.string() });
