// `npm run grant-admin -- <address>`: makes the member of a verified address an administrator, while the
// server runs or not.
import { join } from 'node:path';
import { z } from 'zod';
import { type Granting, grantFirst } from '#server/admin/users/grant-first.ts';
import { lockFolder } from '#server/db/embedded/folder-lock.ts';
import { openDatabase } from '#server/db/open.ts';
import { grantAdminPath, grantAdminToken } from '#server/http/administration/grant-admin.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { readSecret } from '#server/settings/secret.ts';
import { chooseDatabase } from '#server/start/choose-database.ts';
import { prepareDataDir } from '#server/start/data-dir.ts';
import { findRunning } from '#server/start/running-file.ts';
import { StartError } from '#server/start/start-error.ts';

const words: Record<Granting, string> = {
  granted: 'is an administrator now.',
  'was-admin': 'is an administrator already.',
  'no-account': 'has no account. Sign up with it first, then run this again.',
  unverified:
    'is not verified: its account could be anybody’s. Open the link in its mail (or /mailbox, where mail is kept), then run this again.',
  suspended: 'is suspended. An administrator has to restore it first.',
};

async function grant(config: Config, email: string): Promise<Granting> {
  if (!config.databaseUrl) {
    prepareDataDir(config.dataDir);
    const lock = lockFolder(join(config.dataDir, 'database'));
    if (!lock) return askServer(config, email);
    lock.release();
  }
  const database = await openDatabase(chooseDatabase(config), (error) => console.error(error));
  try {
    return await grantFirst(database.db, email, new Date());
  } finally {
    await database.close();
  }
}

async function askServer(config: Config, email: string): Promise<Granting> {
  const token = grantAdminToken(readSecret(config.appSecret, config.dataDir));
  const answer = await fetch(new URL(grantAdminPath, findRunning(config.dataDir)), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!answer.ok) throw new StartError(`The running server refused it (status ${answer.status}).`);
  return ((await answer.json()) as { outcome: Granting }).outcome;
}

try {
  const address = z.email().safeParse(process.argv[2]);
  if (!address.success) throw new StartError('Say whom: npm run grant-admin -- june@example.com');
  const outcome = await grant(readConfig(), address.data);
  console.log(`${address.data} ${words[outcome]}`);
  process.exit(outcome === 'granted' || outcome === 'was-admin' ? 0 : 1);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
