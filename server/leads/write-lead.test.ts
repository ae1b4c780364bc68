// On both databases: a lead is written once, whoever writes it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { type SheetsPeer, startSheetsPeer } from '#tests/peers/sheets.ts';
import { leads } from '../db/schema.ts';
import { type Lead, LeadsError } from '../gateways/leads/port.ts';
import { forgetLeadsJob } from '../jobs/forget-leads.ts';
import { writeLeadJob } from '../jobs/write-lead.ts';
import { writeLead } from './write-lead.ts';

let site: TestSite;
const kept = () => site.services.db.select().from(leads).orderBy(leads.created_at);
const waiting = async (name: string) =>
  (await site.jobs.counts()).find(({ queue }) => queue === name)?.waiting;
const submit = async (email = 'june@example.com') => {
  const answer = await site.call('send-concept', bakeryRequest({ email }));
  expect(answer.status).toBe(200);
  const [lead] = await site.services.db.select().from(leads).orderBy(leads.created_at);
  if (!lead) throw new Error('There is no lead.');
  return lead;
};
const write = (leadId: string, { lastAttempt = false, waits = 0 } = {}) =>
  writeLead(site.services, leadId, { lastAttempt, waits });

describe('a lead of a submission, in the file', () => {
  beforeEach(async () => {
    site = await openTestSite();
  });
  afterEach(() => site.close());
  const file = () => join(site.services.config.dataDir, 'leads.csv');
  const rows = (): string[][] =>
    existsSync(file()) ? parse(readFileSync(file()), { bom: true }).slice(1) : [];

  test('MAIL-04 is kept with it, written once, and noted as written', async () => {
    let told = 0;
    site.services.changes.subscribe('leads', () => told++);
    const lead = await submit();
    expect(lead).toMatchObject({ state: 'queued', attempts: 0 });
    expect(lead.submission_id).not.toBeNull();
    expect(await waiting('write-lead')).toBe(1);
    await expect.poll(() => told).toBe(1);
    await write(lead.id);
    await write(lead.id);
    expect((await kept())[0]).toMatchObject({ state: 'written', attempts: 1, last_error: null });
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain("Marlowe's Bread");
    expect(rows()[0]?.slice(-2)).toEqual(['203.0.113.7', lead.created_at.toISOString()]);
    await expect.poll(() => told).toBe(2);
  });

  test('MAIL-04 a submission that is refused leaves no lead', async () => {
    for (let i = 0; i < 3; i++) {
      await site.call('send-concept', bakeryRequest({ productName: `Bread ${i}` }));
    }
    const refused = await site.call('send-concept', bakeryRequest({ productName: 'Bread 4' }));
    expect(refused.status).toBe(429);
    expect(await kept()).toHaveLength(3);
  });

  test('MAIL-04 leaves the list with the account of its sender, and nobody else does', async () => {
    const member = await signUpMember(site, { verified: true });
    const other = await submit('other@example.com');
    await site.call('send-concept', bakeryRequest({ email: member.email }));
    await site.call('write-to-sheets', {
      ...bakeryRequest({ email: member.email, productName: 'Another' }),
    });
    for (const { id } of await kept()) await write(id);
    expect(rows()).toHaveLength(3);
    const { id: late } = (await kept())[2] ?? { id: '' };
    const deleted = await askAs(site, member)('/api/account/delete', {
      method: 'POST',
      body: JSON.stringify({ password: member.password }),
    });
    expect(deleted.status).toBe(204);
    expect((await kept()).map(({ id }) => id)).toEqual([other.id]);
    expect(await waiting('forget-leads')).toBe(1);
    await site.jobs.work({ services: site.services });
    await expect.poll(() => rows().length, { timeout: 120_000 }).toBe(1);
    expect(rows()[0]?.[0]).toBe(other.id);
    // A job that comes late finds nothing to write, and leaves nothing.
    await write(late);
    expect(rows()).toHaveLength(1);
  });

  test('MAIL-04 a lead that is deleted while it is written leaves no row', async () => {
    const lead = await submit();
    const { append, remove } = site.services.leads;
    const removed: string[] = [];
    site.services.leads = {
      async append(one: Lead) {
        await append(one);
        await site.services.db.delete(leads);
      },
      remove: (ids) => {
        removed.push(...ids);
        return remove(ids);
      },
    };
    await write(lead.id);
    expect(removed).toEqual([lead.id]);
    expect(rows()).toEqual([]);
  });
});

describe('a list that fails', () => {
  let failure: unknown;
  beforeAll(async () => {
    site = await openTestSite(
      {},
      {
        leads: { append: () => Promise.reject(failure), remove: () => Promise.reject(failure) },
      },
    );
  });
  afterAll(() => site.close());
  const fresh = async () => {
    await site.services.db.delete(leads);
    await site.call('write-to-sheets', { ...bakeryRequest(), email: `${Math.random()}@a.example` });
    const [lead] = await kept();
    if (!lead) throw new Error('There is no lead.');
    return lead.id;
  };
  const now = async (id: string) =>
    (await site.services.db.select().from(leads).where(eq(leads.id, id)))[0];

  test('MAIL-04 is tried again, and told as failed with the last attempt', async () => {
    failure = new LeadsError('temporary', 'The disk is full.');
    const id = await fresh();
    await expect(write(id)).rejects.toBe(failure);
    expect(await now(id)).toMatchObject({ state: 'queued', attempts: 1 });
    await expect(write(id, { lastAttempt: true })).rejects.toBe(failure);
    expect(await now(id)).toMatchObject({
      state: 'failed',
      attempts: 2,
      last_error: 'The disk is full.',
    });
    // Put back, as an administrator does.
    await site.services.db.update(leads).set({ state: 'queued' }).where(eq(leads.id, id));
    await expect(write(id)).rejects.toBe(failure);
  });

  test('MAIL-04 is given up at once when somebody must do something first', async () => {
    failure = new LeadsError('permanent', 'Share it.');
    const id = await fresh();
    await write(id);
    expect(await now(id)).toMatchObject({ state: 'failed', last_error: 'Share it.' });
  });

  test('MAIL-04 is left alone for as long as it asks, but not for ever', async () => {
    failure = new LeadsError('temporary', 'Busy.', { retryAfterSeconds: 17 });
    const id = await fresh();
    const before = (await waiting('write-lead')) ?? 0;
    await write(id, { waits: 3 });
    expect(await now(id)).toMatchObject({ state: 'queued', attempts: 1 });
    expect(await waiting('write-lead')).toBe(before + 1);
    await expect(write(id, { waits: 40 })).rejects.toBe(failure);
    expect(await now(id)).toMatchObject({ state: 'failed' });
  });

  test('MAIL-04 in a way nobody expected says nothing of the lead', async () => {
    failure = new Error('june@example.com is no number');
    const id = await fresh();
    await expect(write(id)).rejects.toBe(failure);
    expect((await now(id))?.last_error).toBe('It failed in a way nobody expected: see the log.');
  });

  test('MAIL-04 keeps trying for about a day', () => {
    const { limit, firstSeconds, longestSeconds } = writeLeadJob.retry;
    const pauses = Array.from({ length: limit }, (_, i) =>
      Math.min(firstSeconds * 2 ** i, longestSeconds),
    );
    const hours = pauses.reduce((sum, one) => sum + one, 0) / 3600;
    expect(hours).toBeGreaterThan(18);
    expect(forgetLeadsJob.retry.limit).toBeGreaterThan(limit);
  });
});

describe('a lead of a submission, in a sheet', () => {
  let peer: SheetsPeer;
  beforeEach(async () => {
    peer = await startSheetsPeer();
    site = await openTestSite({
      GOOGLE_SHEET_ID: peer.id,
      GOOGLE_SERVICE_ACCOUNT: peer.account,
      GOOGLE_SHEETS_URL: peer.url,
    });
  });
  afterEach(async () => {
    await site.close();
    await peer.close();
  });

  test('MAIL-04 stands there once, whoever writes it and whatever answer was lost', async () => {
    const { id } = await submit();
    peer.columns = 30;
    peer.moods.push('accept', 'accept', 'act-then-cut');
    await expect(write(id)).rejects.toThrow('could not be reached');
    await Promise.all([write(id), write(id), write(id)]);
    expect(peer.rows.map(([first]) => first)).toEqual(['Lead', id]);
    expect((await kept())[0]).toMatchObject({ state: 'written' });
  });
});
