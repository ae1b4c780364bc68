// /api/admin/users: the members' accounts, for admins.

import type { Viewer } from '#domain/accounts/viewer.ts';
import * as routes from '#domain/contract/admin-user-routes.ts';
import { changeRole } from '../../admin/users/change-role.ts';
import { deleteUser } from '../../admin/users/delete-user.ts';
import { listUsers, readUser } from '../../admin/users/list-users.ts';
import { mailUser } from '../../admin/users/mail-user.ts';
import { signOutUser } from '../../admin/users/sign-out-user.ts';
import { suspendUser } from '../../admin/users/suspend-user.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';

const missing = { 404: 'There is no user of this id.' };
const tooMany = { 429: 'Too many; Retry-After says when to come back.' };
const refused = { ...missing, ...tooMany, 409: 'It cannot be done; the message says why.' };
/** No hand presses this often: somebody holds a stolen session. */
const actsPerHour = 120;

const act = {
  may: 'admins',
  gives: 'The user as they are now.',
  limits: ({ viewer }: { viewer: Viewer }) => [
    { name: 'user-acts', subject: viewer.id, count: actsPerHour, windowSeconds: 3600 },
  ],
} as const;

export const adminUserFamily: Family = {
  ignoresEmpty: true,
  routes: [
    defineRoute(routes.listUsers, {
      may: 'admins',
      summary: 'Members, newest first: all, or those of a state.',
      gives: 'A page; `nextCursor` asks for the one after it.',
      run: ({ query }, { services: { db } }) => listUsers(db, query),
    }),
    defineRoute(routes.readUser, {
      may: 'admins',
      summary: 'One of them, with sessions and what administrators did to the account.',
      gives: 'The user.',
      also: missing,
      run: ({ params }, { services, viewer }) => readUser(services, viewer, params.id),
    }),
    defineRoute(routes.changeUserRole, {
      ...act,
      summary: 'Grants the role of an administrator, or takes it. Who did it and why is noted.',
      also: refused,
      async run({ params: { id }, body }, { services, viewer }) {
        await changeRole(services, viewer, { id, ...body });
        return readUser(services, viewer, id);
      },
    }),
    defineRoute(routes.suspendUser, {
      ...act,
      summary: 'Ends all sessions and lets nobody in, or lets them in again. It is noted why.',
      also: refused,
      async run({ params: { id }, body }, { services, viewer }) {
        await suspendUser(services, viewer, { id, ...body });
        return readUser(services, viewer, id);
      },
    }),
    defineRoute(routes.endUserSessions, {
      ...act,
      summary: 'Signs the user out everywhere.',
      also: { ...missing, ...tooMany },
      async run({ params: { id } }, { services, viewer }) {
        await signOutUser(services, viewer, id);
        return readUser(services, viewer, id);
      },
    }),
    defineRoute(routes.mailUser, {
      ...act,
      summary: 'Mails the user the link that verifies the address, or that resets the password.',
      also: refused,
      async run({ params: { id }, body }, { services, viewer }) {
        await mailUser(services, viewer, { id, ...body });
        return readUser(services, viewer, id);
      },
    }),
    defineRoute(routes.deleteUser, {
      ...act,
      summary: 'Deletes the account and everything of it, as its owner could. It is noted why.',
      gives: 'Deleted.',
      also: refused,
      run: ({ params: { id }, body }, { services, viewer }) =>
        deleteUser(services, viewer, { id, ...body }),
    }),
  ],
};
