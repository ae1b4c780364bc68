import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { samplePicture } from '#tests/builders/bakery.ts';
import { deleteForGood } from '#tests/builders/delete-for-good.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { framesOf, patchProject, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { mails } from '../db/schema.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { stopMail } from '../mail/suppression-list.ts';

let site: TestSite;
let june: TestMember;
let ask: ReturnType<typeof askAs>;
let time: Date;
beforeEach(async () => {
  time = new Date('2026-11-21T10:00:00Z');
  site = await openTestSite({}, { now: () => time });
  june = await signUpMember(site, { name: 'June Park', verified: true });
  ask = askAs(site, june);
});
afterEach(() => site.close());

const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
const mail = (id: string, body: object = {}) =>
  ask(`/api/projects/${id}/email`, { method: 'POST', body: JSON.stringify(body) });
const queued = (id: string) =>
  site.services.db.select().from(mails).where(eq(mails.project_id, id));

test('PROJ-12 the mail goes to the member’s own address, whatever the body says', async () => {
  const { id } = await saveProject(ask);
  const answer = await mail(id, { email: 'evil@example.com', to: 'evil@example.com' });
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(await queued(id)).toMatchObject([
    { kind: 'project', to_address: june.email, user_id: june.id, status: 'queued' },
  ]);
  const here = await site.askHere(`/api/projects/${id}/email`, {
    method: 'POST',
    body: '{}',
    headers: { Cookie: june.cookie, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(await here.json()).toEqual({ mailbox: '/mailbox' });
});

test('PROJ-12 it brings brief, script and every frame, with the PDF', async () => {
  const names = ['a', 'b', 'c', 'd'];
  for (const name of names) {
    const { jpeg } = await samplePicture(96, 54);
    await site.services.storage.put(`frames/${name}.jpg`, jpeg, 'image/jpeg');
  }
  const { id } = await saveProject(ask, {
    project_name: 'Owl & <b>Sons</b>',
    storyboard_frames: framesOf(...names),
    form_data: { creativeApproach: 'mostly sung', platform: 'tiktok' },
  });
  await mail(id);
  const [row] = await queued(id);
  await deliverMail(site.services, row?.id ?? '', true);
  const { outbox } = site.services;
  const [name = ''] = (await outbox?.list()) ?? [];
  const sent = await simpleParser((await outbox?.read(name)) ?? '');
  expect([sent.to].flat().map((to) => to?.text)).toEqual([june.email]);
  expect(sent.subject).toBe('Nightjar: “Owl & <b>Sons</b>”, your creative package');
  for (const words of ['June', 'Nightjar', 'Objective', '1. Hook', 'Stay up', 'Frame 4: d']) {
    expect(sent.text?.toUpperCase()).toContain(words.toUpperCase());
  }
  expect(sent.html).toContain('Owl &amp; &lt;b&gt;Sons');
  expect(sent.html).toContain(`href="${site.services.config.appUrl}/projects/${id}"`);
  expect(sent.text).toContain(
    `Open in AD BUILDER: ${site.services.config.appUrl}/projects/${id}\n`,
  );
  const files = sent.attachments.map(({ contentType }) => contentType).sort();
  expect(files).toEqual(['application/pdf', ...Array(4).fill('image/jpeg')]);
});

test('PROJ-12 pressed again within a minute it is the same mail; a changed project is another', async () => {
  const project = await saveProject(ask);
  await Promise.all(Array.from({ length: 5 }, () => mail(project.id)));
  later(30);
  await mail(project.id);
  expect(await queued(project.id)).toHaveLength(1);
  await patchProject(ask, project, { script: 'Another.' });
  await mail(project.id);
  expect(await queued(project.id)).toHaveLength(2);
  later(61);
  await mail(project.id);
  expect(await queued(project.id)).toHaveLength(3);
});

test('MAIL-07 three a day to one address, packages counted with them', async () => {
  const one = await saveProject(ask);
  const two = await saveProject(ask);
  const sent = await site.call('send-concept', {
    email: june.email.toUpperCase(),
    productName: 'Bread',
    platform: ['tiktok'],
  });
  expect(sent.status).toBe(200);
  expect((await mail(one.id)).status).toBe(200);
  expect((await mail(two.id)).status).toBe(200);
  later(120);
  const refused = await mail(one.id);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600);
  expect((await refused.json()).error.message).toMatch(/try again/i);
  later(86_400);
  expect((await mail(one.id)).status).toBe(200);
});

test('PROJ-12 a project that is deleted before its mail is sent is not sent', async () => {
  const { id } = await saveProject(ask);
  await mail(id);
  const [row] = await queued(id);
  await ask(`/api/projects/${id}`, { method: 'DELETE' });
  await deliverMail(site.services, row?.id ?? '', true);
  expect(await queued(id)).toEqual([]);
  expect(await site.services.outbox?.list()).toEqual([]);
});

test('MAIL-07 who wants no mail is told so; an address that was not proved is told nothing', async () => {
  await stopMail(site.services.db, june.email, time);
  const { id } = await saveProject(ask);
  const answer = await mail(id);
  expect(answer.status).toBe(422);
  expect((await answer.json()).error.fields).toEqual([
    { path: 'email', message: expect.stringContaining('no more mail') },
  ]);
  expect(await queued(id)).toEqual([]);
  const unproved = await signUpMember(site);
  await stopMail(site.services.db, unproved.email, time);
  const theirs = await saveProject(askAs(site, unproved));
  const silent = await askAs(site, unproved)(`/api/projects/${theirs.id}/email`, {
    method: 'POST',
    body: '{}',
  });
  expect([silent.status, await silent.json()]).toEqual([200, {}]);
  expect(await queued(theirs.id)).toMatchObject([{ status: 'stopped' }]);
});

test('PROJ-04 deleting a project takes its mails away, those kept on this machine too', async () => {
  const { id } = await saveProject(ask);
  await mail(id);
  const [row] = await queued(id);
  await deliverMail(site.services, row?.id ?? '', true);
  expect(await site.services.outbox?.list()).toHaveLength(1);
  await deleteForGood(ask, id);
  expect(await queued(id)).toEqual([]);
  expect(await site.services.outbox?.list()).toEqual([]);
});
