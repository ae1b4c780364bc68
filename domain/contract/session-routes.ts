// Who is signed in: the session, the profile, the roles.
import { z } from 'zod';
import { profile, profileChanges } from '../accounts/profile.ts';
import { sessionAnswer } from '../accounts/viewer.ts';
import { route } from './route.ts';

/** Who is signed in, with an access token; renews the session. */
export const readSession = route({ method: 'GET', path: '/api/session', answer: sessionAnswer });

export const readProfile = route({ method: 'GET', path: '/api/profile', answer: profile });

export const changeProfile = route({
  method: 'PATCH',
  path: '/api/profile',
  body: profileChanges,
  answer: profile,
});

/** Whether a member holds a role; nobody learns that of others but admins. */
export const hasRole = route({
  method: 'POST',
  path: '/api/rpc/has_role',
  body: z.object({ _user_id: z.uuid(), _role: z.string().max(60) }),
  answer: z.boolean(),
});
