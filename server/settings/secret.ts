import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOnce } from '../start/make-once.ts';
import { StartError } from '../start/start-error.ts';

const letters = 64;
/** As APP_SECRET: somebody may have put a secret of their own there. */
const fewestLetters = 32;

/**
 * The secret that signs links and keys hashes: the one that is set, or one that is made once and
 * kept in the data folder, readable by this user alone. Throws a StartError for a damaged file.
 */
export function readSecret(set: string | undefined, dataDir: string): string {
  if (set !== undefined) return set;
  const file = join(dataDir, 'secret');
  makeOnce(file, randomBytes(letters / 2).toString('hex'));
  const secret = readFileSync(file, 'utf8').trim();
  const isCut = /^[0-9a-f]*$/.test(secret) && secret.length < letters;
  if (secret.length >= fewestLetters && !isCut) return secret;
  throw new StartError(
    `The file ${file} is damaged: it holds ${secret.length} characters instead of ${letters}. Put it back from a backup. Without one, delete it, and another is made: everybody is signed out then, links mailed before no longer count, and members with a second factor have to recover (docs/deploy.md).`,
  );
}
