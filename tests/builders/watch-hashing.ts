import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

type Scrypt = (
  password: string,
  salt: Buffer,
  length: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

/** Counts how often a password is hashed, after `before` each time, until it is told to stop. */
export function watchHashing(before: () => Promise<unknown> = async () => {}) {
  let times = 0;
  const scrypt = crypto.scrypt as Scrypt;
  const watched: Scrypt = (password, salt, length, options, done) => {
    times += 1;
    before().then(
      () => scrypt(password, salt, length, options, done),
      (error: Error) => done(error, Buffer.alloc(0)),
    );
  };
  const spy = vi.spyOn(crypto, 'scrypt').mockImplementation(watched as typeof crypto.scrypt);
  syncBuiltinESMExports();
  return {
    times: () => times,
    stop() {
      spy.mockRestore();
      syncBuiltinESMExports();
    },
  };
}
