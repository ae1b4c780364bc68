import { afterEach, expect, test } from 'vitest';
import { type PeerOptions, type SmtpPeer, startSmtpPeer } from '#tests/peers/smtp.ts';
import { mailContract, sampleMessage } from './contract.ts';
import type { Mail } from './port.ts';
import { openSmtp } from './smtp.ts';

const open: (Mail | SmtpPeer)[] = [];
const anyCertificate = '?tls.rejectUnauthorized=false';

async function connect(
  options: PeerOptions = {},
  address: Parameters<SmtpPeer['url']>[0] = { query: anyCertificate },
) {
  const peer = await startSmtpPeer(options);
  const mail = openSmtp({
    url: peer.url(address),
    from: { name: 'AD BUILDER', address: 'packages@ad-builder.example' },
    timeouts: { connectMs: 1000, answerMs: 400 },
  });
  open.push(mail, peer);
  return { peer, mail };
}
// As large as a package with its PDF.
const largeMessage = () =>
  sampleMessage({
    attachments: [
      {
        filename: 'package.pdf',
        contentType: 'application/pdf',
        content: Buffer.alloc(400_000, 7),
      },
    ],
  });

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

mailContract(async () => {
  const { peer, mail } = await connect();
  return { mail, received: async () => peer.accepted };
});

test('MAIL-06 mail travels encrypted when the server can, and after signing in', async () => {
  const user = { name: 'ads', password: 'p@ss/word' };
  const { peer, mail } = await connect(
    { user },
    { user: 'ads:p%40ss%2Fword', query: anyCertificate },
  );
  await mail.send(sampleMessage());
  expect(peer.sessions).toEqual([{ secure: true, user: 'ads' }]);
  expect(peer.accepted).toHaveLength(1);
});

test('MAIL-06 a wrong password keeps the mail for later', async () => {
  const user = { name: 'ads', password: 'right' };
  const { peer, mail } = await connect({ user }, { user: 'ads:wrong', query: anyCertificate });
  await expect(mail.send(sampleMessage())).rejects.toMatchObject({
    outcome: 'temporary',
    message: 'The mail server refused the sign-in.',
  });
  expect(peer.seen).toEqual([]);
});

test('MAIL-06 a certificate nobody vouches for is not trusted', async () => {
  const { peer, mail } = await connect({}, { query: '' });
  await expect(mail.send(sampleMessage())).rejects.toMatchObject({ outcome: 'temporary' });
  expect(peer.seen).toEqual([]);
});

test('MAIL-06 beyond this machine nothing is sent unencrypted, unless the setting allows it', async () => {
  // Another name for this machine that does not say so.
  const elsewhere = { host: '[::ffff:127.0.0.1]' };
  const strict = await connect({ startTls: false }, elsewhere);
  await expect(strict.mail.send(sampleMessage())).rejects.toMatchObject({ outcome: 'temporary' });
  expect(strict.peer.seen).toEqual([]);
  const told = await connect({ startTls: false }, { ...elsewhere, query: '?requireTLS=false' });
  await told.mail.send(sampleMessage());
  expect(told.peer.sessions).toEqual([{ secure: false, user: undefined }]);
});

test.each([
  ['the message', 451, 'temporary'],
  ['the message', 554, 'permanent'],
  ['the recipient', { recipient: 450 }, 'temporary'],
  ['the recipient', { recipient: 550 }, 'permanent'],
] as const)('MAIL-06 refusing %s with %j is %s', async (_what, mood, outcome) => {
  const { peer, mail } = await connect();
  peer.moods.push(mood);
  await expect(mail.send(sampleMessage())).rejects.toMatchObject({ outcome });
  expect(peer.accepted).toEqual([]);
  await mail.send(sampleMessage());
  expect(peer.accepted).toHaveLength(1);
});

test.each([
  ['hang', 'temporary', 0],
  ['drop', 'temporary', 0],
  ['hang-after-data', 'unknown', 1],
  ['drop-after-data', 'unknown', 1],
] as const)('MAIL-06 a server that does %s leaves the outcome %s', async (mood, outcome, seen) => {
  const { peer, mail } = await connect();
  peer.moods.push(mood);
  await expect(mail.send(largeMessage())).rejects.toMatchObject({ outcome });
  expect(peer.seen).toHaveLength(seen);
});

test('a server that is not there leaves the mail for later', async () => {
  const { peer, mail } = await connect();
  await peer.close();
  await expect(mail.send(sampleMessage())).rejects.toMatchObject({ outcome: 'temporary' });
});
