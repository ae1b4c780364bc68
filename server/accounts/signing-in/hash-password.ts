// Passwords at rest: salted scrypt, computed off the event loop.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// One of the settings OWASP counts as equally strong (N=2^14, r=8, p=5): the one with 16 MiB a
// hash, so that many at once do not exhaust a small machine.
const now = { log2N: 14, r: 8, p: 5 };
const keyBytes = 64;

/** `scrypt:<log2 N>:<r>:<p>:<salt>:<key>`: what it was made with stands in it. */
export async function hashPassword(password: string, cost = now): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { log2N, r, p } = cost;
  return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

type Stored = { hash: string; password: string };

export async function verifyPassword({ hash, password }: Stored): Promise<boolean> {
  const [kind, log2N, r, p, salt = '', key = ''] = hash.split(':');
  if (kind !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function derive(password: string, salt: Buffer, { log2N, r, p }: typeof now): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: 256 * r * 2 ** log2N };
  // The same letters typed on another keyboard may be other code points.
  const text = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
