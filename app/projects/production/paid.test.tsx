// @vitest-environment happy-dom
// What a project and its card say of what was paid for it.
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { restingUntilWords } from '#domain/payments/rules/payment-terms.ts';
import type { ListedProject, WholeProject } from '#domain/projects/project.ts';
import { DetailScreen } from '../detail-screen.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { aside, find, hidePage, showPage, text } from '../testing/show-page.tsx';
import { someProject } from '../testing/some-project.ts';

vi.mock('../../live/use-live.ts', () => ({ useLive: () => 'live' }));

afterEach(hidePage);

const beginning = { onNew: () => {}, busy: false, newButton: createRef<HTMLButtonElement>() };
const list = (project: ListedProject) =>
  showPage(
    <ListScreen listed={{ projects: [project], nextCursor: null }} {...beginning} />,
    '/projects',
  );
const detail = (project: WholeProject) =>
  showPage(
    <DetailScreen
      project={project}
      takes={[]}
      director={null}
      onContinue={() => {}}
      busy={false}
    />,
    `/projects/${project.id}`,
  );

const paidOrder = {
  ...{ number: 1001, cents: 1_200_000, is_deposit: false, refundable_until: null },
  ...{ disputed: false, refunded_cents: 0 },
};

test('HOUSE-01 a paid project says what was paid, its order and guarantee, and what comes next', async () => {
  const order = {
    number: 1001,
    cents: 1_200_000,
    is_deposit: false,
    refundable_until: '2026-11-28T12:00:00.000Z',
  };
  aside['/api/payments/standing'] = { standing: 'paid', order, bid: null };
  await detail(someProject({ status: 'greenlit' }));
  expect(find('.paid-note').textContent).toContain('You paid $12,000, order AB-1001.');
  expect(find('.paid-note').textContent).toContain('guarantee: until');
  expect(find('.project-more').textContent).toContain('The director is confirmed with you next.');
});

test('HOUSE-01 HOUSE-04 a project whose answers say another amount than was paid says what stands', async () => {
  const order = { ...paidOrder, refundable_until: null };
  const form_data = { budget: 'under-25k', specificBudget: '$9,000' };
  aside['/api/payments/standing'] = { standing: 'paid', order, bid: null };
  await detail(someProject({ status: 'greenlit', form_data }));
  expect(find('.paid-note').textContent).toContain(
    'You paid $12,000, order AB-1001.Your answers now say $9,000. What you paid stands as it is, and changing them charges nothing more.',
  );
});

test('HOUSE-04 a project whose payment is in dispute says so, where it would be a reservation', async () => {
  const order = {
    number: 1003,
    cents: 1_200_000,
    is_deposit: false,
    refundable_until: null,
    disputed: true,
  };
  aside['/api/payments/standing'] = { standing: 'paid', order, returned: null, bid: null };
  await detail(someProject({ status: 'greenlit' }));
  expect(find('.paid-note').textContent).toBe(
    'You paid $12,000, order AB-1003.Your bank has asked for this money back. It decides, and an answer can take weeks.',
  );
  expect(find('.project-more').textContent).toContain('Your bank asks for the money back.');
  expect(find('.in-production').className).toBe('in-production in-dispute');
});

test('PAY-06 HOUSE-10 the project says of a payment in dispute that its guarantee rests, as the account page does', async () => {
  const order = { ...paidOrder, disputed: true, resting_until: '2026-11-28T12:00:00.000Z' };
  aside['/api/payments/standing'] = { standing: 'paid', order, returned: null, bid: null };
  await detail(someProject({ status: 'greenlit' }));
  expect(find('.paid-note').textContent).toContain(`${restingUntilWords} Nov 28, 2026, 12:00 PM`);
  expect(find('.paid-note').textContent).not.toContain('guarantee: until');
});

test('HOUSE-04 a project whose payment has gone back says so, beside the way into production', async () => {
  const returned = { number: 1001, cents: 3_500_000, is_deposit: true };
  aside['/api/payments/standing'] = { standing: 'none', order: null, returned, bid: null };
  await detail(someProject());
  expect(find('.paid-note').textContent).toBe(
    'You paid a deposit of $35,000, order AB-1001. It was given back the way you paid. Banks take 5 to 10 days. Going into production again is a new order.',
  );
  expect(text()).toContain('Go Into Production');
});

test('HOUSE-04 the project says when its payment went back', async () => {
  const refunded_at = '2026-11-20T12:00:00.000Z';
  const returned = { number: 1001, cents: 3_500_000, is_deposit: true, refunded_at };
  aside['/api/payments/standing'] = { standing: 'none', order: null, returned, bid: null };
  await detail(someProject());
  expect(find('.paid-note').textContent).toContain('Given back');
  expect(find('.paid-note time').getAttribute('datetime')).toBe(refunded_at);
});

const bidOfInes = { director_name: 'Ines', price_dollars: 7_500, days: 30 };

test.each([
  [
    { order: paidOrder, returned: null, bid: null },
    'Paid. The director is confirmed with you next.',
  ],
  [
    { order: { ...paidOrder, is_deposit: true }, returned: null, bid: null },
    'Deposit paid. A consultation comes first.',
  ],
  [
    { order: { ...paidOrder, disputed: true }, returned: null, bid: bidOfInes },
    'Paid. Your bank asks for the money back.',
  ],
  [
    { order: { ...paidOrder, is_deposit: true, disputed: true }, returned: null, bid: null },
    'Deposit paid. Your bank asks for the money back.',
  ],
  [{ order: paidOrder, returned: null, bid: bidOfInes }, 'Paid. Ines directs.'],
  [
    { order: { ...paidOrder, is_deposit: true }, returned: null, bid: bidOfInes },
    'Deposit paid. Ines directs.',
  ],
])(
  'HOUSE-04 PROJ-03 the card of a paid project says how it stands, as its page does',
  async (payment, words) => {
    await list({ ...someProject({ status: 'greenlit' }), payment });
    expect(find('article .in-production').textContent).toContain(words);
    expect(find('article').textContent).not.toContain('Go Into Production');
  },
);

test('HOUSE-04 PROJ-03 the card says what has gone back, beside the way into production', async () => {
  const returned = { number: 1001, cents: 800_000, is_deposit: false, lost: false };
  await list({ ...someProject(), payment: { order: null, returned, bid: null } });
  expect(find('article .returned-line').textContent).toBe(
    'You paid $8,000, order AB-1001. It was given back.',
  );
  expect(find('article').textContent).toContain('Go Into Production');
});

test('HOUSE-01 PROJ-03 before it is known how it was paid for, a project is not called paid', async () => {
  await list({ ...someProject({ status: 'greenlit' }) });
  expect(find('article .in-production').textContent).toContain('Payment received');
  expect(find('article .in-production').textContent).not.toContain('Paid');
});

test('LINK-09 the accepted bid stands on a project that is not paid for yet', async () => {
  const bid = { director_name: 'Ines', price_dollars: 7_500, days: 30 };
  aside['/api/payments/standing'] = { standing: 'none', order: null, bid };
  await detail(someProject());
  expect(find('.paid-note').textContent).toBe(
    'Ines directs: the bid you accepted is $7,500 in 30 days.',
  );
  expect(text()).toContain('Go Into Production');
});

test.each([
  [{ is_deposit: true }, null, 'Deposit paid. A consultation comes first.'],
  [{}, { director_name: 'Ines', price_dollars: 7_500, days: 30 }, 'Paid. Ines directs.'],
])('HOUSE-01 LINK-09 a deposit and an accepted bid are told apart', async (kind, bid, words) => {
  const order = { number: 1002, cents: 3_500_000, is_deposit: false, refundable_until: null };
  aside['/api/payments/standing'] = { standing: 'paid', order: { ...order, ...kind }, bid };
  await detail(someProject({ status: 'greenlit' }));
  expect(find('.project-more').textContent).toContain(words);
  if (bid) expect(find('.paid-note').textContent).toContain('$7,500 in 30 days');
});
