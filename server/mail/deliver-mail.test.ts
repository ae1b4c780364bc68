import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { afterEach, expect, test } from 'vitest';
import { bakeryRequest, samplePictures } from '#tests/builders/bakery.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { signUpMember } from '#tests/builders/sign-up.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/peers/smtp.ts';
import { mails } from '../db/schema.ts';
import { deliverMail } from './deliver-mail.ts';
import { countFailedMails, queueMail } from './queue-mail.ts';
import { stopMail, whyStopped } from './suppression-list.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function openSite(settings: Record<string, string> = {}): Promise<TestSite> {
  const site = await openTestSite(settings);
  open.push(site);
  return site;
}

async function openWithSmtp(): Promise<{ site: TestSite; peer: SmtpPeer }> {
  const peer = await startSmtpPeer({ user: { name: 'ads', password: 'secret' } });
  open.push(peer);
  const site = await openSite({
    MAIL: 'smtp',
    SMTP_URL: peer.url({ user: 'ads:secret', query: '?tls.rejectUnauthorized=false' }),
    MAIL_FROM: 'AD BUILDER <packages@ads.example>',
  });
  return { site, peer };
}

/** Sends a package with four kept pictures; gives the queued mail's id. */
async function queuePackage(site: TestSite): Promise<string> {
  const pictures = await samplePictures('9:16');
  await Promise.all(
    pictures.map(({ jpeg }, index) =>
      site.services.storage.put(`frames/bakery-${index + 1}.jpg`, jpeg, 'image/jpeg'),
    ),
  );
  const answer = await site.call('send-concept', bakeryRequest());
  expect(answer.status).toBe(200);
  return (await mailOf(site))?.id ?? '';
}
const mailOf = async (site: TestSite) => (await site.services.db.select().from(mails))[0];
const until = async (holds: () => Promise<boolean> | boolean) => {
  const end = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('This did not come about in two minutes.');
    await new Promise((done) => setTimeout(done, 25));
  }
};

test('MAIL-02 MAIL-06 what a guest asked for lies in the outbox: HTML, text, four pictures, PDF', async () => {
  const site = await openSite();
  await queuePackage(site);
  await site.jobs.work({ services: site.services });
  await until(async () => (await mailOf(site))?.status === 'sent');
  const names = (await site.services.outbox?.list()) ?? [];
  expect(names).toHaveLength(1);
  const mail = await simpleParser((await site.services.outbox?.read(names[0] ?? '')) ?? '');
  expect(mail.subject).toBe('Your creative package from AD BUILDER');
  expect(mail.to).toMatchObject({ text: 'june@example.com' });
  expect(mail.messageId).toBe((await mailOf(site))?.message_id);
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail.text).toContain('THE LIGHT AT FIVE');
  expect(mail.text).toContain(
    'Open in AD BUILDER: http://localhost:3000/auth?tab=sign-up&next=/projects\n',
  );
  expect(mail.text).toContain('Stop these emails: http://localhost:3000/mail/stop/');
  expect(mail.attachments.filter((file) => file.related)).toHaveLength(4);
  const pdf = mail.attachments.find((file) => file.filename === 'creative-package.pdf');
  expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');
  // mailparser puts the pictures in place of their names.
  expect(String(mail.html).match(/src="data:image\/jpeg/g)).toHaveLength(4);
  const unsubscribe = mail.headers.get('list') as unknown as { unsubscribe: { url: string } };
  expect(unsubscribe.unsubscribe.url).toMatch(
    /^http:\/\/localhost:3000\/mail\/stop\/[\w-]+\.[\w-]+\.[\w-]+$/,
  );
});

test('MAIL-06 through SMTP the mail is sent once and recorded, however often the job runs', async () => {
  const { site, peer } = await openWithSmtp();
  const id = await queuePackage(site);
  await deliverMail(site.services, id, false);
  await deliverMail(site.services, id, false);
  expect(peer.accepted).toHaveLength(1);
  expect(peer.sessions).toEqual([{ secure: true, user: 'ads' }]);
  expect(await mailOf(site)).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
  expect((await mailOf(site))?.sent_at).toBeInstanceOf(Date);
});

test('MAIL-06 a server that is busy is asked again, and the mail arrives once', async () => {
  const { site, peer } = await openWithSmtp();
  peer.moods.push(451, { recipient: 450 });
  await queuePackage(site);
  await site.jobs.work({ services: site.services });
  for (const attempt of [1, 2]) {
    await until(async () => (await mailOf(site))?.attempts === attempt);
    await until(async () => (await mailOf(site))?.last_error !== null);
    await until(() => hurryRetry(site));
  }
  await until(async () => (await mailOf(site))?.status === 'sent');
  expect(peer.accepted).toHaveLength(1);
  expect(await mailOf(site)).toMatchObject({ attempts: 3, last_error: null });
});

// Lets the waiting retry begin now instead of in its turn.
async function hurryRetry(site: TestSite): Promise<boolean> {
  const moved = await site.services.db.execute(
    "update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry' returning id",
  );
  return moved.rows.length > 0;
}

test('MAIL-06 a mail that will never be taken is given up at once and stays visible', async () => {
  const { site, peer } = await openWithSmtp();
  peer.moods.push({ recipient: 550 });
  const id = await queuePackage(site);
  await deliverMail(site.services, id, false);
  await deliverMail(site.services, id, false);
  expect(peer.seen).toEqual([]);
  expect(await mailOf(site)).toMatchObject({
    status: 'failed',
    attempts: 1,
    last_error: expect.stringContaining('The mail server answered 550: nobody is at this address.'),
  });
  expect(await countFailedMails(site.services.db)).toBe(1); // what `mails_failed` says in /metrics
  // What bounced is not mailed again, whatever it is, until somebody lifts that.
  expect(await whyStopped(site.services.db, 'june@example.com')).toMatchObject({
    reason: 'bounced',
  });
  const again = await queueKind(site, 'package', 'june@example.com');
  expect(again?.status).toBe('stopped');
  const link = await queueKind(site, 'sign-in-link', 'june@example.com');
  await deliverMail(site.services, link?.id ?? '', false);
  expect(await mailById(site, link?.id ?? '')).toMatchObject({ status: 'stopped', attempts: 0 });
});

test('MAIL-06 a refusal that is not about the address holds back no other mail', async () => {
  const { site, peer } = await openWithSmtp();
  peer.moods.push(554);
  const id = await queuePackage(site);
  await deliverMail(site.services, id, false);
  expect(await mailOf(site)).toMatchObject({ status: 'failed' });
  expect(await whyStopped(site.services.db, 'june@example.com')).toBeNull();
});

test('MAIL-07 who reported a mail is mailed nothing but answers to a member', async () => {
  const site = await openSite();
  const { db } = site.services;
  await stopMail(db, 'june@example.com', new Date(), { reason: 'reported' });
  const statusAfter = async (kind: 'recover-password' | 'package') => {
    const mail = await queueKind(site, kind, 'june@example.com');
    await deliverMail(site.services, mail?.id ?? '', false);
    return (await mailById(site, mail?.id ?? ''))?.status;
  };
  expect(await statusAfter('recover-password')).toBe('stopped');
  await signUpMember(site, { email: 'june@example.com', verified: true });
  expect(await statusAfter('recover-password')).toBe('sent');
  expect(await statusAfter('package')).toBe('stopped');
});

const mailById = async (site: TestSite, id: string) =>
  (await site.services.db.select().from(mails).where(eq(mails.id, id)))[0];
async function queueKind(
  site: TestSite,
  kind: 'package' | 'sign-in-link' | 'recover-password',
  to: string,
) {
  const { db } = site.services;
  const before = new Set((await db.select().from(mails)).map(({ id }) => id));
  await db.transaction((tx) => queueMail(site.services, tx, { kind, to, now: new Date() }));
  return (await db.select().from(mails)).find(({ id }) => !before.has(id));
}

test('MAIL-06 after the last attempt a mail is failed, not forgotten', async () => {
  const { site, peer } = await openWithSmtp();
  peer.moods.push(451, 451);
  const id = await queuePackage(site);
  await expect(deliverMail(site.services, id, false)).rejects.toThrow('answered 451');
  expect(await mailOf(site)).toMatchObject({ status: 'queued', attempts: 1 });
  await expect(deliverMail(site.services, id, true)).rejects.toThrow('answered 451');
  expect(await mailOf(site)).toMatchObject({ status: 'failed', attempts: 2 });
});

test('MAIL-06 a copy sent after a lost answer carries the same id', async () => {
  const { site, peer } = await openWithSmtp();
  peer.moods.push('drop-after-data');
  const id = await queuePackage(site);
  await expect(deliverMail(site.services, id, false)).rejects.toMatchObject({ outcome: 'unknown' });
  await deliverMail(site.services, id, false);
  const ids = await Promise.all(peer.seen.map(async (raw) => (await simpleParser(raw)).messageId));
  expect(ids).toEqual([(await mailOf(site))?.message_id, (await mailOf(site))?.message_id]);
  expect(peer.accepted).toHaveLength(1);
});

test('MAIL-07 who stops mail while it waits does not get it', async () => {
  const { site, peer } = await openWithSmtp();
  const id = await queuePackage(site);
  await stopMail(site.services.db, 'june@example.com', new Date());
  await deliverMail(site.services, id, false);
  expect(peer.seen).toEqual([]);
  expect((await mailOf(site))?.status).toBe('stopped');
});

test('MAIL-02 a picture that is gone leaves its words, and the mail goes out', async () => {
  const { site, peer } = await openWithSmtp();
  const id = await queuePackage(site);
  await site.services.storage.delete('frames/bakery-2.jpg');
  await deliverMail(site.services, id, false);
  const mail = await simpleParser(peer.accepted[0] ?? '');
  expect(mail.attachments.filter((file) => file.related)).toHaveLength(3);
  expect(String(mail.html)).toContain('Frame 2: Flour to the elbows');
});
