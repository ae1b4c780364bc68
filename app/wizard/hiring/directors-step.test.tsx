// @vitest-environment happy-dom
// Step 12 on screen.
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { ranked } from '#domain/wizard/testing/ranked.ts';
import { openDraft } from '../saving/saved-state.ts';
import {
  all,
  answers,
  asked,
  bodiesOf,
  button,
  click,
  closeDesk,
  find,
  heading,
  json,
  openDesk,
  openWizard,
  wait,
} from '../testing/play-wizard.tsx';

beforeEach(() => {
  openDesk();
  answers['match-directors'] = () =>
    json({ directors: ranked(30), common: ['Works with AI tools'] });
});
afterEach(() => closeDesk());

const radio = (id: string) => find<HTMLInputElement>(`[name=selectedDirector][value=${id}]`);
const skipped = async (draft: Draft = draftAt(12)) => {
  await openWizard(draft);
  await click(button('Skip'));
};

test('WIZ-18 the analysis counts 4, 3, 2, 1 while directors are ranked, then shows them', async () => {
  await openWizard(draftAt(12));
  expect(heading()).toBe('Reading your brief against every director');
  expect(find('.leader-block').getAttribute('role')).toBe('status');
  const counted = [find('.leader b').textContent];
  for (let second = 1; second < 4; second++) {
    await wait(1_000);
    counted.push(find('.leader b').textContent);
  }
  expect(counted).toEqual(['4', '3', '2', '1']);
  expect(asked.mock.calls.map(([name]) => name)).toEqual(['match-directors', 'standing']);
  expect(find('.match')).toBeNull();
  await wait(1_000);
  expect(heading()).toBe('Directors for this job');
  expect(document.activeElement?.textContent).toBe('Directors for this job');
  expect(all('.match')).toHaveLength(12);
});

test('WIZ-18 a row tells rank, score, reasons, price and profile where there are some', async () => {
  await skipped();
  const [first, second] = all('.match');
  expect(find('.matches-common')?.textContent).toBe('True of most of them: Works with AI tools');
  expect(first?.textContent).toContain('Rank 1');
  expect(first?.textContent).toContain('Match score');
  expect(first?.textContent).toContain('Starts within your budget\u00a0· Knows vertical video');
  expect(first?.textContent).toContain('From $6,000');
  expect(first?.textContent).toContain('Sample profile');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/director/director-1');
  expect(second?.textContent).not.toContain('From');
  expect(second?.querySelector('a')).toBeNull();
  expect(all('.match:first-child .badge')).toHaveLength(4);
});

test('WIZ-18 twelve more are shown on request, until all are there', async () => {
  await skipped();
  await click(button('Show 12 more'));
  await wait(20);
  expect(all('.match')).toHaveLength(24);
  expect(document.activeElement).toBe(radio('director-13'));
  await click(button('Show 6 more'));
  expect(all('.match')).toHaveLength(30);
  expect(button('Show')).toBeUndefined();
});

test('WIZ-18 twelve more come within 200 px of the end of the list', async () => {
  const seen: { margin: string | undefined; root: unknown; arrive: () => void }[] = [];
  class Observer {
    constructor(told: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      const arrive = () => told([entry], this as unknown as IntersectionObserver);
      seen.push({ margin: options.rootMargin, root: options.root, arrive });
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  await skipped();
  expect(seen.at(-1)?.margin).toBe('0px 0px 200px 0px');
  expect(seen.at(-1)?.root === find('dialog.wizard')).toBe(true);
  await act(async () => seen.at(-1)?.arrive());
  expect(all('.match')).toHaveLength(24);
  await act(async () => seen.at(-1)?.arrive());
  expect(all('.match')).toHaveLength(30);
  expect(seen).toHaveLength(2);
});

test('WIZ-18 Continue without a choice says so at the list', async () => {
  await skipped();
  await click(button('Continue'));
  await wait(20);
  expect(find('.field-error').textContent).toBe('Please choose a director to go on.');
  expect(document.activeElement).toBe(radio('director-1'));
  expect(asked.mock.calls.map(([name]) => name)).toEqual(['match-directors', 'standing']);
});

test('WIZ-18 WIZ-19 a choice is passed on and confirmed', async () => {
  await skipped();
  await click(radio('director-2'));
  expect(radio('director-2').getAttribute('aria-label')).toBe('Selected Ada Number 2');
  expect(find('.chosen-director').textContent).toContain('Ada Number 2');
  await click(button('Continue'));
  expect(bodiesOf('request-production')).toMatchObject([
    { selectedDirector: 'director-2', specificBudget: '$12,000' },
  ]);
  expect(heading()).toBe('What happens next');
  expect(find('.film-strip-text').textContent).toBe('Step 13 of 13');
  expect(find('.chosen-card').textContent).toContain('Ada Number 2');
  expect(find('.receipt-note').textContent).toContain('june@nightjar.example');
  await wait(200);
  expect(openDraft().draft).toMatchObject({ step: 11, selectedDirectors: ['director-2'] });
});

test('MATCH-04 who starts above the budget is said to, at 12 and 11', async () => {
  const [first, ...others] = ranked(3);
  const directors = [{ ...first, startingAt: 60_000, sample: false }, ...others];
  answers['match-directors'] = () => json({ directors, common: [] });
  await skipped();
  await click(radio('director-1'));
  expect(find('.chosen-director').textContent).toContain('Starts at $60,000, above your $12,000.');
  await click(button('Continue'));
  expect(find('.next-things').textContent).toContain(
    'starts at $60,000, above your $12,000. The producer settles with you whether they take the job for it',
  );
});

test('PAY-06 25,000 and up: a consultation, and nothing to pay now', async () => {
  const large = draftAt(12);
  await skipped({ ...large, answers: { ...large.answers, budget: '50k-100k' } });
  expect(find('.chosen-director').textContent).toContain('A consultation comes first');
  expect(button('Pay')).toBeUndefined();
  await click(radio('director-1'));
  await click(button('Continue'));
  expect(find('.next-things').textContent).toContain('For $50k–$100k you agree on scope');
});

test('WIZ-18 a request that fails stays at 12 with the choice', async () => {
  answers['request-production'] = () => json({}, { status: 503 });
  await skipped();
  await click(radio('director-1'));
  await click(button('Continue'));
  expect(heading()).toBe('Directors for this job');
  expect(radio('director-1').checked).toBe(true);
  expect(find('.chosen-director').textContent).toContain('Ada Number 1');
  expect(find('.toast').textContent).toContain(
    'Your choice was not passed onWe could not be reached just now. Everything stays here; please try again.',
  );
  answers['request-production'] = () =>
    json({}, { status: 429, headers: { 'retry-after': '120' } });
  await click(button('Continue'));
  expect(all('.toast').at(-1)?.textContent).toMatch(/Please wait a little.*2 minutes/);
  expect(radio('director-1').checked).toBe(true);
  answers['request-production'] = () => json({ recorded: true });
  await click(button('Continue'));
  expect(heading()).toBe('What happens next');
  expect(find('.chosen-card').textContent).toContain('Ada Number 1');
});

test('WIZ-18 a double press tells the house once', async () => {
  const held = Promise.withResolvers<Response>();
  answers['request-production'] = () => held.promise;
  await skipped();
  await click(radio('director-1'));
  await click(button('Continue'));
  await click(button('Passing it on...'));
  await act(async () => held.resolve(json({ recorded: true })));
  expect(heading()).toBe('What happens next');
  expect(bodiesOf('request-production')).toHaveLength(1);
});

test('WIZ-18 a ranking that fails says so, and Try again ranks', async () => {
  answers['match-directors'] = () => json({}, { status: 500 });
  await skipped();
  const problem = () => find('[role=alert].matches-none').textContent;
  expect(problem()).toContain('The directors could not be ranked');
  expect(problem()).toContain('Everything you entered is still here.');
  expect(button('Pay')).toBeUndefined();
  answers['match-directors'] = () => json({}, { status: 429, headers: { 'retry-after': '700' } });
  await click(button('Try again'));
  expect(problem()).toContain('in 12 minutes');
  answers['match-directors'] = () =>
    json({ directors: ranked(2), common: ['Works with AI tools'] });
  await click(button('Try again'));
  expect(all('.match')).toHaveLength(2);
  expect(document.querySelector('[role=alert].matches-none')).toBeNull();
});

test('WIZ-18 a ranking that takes longer than the analysis is waited for', async () => {
  let arrive = (_: Response) => {};
  answers['match-directors'] = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  await skipped();
  expect(find('.matches-wait').textContent).toContain('Still ranking');
  await act(async () => arrive(json({ directors: ranked(2), common: ['Works with AI tools'] })));
  await wait(0);
  expect(all('.match')).toHaveLength(2);
});
