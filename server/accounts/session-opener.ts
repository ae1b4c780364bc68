import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { User } from 'better-auth/types';
import { z } from 'zod';

export const openSessionPath = '/open-session';

/** Opens a session for whoever the server has found to be a member. No request from outside gets here. */
export const sessionOpener = () => ({
  id: 'session-opener',
  endpoints: {
    openSession: createAuthEndpoint(
      openSessionPath,
      {
        method: 'POST',
        body: z.object({ user: z.custom<User>() }),
        requireHeaders: true,
        metadata: { SERVER_ONLY: true },
      },
      async (context) => {
        const { user } = context.body;
        const session = await context.context.internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ user });
      },
    ),
  },
});
