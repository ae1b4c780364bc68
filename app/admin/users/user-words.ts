import type { AdminUserRow, UserState } from '#domain/admin/users.ts';

export const userStateWords: Record<UserState, string> = {
  admin: 'Administrators',
  unverified: 'Not verified',
  suspended: 'Suspended',
};

/** A name to call somebody by; without one, the first part of the address. */
export const userName = ({ name, email }: Pick<AdminUserRow, 'name' | 'email'>): string =>
  name.trim() || (email.split('@')[0] ?? email);

/** How the account stands, in words; empty where there is nothing to say. */
export const standingWords = (row: AdminUserRow): string[] => [
  ...(row.suspended_at ? ['Suspended'] : []),
  ...(row.admin ? ['Administrator'] : []),
  ...(row.email_verified ? [] : ['Not verified']),
];
