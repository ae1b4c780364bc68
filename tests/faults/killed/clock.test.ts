// Machines whose clocks are an hour off, before and behind, beside one whose clock is not: whoever is signed
// in stays so, nothing is refused, sent twice or forgotten. Of the embedded database one follows the other.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { projectBody } from '#tests/builders/project-body.ts';
import { startSmtpPeer } from '#tests/peers/smtp.ts';
import { freePort } from '../../serve.ts';
import { makePlace } from '../place.ts';
import { type Ask, signUpAt } from '../sign-up-at.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';

const hour = 3_600;

async function saveAndSend(server: Spawned, ask: Ask, name: string): Promise<void> {
  const saved = await ask('/api/projects', projectBody({ project_name: name }));
  expect(saved.status).toBe(201);
  const { id, updated_at } = (await saved.json()) as { id: string; updated_at: string };
  const changed = await ask(`/api/projects/${id}`);
  expect(await changed.json()).toMatchObject({ id, updated_at });
  const sent = await fetch(`${server.url}/api/functions/send-concept`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bakeryRequest({ email: `${name}@example.com`, storyboardFrames: [] })),
  });
  expect(sent.status).toBe(200);
}

test('FN-03 NF-07 clocks an hour off lose nothing, double nothing and sign nobody out', {
  timeout: 600_000,
}, async () => {
  const place = await makePlace();
  const smtp = await startSmtpPeer({ startTls: false });
  const isShared = inject('testTemplate').kind === 'postgres';
  const settings = {
    ...place.settings,
    APP_URL: `http://127.0.0.1:${await freePort()}`,
    MAIL: 'smtp',
    SMTP_URL: smtp.url(),
    MAIL_FROM: 'AD BUILDER <ads@example.com>',
  };
  const start = async (seconds: number) => {
    const server = await spawnServer(
      { ...settings, CLOCK_AHEAD_SECONDS: String(seconds) },
      'tests/faults/shifted-main.ts',
    );
    await server.ready();
    return server;
  };
  const right = await start(0);
  const askRight = await signUpAt(right.url, settings.APP_URL);
  await saveAndSend(right, askRight, 'before');
  if (!isShared) await right.stop();
  const off: Spawned[] = [];
  for (const seconds of [hour, -hour]) {
    const wrong = await start(seconds);
    const askWrong: Ask = (path, body) => askRight(path, body, wrong.url);
    await saveAndSend(wrong, askWrong, seconds > 0 ? 'ahead' : 'behind');
    if (isShared) off.push(wrong);
    else await wrong.stop();
  }
  const last = isShared ? right : await start(0);
  await saveAndSend(last, (path, body) => askRight(path, body, last.url), 'after');
  const mailsTo = (address: string) =>
    smtp.accepted.filter((raw) => raw.includes(`To: ${address}`)).length;
  const names = ['before', 'ahead', 'behind', 'after'].map((name) => `${name}@example.com`);
  await expect
    .poll(() => names.map(mailsTo), { timeout: 120_000, interval: 200 })
    .toEqual([1, 1, 1, 1]);
  await sleep(3_000); // as long as another would need to take one up again
  expect(names.map(mailsTo)).toEqual([1, 1, 1, 1]);
  const { projects } = (await (await askRight('/api/projects', undefined, last.url)).json()) as {
    projects: unknown[];
  };
  expect(projects).toHaveLength(4);
  for (const wrong of off) await wrong.stop();
  expect(await last.stop()).toBe(0);
  await smtp.close();
});
