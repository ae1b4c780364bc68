import { z } from 'zod';

/** Who is signed in, as the server knows it and as their own browser may. */
export const viewer = z.object({
  id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  full_name: z.string(),
  two_factor_enabled: z.boolean(),
  roles: z.array(z.enum(['admin'])),
});
export type Viewer = z.infer<typeof viewer>;

export const isAdmin = ({ roles }: Viewer): boolean => roles.includes('admin');

/**
 * What `GET /api/session` answers: null when nobody is signed in. `access_token` is a JWT;
 * `expires_at` is in seconds since 1970 and `expires_in` in seconds from now. The refresh token is
 * a cookie that no script can read.
 */
export const sessionAnswer = z.object({
  session: z
    .object({
      access_token: z.string(),
      token_type: z.literal('bearer'),
      expires_at: z.number(),
      expires_in: z.number(),
      user: viewer,
    })
    .nullable(),
});
export type BrowserSession = NonNullable<z.infer<typeof sessionAnswer>['session']>;
