// @vitest-environment happy-dom
// A payment that was made, at each step from 10 on, as it stands in whichever tab or place that changed.
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productionKey } from '#domain/wizard/requests.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { ranked } from '#domain/wizard/testing/ranked.ts';
import {
  answers,
  asked,
  button,
  click,
  closeDesk,
  find,
  hearNews,
  json,
  leavePage,
  openDesk,
  openWizard,
  signIn,
  typeInto,
  wait,
} from '../../testing/play-wizard.tsx';
import { choose, paidOrder, pay, report } from './testing/pay-at-step-12.ts';

beforeEach(openDesk);
afterEach(closeDesk);

const chooseForMore = async () => {
  const twelve = draftAt(12);
  await openWizard({
    ...twelve,
    answers: { ...twelve.answers, budget: '50k-100k', specificBudget: '' },
  });
  await click(button('Skip'));
  await click(find('[value=director-1]'));
};
test('WIZ-18 HOUSE-04 what is given back in another tab is said at 11 and 12, and can be paid again', async () => {
  await choose();
  await pay();
  answers.cs_test_a1b2c3d4 = report('paid', paidOrder);
  answers.standing = () => json({ standing: 'paid', order: paidOrder });
  await act(async () => hearNews());
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Your payment has arrived');
  const { number, cents, is_deposit } = paidOrder;
  answers.standing = () => json({ standing: 'none', returned: { number, cents, is_deposit } });
  answers.cs_test_a1b2c3d4 = report('given-back', paidOrder);
  await act(async () => hearNews());
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Your payment was given back');
  expect(find('.pay-note').textContent).toContain(
    'You paid $12,000, order AB-1001. It was given back the way you paid',
  );
  expect(find('dialog.wizard').textContent).not.toContain('Nothing is paid yet');
  expect(button('Pay $12,000 now')).toBeDefined();
  await click(button('Back'));
  expect(find('.chosen-director').textContent).toContain('It was given back.');
  expect(button('Pay $12,000 now')).toBeDefined();
});

test('HOUSE-04 a refund is heard of too where only the page that was opened here is known, and the other way round', async () => {
  answers.cs_test_a1b2c3d4 = report('paid', paidOrder);
  await choose();
  await pay();
  expect(find('.pay-note').textContent).toContain('You paid $12,000, order AB-1001.');
  answers.cs_test_a1b2c3d4 = report('given-back', paidOrder);
  await act(async () => hearNews());
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Your payment was given back');
});

test('HOUSE-04 what the house gives back is said to a guest without a press, and to who comes back to the window', async () => {
  answers.standing = () => json({ standing: 'paid', order: paidOrder });
  await openWizard(draftAt(11));
  await wait(0);
  const { number, cents, is_deposit } = paidOrder;
  answers.standing = () => json({ standing: 'none', returned: { number, cents, is_deposit } });
  await wait(30_000);
  expect(find('.pay-note h2').textContent).toBe('Your payment was given back');
  answers.standing = () => json({ standing: 'paid', order: { ...paidOrder, number: 1002 } });
  await act(async () => window.dispatchEvent(new Event('focus')));
  await wait(0);
  expect(find('.pay-note').textContent).toContain('order AB-1002');
});

test('HOUSE-04 signing up in another tab is asked after, and takes nothing away that was said', async () => {
  answers.cs_test_a1b2c3d4 = report('paid', paidOrder);
  await choose();
  await pay();
  const before = asked.mock.calls.filter(([name]) => name === 'standing').length;
  await act(async () => signIn());
  await wait(0);
  const reads = asked.mock.calls.filter(([name]) => name === 'standing');
  expect(reads.length).toBeGreaterThan(before);
  expect(find('.pay-note').textContent).toContain('You paid $12,000, order AB-1001.');
});

test('HOUSE-04 a payment in dispute, and one that its bank took, say so', async () => {
  answers.standing = () => json({ standing: 'paid', order: { ...paidOrder, disputed: true } });
  await openWizard(draftAt(11));
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Your payment is in dispute');
  expect(find('.pay-note .badge').className).toBe('badge badge-warning');
  const { number, cents, is_deposit } = paidOrder;
  const returned = { number, cents, is_deposit, lost: true };
  answers.standing = () => json({ standing: 'none', returned });
  await act(async () => hearNews());
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Your bank took the payment back');
});

test('HOUSE-01 HOUSE-04 MATCH-04 beside what was paid 12 and 11 name no other amount that a director starts above', async () => {
  const order = { ...paidOrder, cents: 800_000, disputed: true };
  answers.standing = () => json({ standing: 'paid', order });
  const [first, ...others] = ranked(3);
  const directors = [{ ...first, startingAt: 8_500, sample: false }, ...others];
  answers['match-directors'] = () => json({ directors, common: [] });
  const twelve = draftAt(12);
  const six = { ...twelve.answers, specificBudget: '$6,000' };
  await openWizard({ ...twelve, answers: six });
  await click(button('Skip'));
  await click(find('[value=director-1]'));
  const said = find('.chosen-director').textContent ?? '';
  expect(said).toContain('Starts at $8,500, above your $8,000. You paid $8,000, order AB-1001.');
  await click(button('Continue'));
  await wait(0);
  expect(find('.next-things').textContent).toContain('starts at $8,500, above your $8,000.');
  expect(find('.next-things').textContent).not.toContain('$6,000');
});

test('HOUSE-01 HOUSE-04 with another amount the payment is said at 10, and beside the starter package at 13', async () => {
  answers.standing = () => json({ standing: 'paid', order: paidOrder });
  answers.payments = () => json({}, { status: 401 });
  await openWizard(draftAt(10));
  await wait(0);
  expect(find('.made-line').textContent).toContain('You paid $12,000, order AB-1001.');
  await leavePage();
  const thirteen = draftAt(13);
  await openWizard(thirteen);
  await wait(0);
  expect(find('.pay-note').textContent).toContain('You paid $12,000, order AB-1001.');
  expect(find('.pay-note').textContent).toContain(
    `Your answers now say ${thirteen.answers.specificBudget}.`,
  );
});

test('HOUSE-01 HOUSE-04 whatever the answers say since, 13 goes on from what was paid', async () => {
  answers.standing = () => json({ standing: 'paid', order: paidOrder });
  answers.payments = () => json({}, { status: 401 });
  const eleven = draftAt(11);
  const draft = { ...eleven, answers: { ...eleven.answers, budget: '25k-50k' } as const };
  await openWizard({ ...draft, recorded: productionKey(draft) });
  await wait(0);
  expect(find('.pay-note').textContent).toContain('Your answers now say $25k–$50k.');
  expect(find('.next-things').textContent).toContain('You have paid for the production');
  expect(find('.next-things').textContent).not.toContain('A consultation comes first');
  await leavePage();
  await openWizard(draftAt(13));
  await wait(0);
  expect(find('dialog.wizard h1').textContent).toBe('What happens next');
  expect(find('dialog.wizard').textContent).not.toContain('fits the starter package better');
  expect(find('dialog.wizard').textContent).toContain(
    'You have paid for the production. The starter package can be had beside it.',
  );
});

test('HOUSE-04 a payment in dispute has no tick at 10, but the sign of a warning', async () => {
  const iconAt = () => find('.made-line .icon path').getAttribute('d');
  const shown = async (disputed: boolean) => {
    answers.standing = () => json({ standing: 'paid', order: { ...paidOrder, disputed } });
    await openWizard(draftAt(10));
    await wait(0);
    const icon = iconAt();
    await leavePage();
    return icon;
  };
  const tick = await shown(false);
  expect(await shown(true)).not.toBe(tick);
});

test('HOUSE-01 HOUSE-04 another amount typed at 10 after payment is said to change nothing of it', async () => {
  answers.standing = () => json({ standing: 'paid', order: paidOrder });
  const ten = draftAt(10);
  const budget = { budget: 'under-25k', specificBudget: '$12,000' } as const;
  await openWizard({ ...ten, answers: { ...ten.answers, ...budget } });
  await wait(0);
  expect(find('.made-line').textContent).toContain('Changing the answers charges nothing more.');
  await typeInto(find<HTMLInputElement>('[name=specificBudget]'), '$9,000');
  expect(find('.made-line').textContent).toBe(
    'You paid $12,000, order AB-1001. Your answers now say $9,000. What you paid stands as it is, and changing them charges nothing more.',
  );
});

test.each([
  ['a deposit of $15,000', { ...paidOrder, cents: 1_500_000, is_deposit: true }],
  ['$8,000', { ...paidOrder, cents: 800_000 }],
])(
  'HOUSE-01 HOUSE-04 where %s is paid, step 10 asks no other price of another budget',
  async (paid, order) => {
    answers.standing = () => json({ standing: 'paid', order });
    await openWizard(draftAt(10));
    await wait(0);
    for (const budget of ['25k-50k', '50k-100k', 'under-25k']) {
      await click(find(`[value="${budget}"]`));
      const said = find('dialog.wizard').textContent ?? '';
      // No amount is named there yet.
      const isSame = order.is_deposit || budget === 'under-25k';
      expect(said).toContain(`You paid ${paid}, order AB-1001.`);
      expect(said).toContain(isSame ? 'Changing the answers charges' : 'Your answers now say');
      expect(said).not.toMatch(/deposit paid before|guarantee|\$35,000/i);
    }
    await click(button('Help me choose an amount'));
    const said = find('dialog.wizard').textContent ?? '';
    expect(said).toContain(`You paid ${paid}, order AB-1001.`);
    expect(said).not.toMatch(/deposit paid before|guarantee|\$35,000/i);
  },
);

test('HOUSE-01 HOUSE-04 where what was paid was given back, step 10 says again what a budget leads to', async () => {
  const { number, cents, is_deposit } = paidOrder;
  answers.standing = () => json({ standing: 'none', returned: { number, cents, is_deposit } });
  await openWizard(draftAt(10));
  await wait(0);
  await click(find('[value="25k-50k"]'));
  expect(find('.amount-line').textContent).toContain('A deposit paid before, $35,000');
});

test('HOUSE-01 a deposit is called one, and the consultation stays in the list', async () => {
  const order = { ...paidOrder, cents: 1_500_000, is_deposit: true };
  answers.standing = () => json({ standing: 'paid', order });
  await chooseForMore();
  await click(button('Continue'));
  await wait(0);
  expect(find('.pay-note h2').textContent).toBe('Your deposit has arrived');
  const things = find('.next-things').textContent ?? '';
  expect(things).toContain('A consultation comes first');
  expect(things).toContain('You have paid the deposit');
  expect(things).not.toContain('You have paid for the production');
});

test('PAY-06 before it is paid 11 and 12 say that the guarantee covers a deposit of $15,000', async () => {
  await chooseForMore();
  const covered = '$15,000 from a project saved in an account, is credited in full';
  expect(find('.chosen-director').textContent).toContain(covered);
  expect(find('.chosen-director').textContent).toContain(
    'It has a 3-day 100% money-back guarantee.',
  );
  await click(button('Continue'));
  await wait(0);
  expect(find('.next-things').textContent).toContain('It has a 3-day 100% money-back guarantee.');
});

test('HOUSE-04 no question holds up the answer to the one before, and no late answer takes back a newer one', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  answers.standing = () => new Promise((resolve) => waiting.push(resolve));
  const answer = (at: number, body: object) => act(async () => waiting[at]?.(json(body)));
  await openWizard(draftAt(11));
  await act(async () => hearNews());
  expect(waiting).toHaveLength(2);
  await answer(0, { standing: 'paid', order: paidOrder });
  expect(find('.pay-note').textContent).toContain('order AB-1001');
  await act(async () => hearNews());
  const { number, cents, is_deposit } = paidOrder;
  await answer(2, { standing: 'none', returned: { number, cents, is_deposit } });
  await answer(1, { standing: 'paid', order: paidOrder });
  expect(find('.pay-note h2').textContent).toBe('Your payment was given back');
});
