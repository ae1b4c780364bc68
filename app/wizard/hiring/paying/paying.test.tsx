// @vitest-environment happy-dom
// Paying at step 12, and what is said of it at 11.
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productionKey } from '#domain/wizard/requests.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import {
  answers,
  asked,
  blockPopups,
  bodiesOf,
  button,
  click,
  closeDesk,
  find,
  heading,
  hearNews,
  json,
  openDesk,
  opened,
  openWizard,
  projectId,
  reload,
  signIn,
  tab,
  takeNoSamples,
  toasts,
  url,
  wait,
} from '../../testing/play-wizard.tsx';
import { choose, paidOrder, pay, report } from './testing/pay-at-step-12.ts';

beforeEach(openDesk);
afterEach(closeDesk);

test('WIZ-18 PAY-01 paying records the choice, opens the page beside this one and goes to 11', async () => {
  await choose();
  expect(find('.chosen-director').textContent).toContain('3-day 100% money-back guarantee');
  await pay();
  const written = asked.mock.calls.map(([name]) => name).filter((name) => name !== 'standing');
  expect(written.slice(1, 3)).toEqual(['request-production', 'create-payment']);
  expect(bodiesOf('create-payment')).toEqual([
    {
      amount: 12_000,
      productName: 'Nightjar',
      email: 'june@nightjar.example',
      submissionId: draftAt(11).receipt?.submissionId,
    },
  ]);
  expect(tab.location.replace).toHaveBeenCalledWith(url);
  expect(heading()).toBe('What happens next');
  expect(toasts()[0]).toContain('Payment Page Opened');
  expect(find('.pay-note h2').textContent).toBe('Your payment is not finished');
  // It may have been closed since.
  expect(find('.pay-note').textContent).toContain('Its page opened in another tab. $12,000 is');
  const again = find<HTMLAnchorElement>('.pay-note a');
  expect([again.href, again.target, again.rel]).toEqual([url, '_blank', 'noreferrer']);
});

test('WIZ-18 PAY-08 who closes the tab before its page has come is led nowhere, and told that it is canceled', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  answers['create-payment'] = () => {
    tab.closed = true;
    return json({ url });
  };
  await choose();
  await pay();
  expect(left).not.toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(find('.pay-note h2').textContent).toBe('Payment canceled');
  expect(toasts().join()).not.toContain('Payment Page Opened');
});

test('WIZ-18 PAY-08 a payment page that was left is said to be canceled and still open, until it is opened again', async () => {
  await choose();
  await pay();
  await act(async () => hearNews({ left: 'https://pay.example/another' }));
  expect(find('.pay-note h2').textContent).toBe('Your payment is not finished');
  await act(async () => hearNews({ left: url }));
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Payment canceled');
  expect(find('.pay-note').textContent).toContain(
    'No charges were made. The payment page is still open: $12,000 is charged once you pay there.',
  );
  await reload();
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Payment canceled');
  await act(async () => hearNews({ reopened: url }));
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Your payment is not finished');
  await act(async () => hearNews({ left: url }));
  await wait(0);
  find('.pay-note a').addEventListener('click', (event) => event.preventDefault());
  await click(find('.pay-note a'));
  expect(find('.pay-note h2').textContent).toBe('Your payment is not finished');
});

test("WIZ-18 a member's order names the project, as it was saved before the page was asked for", async () => {
  signIn();
  await choose();
  await pay();
  await wait(0);
  expect(bodiesOf('create-payment')).toMatchObject([{ amount: 12_000, projectId }]);
  const names = asked.mock.calls.map(([name]) => name);
  const last = asked.mock.calls.findLast(([name]) => [projectId, 'projects'].includes(name));
  expect(last?.[1].form_data).toMatchObject({ selectedDirector: 'director-1' });
  expect(names.indexOf('create-payment')).toBeGreaterThan(names.lastIndexOf(last?.[0]));
});

test('PAY-01 pressing again while it is being asked for does nothing, and the button says so', async () => {
  await choose();
  let arrive = (_: Response) => {};
  answers['request-production'] = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  await act(async () => {
    button('Pay')?.click();
    button('Pay')?.click();
  });
  const busy = button('Opening the payment page...');
  expect(busy?.getAttribute('aria-busy')).toBe('true');
  await click(busy);
  await act(async () => arrive(json({ recorded: true })));
  await wait(0);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(bodiesOf('create-payment')).toHaveLength(1);
});

test('WIZ-18 a choice that was not passed on opens nothing', async () => {
  await choose();
  answers['request-production'] = () => json({}, { status: 503 });
  await pay();
  expect(tab.close).toHaveBeenCalled();
  expect(bodiesOf('create-payment')).toEqual([]);
  expect(heading()).toBe('Directors for this job');
});

test('WIZ-18 without a choice paying says so before and after a press, and opens no tab', async () => {
  await openWizard(draftAt(12));
  await click(button('Skip'));
  expect(button('Pay')?.getAttribute('aria-disabled')).toBe('true');
  expect(find('.chosen-director').textContent).toContain('Choose one to go on, or to pay now.');
  await click(button('Pay'));
  await wait(20);
  expect(find('.field-error').textContent).toBe('Please choose a director to go on.');
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  [
    'a provider that fails',
    () => json({}, { status: 503 }),
    'Failed to initiate payment. Please try again.',
  ],
  ['no address', () => json({}), 'Failed to initiate payment. Please try again.'],
  [
    'another price',
    () =>
      json(
        { error: { fields: [{ path: 'amount', message: 'The price is $15,000 now.' }] } },
        { status: 422 },
      ),
    'The price is $15,000 now.',
  ],
])('PAY-01 %s closes the tab and says so; at 11 it can be tried again', async (_, given, words) => {
  await choose();
  answers['create-payment'] = given;
  await pay();
  expect(tab.close).toHaveBeenCalled();
  expect(toasts()[0]).toContain(`Payment Error${words}`);
  expect(find('.pay-note h2').textContent).toBe('Nothing is paid yet');
  answers['create-payment'] = () => json({ url });
  await pay();
  expect(tab.location.replace).toHaveBeenCalledWith(url);
  expect(document.activeElement).toBe(find('.pay-note a'));
});

test('PAY-01 a blocked popup leads this window away, and coming back it is at 11', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  blockPopups();
  await choose();
  await pay();
  expect(left).toHaveBeenCalledWith(url);
  expect(toasts()).toEqual([]);
  await reload();
  expect(heading()).toBe('What happens next');
  expect(find('.pay-note h2').textContent).toBe('Your payment is not finished');
});

test('WIZ-18 11 says it once the payment has arrived, and that is no longer something to do', async () => {
  await choose();
  await pay();
  expect(find('.next-things').textContent).toContain('You pay for the production');
  answers.cs_test_a1b2c3d4 = () => json({ outcome: 'pending', kind: 'order' });
  await act(async () => hearNews());
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Your payment is being confirmed');
  answers.cs_test_a1b2c3d4 = report('paid', paidOrder);
  await wait(5_000);
  expect(find('.pay-note h2').textContent).toBe('Your payment has arrived');
  expect(find('.pay-note').textContent).toContain('You paid $12,000, order AB-1001.');
  expect(find('.pay-note').textContent).toContain('all of it is given back on request');
  expect(find('.next-things').textContent).toContain('You have paid for the production');
  expect(find('.pay-note a')).toBeNull();
  expect(button('Pay')).toBeUndefined();
});

test('PAY-01 what is paid for already is said to be, and not offered again', async () => {
  await choose();
  answers['create-payment'] = () =>
    json({ error: { code: 'conflict', message: 'This is paid for already.' } }, { status: 409 });
  await pay();
  expect(toasts()[0]).toContain('This is paid for already.');
  expect(find('.pay-note h2').textContent).toBe('There is nothing to pay here');
  expect(button('Pay')).toBeUndefined();
});

test('PAY-01 a package that is no longer there is said to be gone', async () => {
  await choose();
  answers['create-payment'] = () => json({ error: { code: 'not-found' } }, { status: 404 });
  await pay();
  expect(toasts()[0]).toContain('What this pays for is no longer here.');
});

test('WIZ-18 a payment page that has closed can be opened anew', async () => {
  answers.cs_test_a1b2c3d4 = () => json({ outcome: 'over', kind: 'order' });
  await choose();
  await pay();
  expect(find('.pay-note h2').textContent).toBe('The payment page has closed');
  expect(button('Pay $12,000 now')).toBeDefined();
});

test('WIZ-18 HOUSE-01 11 knows what was paid elsewhere, and offers it not again', async () => {
  answers.standing = () => json({ standing: 'open' });
  await openWizard(draftAt(11));
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('A payment was begun');
  expect(button('Go on with the payment')).toBeDefined();
  answers.standing = () => json({ standing: 'paid', order: paidOrder });
  await act(async () => hearNews());
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Your payment has arrived');
  expect(find('.next-things').textContent).toContain('You have paid for the production');
  expect(button('Pay')).toBeUndefined();
});

test('WIZ-18 HOUSE-01 of a payment that was begun 11 names the amount of the page that is open, and what paying another does', async () => {
  const said = () => find('.pay-note').textContent ?? '';
  const begun = { cents: 1_200_000, is_deposit: false };
  answers.standing = () => json({ standing: 'open', begun });
  await openWizard(draftAt(11));
  await wait(0);
  expect(said()).toContain('It is not finished: $12,000 is charged once you pay there.');
  expect(button('Go on with the payment')).toBeDefined();
  answers.standing = () => json({ standing: 'open', begun: { ...begun, cents: 900_000 } });
  await act(async () => hearNews());
  await wait(0);
  expect(said()).toContain(
    'It is not finished, and its page still asks for $9,000. Your answers now say $12,000. “Go on with $9,000” leads to that page. $12,000 is a new order instead: it begins with “Pay $12,000 now” once your director is chosen,',
  );
  expect(said()).not.toContain('$12,000 is charged');
  expect(button('Go on with the payment')).toBeUndefined();
  await pay();
  expect(bodiesOf('create-payment')).toMatchObject([{ amount: 12_000 }]);
});

test('WIZ-18 HOUSE-01 a page that is open is named too where the answers name no amount any more', async () => {
  answers.standing = () => json({ standing: 'open', begun: { cents: 900_000, is_deposit: false } });
  const eleven = draftAt(11);
  const bracket = { budget: '25k-50k', specificBudget: '' } as const;
  const draft = { ...eleven, answers: { ...eleven.answers, ...bracket } };
  await openWizard({ ...draft, recorded: productionKey(draft) });
  await wait(0);
  expect(find('.pay-note').textContent).toContain(
    'It is not finished, and its page still asks for $9,000. Your answers now say $25k–$50k. “Go on with $9,000” leads to that page.',
  );
  expect(find('.pay-note button')).toBeNull();
});

test('HOUSE-01 what was paid stays said at 12 and 11 after another amount is asked for', async () => {
  const order = { number: 1001, cents: 1_000_000, is_deposit: false, refundable_until: null };
  answers.standing = () => json({ standing: 'paid', order });
  await choose();
  await wait(0);
  expect(find('.chosen-director').textContent).toContain('You paid $10,000, order AB-1001.');
  expect(find('.chosen-director').textContent).toContain('Your answers now say $12,000.');
  expect(button('Pay')).toBeUndefined();
  await click(button('Continue'));
  await wait(0);
  expect(find('.pay-note').textContent).toContain('You paid $10,000, order AB-1001.');
  expect(find('.pay-note').textContent).toContain('charges nothing more');
  expect(find('.next-things').textContent).toContain('You paid $10,000');
});

test('PAY-09 a member is the payer, and the producer writes to them, whoever got the package', async () => {
  signIn();
  const draft = draftAt(12);
  const receipt = draft.receipt && { ...draft.receipt, email: 'client@example.com' };
  await openWizard({ ...draft, receipt });
  await click(button('Skip'));
  await click(find('[value=director-1]'));
  await pay();
  await wait(0);
  expect(bodiesOf('create-payment')).toMatchObject([{ email: 'june@nightjar.example' }]);
  expect(find('.next-things').textContent).toContain('At june@nightjar.example');
  expect(find('.next-things').textContent).toContain('went to client@example.com');
});

test('WIZ-18 11 says nothing is unpaid before it has been looked up', async () => {
  answers.standing = () => json({}, { status: 503 });
  await openWizard(draftAt(11));
  await wait(0);
  expect(find('dialog.wizard').textContent).not.toContain('Nothing is paid yet');
  expect(find('.pay-note h2').textContent).toBe('Your payment could not be looked up');
});

test('HOUSE-01 paying before the director is confirmed is called a reservation', async () => {
  await choose();
  expect(find('.chosen-director').textContent).toContain('Paying now is a reservation');
  await click(button('Continue'));
  await wait(0);
  expect(find('.pay-note').textContent).toContain('then it is a reservation');
});

test('HOUSE-01 where samples are not paid for, a sample director is chosen without a Pay button', async () => {
  takeNoSamples();
  await choose();
  expect(button('Pay')).toBeUndefined();
  expect(find('.chosen-director').textContent).toContain('you pay once a director is settled');
  await click(button('Continue'));
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Nothing is to be paid yet');
  expect(button('Pay')).toBeUndefined();
});

test.each([
  [10, 'the payment'],
  [12, '$8,000'],
  [13, '$8,000'],
] as const)(
  'HOUSE-04 a payment page that is open is told at %d, with the way back to %s',
  async (step, what) => {
    const checkout_url = 'https://pay.example/c/pay/cs_test_begun000';
    const begun = { cents: 800_000, is_deposit: false, checkout_url };
    answers.standing = () => json({ standing: 'open', begun });
    answers.payments = () => json({}, { status: 401 });
    await openWizard(draftAt(step));
    if (step === 12) await click(button('Skip'));
    await wait(0);
    expect(find('.begun-note').textContent).toContain('A payment was begun. It is not finished');
    expect(find('.begun-note a').getAttribute('href')).toBe(checkout_url);
    expect(find('.begun-note a').textContent).toContain(`Go on with ${what}`);
  },
);

test('HOUSE-04 of the page of a deposit, which is begun from the project, 11 has the way back', async () => {
  const checkout_url = 'https://pay.example/c/pay/cs_test_begun000';
  const begun = { cents: 3_500_000, is_deposit: true, checkout_url };
  answers.standing = () => json({ standing: 'open', begun });
  const eleven = draftAt(11);
  const bracket = { budget: '25k-50k', specificBudget: '' } as const;
  const draft = { ...eleven, answers: { ...eleven.answers, ...bracket } };
  await openWizard({ ...draft, recorded: productionKey(draft) });
  await wait(0);
  expect(find('.pay-note a').getAttribute('href')).toBe(checkout_url);
});
