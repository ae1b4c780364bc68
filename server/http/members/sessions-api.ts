// /api/account/sessions: what a member is signed in with, and signing out of it.
import * as routes from '#domain/contract/account-routes.ts';
import { endAllSessions, endSession, listSessions } from '../../accounts/sessions.ts';
import { AppError } from '../../app-error.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';
import { clearSignIn } from './clear-sign-in.ts';

export const sessionsFamily: Family = {
  routes: [
    defineRoute(routes.listSessions, {
      may: 'members',
      summary: 'The sessions that live, the one that asks first.',
      gives: 'The sessions.',
      run: async (_, { services, signedIn, now }) => ({
        sessions: await listSessions(services, signedIn, now),
      }),
    }),
    defineRoute(routes.endSessions, {
      may: 'members',
      summary: 'Signs out everywhere.',
      gives: 'Signed out.',
      async run(_, { c, services, viewer }) {
        await endAllSessions(services.db, viewer);
        await clearSignIn(c, services);
      },
    }),
    defineRoute(routes.endSession, {
      may: 'owner',
      summary: 'Ends one session.',
      gives: 'Ended.',
      also: { 404: 'There is no session of this id.' },
      async run({ params: { id } }, { c, services, signedIn }) {
        if (!(await endSession(services.db, signedIn.viewer, id))) {
          throw new AppError('not-found', 'There is no session of this id.');
        }
        if (id === signedIn.sessionId) await clearSignIn(c, services);
      },
    }),
  ],
};
