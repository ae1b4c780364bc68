// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { keepDraft } from './saving/saved-state.ts';
import { typeInto } from './testing/play-wizard.tsx';
import Wizard from './wizard.tsx';

let root: Root;
let closed: number;
beforeEach(() => {
  vi.useFakeTimers();
  root = emptyPage();
  closed = 0;
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(step: StepNumber = 1) {
  if (step > 1) keepDraft(draftAt(step), true);
  act(() =>
    root.render(
      <MemoryRouter>
        <ToastProvider>
          <Wizard open onClose={() => closed++} />
        </ToastProvider>
      </MemoryRouter>,
    ),
  );
}
const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T;
const heading = () => find('dialog.wizard h1').textContent;
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === label);
const press = (element: Element | undefined, event: Event) =>
  act(() => {
    element?.dispatchEvent(event);
  });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
const click = (element: HTMLElement | undefined) => act(() => element?.click());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('WIZ-23 it is a modal dialog, and the heading of the step has the focus', () => {
  open();
  expect(find('dialog.wizard').getAttribute('aria-modal')).toBe('true');
  expect(find<HTMLDialogElement>('dialog.wizard').open).toBe(true);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.querySelectorAll('.wizard-view input[type=radio]')).toHaveLength(6);
});

test('WIZ-02 a click on a user type goes on after 300 ms, and says so', () => {
  open();
  click(find('input[value=brand]'));
  wait(299);
  expect(heading()).toBe('Who is this ad for?');
  expect(find('dialog.wizard > [aria-live]').textContent).toContain('Brand chosen');
  wait(1);
  expect(heading()).toBe('Where will it run?');
  expect(document.activeElement?.textContent).toBe('Where will it run?');
});

test('WIZ-02 arrow keys pass over choices without going on; Enter chooses', () => {
  open();
  const brand = find('input[value=brand]');
  press(brand, key('ArrowDown'));
  click(brand); // what a browser sends for a radio reached by an arrow key
  wait(1000);
  expect(heading()).toBe('Who is this ad for?');
  expect(button('Continue')).toBeDefined();
  press(brand, key('Enter'));
  wait(300);
  expect(heading()).toBe('Where will it run?');
});

test('WIZ-01 WIZ-02 Continue is there once valid, and coming Back does not go on by itself', () => {
  open();
  expect(button('Continue')).toBeUndefined();
  click(find('input[value=brand]'));
  wait(300);
  click(button('Back'));
  history.back();
  wait(1000);
  expect(heading()).toBe('Who is this ad for?');
  expect(find<HTMLInputElement>('input[value=brand]').checked).toBe(true);
  click(button('Continue'));
  expect(heading()).toBe('Where will it run?');
});

test('WIZ-01 the progress is said in words', () => {
  open(6);
  expect(find('.film-strip-text').textContent).toBe('Step 6 of 13');
});

test('WIZ-01 Back on step 1 and the close button close and keep the draft', () => {
  open();
  click(button('Back'));
  expect(closed).toBe(1);
  expect(JSON.parse(sessionStorage.getItem('wizardState') ?? '').open).toBe(false);
});

test('WIZ-01 WIZ-03 the first platform chosen is the primary cut, and Continue is there with one', () => {
  open();
  click(find('input[value=brand]'));
  wait(300);
  expect(button('Continue')).toBeUndefined();
  click(find('input[value=youtube]'));
  expect(button('Continue')).toBeDefined();
  click(find('input[value=tiktok]'));
  click(find('input[value=instagram]'));
  const primary = find('input[value=youtube]').closest('label')?.textContent;
  expect(primary).toContain('Primary');
  expect(find('input[value=tiktok]').closest('label')?.textContent).not.toContain('Primary');
  for (const platform of ['youtube', 'tiktok', 'instagram'])
    click(find(`input[value=${platform}]`));
  expect(button('Continue')).toBeUndefined();
});

const describedBy = (name: string) =>
  (find(`[name=${name}]`).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('WIZ-04 Continue without the needed fields says what is missing, at the first of them', async () => {
  open(3);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  click(button('Continue'));
  wait(20);
  expect(heading()).toBe('What is it about?');
  for (const name of ['productName', 'description']) {
    expect(find(`[name=${name}]`).getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(name)).toContain('Please fill this in.');
  }
  expect(document.activeElement).toBe(find('[name=productName]'));
  await typeInto(find<HTMLInputElement>('[name=productName]'), 'Rye');
  expect(find('[name=productName]').hasAttribute('aria-invalid')).toBe(false);
  const long = 'a'.repeat(2_001);
  await typeInto(find<HTMLTextAreaElement>('[name=description]'), long);
  expect(describedBy('description')).toContain('2,000');
  click(button('Continue'));
  wait(20);
  expect(heading()).toBe('What is it about?');
  expect(find<HTMLTextAreaElement>('[name=description]').value).toBe(long);
  await typeInto(find<HTMLTextAreaElement>('[name=description]'), 'Baked at night.');
  click(button('Continue'));
  expect(heading()).toBe('How should it come across?');
});

test('WIZ-04 Continue beside an open edit says that it is to be saved or canceled first, at the edit', async () => {
  open(6);
  click(button('Edit Brief'));
  expect(find('.document-editor .field-error')).toBeNull();
  click(button('Continue'));
  wait(20);
  expect(heading()).toBe('Your creative brief');
  const area = find<HTMLTextAreaElement>('.document-editor textarea');
  expect(document.activeElement).toBe(area);
  expect(find('.document-editor .field-error').textContent).toBe(
    'Please save your changes, or cancel them, to go on.',
  );
  await typeInto(area, ' ');
  expect(find('.document-editor .field-error').textContent).toContain('leave something');
  await typeInto(area, 'Heading: text');
  click(button('Save'));
  click(button('Edit Brief'));
  expect(find('.document-editor .field-error')).toBeNull();
  click(button('Cancel'));
  click(button('Continue'));
  expect(heading()).toBe('Who do we see?');
});

test('WIZ-09 Generate needs a style or voice-over only, which hides the character alone', async () => {
  open(7);
  click(button('Generate'));
  wait(20);
  expect(find('dialog.wizard').textContent).toContain(
    'Please choose a video style, or voice-over only.',
  );
  expect(document.activeElement).toBe(find('[name=videoStyle]'));
  click(find('[name=videoStyle]'));
  await typeInto(find<HTMLInputElement>('[name=characterName]'), 'Rosa');
  // Every choice is on the page: no list has to be opened for one.
  expect(document.querySelectorAll('.wizard-view select, [role=combobox]')).toHaveLength(0);
  expect(document.querySelectorAll('[name=gender]')).toHaveLength(4);
  const kept = ['gender', 'ageRange', 'hairColor', 'eyeColor', 'ethnicity', 'bodyType'];
  const last = (name: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].at(-1);
  for (const name of kept) click(last(name));
  await typeInto(find<HTMLInputElement>('[name=wardrobe]'), 'apron');
  click(find('[name=voiceOverOnly]'));
  for (const name of ['characterName', 'wardrobe', ...kept])
    expect(document.querySelectorAll(`[name=${name}]`)).toHaveLength(0);
  expect(find('[name=notes]')).not.toBeNull();
  click(find('[name=voiceOverOnly]'));
  expect(find<HTMLInputElement>('[name=characterName]').value).toBe('Rosa');
  expect(find<HTMLInputElement>('[name=wardrobe]').value).toBe('apron');
  for (const name of kept) expect(last(name)?.checked, name).toBe(true);
});

test('WIZ-11 step 8 has its actions, and the whole script in the document', () => {
  open(8);
  for (const label of [
    'Edit Script',
    'Copy Script',
    'AI Revise',
    'Generate Storyboard',
    'Bypass Storyboard',
    'Email My Creative Package',
  ]) {
    expect(button(label)?.textContent).toContain(label);
  }
  expect(find('.script-typed').textContent).toContain('Stay up for it.');
});

test('BOARD-04 plain text is not saved with seconds that rows would refuse, and stays as typed', async () => {
  open(8);
  const typed = 'Rise\n\n1. HOOK | 0-3 s\nVIDEO: A loaf.\n\n2. OFFER | 2-30 s\nVIDEO: Bread.';
  click(button('Edit Script'));
  click(button('Plain text'));
  const area = () => find<HTMLTextAreaElement>('.document-editor textarea');
  await typeInto(area(), typed);
  click(button('Save'));
  expect(area().value).toBe(typed);
  expect(find('.document-editor').textContent).toContain(
    'Line 6 does not go on where the row before it ends: “2. OFFER | 2-30 s”.',
  );
  await typeInto(area(), typed.replace('2-30', '3-30'));
  click(button('Save'));
  expect(document.querySelector('.document-editor')).toBeNull();
});

test('WIZ-12 revising without notes shows the toast', () => {
  open(8);
  click(button('AI Revise'));
  click(button('Revise Script'));
  expect(find('.toast').textContent).toContain('No revision notes provided');
  expect(find('.toast').textContent).toContain(
    "Please add some notes about what you'd like to change.",
  );
});

test('WIZ-13 a guest sees the ways on, and an empty address asks for one', async () => {
  open(9);
  expect(find('.package-form h2').textContent).toBe('Sign In Required');
  expect(button('Sign In for Full Access')).toBeDefined();
  await act(async () => button('Continue with Email')?.click());
  expect(find('.toast').textContent).toContain('Email Required');
});

test('WIZ-22 coming back from sign-in restores and says Welcome back', () => {
  keepDraft(draftAt(9), true);
  const state = JSON.parse(sessionStorage.getItem('wizardState') ?? '');
  sessionStorage.setItem('wizardState', JSON.stringify({ ...state, returnToWizard: true }));
  sessionStorage.setItem('authRedirectState', '{}');
  open();
  expect(heading()).toBe('Send your package');
  expect(find('.toast').textContent).toContain('Welcome back');
  expect(sessionStorage.getItem('authRedirectState')).toBeNull();
});

test('WIZ-22 a kept draft says where one is, with Start over at hand', () => {
  keepDraft(draftAt(6), false);
  open();
  expect(find('.wizard-resume').textContent).toContain('step 6');
  click(find('.wizard-resume button'));
  click(button('Clear and start over'));
  wait(10);
  expect(heading()).toBe('Who is this ad for?');
  wait(1_000);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nightjar');
});

test('WIZ-23 Escape asks before anything is left', () => {
  open(6);
  press(find('h1'), key('Escape'));
  expect(find('.dialog h2').textContent).toBe('Leave the wizard?');
  click(button('Discard answers'));
  expect(closed).toBe(1);
  expect(sessionStorage.getItem('wizardState')).toBeNull();
});

test('WIZ-24 every step has its own entry in the browser’s history', () => {
  open(4);
  expect(history.state.wizardPath).toEqual([1, 2, 3, 4]);
});
