// /api/account: a member's own account and its sessions.
import { z } from 'zod';
import { accountFacts, listedSession } from '../accounts/account-facts.ts';
import { longestPassword } from '../accounts/password-rules.ts';
import { route } from './route.ts';

/** Everything the account page shows. */
export const readAccount = route({ method: 'GET', path: '/api/account', answer: accountFacts });

export const exportAccount = route({
  method: 'GET',
  path: '/api/account/export',
  file: 'application/json',
});

/** Takes a change of address back whose link was not opened yet. */
export const withdrawEmailChange = route({ method: 'DELETE', path: '/api/account/email-change' });

/** A password where there was none. */
export const setFirstPassword = route({
  method: 'POST',
  path: '/api/account/password',
  body: z.object({
    newPassword: z.string().max(longestPassword, 'Please keep this to 128 characters.'),
  }),
  answer: z.object({ status: z.literal(true) }),
});

/** `password` where there is one; else the session has to be young. */
export const deleteAccount = route({
  method: 'POST',
  path: '/api/account/delete',
  body: z.object({ password: z.string().max(longestPassword).optional() }),
});

const sessions = '/api/account/sessions';
export const listSessions = route({
  method: 'GET',
  path: sessions,
  answer: z.object({ sessions: z.array(listedSession) }),
});

/** Signs out everywhere. */
export const endSessions = route({ method: 'DELETE', path: sessions });

export const endSession = route({ method: 'DELETE', path: `${sessions}/:id` });

/** Takes a passkey away: it signs in no more. */
export const deletePasskey = route({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  params: z.object({ id: z.uuid() }),
});
