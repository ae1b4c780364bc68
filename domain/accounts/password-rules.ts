// What a password must be, for pages that check nothing yet: no schema stands here.

export const shortestPassword = 6;
/** Longer ones would only make hashing slow. */
export const longestPassword = 128;

export const passwordTooShort = 'Password must be at least 6 characters long';

/** Why a password was refused, with code `weak_password`. */
export const weakReasons = ['length', 'common', 'breached', 'personal'] as const;
export type WeakReason = (typeof weakReasons)[number];
