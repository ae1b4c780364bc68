import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeWords } from '#domain/sharing/compare-takes.ts';
import { type ProjectShare, projectShare } from '#domain/sharing/share.ts';
import { samplePicture } from '#tests/builders/bakery.ts';
import { type Link, openSharedSite, type SharedSite } from '#tests/builders/open-shared-site.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { framesOf, patchProject } from '#tests/builders/project-body.ts';
import { mails, projectApprovals, projectComments, shares } from '../db/schema.ts';
import { dropFrames } from '../frames/drop-frames.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { tellFeedback } from './tell-owner.ts';

let site: SharedSite;
let link: Link;
let time: Date;
beforeEach(async () => {
  time = new Date('2026-11-21T10:00:00Z');
  site = await openSharedSite({}, { now: () => time });
  link = await site.share({}, { storyboard_frames: framesOf('a', 'b', 'c', 'd') });
});
afterEach(() => site.close());

const api = (rest: string) => `/api/projects/${link.project.id}${rest}`;
const ask = (method: string, rest: string, body?: object) =>
  site.askOwner(api(rest), { method, ...(body ? { body: JSON.stringify(body) } : {}) });
const read = async () => projectShare.parse(await (await ask('GET', '/share')).json());
const first = ({ threads }: ProjectShare) => {
  const [thread] = threads;
  if (!thread) throw new Error('Nothing was said.');
  return thread;
};
const minutesLater = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

test('LINK-05 two guests comment on the whole, a frame, a row and a second, and answer', async () => {
  const [ana, ben] = [site.guest(link.path), site.guest(link.path)];
  await ana.comment('Lovely.');
  minutesLater(1);
  await ana.comment('Show the label.', { about: 'frame-2' });
  minutesLater(1);
  await ben.comment('Shorter, please.', { about: 'row-1', name: ' Ben \n Ode ' });
  minutesLater(1);
  await ben.comment('Hold this.', { about: 'second-0', name: 'Ben' });
  expect(await ben.comment('Then.', { about: 'second-9999' })).toMatchObject({
    refused: { fields: { about: expect.any(String) } },
  });
  const { threads } = await ben.page();
  expect(threads.map(({ name, part, number, text }) => [name, part, number, text])).toEqual([
    ['Ana', 'whole', null, 'Lovely.'],
    ['Ana', 'frame', 2, 'Show the label.'],
    ['Ben Ode', 'row', 1, 'Shorter, please.'],
    ['Ben', 'second', 0, 'Hold this.'],
  ]);
  expect(threads[1]?.about).toBe('b');
  expect(threads.every(({ guest_id }) => guest_id === null)).toBe(true);
  const parent = threads[1]?.id ?? '';
  const answer = { act: 'reply', id: randomUUID(), name: 'Ben', parent, text: 'Agreed.' };
  expect(await ben.send(answer)).toMatchObject({ done: 'reply' });
  const page = await ben.page();
  expect(page.threads[1]?.replies).toMatchObject([{ name: 'Ben', text: 'Agreed.' }]);
  expect([page.guestName, (await ana.page()).guestName]).toEqual(['Ben', 'Ana']);
});

test('LINK-05 what is typed stays text, and what cannot be kept is said with everything typed', async () => {
  const ana = site.guest(link.path);
  const hostile = '<img src=x onerror=alert(1)>{{7*7}} javascript:alert(1) \u202e evil';
  await ana.comment(hostile, { name: '<b>Owner</b>' });
  expect(first(await read())).toMatchObject({
    text: hostile,
    name: '<b>Owner</b>',
    is_owner: false,
  });
  const refused: [Record<string, string>, string][] = [
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(1_001) }, 'text'],
    [{ text: 'a\0b' }, 'text'],
    [{ text: `e${'\u0301'.repeat(5_000)}` }, 'text'],
    [{ name: ' ' }, 'name'],
    [{ name: 'n'.repeat(81) }, 'name'],
    [{ about: 'frame-9' }, 'about'],
    [{ about: '__proto__' }, 'about'],
    [{ id: 'mine' }, 'id'],
  ];
  for (const [values, field] of refused) {
    const outcome = await ana.comment('Typed.', values);
    if (!('refused' in outcome)) throw new Error(`${field} was taken.`);
    expect(outcome.refused.status).toBe(422);
    expect(Object.keys(outcome.refused.fields)).toContain(field);
    expect(outcome.refused.values).toMatchObject({ text: values.text ?? 'Typed.' });
  }
  const flood = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x${at}`, 'y']));
  const flooded = await ana.comment('', flood);
  expect('refused' in flooded && Object.keys(flooded.refused.values).sort()).toEqual([
    'about',
    'id',
    'name',
    'text',
  ]);
  for (const act of ['', 'constructor', 'drop'])
    expect(await ana.comment('x', { act })).toMatchObject({ refused: { status: 400 } });
  expect(await site.services.db.$count(projectComments)).toBe(1);
});

test('LINK-05 a page of another site cannot write with a guest’s cookie', async () => {
  const ana = site.guest(link.path);
  await ana.comment('Mine.');
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }])
    await expect(
      ana.send(
        { act: 'comment', id: randomUUID(), name: 'Ana', about: 'whole', text: 'x' },
        headers as never,
      ),
    ).rejects.toThrow('403');
  expect(await site.services.db.$count(projectComments)).toBe(1);
});

test('LINK-05 the same form sent twice is one comment; another text under its id is kept', async () => {
  const ana = site.guest(link.path);
  const id = randomUUID();
  await Promise.all([ana.comment('Once.', { id }), ana.comment('Once.', { id })]);
  await ana.comment('Once.', { id });
  expect(await site.services.db.$count(projectComments)).toBe(1);
  minutesLater(1);
  await ana.comment('Another.', { id });
  const texts = (await read()).threads.map(({ text }) => text);
  expect(texts.at(-1)).toBe('Another.');
});

test('LINK-05 a network writes thirty times an hour, and is told when to come back', async () => {
  const ana = site.guest(link.path, '198.51.100.99');
  for (let count = 0; count < 30; count++) await ana.comment(`Number ${count}.`);
  const outcome = await site.guest(link.path, '198.51.100.99').comment('One more.');
  expect(outcome).toMatchObject({ refused: { status: 429, values: { text: 'One more.' } } });
  expect(await site.guest(link.path).comment('From elsewhere.')).toMatchObject({ done: 'comment' });
});

test('LINK-06 the owner answers, resolves and removes; another member does nothing of it', async () => {
  const ana = site.guest(link.path);
  await ana.comment('Show the label.');
  const thread = first(await read());
  await ask('POST', '/comments', { parent_id: thread.id, text: 'It is in frame 3.' });
  await ask('PATCH', `/comments/${thread.id}`, { resolved: true });
  const [shown] = (await ana.page()).threads;
  expect(shown?.replies).toMatchObject([{ is_owner: true, name: 'June Park' }]);
  expect(shown?.resolved_at).toBe(time.toISOString());
  await ask('PATCH', `/comments/${thread.id}`, { resolved: false });
  expect(first(await read()).resolved_at).toBeNull();
  expect((await ask('DELETE', `/comments/${thread.id}`)).status).toBe(204);
  expect((await ask('DELETE', `/comments/${thread.id}`)).status).toBe(404);
  expect(await site.services.db.$count(projectComments)).toBe(0);
});

test('LINK-06 a blocked guest writes no more, from that browser or that network, until unblocked', async () => {
  const eve = site.guest(link.path, '198.51.100.66');
  await eve.comment('Spam.');
  minutesLater(1);
  await site.guest(link.path).comment('Kind words.', { name: 'Ben' });
  const { guest_id } = first(await read());
  await ask('POST', `/guests/${guest_id}/block`, {});
  const after = await read();
  expect(after.threads.map(({ name }) => name)).toEqual(['Ben']);
  expect(after.blocked).toEqual([{ id: guest_id, name: 'Ana' }]);
  expect(await eve.comment('Again.')).toMatchObject({ refused: { status: 403 } });
  const sameNetwork = site.guest(link.path, '198.51.100.66');
  expect(await sameNetwork.comment('Again.')).toMatchObject({ refused: { status: 403 } });
  expect((await ask('DELETE', `/guests/${guest_id}/block`)).status).toBe(204);
  expect(await eve.comment('Sorry.')).toMatchObject({ done: 'comment' });
});

test('LINK-06 the owner is mailed once for all of ten minutes, without a word of a guest, and can stop it', async () => {
  const ana = site.guest(link.path);
  await ana.comment('Buy at http://evil.example', { name: 'Evil <x@evil.example>' });
  await ana.comment('And this.', { about: 'frame-2' });
  const { db } = site.services;
  const [share] = await db.select().from(shares).where(eq(shares.project_id, link.project.id));
  minutesLater(10);
  await tellFeedback(site.services, share?.id ?? '');
  await tellFeedback(site.services, share?.id ?? '');
  const sent = await db.select().from(mails).where(eq(mails.kind, 'feedback'));
  expect(sent).toMatchObject([{ to_address: site.owner.email, status: 'queued' }]);
  await deliverMail(site.services, sent[0]?.id ?? '', true);
  const [name] = (await site.services.outbox?.list()) ?? [];
  const mail = await simpleParser((await site.services.outbox?.read(name ?? '')) ?? '');
  expect(mail.text).toContain('2 comments');
  expect(mail.text).toContain('the whole and frame 2');
  expect(mail.text).toContain(`/projects/${link.project.id}/share`);
  expect(mail.text).toContain('/mail/stop/');
  expect(`${mail.text}${mail.html}`).not.toContain('evil');

  await ask('POST', '/share', { mails_owner: false });
  await ana.comment('Later.');
  const [quiet] = await db.select().from(shares);
  expect(quiet?.tell_at).toBeNull();
});

test('LINK-07 an approved take stays as it was, and what changed later is shown against it', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'x']) {
    const { jpeg } = await samplePicture(96, 54);
    await site.services.storage.put(`frames/${name}.jpg`, jpeg, 'image/jpeg');
  }
  const ana = site.guest(link.path);
  const { take } = await ana.page();
  const yes = { act: 'approve', name: 'Ana', take };
  expect(await ana.send(yes)).toMatchObject({ done: 'approve' });
  expect(await ana.send(yes)).toMatchObject({ done: 'approve' });
  expect((await read()).approvals).toMatchObject([
    { name: 'Ana', created_at: time.toISOString(), is_current: true },
  ]);
  const script = link.project.script.replace('VIDEO: ', 'VIDEO: Dusk. ');
  const storyboard_frames = framesOf('a', 'x', 'c', 'd');
  await patchProject(site.askOwner, link.project, { script, storyboard_frames });
  const page = await ana.page();
  expect(page.approvals).toMatchObject([{ name: 'Ana', is_current: false }]);
  expect(page.changes && changeWords(page.changes)).toEqual(['frame 2', '1 line of the script']);
  const frozen = await ana.page(`?take=${page.approvals[0]?.id}`);
  expect(frozen.shown.script).toBe(link.project.script);
  expect(frozen.frozen).toMatchObject({ name: 'Ana' });

  expect(await ana.send(yes)).toMatchObject({ refused: { status: 409 } });
  const later = await site.services.storage.get('frames/b.jpg');
  time = new Date('2027-11-21T10:00:00Z');
  await dropFrames(site.services, ['frames/b.jpg']);
  expect(later && (await site.services.storage.get('frames/b.jpg'))).not.toBeNull();
});

test('LINK-08 deleting the project ends the link, and for good it takes comments and approvals with it', async () => {
  const ana = site.guest(link.path);
  await ana.comment('Lovely.');
  await ana.send({ act: 'approve', name: 'Ana', take: (await ana.page()).take });
  expect((await ask('DELETE', '')).status).toBe(204);
  expect(await ana.view()).toEqual({ state: 'ended' });
  expect(await ana.comment('Still there?')).toMatchObject({ refused: { status: 404 } });
  const { db } = site.services;
  expect(await db.$count(projectComments)).toBe(1);
  const forGood = `/api/archived-projects/${link.project.id}`;
  expect((await site.askOwner(forGood, { method: 'DELETE' })).status).toBe(204);
  for (const table of [shares, projectComments, projectApprovals])
    expect(await db.$count(table)).toBe(0);
});

test('LINK-08 deleting the account does so as well', async () => {
  const ana = site.guest(link.path);
  await ana.comment('Lovely.');
  const { db } = site.services;
  const body = JSON.stringify({ password: site.owner.password });
  const answer = await site.askOwner('/api/account/delete', { method: 'POST', body });
  expect(answer.status).toBe(204);
  expect(await ana.view()).toEqual({ state: 'ended' });
  expect(await db.$count(projectComments)).toBe(0);
});

test('LINK-08 the link of an archived project has ended, also after it is restored', async () => {
  const ana = site.guest(link.path);
  await ana.comment('Lovely.');
  const paid = { state: 'paid', project_id: link.project.id, user_id: site.owner.id } as const;
  await insertOrder(site.services.db, { ...paid, paid_at: time });
  expect((await ask('DELETE', '')).status).toBe(204);
  expect(await ana.view()).toEqual({ state: 'ended' });
  const restored = await site.askOwner(`/api/archived-projects/${link.project.id}/restore`, {
    method: 'POST',
    body: '{}',
  });
  expect(restored.status).toBe(204);
  expect(await ana.view()).toEqual({ state: 'ended' });
  expect(await read()).toMatchObject({ link: null, threads: [{ text: 'Lovely.' }] });
});

test('LINK-08 the export of the account holds what was said, and nothing that opens the link', async () => {
  await ask('POST', '/share', { passphrase: 'three quiet owls' });
  const guest = site.guest(link.path);
  await guest.send({ act: 'open', passphrase: 'three quiet owls' });
  await guest.comment('Lovely.');
  const file = await (await site.askOwner('/api/account/export')).text();
  const [exported] = JSON.parse(file).projects;
  expect(exported.shared).toMatchObject({
    link: { is_on: true, has_passphrase: true },
    comments: [{ name: 'Ana', text: 'Lovely.' }],
    approvals: [],
  });
  const [row] = await site.services.db.select().from(shares);
  for (const secret of [row?.key, row?.passphrase, link.path.slice(3)]) {
    expect(secret).toBeTruthy();
    expect(file).not.toContain(secret);
  }
});
