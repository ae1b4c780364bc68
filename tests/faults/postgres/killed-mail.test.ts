// A mail whose process is killed in the middle of sending goes out about a minute later, not a quarter of an hour.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { goodPassword } from '#tests/builders/sign-up.ts';
import { startSmtpPeer } from '#tests/peers/smtp.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';
import { makeMigratedDatabase } from './make-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-killed-mail-'));
const servers: Spawned[] = [];
afterAll(() => {
  for (const server of servers) server.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('NF-07 a mail caught by a hanging server and a killed process is sent once its lease is over', {
  timeout: 300_000,
}, async () => {
  const smtp = await startSmtpPeer({ startTls: false });
  smtp.moods.push('hang');
  const settings = {
    DATABASE_URL: await makeMigratedDatabase(),
    APP_SECRET: 's'.repeat(32),
    APP_URL: 'http://localhost:3000',
    DATA_DIR: folder,
    MAIL: 'smtp',
    SMTP_URL: smtp.url(),
    MAIL_FROM: 'AD BUILDER <ads@example.com>',
  };
  const [caught, other] = await Promise.all([
    spawnServer({ ...settings, ROLE: 'all' }),
    spawnServer({ ...settings, ROLE: 'web' }),
  ]);
  servers.push(caught, other);
  await Promise.all([caught.ready(), other.ready()]);
  const signUp = { name: 'June', email: 'june@example.com', password: goodPassword };
  const answer = await fetch(`${other.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(signUp),
  });
  expect(answer.status).toBe(200);
  await expect.poll(() => smtp.hanging(), { timeout: 120_000 }).toBe(1);
  caught.process.kill('SIGKILL');
  const from = performance.now();
  smtp.moods.length = 0;
  servers.push(await spawnServer({ ...settings, ROLE: 'worker' }));
  await expect.poll(() => smtp.accepted.length, { timeout: 600_000, interval: 500 }).toBe(1);
  console.info(`sent ${((performance.now() - from) / 1_000).toFixed(0)} s after the kill`);
});
