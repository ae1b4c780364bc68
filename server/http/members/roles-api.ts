// POST /api/rpc/has_role: the database's function, for what its caller may know.
import * as routes from '#domain/contract/session-routes.ts';
import { hasRole } from '../../accounts/member/roles.ts';
import { mayKnowRoles } from '../../policies.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';

export const roleFamily: Family = {
  routes: [
    defineRoute(routes.hasRole, {
      may: 'everybody',
      summary: 'Whether a member holds a role: of oneself, or for admins of anybody; else false.',
      gives: 'Whether.',
      also: { 422: 'The id is none.' },
      async run({ body: { _user_id, _role } }, { c, services: { db } }) {
        const viewer = (await c.get('signedIn')())?.viewer ?? null;
        return mayKnowRoles(viewer, _user_id) ? hasRole(db, _user_id, _role) : false;
      },
    }),
  ],
};
