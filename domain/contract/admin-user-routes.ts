// The members' accounts, as administrators see and change them.
import { z } from 'zod';
import {
  adminReason,
  adminRoleChange,
  adminSuspension,
  adminUser,
  adminUserMail,
  adminUserPage,
  adminUsersQuery,
} from '../admin/users.ts';
import { route } from './route.ts';

const users = '/api/admin/users';
const params = z.object({ id: z.uuid() });

/** The first page of what is asked for, newest first, or that after `cursor`. */
export const listUsers = route({
  method: 'GET',
  path: users,
  query: adminUsersQuery,
  answer: adminUserPage,
});

export const readUser = route({ method: 'GET', path: `${users}/:id`, params, answer: adminUser });

/** Grants the role of an administrator, or takes it. */
export const changeUserRole = route({
  method: 'POST',
  path: `${users}/:id/role`,
  params,
  body: adminRoleChange,
  answer: adminUser,
});

/** Ends all sessions and lets nobody in, or lets them in again. */
export const suspendUser = route({
  method: 'POST',
  path: `${users}/:id/suspension`,
  params,
  body: adminSuspension,
  answer: adminUser,
});

/** Signs the user out everywhere. */
export const endUserSessions = route({
  method: 'POST',
  path: `${users}/:id/end-sessions`,
  params,
  answer: adminUser,
});

/** Mails the user a link, as if they had asked for it. */
export const mailUser = route({
  method: 'POST',
  path: `${users}/:id/mail`,
  params,
  body: adminUserMail,
  answer: adminUser,
});

/** Deletes the account, as its owner could. */
export const deleteUser = route({
  method: 'POST',
  path: `${users}/:id/delete`,
  params,
  body: adminReason,
});
