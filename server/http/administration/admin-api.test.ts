import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditPage } from '#domain/admin/audit.ts';
import { adminProjectDetails } from '#domain/admin/project-details.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import {
  insertMemberNamed,
  insertProjectOf,
  insertSubmission,
} from '#tests/builders/insert-work.ts';
import { openAdminDesk } from '#tests/builders/open-admin-desk.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { framesOf } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { recordAct } from '../../admin/audit/record-act.ts';
import { mails, productionRequests, submissionLogs } from '../../db/schema.ts';

const generation = await openAdminDesk();
const { db } = generation;
const member = askAs(generation.site, await signUpMember(generation.site, { verified: true }));
afterAll(() => generation.close());
beforeEach(() => generation.clear());

const details = (kind: string, id: string) =>
  generation.get(`projects/${kind}/${id}`, adminProjectDetails);

describe('ADM-03 the details', () => {
  test('ADM-03 of a project: member, answers, papers, payments and mails', async () => {
    const june = await insertMemberNamed(db, 'June Park', 'june.details@example.com');
    const submission_id = await insertSubmission(db);
    const id = await insertProjectOf(db, june, {
      submission_id,
      status: 'greenlit',
      creative_brief: 'A brief.',
      script: 'A script.',
      storyboard_frames: framesOf('a'),
      form_data: { platform: ['tiktok'], phone: '555', selectedDirector: 'cd-01', budget: 'x' },
    });
    const { id: order_id } = await insertOrder(db, { submission_id, state: 'paid' });
    const mail = { kind: 'receipt', to_address: 'j@example.com', order_id, created_at: new Date() };
    const last_error = 'Mailbox full\nparams: secret';
    await db.insert(mails).values([
      { id: randomUUID(), status: 'sent', last_error, ...mail },
      { id: randomUUID(), status: 'failed', last_error, ...mail, created_at: new Date(0) },
    ]);
    const found = await details('project', id);
    expect(found).toMatchObject({
      kind: 'project',
      status: 'greenlit',
      contact: { name: 'June Park', phone: '555', isMember: true },
      facts: [
        { label: 'Platforms', value: 'TikTok' },
        { label: 'Budget', value: 'x' },
      ],
      creative_brief: 'A brief.',
      script: 'A script.',
      storyboard_frames: [{ imageUrl: '/api/storage/frames/a.jpg' }],
      payments: [{ id: order_id, state: 'paid', cents: 1_200_000 }],
      mails: [
        { kind: 'receipt', status: 'sent', problem: '' },
        { kind: 'receipt', status: 'failed', problem: 'Mailbox full' },
      ],
    });
  });

  test('ADM-03 of a submission: what was sent, with what was asked of the house later', async () => {
    const request = bakeryRequest({ email: 'guest@example.com', budget: '50k-100k' });
    await generation.site.call('send-concept', request);
    const [sent] = await db.select().from(submissionLogs);
    const id = sent?.id ?? '';
    expect(await details('submission', id)).toMatchObject({
      client: 'Guest User (guest)',
      contact: { name: request.name, email: 'guest@example.com', isMember: false },
      script: request.script,
      creative_brief: request.creativeBrief,
      payments: [],
      mails: [{ kind: 'package', to_address: 'guest@example.com', status: 'queued' }],
    });
    const at = new Date();
    await db.insert(productionRequests).values({
      submission_id: id,
      budget: 'under-25k',
      specific_budget: '$12,000',
      schedule: 'asap',
      ad_spend_budget: null,
      media_buying_services: true,
      director_id: 'ada',
      director_name: 'Ada Own',
      created_at: at,
      updated_at: at,
    });
    const { facts, director } = await details('submission', id);
    expect(director).toEqual({ id: 'ada', name: 'Ada Own' });
    expect(facts).toContainEqual({ label: 'Concept', value: request.selectedConcept?.title });
    expect(facts).toContainEqual({ label: 'Budget', value: 'Under $25k ($12,000)' });
    expect(facts.slice(-2)).toEqual([
      { label: 'Timeline', value: 'ASAP' },
      { label: 'Media buying', value: 'Yes' },
    ]);
  });

  test.each([
    `project/${randomUUID()}`,
    `submission/${randomUUID()}`,
    'project/none',
    'project/%00',
    `director/${randomUUID()}`,
    `project/${'x'.repeat(90)}`,
  ])('ADM-03 of %s there are none', async (path) => {
    const answer = await generation.ask(`/api/admin/projects/${path}`);
    expect(answer.status).toBe(404);
  });

  test('ADM-03 a submission is no project, nor the other way round', async () => {
    const id = await insertSubmission(db);
    expect((await generation.ask(`/api/admin/projects/project/${id}`)).status).toBe(404);
    expect((await generation.ask(`/api/admin/projects/submission/${id}`)).status).toBe(200);
  });
});

test('HOUSE-11 the audit log names whom a lead was given to, and keeps the id of who is gone', async () => {
  const viewer = { id: generation.admin.id, email: generation.admin.email } as Parameters<
    typeof recordAct
  >[1]['admin'];
  const gone = '0199a0de-0000-7000-8000-00000000000f';
  await recordAct(db, {
    admin: viewer,
    action: 'pipeline.assigned',
    target: { kind: 'project', id: gone },
    details: { from: gone, to: viewer.id },
    at: new Date('2026-11-20T09:00:00Z'),
  });
  const { entries } = await generation.get('audit', auditPage);
  expect(entries[0]?.details).toEqual({ from: gone, to: viewer.email });
});

test('ADM-07 what admins did is told newest first, fifty a page', async () => {
  const viewer = { id: generation.admin.id, email: generation.admin.email } as Parameters<
    typeof recordAct
  >[1]['admin'];
  const at = new Date('2026-11-20T08:00:00Z');
  for (let count = 0; count < 51; count++) {
    const target = { kind: 'director', id: String(count) };
    await recordAct(db, { admin: viewer, action: 'director.edited', target, at });
  }
  const first = await generation.get('audit', auditPage);
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({
    admin_email: generation.admin.email,
    at: at.toISOString(),
  });
  const second = await generation.get(`audit?cursor=${first.nextCursor}`, auditPage);
  const seen = [...first.entries, ...second.entries].map(({ target_id }) => target_id);
  expect(new Set(seen).size).toBe(51);
  expect(second.nextCursor).toBeNull();
  expect((await generation.ask('/api/admin/audit?cursor=x')).status).toBe(422);
});

test.each([
  ['GET', 'stats'],
  ['GET', 'projects?limit=x'],
  ['GET', 'projects/project/none'],
  ['GET', 'failures'],
  ['GET', 'audit?cursor=x'],
  ['GET', 'export/projects.csv?status=x'],
  ['POST', 'failures/retry-all'],
  ['POST', `failures/mail/${randomUUID()}/retry`],
  ['DELETE', 'stats'],
  ['GET', 'nothing'],
])('ADM-07 %s %s says nothing to who is no admin, whatever it is', async (method, path) => {
  const asked = await member(`/api/admin/${path}`, { method });
  expect(asked.status).toBe(403);
  expect(await asked.json()).toEqual({
    error: { code: 'forbidden', message: "You don't have admin permissions" },
  });
  const signedOut = await askAs(generation.site, { cookie: 'a=b' })(`/api/admin/${path}`, {
    method,
  });
  expect(signedOut.status).toBe(401);
  for (const { headers } of [asked, signedOut]) {
    expect(headers.get('cache-control')).toContain('no-store');
  }
});

test('ADM-07 other methods are refused', async () => {
  for (const path of ['stats', 'projects', 'failures', 'audit', 'export/projects.csv']) {
    const answer = await generation.ask(`/api/admin/${path}`, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  const answer = await generation.ask('/api/admin/failures/retry-all');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
