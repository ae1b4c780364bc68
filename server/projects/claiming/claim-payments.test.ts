// On both databases: two claims at once meet at one row.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { insertMember, insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { orders, projects } from '../../db/schema.ts';
import { applyPaymentEvents } from '../../payments/apply-payment-events.ts';
import { claimAtSignIn } from './claim-at-sign-in.ts';
import { claimSubmissions } from './claim-submissions.ts';

const site = await openTestSite({ LIMIT_PACKAGES: '100' });
afterAll(() => site.close());

const db = () => site.services.db;
const guest = () => `${randomUUID()}@example.com`;
async function send(email: string): Promise<string> {
  const answer = await site.call('send-concept', bakeryRequest({ email }));
  expect(answer.status).toBe(200);
  return (await answer.json()).submissionId;
}
const pay = (id: string) => {
  const event = {
    type: 'paid',
    at: 1_795_000_000,
    cents: 1_200_000,
    paymentId: `pi_${id}`,
  } as const;
  return applyPaymentEvents(site.services, [{ about: 'order', id, event }]);
};
const projectOf = async (userId: string) =>
  (await db().select().from(projects).where(eq(projects.user_id, userId)))[0];
const orderRow = async (id: string) =>
  (await db().select().from(orders).where(eq(orders.id, id)))[0];
const ordered = async (submission_id: string, email: string) =>
  insertOrder(db(), { subject: `submission:${submission_id}`, submission_id, email });

test('PAY-09 a guest’s payment comes with the claimed package, whose project is Greenlit', async () => {
  const email = guest();
  const order = await ordered(await send(email), email);
  await pay(order.id);
  const member = await insertMember(db(), email);
  await claimSubmissions(site.services, member);
  const project = await projectOf(member.id);
  expect(project?.status).toBe('greenlit');
  expect(project?.updated_at).toEqual(project?.created_at);
  expect(await orderRow(order.id)).toMatchObject({ user_id: member.id, project_id: project?.id });
});

test('PAY-09 a payment that comes after the claim makes the project Greenlit as well', async () => {
  const email = guest();
  const order = await ordered(await send(email), email);
  const member = await insertMember(db(), email);
  await claimSubmissions(site.services, member);
  expect((await projectOf(member.id))?.status).toBe('pipeline');
  await pay(order.id);
  expect((await projectOf(member.id))?.status).toBe('greenlit');
});

test('PAY-09 a claim and a payment at once end Greenlit', async () => {
  for (let round = 0; round < 5; round++) {
    const email = guest();
    const order = await ordered(await send(email), email);
    const member = await insertMember(db(), email);
    await Promise.all([pay(order.id), claimSubmissions(site.services, member)]);
    expect((await projectOf(member.id))?.status).toBe('greenlit');
    expect((await orderRow(order.id))?.user_id).toBe(member.id);
  }
});

test('PAY-09 what a guest paid without a package is theirs at the next sign-in with the proved address', async () => {
  const email = guest();
  const order = await insertOrder(db(), { subject: 'draft:x', email: email.toUpperCase() });
  const others = [
    await insertOrder(db(), { subject: 'draft:y', email: guest() }),
    await insertOrder(db(), { subject: 'left:z', email }),
  ];
  const member = await insertMember(db(), email);
  await claimAtSignIn(site.services, member.id);
  expect((await orderRow(order.id))?.user_id).toBe(member.id);
  for (const { id } of others) expect((await orderRow(id))?.user_id).toBeNull();
});
