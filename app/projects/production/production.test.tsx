// @vitest-environment happy-dom
// Going into production, from the list and from a project.
import { act, createRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reservationWords } from '#domain/payments/rules/payment-terms.ts';
import type { ListedProject, WholeProject } from '#domain/projects/project.ts';
import { setSession } from '../../session/session-store.ts';
import { DetailScreen } from '../detail-screen.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import {
  accountPaying,
  aside,
  asked,
  find,
  hidePage,
  press,
  serve,
  showPage,
  text,
  type,
} from '../testing/show-page.tsx';
import { someProject } from '../testing/some-project.ts';

vi.mock('../../live/use-live.ts', () => ({ useLive: () => 'live' }));

const url = 'https://pay.example/c/pay/cs_test_a1b2c3d4';
const member = {
  id: 'u1',
  email: 'june@nightjar.example',
  email_verified: true,
  full_name: 'June',
  two_factor_enabled: false,
  roles: [],
};
const replace = vi.fn();
const close = vi.fn();
const opened = vi.fn();
const reread = vi.fn();
let subscribers: ((message: { data: unknown }) => void)[] = [];
const hearNews = (data: unknown = 'changed') => {
  for (const hear of subscribers) hear({ data });
};

beforeEach(() => {
  for (const spy of [replace, close, opened, reread]) spy.mockClear();
  subscribers = [];
  setSession({ status: 'signed-in', user: member }, 'signed-in');
  vi.stubGlobal('open', () => {
    opened();
    const page = document.implementation.createHTMLDocument();
    return { opener: null, closed: false, document: page, location: { replace }, close };
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      set onmessage(hear: (message: { data: unknown }) => void) {
        subscribers.push(hear);
      }
      close() {}
    },
  );
});
afterEach(() => {
  hidePage();
  setSession({ status: 'loading', user: null }, 'initial-session');
});

const list = (project: ListedProject) => {
  const listed = { projects: [project], nextCursor: null };
  const screen = (
    <ListScreen listed={listed} onNew={() => {}} busy={false} newButton={createRef()} />
  );
  return showPage(screen, '/projects', reread);
};
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
    reread,
  );
const ask = async (project = someProject()) => {
  await list(project);
  await press('Go Into Production');
};

test.each([
  ['the list', list],
  ['a project', detail],
])(
  'PROJ-13 HOUSE-01 from %s the price is named first, then its page opens in a new tab',
  async (_, show) => {
    await show(someProject());
    serve({ status: 200, body: { url } });
    await press('Go Into Production');
    expect(find('dialog[open]').textContent).toContain('$12,000');
    expect(find('dialog[open]').textContent).toContain('3-day 100% money-back guarantee');
    expect(find('dialog[open]').textContent).toContain(reservationWords);
    expect(find('dialog[open]').textContent).not.toContain('Production starts');
    expect(find('dialog[open]').textContent).toContain('june@nightjar.example');
    expect(opened).not.toHaveBeenCalled();
    await press('Pay $12,000');
    expect(asked[0]).toEqual({
      path: '/api/functions/create-payment',
      method: 'POST',
      body: {
        amount: 12_000,
        productName: 'Video Production - Nightjar Cold Brew',
        email: 'june@nightjar.example',
        projectId: someProject().id,
      },
    });
    expect(replace).toHaveBeenCalledWith(url);
    expect(find('dialog[open]')).toBeNull();
    expect(text()).toContain('Payment ProcessingOpening payment page in a new tab...');
  },
);

test.each([
  ['25k-50k', '$35,000', false],
  ['100k-250k', '$15,000', true],
])(
  'HOUSE-01 PAY-03 a budget of %s asks a deposit of %s, and the consultation first',
  async (budget, price, guaranteed) => {
    await ask(someProject({ form_data: { budget } }));
    expect(find('.produce-amount').textContent).toBe(price);
    const terms = find('dialog[open]').textContent ?? '';
    expect(terms.indexOf('First: a consultation.')).toBeLessThan(terms.indexOf(price));
    expect(terms).toContain(
      'A deposit, credited in full against the price agreed with you; what is above that price is paid back.',
    );
    expect(terms).toContain(`Pay the ${price} deposit`);
    // Of this project no package need have been sent.
    expect(terms).toContain('within 24 hours of a package you send, or of a deposit.');
    expect(terms.includes('3-day 100% money-back guarantee on this payment.')).toBe(guaranteed);
    expect(terms.includes('does not cover this one')).toBe(!guaranteed);
  },
);

test('HOUSE-01 PAY-03 a price that nobody named asks for the amount first, and keeps it with the project', async () => {
  const project = someProject({ form_data: { budget: 'under-25k' } });
  await ask(project);
  const dialog = () => find('dialog[open]').textContent ?? '';
  expect(dialog()).toContain('You have named no amount for this project.');
  expect(find('.produce-amount').textContent).toBe('$15,000');
  await press('Use this amount');
  expect(dialog()).toContain('Please fill in an amount.');
  await type('specificBudget', '30000');
  await press('Use this amount');
  expect(dialog()).toContain('$30,000 belongs to');
  const form_data = { budget: 'under-25k', specificBudget: '$12,000' };
  serve({ status: 200, body: { ...project, form_data } });
  await type('specificBudget', '12,000');
  await press('Use this amount');
  expect(asked.at(-1)?.body).toMatchObject({ form_data, updated_at: project.updated_at });
  expect(find('.produce-amount').textContent).toBe('$12,000');
  expect(dialog()).not.toContain('You have named no amount');
  expect(reread).toHaveBeenCalled();
});

test('HOUSE-01 under $5,000 it is the typed amount, without the guarantee, and the starter package beside it', async () => {
  await ask(someProject({ form_data: { budget: 'under-25k', specificBudget: '$3,000' } }));
  const terms = find('dialog[open]').textContent ?? '';
  for (const words of [
    '$3,000',
    'It buys what can be made for $3,000',
    'is for payments of $5,000 to $24,999 and does not cover this one',
    'Nothing is charged before you confirm there.',
  ]) {
    expect(terms).toContain(words);
  }
  expect(terms).not.toContain('deposit');
  expect(find('dialog[open] .produce-first a').getAttribute('href')).toBe('/account#payments');
});

test.each(['trialing', 'active'])(
  'HOUSE-01 who has the starter package, %s, is not offered it under $5,000',
  async (state) => {
    const dates = { trial_end: null, period_end: null, consented_at: null, checkout_url: null };
    aside['/api/account/payments'] = accountPaying({
      ...{ id: 's', number: 1005, cents: 999, ending: false, state, ...dates },
    });
    await ask(someProject({ form_data: { budget: 'under-25k', specificBudget: '$3,000' } }));
    expect(find('dialog[open]').textContent).toContain('It buys what can be made for $3,000');
    expect(find('dialog[open]').textContent).not.toContain('starter package');
  },
);

test.each([
  [false, true],
  [true, false],
])(
  'PAY-09 whose address is verified: %s, is asked before the price whether it was paid as a guest: %s',
  async (email_verified, isAsked) => {
    setSession({ status: 'signed-in', user: { ...member, email_verified } }, 'signed-in');
    await ask();
    const said = find('dialog[open]').textContent ?? '';
    expect(said.includes('Paid for it before you signed up? Verify your address')).toBe(isAsked);
    if (isAsked) expect(said.indexOf('nothing to pay again')).toBeLessThan(said.indexOf('$12,000'));
  },
);

test('PROJ-13 Not now opens and asks nothing', async () => {
  await ask();
  await press('Not now');
  expect(find('dialog[open]')).toBeNull();
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['a failure', { status: 503 }, 'Payment ErrorFailed to initiate payment. Please try again.'],
  ['no address', { status: 200, body: {} }, 'Payment ErrorFailed to initiate payment.'],
])('PROJ-13 %s is said in the dialog, and no empty tab stays', async (_, answer, words) => {
  await ask();
  serve(answer);
  await press('Pay $12,000');
  expect(close).toHaveBeenCalled();
  expect(find('dialog[open]').textContent).toContain(words);
});

const paid = { code: 'conflict', message: 'This is paid for already.' };
const dearer = { fields: [{ path: 'amount', message: 'The price is $9,000 now.' }] };
test.each([
  ['is paid for already', 409, paid, 'Nothing to payThis is paid for already.'],
  ['has another price by now', 422, dearer, 'Payment ErrorThe price is $9,000 now.'],
])('PROJ-13 what %s is said, and the projects are read again', async (_, status, error, words) => {
  await ask();
  serve({ status, body: { error } });
  await press('Pay $12,000');
  expect(close).toHaveBeenCalled();
  expect(text()).toContain(words);
  expect(reread).toHaveBeenCalled();
  expect(find('dialog[open]')).toBeNull();
});

test('PROJ-13 who is signed out by then signs in and comes back to the project', async () => {
  await ask();
  serve({ status: 401 });
  await press('Pay $12,000');
  expect(find('#elsewhere').textContent).toBe(
    `/auth?next=${encodeURIComponent(`/projects/${someProject().id}`)}`,
  );
});

test('PROJ-13 the projects are read again when the other tab tells that it is paid', async () => {
  await detail(someProject());
  await act(async () => hearNews());
  expect(reread).toHaveBeenCalled();
});

test.each([
  ['the list', list],
  ['a project', detail],
])('PAY-09 a paid project is Greenlit in %s, and not to be paid again', async (_, show) => {
  await show(someProject({ status: 'greenlit' }));
  expect(find('.greenlit').textContent).toBe('Greenlit');
  expect(text()).toContain('Payment received');
  expect(text()).not.toContain('Go Into Production');
});

const paidStanding = (changes = {}) => ({
  standing: 'paid',
  order: { number: 1001, cents: 1_200_000, is_deposit: false, refundable_until: null, ...changes },
});
let pay = () => {};
let uncover = () => {};
function PaidMeanwhile({ covered = false }: { covered?: boolean }) {
  const [project, change] = useState(someProject());
  const [isCovered, cover] = useState(covered);
  pay = () => change(someProject({ status: 'greenlit' }));
  uncover = () => cover(false);
  return (
    <DetailScreen
      project={project}
      takes={[]}
      director={null}
      onContinue={() => {}}
      busy={false}
      isCovered={isCovered}
    />
  );
}

test('PAY-09 under the wizard nothing is said of what comes next on the page; once it is closed it is, once', async () => {
  aside['/api/payments/standing'] = paidStanding();
  await showPage(<PaidMeanwhile covered />, `/projects/${someProject().id}`);
  await act(async () => pay());
  expect(text()).not.toContain('The payment has arrived');
  await act(async () => uncover());
  expect(text()).toContain('GreenlitThe payment has arrived');
});

test('PAY-09 HOUSE-04 of a payment in dispute it is not said that it has arrived', async () => {
  aside['/api/payments/standing'] = paidStanding({ disputed: true });
  await showPage(<PaidMeanwhile />, `/projects/${someProject().id}`);
  await act(async () => pay());
  expect(text()).toContain('Your bank asks for the money back.');
  expect(text()).not.toContain('The payment has arrived');
});

test('PAY-09 a project that becomes Greenlit says so, and keeps the focus', async () => {
  aside['/api/payments/standing'] = paidStanding();
  await showPage(<PaidMeanwhile />, `/projects/${someProject().id}`);
  find('.project-more button:nth-of-type(2)').focus();
  expect(document.activeElement?.textContent).toContain('Go Into Production');
  await act(async () => pay());
  expect(document.activeElement?.textContent).toContain('Paid. The director is confirmed');
  expect(text()).toContain('GreenlitThe payment has arrived');
});

test('PAY-09 a project that was Greenlit before says nothing new', async () => {
  await detail(someProject({ status: 'greenlit' }));
  expect(document.activeElement).toBe(document.body);
  expect(text()).not.toContain('The payment has arrived');
});

test('PAY-09 a project in the pipeline says nothing of it', async () => {
  await list(someProject());
  expect(find('.greenlit')).toBeNull();
});

const begun = { cents: 800_000, is_deposit: false, checkout_url: url };
const sixThousand = () =>
  someProject({ form_data: { budget: 'under-25k', specificBudget: '$6,000' } });
const openSaid =
  'A payment was begun. It is not finished, and its page still asks for $8,000. Your answers now say $6,000. “Go on with $8,000” leads to that page. $6,000 is a new order instead: it begins with “Pay $6,000 now” once your director is chosen, or with “Go Into Production” of the project saved in your account, and closes the page of $8,000.';
const wayOn = () => find('.begun-note a').getAttribute('href');

test('HOUSE-04 PROJ-13 a payment page that is open is told on the project and in its dialog, with the way back to it', async () => {
  aside['/api/payments/standing'] = { standing: 'open', begun };
  await detail(sixThousand());
  expect(find('.begun-note').textContent).toContain(openSaid);
  expect(wayOn()).toBe(url);
  expect(find('.begun-note a').textContent).toContain('Go on with $8,000');
  await press('Go Into Production');
  expect(find('dialog[open] .begun-note').textContent).toContain(openSaid);
});

test('HOUSE-04 PROJ-03 the card tells it as well, and that its page was left without paying', async () => {
  await list({ ...sixThousand(), payment: { order: null, returned: null, bid: null, begun } });
  expect(find('article .begun-note').textContent).toContain(openSaid);
  await act(async () => hearNews({ left: url }));
  expect(find('article .begun-note').textContent).toContain(
    'Payment canceled. No charges were made.',
  );
  expect(wayOn()).toBe(url);
});

test('HOUSE-04 PROJ-13 the dialog closes when the money has come by another tab', async () => {
  aside['/api/payments/standing'] = { standing: 'open', begun };
  await ask(sixThousand());
  expect(find('dialog[open]')).not.toBeNull();
  aside['/api/payments/standing'] = { standing: 'paid', order: null };
  await act(async () => hearNews());
  await act(async () => new Promise((done) => setTimeout(done, 0)));
  expect(find('dialog[open]')).toBeNull();
});
