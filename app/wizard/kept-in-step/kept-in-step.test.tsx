// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { keepDraft } from '../saving/saved-state.ts';
import Wizard from '../wizard.tsx';
import { madeWords } from './stale-words.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  root = emptyPage();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

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

const brief = 'Objective: sell.\n\nAudience: nurses.';
const refreshed = 'Objective: sell.\n\nAudience: bakers.\n\nTone: warm.';

async function openStale(step: 3 | 6 | 8, briefWritten = brief) {
  const answered = { type: 'answered', answers: { targetAudience: 'Bakers' } } as const;
  const visited = { type: 'visited', step } as const;
  keepDraft(
    [answered, visited].reduce(reduce, {
      ...draftAt(step === 8 ? 8 : 7),
      creativeBrief: brief,
      briefWritten,
    }),
    true,
  );
  const reply = new Response(JSON.stringify({ creativeBrief: refreshed, source: 'built-in' }), {
    headers: { 'content-type': 'application/json' },
  });
  vi.stubGlobal('fetch', async () => reply.clone());
  await act(async () => root.render(<Page />));
}

const region = (name: string) => document.querySelector(`section[aria-label="${name}"]`);
const press = (text: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
    if (!found) throw new Error(`no ${text}`);
    found.click();
  });

test('KEPT-01 the step that asks says what was written from its answer before', async () => {
  await openStale(3);
  expect(region('Written from this step')?.textContent).toContain(
    'Target audience has changed. Your concepts and brief were made from what stood here before.',
  );
  await press('See brief');
  expect(document.querySelector('h1')?.textContent).toBe('Your creative brief');
});

test('KEPT-01 of one text alone it says that it was made', () => {
  expect(madeWords(['script'])).toBe(
    'Your script was made from what stood here before. It stays as it is until you take a refresh.',
  );
  expect(madeWords(['concepts'])).toContain('Your concepts were made');
  expect(madeWords(['script', 'board'])).toContain('Your script and frames were made');
});

test('KEPT-03 a script is not written anew from a brief that is out of step itself', async () => {
  await openStale(8);
  const script = region('Out of step');
  expect(script?.textContent).toContain('out of step too: refresh that first.');
  expect(script?.textContent).not.toContain('See a refresh');
  await press('Go to the brief');
  expect(document.querySelector('h1')?.textContent).toBe('Your creative brief');
});

test('KEPT-03 a refresh is shown by sections, and taken in part', async () => {
  await openStale(6);
  expect(region('Out of step')?.textContent).toContain(
    'Target audience has changed since this brief was written.',
  );
  await press('See a refresh');
  const difference = region('Difference');
  expect(
    [...(difference?.querySelectorAll('del, ins') ?? [])].map((one) => one.textContent),
  ).toEqual(['Audience: nurses.', 'Audience: bakers.', 'Tone: warm.']);
  expect(document.activeElement).toBe(difference?.querySelector('h3'));
  await act(async () => difference?.querySelectorAll('input')[1]?.click());
  await press('Take 1 of 2');
  expect(region('Difference')).toBeNull();
  expect(region('Out of step')).toBeNull();
  const sheet = document.querySelector('.brief-sections')?.textContent;
  expect(sheet).toContain('bakers.');
  expect(sheet).not.toContain('warm.');
});

test('KEPT-03 what is left as it is is in step', async () => {
  await openStale(6);
  await press('Leave it as it is');
  expect(region('Out of step')).toBeNull();
  expect(document.querySelector('.brief-sections')?.textContent).toContain('nurses.');
});

test('KEPT-07 before the package is sent step 9 says what of it is out of step, and leads there', async () => {
  const answered = { type: 'answered', answers: { targetAudience: 'Bakers' } } as const;
  const visited = { type: 'visited', step: 9 } as const;
  keepDraft([answered, visited].reduce(reduce, draftAt(9)), true);
  await act(async () => root.render(<Page />));
  expect(region('Out of step')?.textContent).toMatch(
    /Target audience has changed since your concepts, .*script were made/,
  );
  await press('See the concepts');
  expect(region('Out of step')?.textContent).toContain('since these concepts were written');
});

test('KEPT-06 a section that was edited by hand is told to be the visitor’s, and stays unless it is marked', async () => {
  await openStale(6, 'Objective: sell.\n\nAudience: everybody.');
  await press('See a refresh');
  const marks = [...document.querySelectorAll<HTMLInputElement>('.difference input')];
  expect(marks.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['Change Audience (changed by you)', false],
    ['Add Tone', true],
  ]);
});

test('KEPT-05 a locked frame with an old price says at step 8 what it letters and what the script says', async () => {
  const told = (price: string) =>
    `RISE\n\n1. HOOK | 0-5 s\nVIDEO: CU. A can.\n\n2. OFFER | 5-15 s\nVIDEO: MS. It.\nSUPER: ${price}`;
  const frames = [1, 2, 3, 4].map((n) => ({
    title: `Frame ${n}`,
    description: '',
    imageAlt: `Sketch. Lettering reads ${n === 4 ? '$29' : 'RISE'}.`,
  }));
  const events = [
    { type: 'script-edited', text: told('$29') },
    { type: 'script-saved' },
    { type: 'board-started', run: 'f' },
    { type: 'board-arrived', run: 'f', frames },
    { type: 'lock-toggled', lock: { of: 'frame', frame: 4 } },
    { type: 'script-edited', text: told('$35') },
    { type: 'script-saved' },
  ] as const;
  keepDraft(events.reduce<Draft>(reduce, draftAt(8)), true);
  await act(async () => root.render(<Page />));
  const [, , third, fourth] = [...document.querySelectorAll('figure.frame')];
  expect(fourth?.textContent).toContain(
    'Out of step. It letters “$29”, which the script no longer says; it says “$35” now.',
  );
  expect(third?.textContent).not.toContain('Out of step');
});

test('KEPT-08 where lines come from is said under each row when asked, and not beside their locks', async () => {
  await openStale(8);
  expect(document.querySelector('.line-sources')).toBeNull();
  await press(' Where From');
  const [row] = document.querySelectorAll('.line-sources');
  expect(row?.getAttribute('aria-label')).toBe('Where row 1 comes from');
  expect(row?.textContent).toContain('in none of your answers');
  await press(' Lock Lines');
  expect(document.querySelector('.line-sources')).toBeNull();
  expect(document.querySelector('.line-locks')).not.toBeNull();
});
