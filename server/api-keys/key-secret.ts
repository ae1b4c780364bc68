import { createHash, randomBytes } from 'node:crypto';

/** What every key begins with, so that a leaked one is recognised as one. */
const mark = 'adb_';

export const makeSecret = (): string => `${mark}${randomBytes(32).toString('base64url')}`;

/** Whether a bearer token is meant as a key, and not as an access token. */
export const isKeySecret = (token: string): boolean => token.startsWith(mark);

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

export const hintOf = (secret: string): string => secret.slice(-4);
