// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import type { Wizard } from '../use-wizard.ts';
import { StepMenu } from './step-menu.tsx';

let root: Root;
const dispatch = vi.fn();
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  dispatch.mockClear();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const show = (step: StepNumber) =>
  act(() =>
    root.render(<StepMenu wizard={{ draft: draftAt(step), dispatch } as unknown as Wizard} />),
  );
const opener = () => document.querySelector<HTMLButtonElement>('[aria-label="Finished steps"]');
const steps = () => [...document.querySelectorAll<HTMLElement>('.step-menu-list button')];

test('WIZ-01 the step bar lists what is finished and leads back there', () => {
  show(6);
  act(() => opener()?.click());
  expect(steps().map((one) => one.textContent)).toEqual([
    '1Who is this ad for?',
    '2Where will it run?',
    expect.stringMatching(/^3/),
    expect.stringMatching(/^4/),
    expect.stringMatching(/^5/),
  ]);
  act(() => steps()[2]?.click());
  expect(dispatch).toHaveBeenCalledWith({ type: 'visited', step: 3 });
});

test('WIZ-23 Escape closes the list alone and gives the focus back', () => {
  show(6);
  act(() => opener()?.click());
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard);
  act(() => {
    steps()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(steps()).toEqual([]);
  expect(document.activeElement).toBe(opener());
  expect(heard).not.toHaveBeenCalled();
});

test('WIZ-01 on the first step there is nothing to go back to', () => {
  show(1);
  expect(opener()).toBeNull();
});
