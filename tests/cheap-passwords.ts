// Tests sign up hundreds of members: their passwords are hashed at a fraction of the cost. What the
// real cost is stands in server/accounts/signing-in/hash-password.test.ts.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
type Scrypt = (...asked: Parameters<typeof scrypt>) => void;
const cheapScrypt: Scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 16, r: 8, p: 1 }, done);

passwordsAreCheap(true);

/** Whether passwords cost less than they do in the product, from here on. */
export function passwordsAreCheap(are: boolean): void {
  Object.assign(crypto, { scrypt: are ? cheapScrypt : scrypt });
  syncBuiltinESMExports();
}
