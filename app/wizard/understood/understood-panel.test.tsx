// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import type { ReadProductAnswer } from '#domain/functions/read-product.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { keepDraft } from '../saving/saved-state.ts';
import Wizard from '../wizard.tsx';

const answer: ReadProductAnswer = {
  head: 'Cold brew',
  form: 'can',
  formName: 'can',
  exact: true,
  others: [],
  language: 'en',
  read: {
    subject: 'Cold brew',
    kind: 'thing',
    facts: ['Brewed for 20 hours', 'No sugar', 'From Leeds'],
    more: [],
    changed: [{ fact: 'No sugar', told: 'No honey' }],
    call: 'Ask for it',
    isOwnCall: true,
    dates: ['12 May', '14 May'],
    venue: '',
    price: '$4',
    sponsor: '',
    contacts: [],
    grave: false,
    place: '',
  },
};

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

async function open(reply: () => Promise<Response>) {
  vi.stubGlobal('fetch', reply);
  keepDraft({ ...draftAt(4), step: 3.5 }, true);
  await act(async () => {
    root.render(<Page hydrationData={{ loaderData: { root: { hasModel: false } } }} />);
    // The reading is asked after no time at all, and its answer read in some turns.
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
  });
}
const reads = () => open(async () => Response.json(answer));
const panel = () => document.querySelector('.understood') as HTMLElement;
const named = (name: string) =>
  [...panel().querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const click = (name: string) => act(() => named(name)?.click());
const facts = () => [...panel().querySelectorAll('li')].map((one) => one.textContent);
const type = (text: string) =>
  act(() => {
    const input = panel().querySelector('form input') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => act(() => panel().querySelector('form')?.requestSubmit());

test('PLAN-05 everything that was understood is said, what was not said too', async () => {
  await reads();
  const text = panel().textContent;
  for (const said of ['Cold brew', 'Brewed for 20 hours', '$4', '12 May; 14 May', 'A plain ground'])
    expect(text).toContain(said);
  expect(text).toContain('Ours: you asked for nothing.');
  expect(named('Add Where')).toBeDefined();
  expect(panel().querySelector('select')?.value).toBe('');
});

test('PLAN-05 a part is changed, marked as the visitor’s, and undone', async () => {
  await reads();
  click('Change Price');
  type('$5');
  submit();
  expect(panel().textContent).toContain('$5');
  expect(panel().textContent).toContain('Yours');
  click('Undo Price');
  expect(panel().textContent).toContain('$4');
  expect(panel().textContent).not.toContain('Yours');
});

test('PLAN-05 what is typed is kept by Continue without Save, and by Cancel not', async () => {
  await reads();
  click('Add Where');
  type('In Lisbon');
  click('Cancel');
  expect(panel().textContent).not.toContain('In Lisbon');
  click('Add Where');
  type('In Porto');
  const goOn = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === 'Continue',
  );
  act(() => goOn?.click());
  expect(document.querySelector('.understood')).toBeNull();
  const back = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Back');
  await act(async () => back?.click());
  act(() => root.unmount());
  expect(sessionStorage.getItem('wizardState')).toContain('In Porto');
});

test('PLAN-05 what has to be there cannot be left empty; what need not can', async () => {
  await reads();
  click('Change What it is');
  type(' ');
  submit();
  expect(panel().textContent).toContain('Please fill this in.');
  click('Cancel');
  click('Change When');
  type('');
  submit();
  expect(panel().textContent).not.toContain('12 May');
});

test('PLAN-05 facts move up and are left out where they stand', async () => {
  await reads();
  click('Move up: No sugar');
  click('Leave out From Leeds');
  expect(facts()[0]).toContain('No sugar');
  expect(facts()[0]).toContain('Told as: No honey');
  expect(facts()[2]).toContain('Left out: From Leeds');
  expect(named('Move up: No sugar')?.getAttribute('aria-disabled')).toBe('true');
  click('Put back From Leeds');
  expect(facts()[2]).not.toContain('Left out: ');
});

test('PLAN-05 that the first fact is the message is said once the visitor ranked them', async () => {
  await reads();
  const said = () => panel().querySelector('.understood-facts .understood-value')?.textContent;
  expect(said()).toBe(
    'As we read them. Put one first, and it is the message of brief and film, and is spoken; until then concept and film decide.',
  );
  click('Move up: No sugar');
  expect(said()).toBe('The first is the message of brief and film, and is spoken.');
  click('Undo Strongest facts');
  expect(said()).toContain('As we read them.');
});

test('PLAN-05 what else was said can be told first, and the focus stays', async () => {
  const more = ['A fox lives in the yard', 'Nobody minds'];
  await open(async () => Response.json({ ...answer, read: { ...answer.read, more } }));
  const lists = () => [...panel().querySelectorAll('.understood-facts ol, .understood-more ul')];
  const inList = (at: number) => [...(lists()[at]?.querySelectorAll('li') ?? [])].length;
  expect([inList(0), inList(1)]).toEqual([3, 2]);
  click('Tell it first: Nobody minds');
  expect(facts()[0]).toContain('Nobody minds');
  expect([inList(0), inList(1)]).toEqual([4, 1]);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  click('Tell it first: A fox lives in the yard');
  expect(facts()[0]).toContain('A fox lives in the yard');
  expect(panel().querySelector('.understood-more')).toBeNull();
  expect(panel().querySelector('ol')?.contains(document.activeElement)).toBe(true);
});

test('PLAN-10 what is to be seen is typed a line a picture, and too much of it is said', async () => {
  await reads();
  expect(panel().textContent).toContain('Ours to choose');
  const write = (text: string) =>
    act(() => {
      const area = panel().querySelector('form textarea') as HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        area,
        text,
      );
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  click('Add What is to be seen');
  write('a\nb\nc\nd\ne');
  submit();
  expect(panel().textContent).toContain('Please keep to 4 lines.');
  write(`A can opens\n${'x'.repeat(141)}`);
  expect(panel().textContent).toContain('Line 2 is too long: 140 letters at most, please.');
  write('A can opens\n\nSomebody drinks');
  submit();
  expect(panel().querySelector('.understood-lines')?.textContent).toBe(
    'A can opens\nSomebody drinks',
  );
  click('Undo What is to be seen');
  expect(panel().textContent).toContain('Ours to choose');
});

test('PLAN-05 the wait for the reading holds nobody up', async () => {
  await open(() => new Promise(() => {}));
  expect(panel().getAttribute('aria-busy')).toBe('true');
  const onward = [...document.querySelectorAll('button')].find(
    (one) => one.textContent?.trim() === 'Continue',
  );
  act(() => onward?.click());
  expect(document.querySelector('dialog.wizard h1')?.textContent).toBe(
    'How should it come across?',
  );
});
