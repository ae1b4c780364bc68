// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { DeskPicture } from './desk-picture.tsx';
import type { Desk } from './directing/use-desk.ts';

let root: Root;
beforeEach(() => {
  root = emptyPage();
});
afterEach(() => act(() => root.unmount()));

const frame = { title: 'Two', description: 'A can.' };
const words = (unseen: string[]) => {
  const desk = { state: 'drawn', isSame: false, note: {}, chosen: {}, back: {}, unseen };
  act(() => root.render(<DeskPicture frame={frame} desk={desk as unknown as Desk} />));
  return [...document.querySelectorAll('figcaption p')].map((one) => one.textContent);
};

test('DESK-10 a picture without what was chosen is not said to be drawn as chosen', () => {
  expect(words([])).toEqual(['Drawn as you chose it.']);
  expect(words(['“greenhouse on Mars”'])).toEqual([
    'Drawn, but for what is not seen.',
    'Chosen, and not seen in this picture: “greenhouse on Mars”.',
  ]);
});

test('DESK-08 after trying again the focus stays with the picture', () => {
  const desk = { state: 'failed', note: {}, chosen: {}, back: {}, unseen: [], again: vi.fn() };
  const show = (state: string) =>
    act(() =>
      root.render(<DeskPicture frame={frame} desk={{ ...desk, state } as unknown as Desk} />),
    );
  show('failed');
  const again = document.querySelector('button');
  again?.focus();
  act(() => again?.click());
  show('drawing');
  expect(desk.again).toHaveBeenCalledOnce();
  expect(document.activeElement?.tagName).toBe('FIGURE');
});
