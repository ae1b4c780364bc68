import { afterAll, expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { checkoutOf, openPaymentSite } from '#tests/builders/payments/open-payment-site.ts';
import { type Pressed, payAs, payAsGuest } from '#tests/builders/payments/press-pay.ts';
import { projectBody, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';

const site = await openPaymentSite();
afterAll(() => site.close());

const budget = { budget: 'under-25k', specificBudget: '$12,000' };

/** A guest's package of that address, paid for; gives what this browser keeps of it. */
async function paidAsGuest({ email }: TestMember) {
  const request = bakeryRequest({ email, ...budget });
  const sent = await site.call('send-concept', request);
  const { submissionId } = (await sent.json()) as { submissionId: string };
  const pressed = await payAsGuest(site, {
    amount: 12_000,
    productName: request.productName,
    email,
    submissionId,
  });
  await site.hear(site.provider.pay(checkoutOf(pressed.url)));
  return {
    submissionId,
    productName: request.productName,
    kept: sent.headers.getSetCookie().map((one) => one.split(';')[0] ?? ''),
  };
}

const pressFor = async (
  member: TestMember,
  productName: string,
  kept: readonly string[],
  submissionId?: string,
): Promise<Pressed> => {
  const form_data = { ...projectBody().form_data, ...budget };
  const project = await saveProject(askAs(site, member), { form_data, product_name: productName });
  const ask = askAs(site, { cookie: [member.cookie, ...kept].join('; ') });
  return payAs(ask, {
    amount: 12_000,
    productName: 'Anything',
    email: member.email,
    projectId: project.id,
    ...(submissionId ? { submissionId } : {}),
  });
};

test('PAY-09 who paid as a guest and has not proved the address pays for the same ad no second time', async () => {
  const june = await signUpMember(site);
  const { productName, kept } = await paidAsGuest(june);
  const pressed = await pressFor(june, productName, kept);
  expect(pressed).toMatchObject({ status: 409, error: { code: 'conflict' } });
  expect(pressed.error?.message).toMatch(/^You paid for this before you signed up, order AB-\d+\./);
});

test('PAY-09 another ad is paid for, and nothing is told in a browser that did not send the package', async () => {
  const june = await signUpMember(site);
  const { productName, kept } = await paidAsGuest(june);
  expect((await pressFor(june, 'Something else', kept)).status).toBe(200);
  expect((await pressFor(june, productName, [])).status).toBe(200);
  const stranger = await signUpMember(site);
  expect((await pressFor(stranger, productName, kept)).status).toBe(200);
});

test('PAY-09 who names the package that was paid for pays no second time, whatever the ad is called since', async () => {
  const june = await signUpMember(site);
  const { submissionId } = await paidAsGuest(june);
  const pressed = await pressFor(june, 'Renamed since', [], submissionId);
  expect(pressed).toMatchObject({ status: 409, error: { code: 'conflict' } });
});
