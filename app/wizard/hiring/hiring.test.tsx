// @vitest-environment happy-dom
// Steps 10 to 13 on screen.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { ranked } from '#domain/wizard/testing/ranked.ts';
import { keepDraft, openDraft } from '../saving/saved-state.ts';
import Wizard from '../wizard.tsx';

let root: Root;
let answers: Record<string, () => Response | Promise<Response>>;
const asked = vi.fn();
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked.mockClear();
  answers = {
    'match-directors': () => json({ directors: ranked(30) }),
    'request-production': () => json({ recorded: true }),
  };
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.split('/').at(-1) ?? '';
    asked(name, JSON.parse(body));
    return answers[name]?.();
  });
  sessionStorage.clear();
  history.replaceState(null, '');
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const noFacts = { callUrl: '', demoVideos: [] as string[], samplesPayable: true };
async function open(draft: Draft, brand = noFacts) {
  keepDraft(draft, true);
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <ToastProvider>
          <Wizard open onClose={() => {}} />
        </ToastProvider>
      ),
    },
  ]);
  await act(async () => root.render(<Page hydrationData={{ loaderData: { root: { brand } } }} />));
}
const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const heading = () => find('dialog.wizard h1').textContent;
const button = (label: string) =>
  all('dialog.wizard button').find((one) => one.textContent?.trim().startsWith(label));
const click = (element: HTMLElement | undefined) => act(async () => element?.click());
const wait = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const skipped = async (draft: Draft = draftAt(12)) => {
  await open(draft);
  await click(button('Skip'));
};
const radio = (id: string) => find<HTMLInputElement>(`[name=selectedDirector][value=${id}]`);

test('WIZ-14 WIZ-15 step 10 says where the package went, and asks for money and time', async () => {
  await open(draftAt(10));
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
  await open(draftAt(10));
  expect(find('[name=specificBudget]')).toBeNull();
  await click(find('[value=under-25k]'));
  expect(find('[name=specificBudget]')).not.toBeNull();
  const { answers } = draftAt(12);
  await act(async () => root.unmount());
  root = createRoot(document.getElementById('root') as HTMLElement);
  await open({ ...draftAt(10), answers: { ...answers, specificBudget: '$30,000' } });
  expect(find('.specific-amount').textContent).toContain('$30,000 belongs to $25k–$50k.');
  await click(button('Change to $25k–$50k'));
  await wait(20);
  expect(find<HTMLInputElement>('[value="25k-50k"]').checked).toBe(true);
  expect(document.activeElement).toBe(find('[value="25k-50k"]'));
  expect(find('[name=specificBudget]')).toBeNull();
});

test('WIZ-15 a chosen ad spend can be taken back, and the focus stays at the question', async () => {
  await open(draftAt(10));
  expect(button('Clear')).toBeUndefined();
  await click(find('[value="5k-15k"]'));
  await click(button('Clear'));
  expect(all('[name=adSpendBudget]').some((one) => (one as HTMLInputElement).checked)).toBe(false);
  expect(document.activeElement?.getAttribute('name')).toBe('adSpendBudget');
});

test('WIZ-16 help fills the amount in and leads back to 10 while 10 is incomplete', async () => {
  const { answers } = draftAt(10);
  await open({ ...draftAt(10), answers: { ...answers, budget: 'under-25k' } });
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

test('WIZ-18 the analysis counts 4, 3, 2, 1 while directors are ranked, then shows them', async () => {
  await open(draftAt(12));
  expect(heading()).toBe('Reading your brief against every director');
  expect(find('.leader-block').getAttribute('role')).toBe('status');
  const counted = [find('.leader b').textContent];
  for (let second = 1; second < 4; second++) {
    await wait(1_000);
    counted.push(find('.leader b').textContent);
  }
  expect(counted).toEqual(['4', '3', '2', '1']);
  expect(asked.mock.calls.map(([name]) => name)).toEqual(['match-directors']);
  expect(find('.match')).toBeNull();
  await wait(1_000);
  expect(heading()).toBe('Directors for this job');
  expect(document.activeElement?.textContent).toBe('Directors for this job');
  expect(all('.match')).toHaveLength(12);
});

test('WIZ-18 a row tells rank, score, reasons, price and profile where there are some', async () => {
  await skipped();
  const [first, second] = all('.match');
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
  expect(asked).toHaveBeenCalledTimes(1);
});

test('WIZ-18 WIZ-19 a choice is passed on and confirmed', async () => {
  await skipped();
  await click(radio('director-2'));
  expect(radio('director-2').getAttribute('aria-label')).toBe('Selected Ada Number 2');
  expect(find('.chosen-director').textContent).toContain('Ada Number 2');
  await click(button('Continue'));
  expect(asked.mock.lastCall).toMatchObject([
    'request-production',
    { selectedDirector: 'director-2', specificBudget: '$12,000' },
  ]);
  expect(heading()).toBe('What happens next');
  expect(find('.film-strip-text').textContent).toBe('Step 13 of 13');
  expect(find('.chosen-card').textContent).toContain('Ada Number 2');
  expect(find('.receipt-note').textContent).toContain('june@nightjar.example');
  await wait(200);
  expect(openDraft().draft).toMatchObject({ step: 11, selectedDirectors: ['director-2'] });
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
  expect(find('.toast').textContent).toContain('Your choice was not passed on');
});

test('WIZ-18 a ranking that fails says so, and Try again ranks', async () => {
  answers['match-directors'] = () => json({}, { status: 429, headers: { 'retry-after': '700' } });
  await skipped();
  expect(find('[role=alert].matches-none').textContent).toContain('in 12 minutes');
  answers['match-directors'] = () => json({ directors: ranked(2) });
  await click(button('Try again'));
  expect(all('.match')).toHaveLength(2);
});

test('WIZ-18 a ranking that takes longer than the analysis is waited for', async () => {
  let arrive = (_: Response) => {};
  answers['match-directors'] = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  await skipped();
  expect(find('.matches-wait').textContent).toContain('Still ranking');
  await act(async () => arrive(json({ directors: ranked(2) })));
  await wait(0);
  expect(all('.match')).toHaveLength(2);
});

test('WIZ-19 call and films are there when the house has configured them', async () => {
  await open(draftAt(11));
  expect(document.querySelector('.strategy-call, .demo-films')).toBeNull();
  await act(async () => root.unmount());
  root = createRoot(document.getElementById('root') as HTMLElement);
  await open(draftAt(11), {
    ...noFacts,
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
  await open(draftAt(13));
  expect(heading()).toBe('Start small. Start today.');
  await click(button('Change the amount'));
  await wait(50);
  expect(heading()).toBe('Money and time');
  expect(asked).not.toHaveBeenCalled();
});

test('WIZ-24 the detour at 10.5 leaves no entry behind; 12 and 13 come after 10', async () => {
  await open(draftAt(12));
  expect(history.state.wizardPath.slice(-3)).toEqual([9, 10, 12]);
  await act(async () => root.unmount());
  history.replaceState(null, '');
  root = createRoot(document.getElementById('root') as HTMLElement);
  const { answers } = draftAt(12);
  await open({ ...draftAt(10.5), answers });
  expect(history.state.wizardPath.slice(-2)).toEqual([10, 10.5]);
  await click(button('Continue'));
  expect(history.state.wizardPath.slice(-3)).toEqual([9, 10, 12]);
});
