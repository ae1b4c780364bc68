import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { PaymentStanding } from '#domain/payments/account-payments.ts';
import type { ProjectList } from '#domain/projects/project.ts';
import { checkoutOf, openPaymentSite } from '#tests/builders/payments/open-payment-site.ts';
import { payAs, payAsGuest } from '#tests/builders/payments/press-pay.ts';
import { pricedProject, sentPackage } from '#tests/builders/payments/priced-things.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { orders, projectPackages } from '../../../db/schema.ts';

const site = await openPaymentSite();
afterAll(() => site.close());

const standing = async (ask: (path: string) => Promise<Response>, query: string) =>
  (await whole(ask, query)).standing;
const whole = async (ask: (path: string) => Promise<Response>, query: string) =>
  (await (await ask(`/api/payments/standing?${query}`)).json()) as PaymentStanding;

test('WIZ-18 a project is known to be unpaid, begun and paid, by its owner alone', async () => {
  const june = await signUpMember(site);
  const ask = askAs(site, june);
  const { project, body } = await pricedProject(ask, june);
  const query = `projectId=${project.id}`;
  expect(await standing(ask, query)).toBe('none');
  const { url } = await payAs(ask, body);
  expect(await whole(ask, query)).toMatchObject({
    standing: 'open',
    begun: { cents: 1_200_000, is_deposit: false, checkout_url: url },
  });
  await site.hear(site.provider.pay(checkoutOf(url)));
  expect(await whole(ask, query)).toMatchObject({
    standing: 'paid',
    order: { cents: 1_200_000, number: expect.any(Number), is_deposit: false, disputed: false },
    begun: null,
  });
  await site.services.db.update(orders).set({ state: 'disputed' });
  expect((await whole(ask, query)).order).toMatchObject({ disputed: true });
  const stranger = askAs(site, await signUpMember(site));
  expect(await standing(stranger, query)).toBe('none');
  expect(await standing((path) => site.ask(path), query)).toBe('none');
});

test('HOUSE-04 what was paid and has gone back is told of, with its order, until something is paid again', async () => {
  const june = await signUpMember(site, { verified: true });
  const ask = askAs(site, june);
  const { project, body } = await pricedProject(ask, june);
  const query = `projectId=${project.id}`;
  const { url } = await payAs(ask, body);
  await site.hear(site.provider.pay(checkoutOf(url)));
  expect((await whole(ask, query)).returned).toBeNull();
  const { payments } = await (await ask('/api/account/payments')).json();
  await ask(`/api/account/payments/${payments[0].id}/refund`, { method: 'POST' });
  expect(await whole(ask, query)).toMatchObject({
    standing: 'none',
    order: null,
    returned: { number: payments[0].number, cents: 1_200_000, is_deposit: false, lost: false },
  });
  const again = await payAs(ask, body);
  expect((await whole(ask, query)).returned).not.toBeNull();
  await site.hear(site.provider.pay(checkoutOf(again.url)));
  expect(await whole(ask, query)).toMatchObject({ standing: 'paid', returned: null });
});

test('WIZ-18 a package too, for whoever may pay for it; of what is not there nothing is known', async () => {
  const submissionId = await sentPackage(site, { budget: 'under-25k', specificBudget: '$12,000' });
  const query = `submissionId=${submissionId}`;
  const ask = (path: string) => site.ask(path);
  expect(await standing(ask, query)).toBe('none');
  const sent = { amount: 12_000, productName: 'Anything', email: 'guest@example.com' };
  const { url } = await payAsGuest(site, { ...sent, submissionId });
  await site.hear(site.provider.pay(checkoutOf(url)));
  expect(await standing(ask, query)).toBe('paid');
  expect(await standing(ask, `submissionId=${randomUUID()}`)).toBe('none');
  expect(await standing(ask, '')).toBe('none');
});

test('HOUSE-04 what a guest paid is known too beside the project they saved since, before their address is proved', async () => {
  const email = 'another@example.com';
  const budget = { budget: 'under-25k', specificBudget: '$12,000' };
  const submissionId = await sentPackage(site, { ...budget, email });
  const sent = { amount: 12_000, productName: 'Anything', email };
  const { url } = await payAsGuest(site, { ...sent, submissionId });
  await site.hear(site.provider.pay(checkoutOf(url)));
  const june = await signUpMember(site);
  const ask = askAs(site, june);
  const { project } = await pricedProject(ask, june);
  expect(await standing(ask, `projectId=${project.id}`)).toBe('none');
  const both = await whole(ask, `projectId=${project.id}&submissionId=${submissionId}`);
  expect(both).toMatchObject({ standing: 'paid', order: { cents: 1_200_000 } });
});

test('HOUSE-04 a project is never told as paid with the order of another one, whose package it names', async () => {
  const june = await signUpMember(site, { verified: true });
  const ask = askAs(site, june);
  const { project, body } = await pricedProject(ask, june);
  const twin = (await pricedProject(ask, june)).project;
  const submissionId = await sentPackage(site, { email: 'twin@example.com' });
  await site.services.db.insert(projectPackages).values({
    submission_id: submissionId,
    project_id: project.id,
  });
  const { url } = await payAs(ask, body);
  await site.hear(site.provider.pay(checkoutOf(url)));
  const both = (id: string) => `projectId=${id}&submissionId=${submissionId}`;
  expect(await standing(ask, both(project.id))).toBe('paid');
  expect(await whole(ask, both(twin.id))).toMatchObject({ standing: 'none', order: null });
});

test('HOUSE-04 PROJ-03 the list says of each project what was paid, gone back or neither', async () => {
  const june = await signUpMember(site, { verified: true });
  const ask = askAs(site, june);
  const { project, body } = await pricedProject(ask, june);
  const other = (await pricedProject(ask, june)).project;
  const listed = async (id: string) => {
    const { projects } = (await (await ask('/api/projects')).json()) as ProjectList;
    return projects.find((one) => one.id === id)?.payment;
  };
  expect(await listed(project.id)).toBeUndefined();
  const { url } = await payAs(ask, body);
  expect(await listed(project.id)).toMatchObject({ order: null, begun: { checkout_url: url } });
  await site.hear(site.provider.pay(checkoutOf(url)));
  expect(await listed(project.id)).toMatchObject({ order: { cents: 1_200_000 }, returned: null });
  const { payments } = await (await ask('/api/account/payments')).json();
  await ask(`/api/account/payments/${payments[0].id}/refund`, { method: 'POST' });
  expect(await listed(project.id)).toMatchObject({
    order: null,
    returned: { number: payments[0].number, cents: 1_200_000 },
  });
  expect(await listed(other.id)).toBeUndefined();
});
