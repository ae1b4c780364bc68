// What happens in one process is heard by pages of another.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { realtimePath } from '#domain/live/messages.ts';
import { connect } from '#tests/builders/open-live-site.ts';
import { projectBody } from '#tests/builders/project-body.ts';
import { cookiesOf, goodPassword } from '#tests/builders/sign-up.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';
import { makeMigratedDatabase } from './make-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-live-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const appUrl = 'http://localhost:3000';
const email = 'june@example.com';
type Call = { cookie?: string; body?: object; method?: string };

const call = (server: Spawned, path: string, { cookie, body, method = 'POST' }: Call) =>
  fetch(server.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      origin: appUrl,
      ...(cookie ? { cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

async function signIn(server: Spawned): Promise<string> {
  const body = { email, password: goodPassword };
  const answer = await call(server, '/api/auth/sign-in/email', { body });
  expect(answer.status).toBe(200);
  return cookiesOf(answer);
}

const openPage = async (server: Spawned, cookie: string) => {
  const url = server.url.replace('http', 'ws') + realtimePath;
  const page = await connect(url, { cookie, origin: appUrl });
  expect(await page.subscribe('projects')).toBe('subscribed');
  return page;
};

// A notification takes milliseconds, and nothing but a notification would ever bring it.
const atOnce = { timeout: 60_000, interval: 10 };

test('FN-02 FN-03 an act in one process is heard in the other at once, and a session’s end too', {
  timeout: 600_000,
}, async () => {
  const settings = {
    DATABASE_URL: await makeMigratedDatabase(),
    APP_SECRET: 's'.repeat(32),
    APP_URL: appUrl,
    DATA_DIR: folder,
  };
  const servers = await Promise.all([spawnServer(settings), spawnServer(settings)]);
  await Promise.all(servers.map((server) => server.ready()));
  const [one, two] = servers;
  const signUp = { name: 'June', email, password: goodPassword };
  expect((await call(one, '/api/auth/sign-up/email', { body: signUp })).status).toBe(200);
  const [here, there] = [await signIn(one), await signIn(two)];
  const page = await openPage(two, there);

  const saved = await call(one, '/api/projects', { cookie: here, body: projectBody() });
  expect(saved.status).toBe(201);
  await vi.waitFor(() => expect(page.heard).toContain('projects projects'), atOnce);

  await call(one, '/api/account/sessions', { cookie: here, method: 'DELETE' });
  expect(await page.closed).toBe(4401);

  const again = await openPage(two, await signIn(one));
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  expect(await again.closed).toBe(1001);
});
