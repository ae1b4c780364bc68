import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { User } from 'better-auth/types';
import { z } from 'zod';
import type { Member } from '../mailed-links/mailed-tokens.ts';

export const openSessionPath = '/open-session';

/**
 * Asks whoever the server has found to be a member for their second factor, or opens the session of a
 * browser they trust. No request from outside gets here.
 */
export const sessionOpener = () => ({
  id: 'session-opener',
  endpoints: {
    openSession: createAuthEndpoint(
      openSessionPath,
      {
        method: 'POST',
        body: z.object({ member: z.custom<Member>() }),
        requireHeaders: true,
        metadata: { SERVER_ONLY: true },
      },
      async (context) => {
        const user = userOf(context.body.member);
        const session = await context.context.internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ user });
      },
    ),
  },
});

/** A member as better-auth calls them. */
export const userOf = (member: Member): User & Record<string, unknown> => ({
  id: member.id,
  name: member.full_name,
  email: member.email,
  emailVerified: member.email_verified,
  image: member.image,
  createdAt: member.created_at,
  updatedAt: member.updated_at,
  company_name: member.company_name,
  phone: member.phone,
  twoFactorEnabled: member.two_factor_enabled,
});
