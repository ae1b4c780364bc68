// GET and PATCH /api/profile: the profile of who is signed in, and nobody else's.
import { eq } from 'drizzle-orm';
import * as routes from '#domain/contract/session-routes.ts';
import { findProfile, presentProfile } from '../../accounts/member/account-facts.ts';
import { AppError } from '../../app-error.ts';
import { profiles } from '../../db/schema.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';

export const profileFamily: Family = {
  signedOut: () => new AppError('unauthorized', 'No user logged in'),
  routes: [
    defineRoute(routes.readProfile, {
      may: 'members',
      summary: 'The profile of who is signed in.',
      gives: 'The profile.',
      run: (_, { services: { db }, viewer }) => findProfile(db, viewer.id),
    }),
    defineRoute(routes.changeProfile, {
      may: 'members',
      summary: 'Changes what is named of the profile, and nothing else.',
      gives: 'The profile.',
      async run({ body }, { services: { db }, viewer, now }) {
        const [row] = await db
          .update(profiles)
          .set({ ...body, updated_at: now })
          .where(eq(profiles.id, viewer.id))
          .returning();
        return row ? presentProfile(row) : findProfile(db, viewer.id);
      },
    }),
  ],
};
