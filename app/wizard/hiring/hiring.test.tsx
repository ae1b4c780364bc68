// @vitest-environment happy-dom
// Steps 10, 11 and 13 on screen.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Budget } from '#domain/wizard/options.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { ranked } from '#domain/wizard/testing/ranked.ts';
import {
  all,
  answers,
  asked,
  button,
  click,
  closeDesk,
  find,
  heading,
  json,
  leavePage,
  openDesk,
  openWizard,
  typeInto,
  wait,
} from '../testing/play-wizard.tsx';

beforeEach(() => {
  openDesk();
  answers['match-directors'] = () =>
    json({ directors: ranked(30), common: ['Works with AI tools'] });
});
afterEach(() => closeDesk());

const radio = (id: string) => find<HTMLInputElement>(`[name=selectedDirector][value=${id}]`);

test('WIZ-14 WIZ-15 step 10 says where the package went, and asks for money and time', async () => {
  await openWizard(draftAt(10));
  expect(heading()).toBe('Money and time');
  expect(find('.receipt-note').textContent).toContain('june@nightjar.example');
  expect(find('.receipt-note a').getAttribute('href')).toBe('/mailbox');
  expect(all('.slate dt').map((term) => term.textContent)).toEqual([
    'Product',
    'Concept',
    'Format',
    'Frames',
  ]);
  await click(button('Continue'));
  await wait(20);
  expect(all('.field-error').map((error) => error.textContent)).toEqual([
    'Please choose a budget.',
    'Please choose a timeline.',
  ]);
  expect(document.activeElement?.getAttribute('name')).toBe('budget');
});

test('WIZ-15 the amount is asked for under 25k alone; a larger one offers its bracket', async () => {
  await openWizard(draftAt(10));
  expect(find('[name=specificBudget]')).toBeNull();
  await click(find('[value=under-25k]'));
  expect(find('[name=specificBudget]')).not.toBeNull();
  const { answers } = draftAt(12);
  await leavePage();
  await openWizard({ ...draftAt(10), answers: { ...answers, specificBudget: '$30,000' } });
  await click(button('Continue'));
  await wait(20);
  expect(find('.specific-amount').textContent).toContain('$30,000 belongs to $25k–$50k.');
  expect(document.activeElement).toBe(find('[name=specificBudget]'));
  await click(button('Change to $25k–$50k'));
  await wait(20);
  expect(find<HTMLInputElement>('[value="25k-50k"]').checked).toBe(true);
  expect(document.activeElement).toBe(find('[value="25k-50k"]'));
  expect(find('[name=specificBudget]')).toBeNull();
  await click(find('[value="3-4weeks"]'));
  await click(button('Continue'));
  await click(button('Skip'));
  expect(heading()).toBe('Directors for this job');
  expect(button('Pay')).toBeUndefined();
});

const direct = (amount: string) =>
  `${amount}, with a 3-day 100% money-back guarantee on this payment.`;
const consultation = (bracket: string) => `For ${bracket} you agree on scope and price together.`;
const ways: [budget: Budget, amount: string, asked: string, settled: string][] = [
  ['under-25k', '$5,000', '$5,000', direct('$5,000')],
  ['under-25k', '$12,000', '$12,000', direct('$12,000')],
  ['25k-50k', '', '$25k–$50k', consultation('$25k–$50k')],
  ['250k-plus', '', '$250k or more', consultation('$250k or more')],
];

test.each(ways)(
  'WIZ-15 WIZ-17 WIZ-18 %s %s leads to a director, and to what is agreed for it',
  async (budget, specificBudget, amount, settled) => {
    const draft = draftAt(10);
    await openWizard({ ...draft, answers: { ...draft.answers, budget, specificBudget } });
    await click(find('[value="3-4weeks"]'));
    await click(button('Continue'));
    await click(button('Skip'));
    expect(button('Pay')?.textContent).toBe(specificBudget ? `Pay ${amount} now` : undefined);
    await click(radio('director-1'));
    await click(button('Continue'));
    expect(heading()).toBe('What happens next');
    expect(find('.film-strip-text').textContent).toBe('Step 13 of 13');
    expect(find('.wizard-view').textContent).toContain(settled);
  },
);

test('HOUSE-01 a bracket from $25,000 says at once what deposit is asked, whatever was typed before', async () => {
  const { answers } = draftAt(12);
  await openWizard({ ...draftAt(10), answers: { ...answers, specificBudget: '$25,000' } });
  await click(find('[value="25k-50k"]'));
  expect(find('.amount-line').textContent).toContain('$35,000 from a project saved in an account');
  expect(find('.amount-line').textContent).toContain('what is above that price is paid back');
  await click(find('[value="250k-plus"]'));
  expect(find('.amount-line').textContent).toContain('$15,000 from a project saved in an account');
});

test('WIZ-15 a chosen ad spend can be taken back, and the focus stays at the question', async () => {
  await openWizard(draftAt(10));
  expect(button('Clear')).toBeUndefined();
  await click(find('[value="5k-15k"]'));
  await click(button('Clear'));
  expect(all('[name=adSpendBudget]').some((one) => (one as HTMLInputElement).checked)).toBe(false);
  expect(document.activeElement?.getAttribute('name')).toBe('adSpendBudget');
});

test('WIZ-16 help fills the amount in and leads back to 10 while 10 is incomplete', async () => {
  const { answers } = draftAt(10);
  await openWizard({ ...draftAt(10), answers: { ...answers, budget: 'under-25k' } });
  await click(button('Help me choose'));
  expect(heading()).toBe('Choose an amount');
  expect(find('.film-strip-text').textContent).toBe('Step 10 of 13');
  expect(find('.guideline .badge').closest('li')?.textContent).toContain('One voice, one place');
  await click(button('Use $12,000'));
  expect(find<HTMLInputElement>('[name=specificBudget]').value).toBe('$12,000');
  expect(find('.consequences .is-current').textContent).toContain('money-back guarantee');
  await click(button('Continue'));
  await wait(50);
  expect(heading()).toBe('Money and time');
});

test('WIZ-19 call and films are there when the house has configured them', async () => {
  await openWizard(draftAt(11));
  expect(document.querySelector('.strategy-call, .demo-films')).toBeNull();
  await leavePage();
  await openWizard(draftAt(11), {
    callUrl: 'https://calls.example/book',
    demoVideos: ['https://vimeo.com/76979871', 'https://unknown.example/film'],
  });
  const call = find('.strategy-call a');
  expect(call.getAttribute('href')).toBe('https://calls.example/book');
  expect(call.getAttribute('rel')).toBe('noreferrer');
  expect(all('.demo-films .still')).toHaveLength(1);
  expect(find('.demo-films iframe')).toBeNull();
});

test('WIZ-17 the amount can be changed at 13, and 10 opens for it', async () => {
  await openWizard(draftAt(13));
  expect(heading()).toBe('Start small. Start today.');
  await click(button('Change the amount'));
  await wait(50);
  expect(heading()).toBe('Money and time');
  expect(asked.mock.calls.filter(([name]) => name !== 'standing')).toEqual([]);
  await typeInto(find('[name=specificBudget]'), '5000');
  await click(button('Continue'));
  await wait(50);
  expect(heading()).toBe('Reading your brief against every director');
});

test('WIZ-24 the detour at 10.5 leaves no entry behind; 12 and 13 come after 10', async () => {
  await openWizard(draftAt(12));
  expect(history.state.wizardPath.slice(-3)).toEqual([9, 10, 12]);
  await leavePage();
  history.replaceState(null, '');
  const { answers } = draftAt(12);
  await openWizard({ ...draftAt(10.5), answers });
  expect(history.state.wizardPath.slice(-2)).toEqual([10, 10.5]);
  await click(button('Continue'));
  expect(history.state.wizardPath.slice(-3)).toEqual([9, 10, 12]);
});
