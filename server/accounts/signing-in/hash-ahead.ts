// better-auth hashes a new member's password inside its transaction, and while one is open nobody
// else gets to the embedded database. So the hash is made before, and better-auth is given it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword } from './hash-password.ts';

type Hashed = { password: string; hash: string };
const ahead = new AsyncLocalStorage<Hashed>();

/** Hashes the password, then runs `work`, in which better-auth finds that hash. */
export async function hashAhead<Result>(
  password: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const hash = await hashPassword(password);
  return ahead.run({ password, hash }, work);
}

/** What better-auth hashes with. */
export async function hashOnce(password: string): Promise<string> {
  const hashed = ahead.getStore();
  return hashed?.password === password ? hashed.hash : hashPassword(password);
}
