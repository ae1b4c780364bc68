import { and, eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ProjectBids, projectBids } from '#domain/bidding/bid.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { deleteForGood } from '#tests/builders/delete-for-good.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { bids, mails } from '../db/schema.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { tokenOf } from '../sharing/share-address.ts';
import { offerBid, openBid } from './offer-bid.ts';

let site: TestSite;
let owner: TestMember;
let ask: ReturnType<typeof askAs>;
let project: WholeProject;
beforeEach(async () => {
  site = await openTestSite({ ADMIN_EMAILS: 'house@studio.example' });
  owner = await signUpMember(site, { name: 'June Park', verified: true });
  ask = askAs(site, owner);
  project = await saveProject(ask, {
    form_data: { budget: '25k-50k', schedule: '3-4weeks', platform: ['youtube'] },
  });
  const unreachable = { sample: false, contact_email: null };
  await insertDirectors(site.services, [
    directorRow({ id: 'd1', name: 'Dee', sample: false, contact_email: 'dee@reel.example' }),
    ...ids.slice(1).map((id) => directorRow({ id, name: `Director ${id}`, ...unreachable })),
    directorRow({ id: 'invented', name: 'Nobody', contact_email: 'nobody@reel.example' }),
  ]);
});
afterEach(() => site.close());

const ids = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'];
const request = (director_ids: string[], by = ask) =>
  by(`/api/projects/${project.id}/bids`, {
    method: 'POST',
    body: JSON.stringify({ director_ids }),
  });
const read = async (): Promise<ProjectBids> =>
  projectBids.parse(await (await ask(`/api/projects/${project.id}/bids`)).json());
const accept = (bid: string | undefined) =>
  ask(`/api/projects/${project.id}/bids/${bid}/accept`, { method: 'POST', body: '{}' });
const tokenFor = async (director: string) => {
  const [row] = await site.services.db
    .select()
    .from(bids)
    .where(and(eq(bids.director_id, director), eq(bids.project_id, project.id)));
  return tokenOf(row?.key ?? '', site.services.secret, 'bid');
};
const good = {
  price: '$38,000',
  days: '12',
  included: 'Two shooting days, crew, edit, grade.',
  availability: 'From January 11',
  reference1: 'https://reel.example/one',
  reference2: '',
};
const offer = async (director: string, change: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...change })) form.set(name, value);
  const from = { network: '198.51.100.4', ipAddress: '198.51.100.4' };
  return offerBid(site.services, await tokenFor(director), from, form);
};
const sentTo = async (kind: string) =>
  (await site.services.db.select().from(mails).where(eq(mails.kind, kind)))
    .map(({ to_address }) => to_address)
    .sort();

test('LINK-09 directors of the ranking are asked by mail, those without an address through the house', async () => {
  const before = await read();
  expect(before).toMatchObject({ budget: '$25k–$50k', bids: [] });
  expect(before.candidates.map(({ id }) => id)).toEqual(expect.arrayContaining(['d1', 'd2']));
  expect((await request(['d1', 'd2'])).status).toBe(200);
  await request(['invented']);
  const house = 'house@studio.example';
  expect(await sentTo('bid-request')).toEqual(['dee@reel.example', house, house]);
  const after = await read();
  expect(
    after.bids.map(({ director_id, through_house, state }) => [director_id, through_house, state]),
  ).toEqual(
    expect.arrayContaining([
      ['d1', false, 'asked'],
      ['d2', true, 'asked'],
    ]),
  );
  expect(after.candidates.map(({ id }) => id)).not.toContain('d1');
  expect(JSON.stringify(after)).not.toContain('dee@reel.example');

  const rows = await site.services.db.select().from(mails).where(eq(mails.kind, 'bid-request'));
  for (const { id } of rows) await deliverMail(site.services, id, true);
  const names = (await site.services.outbox?.list()) ?? [];
  const read_ = (name: string) => site.services.outbox?.read(name);
  const parsed = await Promise.all(
    names.map(async (name) => simpleParser((await read_(name)) ?? '')),
  );
  const toDee = parsed.find(({ to }) => JSON.stringify(to).includes('dee@'));
  expect(toDee?.text).toContain(`/bid/${await tokenFor('d1')}`);
  expect(toDee?.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  const toHouse = parsed.find(({ to }) => JSON.stringify(to).includes('house@'));
  expect(toHouse?.text).toContain('Please pass this on');
  expect(toHouse?.text).not.toContain('Stop all emails');
});

test('LINK-09 five at most, each once, by a verified owner alone, of directors there are', async () => {
  await request(['d1', 'd1', 'd2']);
  await request(['d1']);
  expect((await read()).bids).toHaveLength(2);
  expect((await request(['d3', 'd4', 'd5', 'd6'])).status).toBe(422);
  expect((await read()).bids).toHaveLength(2);
  expect((await request(['nobody'])).status).toBe(422);
  const stranger = askAs(site, await signUpMember(site, { verified: true }));
  expect((await request(['d3'], stranger)).status).toBe(404);
  const unproved = askAs(site, await signUpMember(site));
  expect((await request(['d3'], unproved)).status).toBe(403);
});

test('LINK-09 a director offers behind a link of their own, and changes it until it is decided', async () => {
  await request(['d1', 'd2']);
  const view = await openBid(site.services, await tokenFor('d1'));
  expect(view).toMatchObject({
    state: 'open',
    page: { work: { projectName: project.project_name }, bid: { state: 'asked' } },
  });
  expect(JSON.stringify(view)).not.toContain(owner.email);
  const wrong: [Record<string, string>, string][] = [
    [{ price: 'a lot' }, 'price'],
    [{ price: '0' }, 'price'],
    [{ price: '99000000' }, 'price'],
    [{ days: '-1' }, 'days'],
    [{ days: '9999' }, 'days'],
    [{ included: ' ' }, 'included'],
    [{ availability: 'x\0' }, 'availability'],
    [{ reference2: 'x'.repeat(301) }, 'reference2'],
  ];
  for (const [change, field] of wrong) {
    const refused = await offer('d1', change);
    expect(Object.keys(refused?.fields ?? {})).toEqual([field]);
    expect(refused?.values).toMatchObject({
      availability: change.availability ?? good.availability,
    });
  }
  expect(await offer('d1')).toBeNull();
  expect(await offer('d1', { price: '36000' })).toBeNull();
  const [bid] = (await read()).bids.filter(({ director_id }) => director_id === 'd1');
  expect(bid).toMatchObject({
    state: 'offered',
    price_dollars: 36_000,
    days: 12,
    references: ['https://reel.example/one'],
  });
  expect(await sentTo('bid-offered')).toEqual([owner.email]);
  expect(await openBid(site.services, tokenOf(project.id, 'another secret', 'bid'))).toEqual({
    state: 'unknown',
  });
});

test('LINK-09 one bid is accepted, the others are told kindly, and nothing changes after', async () => {
  await request(['d1', 'd2', 'd3']);
  await offer('d1');
  await offer('d2');
  const idOf = async (director: string) =>
    (await read()).bids.find(({ director_id }) => director_id === director)?.id;
  expect((await accept(await idOf('d3'))).status).toBe(409);
  expect((await accept('none')).status).toBe(404);
  expect((await accept(await idOf('d1'))).status).toBe(200);
  expect((await accept(await idOf('d1'))).status).toBe(200);
  expect((await accept(await idOf('d2'))).status).toBe(409);
  const states = (await read()).bids.map(({ director_id, state }) => [director_id, state]);
  expect(states.toSorted()).toEqual([
    ['d1', 'accepted'],
    ['d2', 'declined'],
    ['d3', 'declined'],
  ]);
  const standing = await (await ask(`/api/payments/standing?projectId=${project.id}`)).json();
  expect(standing).toMatchObject({
    standing: 'none',
    order: null,
    bid: { days: expect.any(Number) },
  });
  const stranger = askAs(site, await signUpMember(site));
  const theirs = await (await stranger(`/api/payments/standing?projectId=${project.id}`)).json();
  expect(theirs).toMatchObject({ standing: 'none', bid: null });
  expect(await sentTo('bid-accepted')).toEqual(['dee@reel.example']);
  expect(await sentTo('bid-declined')).toEqual(['house@studio.example', 'house@studio.example']);
  expect(await offer('d2', { price: '1' })).toMatchObject({ status: 409 });
  const file = await (await ask('/api/account/export')).text();
  expect(JSON.parse(file).projects[0].shared.bids).toHaveLength(3);
  expect(file).not.toContain('dee@reel.example');
  await deleteForGood(ask, project.id);
  expect(await site.services.db.$count(bids)).toBe(0);
  expect(await sentTo('bid-declined')).toEqual([]);
});

test('LINK-09 where the house has no address of its own, nobody is asked through it', async () => {
  const alone = await openTestSite();
  const asking = askAs(alone, await signUpMember(alone, { verified: true }));
  const { id } = await saveProject(asking);
  await insertDirectors(alone.services, [directorRow({ id: 'd2', name: 'Director d2' })]);
  const answer = await asking(`/api/projects/${id}/bids`, {
    method: 'POST',
    body: JSON.stringify({ director_ids: ['d2'] }),
  });
  expect(answer.status).toBe(409);
  expect(await alone.services.db.$count(bids)).toBe(0);
  await alone.close();
});
