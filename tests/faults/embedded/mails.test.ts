// What a crash does to mail: the process is really killed, the server is a real one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mails } from '#server/db/schema.ts';
import { openDiskServices } from '#tests/builders/open-disk-services.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/peers/smtp.ts';
import { makeDataDir } from '../data-dir.ts';
import { quickFlags } from '../quick-flags.ts';

let peer: SmtpPeer;
let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  peer = await startSmtpPeer();
  dataDir = await makeDataDir();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await peer.close();
});

const smtpUrl = () => peer.url({ query: '?tls.rejectUnauthorized=false' });
const script = fileURLToPath(new URL('../../peers/mail-process.ts', import.meta.url));
function start(mode: 'die' | 'send'): ChildProcess {
  const child = spawn(process.execPath, [...quickFlags, script, mode], {
    env: { ...process.env, DATA_DIR: dataDir, SMTP_URL: smtpUrl() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  return child;
}
const until = async (holds: () => Promise<boolean> | boolean) => {
  const end = Date.now() + 240_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('This did not come about in four minutes.');
    await new Promise((done) => setTimeout(done, 50));
  }
};

/** Starts again in this process, works until the mail is sent and a little longer, and stops. */
async function restartAndSend() {
  const { services, jobs, close } = await openDiskServices(dataDir, {
    MAIL: 'smtp',
    SMTP_URL: smtpUrl(),
    MAIL_FROM: 'ads@ads.example',
  });
  const mail = async () => (await services.db.select().from(mails))[0];
  await jobs.work({ services });
  await until(async () => (await mail())?.status === 'sent');
  await new Promise((done) => setTimeout(done, 500));
  const sent = await mail();
  await close();
  return sent;
}

test('MAIL-06 a mail outlives a crash after it was queued, and one before the server answered', {
  timeout: 600_000,
}, async () => {
  const [, signal] = await once(start('die'), 'exit');
  expect(signal).toBe('SIGKILL');
  expect(peer.seen).toEqual([]);

  // The same package again is no second mail.
  peer.moods.push('hang-after-data');
  const child = start('send');
  const gone = once(child, 'exit');
  await until(() => peer.seen.length === 1);
  child.kill('SIGKILL');
  await gone;
  const sent = await restartAndSend();
  expect(peer.accepted).toHaveLength(1);
  const ids = await Promise.all(peer.seen.map(async (raw) => (await simpleParser(raw)).messageId));
  expect(ids).toEqual([sent?.message_id, sent?.message_id]);
  expect(sent).toMatchObject({ status: 'sent', attempts: 2, last_error: null });

  await restartAndSend();
  expect(peer.seen).toHaveLength(2);
});
