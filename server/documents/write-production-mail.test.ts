import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  insertMemberNamed,
  insertProjectOf,
  insertSubmission,
} from '#tests/builders/insert-work.ts';
import { openAdminDesk } from '#tests/builders/open-admin-desk.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { mails, productionRequests, projectPackages } from '../db/schema.ts';
import { writeProductionMail } from './write-production-mail.ts';

const desk = await openAdminDesk();
const { db } = desk;
const june = await insertMemberNamed(db, 'June');
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const at = new Date('2026-11-28T12:20:00Z');
type Order = Parameters<typeof insertOrder>[1];

/** What the mail to the house says of a project's package, whose project is paid for by this. */
async function mailedOf(order: Order) {
  const project_id = await insertProjectOf(db, june);
  const submission_id = await insertSubmission(db, { user_id: june, package: sent });
  await db.insert(projectPackages).values({ submission_id, project_id });
  await db.insert(productionRequests).values({ submission_id, ...asked });
  const { number } = await insertOrder(db, { project_id, user_id: june, ...order });
  const row = { id: randomUUID(), to_address: 'boss@example.com', created_at: at };
  const [mail] = await db
    .insert(mails)
    .values({ ...row, kind: 'production-request', submission_id })
    .returning();
  const written = mail && (await writeProductionMail(desk.site.services, mail));
  const { rows } = await desk.list();
  return { text: written?.text, number, row: rows.find(({ id }) => id === project_id)?.lead.paid };
}
const sent = { name: '', companyName: '', phone: '' };
const asked = {
  ...{ budget: 'under-25k', specific_budget: '$9,000', schedule: 'asap', ad_spend_budget: null },
  ...{ media_buying_services: false, director_id: 'ada', director_name: 'Ada Own' },
  ...{ created_at: at, updated_at: at },
};

test.each([
  [{ cents: 1_500_000, is_deposit: true, state: 'paid' }, '$15,000 deposit', ''],
  [{ cents: 800_000, state: 'disputed' }, '$8,000', ', in dispute'],
] as const)(
  'HOUSE-01 MAIL-02 the first mail about a project names what was paid for it, as its row does: %j',
  async (order, amount, standing) => {
    const { text, number, row } = await mailedOf(order);
    expect(text).toMatch(/^Somebody wants their package produced/);
    expect(text).toContain(`Paid: ${amount}, order AB-${number}${standing}\n`);
    expect(row).toBe(`${amount}${standing}`);
  },
);

test('HOUSE-01 MAIL-02 of a project that is not paid for the mail names no payment', async () => {
  expect((await mailedOf({ state: 'open' })).text).not.toContain('Paid:');
});
