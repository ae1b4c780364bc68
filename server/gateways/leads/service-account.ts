// The key of a Google service account, as the settings give it.
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from '../../start/start-error.ts';

const keyFile = z.object({ client_email: z.email(), private_key: z.string() });
export type ServiceAccount = { email: string; key: string };

/** Reads GOOGLE_SERVICE_ACCOUNT: the JSON itself, or the path of its file. Throws a StartError. */
export function readServiceAccount(setting: string): ServiceAccount {
  const parsed = keyFile.safeParse(readJson(setting));
  if (!parsed.success) {
    const missing = parsed.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
    throw refuse(
      `has no usable ${missing.join(' and ') || 'content'}. Take the file that Google gave when the key was made`,
    );
  }
  const { client_email, private_key } = parsed.data;
  // In a .env file line ends are often written as two characters.
  const key = private_key.replaceAll('\\n', '\n');
  try {
    createPrivateKey(key);
  } catch (cause) {
    throw refuse('holds a private_key that cannot be read. Make a new key', cause);
  }
  return { email: client_email, key };
}

function readJson(setting: string): unknown {
  const isJson = setting.trimStart().startsWith('{');
  try {
    return JSON.parse(isJson ? setting : readKeyFile(setting));
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw refuse('is not JSON. Take the key in JSON format', cause);
  }
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw refuse('names a file that cannot be read. Check its path and who may read it', cause);
  }
}

const refuse = (what: string, cause?: unknown): StartError =>
  new StartError(`GOOGLE_SERVICE_ACCOUNT ${what}, as docs/leads.md says.`, { cause });
