// @vitest-environment happy-dom
// The line goes on steps that ask nothing of the server: what is entered there is there after a reload.
// Steps that do ask are walked in a browser, in tests/browser/wizard/offline.spec.ts.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import {
  all,
  button,
  click,
  closeDesk,
  find,
  heading,
  openDesk,
  openWizard,
  reload,
  typeInto,
  wait,
} from '../testing/play-wizard.tsx';

beforeEach(() => openDesk());
afterEach(() => closeDesk());

const labelled = (label: string) =>
  all('dialog.wizard label').find((one) => one.textContent?.trim().startsWith(label));
const field = (label: string) =>
  document.getElementById(labelled(label)?.getAttribute('for') ?? '') as HTMLInputElement;
const box = (label: string) => labelled(label)?.querySelector('input') as HTMLInputElement;
const isThere = (name: string) =>
  expect(all('dialog.wizard section').map((one) => sectionName(one))).toContain(name);
const sectionName = (section: HTMLElement) =>
  section.getAttribute('aria-label') ??
  document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent;

type Step = { at: StepNumber; enter(): unknown; kept(): unknown };
const typed = (label: string, text: string, shown = text): Omit<Step, 'at'> => ({
  enter: () => typeInto(field(label), text),
  kept: () => expect(field(label).value).toBe(shown),
});
const chosen = (label: string): Omit<Step, 'at'> => ({
  enter: () => click(box(label)),
  kept: () => expect(box(label).checked).toBe(true),
});
const shown = (name: string): Omit<Step, 'at'> => ({
  enter: () => isThere(name),
  kept: () => isThere(name),
});

const steps: Step[] = [
  {
    at: 1,
    enter: async () => {
      await click(box('Trailer'));
      await wait(1_000);
      expect(heading()).toBe('Where will it run?');
    },
    kept: async () => {
      expect(heading()).toBe('Where will it run?');
      await click(button('Back'));
      expect(box('Trailer').checked).toBe(true);
    },
  },
  { at: 2, ...chosen('YouTube') },
  { at: 3, ...typed('Target audience', 'Whoever was here when the line went') },
  {
    at: 6,
    enter: async () => {
      await click(button('Edit Brief'));
      await typeInto(
        find<HTMLTextAreaElement>('dialog.wizard textarea'),
        'Written without a line.',
      );
    },
    kept: () => expect(find('dialog.wizard').textContent).toContain('Written without a line.'),
  },
  { at: 10, ...chosen('3–4 weeks') },
  { at: 10.5, ...typed('Specific budget amount', '12000', '$12,000') },
  { at: 11, ...shown('Your director') },
  { at: 13, ...shown('Starter package') },
];

test.each(steps)(
  'PROOF-05 WIZ-22 step $at without a line loses nothing, and goes on with one',
  async ({ at, enter, kept }) => {
    await openWizard(draftAt(at));
    const line = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await enter();
    await wait(1_000);
    vi.stubGlobal('fetch', line);
    await reload();
    await kept();
  },
);
