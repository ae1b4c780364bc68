import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openInMemory } from '#server/db/embedded/embedded.ts';
import { handleEmbedded, openDatabase } from '#server/db/open.ts';
import { suppressions } from '#server/db/schema.ts';
import { framesOf, projectBody } from '#tests/builders/project-body.ts';
import { cookiesOf } from '#tests/builders/sign-up.ts';
import { makeDataDir } from '../data-dir.ts';
import { quickFlags } from '../quick-flags.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';

const run = promisify(execFile);
const dataDir = await makeDataDir();

let running: Spawned | undefined;
/** The one server of these tests, which starts when it is first asked for. */
async function runningServer(): Promise<Spawned> {
  running ??= await spawnServer({ DATA_DIR: dataDir });
  await running.ready();
  return running;
}

async function backUp(name: string): Promise<string> {
  const archive = join(dataDir, name);
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, [...quickFlags, 'scripts/backup.ts', archive], { env });
  return archive;
}

async function addressesIn(archive: string): Promise<string[]> {
  const { lite, close } = await openInMemory(new Blob([readFileSync(archive)]));
  const rows = await (await handleEmbedded(lite)).db.select().from(suppressions);
  await close();
  return rows.map(({ address }) => address);
}

test('a backup holds the data, made while the server stands or runs', async () => {
  const opened = await openDatabase({ kind: 'embedded', dataDir }, () => {});
  await opened.db
    .insert(suppressions)
    .values({ address: 'kept@example.com', created_at: new Date() });
  await opened.close();
  expect(await addressesIn(await backUp('cold.tar.gz'))).toEqual(['kept@example.com']);

  const { url } = await runningServer();
  expect(await addressesIn(await backUp('live.tar.gz'))).toEqual(['kept@example.com']);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

const asking =
  ({ url }: Spawned, cookie = '') =>
  (path: string, body?: object) =>
    fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

test('KEEP-03 a backup put back as the documents say is the house as it was', async () => {
  const server = await runningServer();
  const member = { name: 'June', email: 'june@example.com', password: 'violet-harbor-74-kites' };
  const cookie = cookiesOf(await asking(server)('/api/auth/sign-up/email', member));
  const ask = asking(server, cookie);
  const drawn = await ask('/api/functions/direct-frame', {
    script: 'CU. A loaf of bread. MS. She speaks in the kitchen.',
    platform: ['tiktok'],
    productName: 'Rye at Nine',
    frame: 1,
  });
  const { storyboardFrame } = (await drawn.json()) as { storyboardFrame: { imageUrl: string } };
  const frames = [{ ...framesOf('a')[0], ...storyboardFrame }];
  const body = projectBody({
    project_name: 'The light at five',
    storyboard_frames: frames as never,
  });
  const saved = (await (await ask('/api/projects', body)).json()) as { id: string };
  const archive = await backUp('whole.tar.gz');
  const late = await ask('/api/projects', projectBody({ project_name: 'Saved afterwards' }));
  expect(late.status).toBe(201);
  await server.stop();

  const restored = join(await makeDataDir(), 'restored');
  mkdirSync(join(restored, 'database'), { recursive: true });
  await run('tar', ['-xzf', archive, '-C', join(restored, 'database')]);
  for (const part of ['storage', 'secret']) {
    cpSync(join(dataDir, part), join(restored, part), { recursive: true });
  }
  const again = await spawnServer({ DATA_DIR: restored });
  await again.ready();
  const askAgain = asking(again, cookie);
  const { projects } = (await (await askAgain('/api/projects')).json()) as {
    projects: { id: string; project_name: string }[];
  };
  expect(projects.map(({ project_name }) => project_name)).toEqual(['The light at five']);
  expect((await askAgain(`/api/projects/${saved.id}`)).status).toBe(200);
  const picture = await askAgain(storyboardFrame.imageUrl);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { email, password } = member;
  expect((await asking(again)('/api/auth/sign-in/email', { email, password })).status).toBe(200);
  await again.stop();
});
