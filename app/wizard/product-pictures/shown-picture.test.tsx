// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { ShownPicture } from './shown-picture.tsx';

let root: Root;
beforeEach(() => {
  root = emptyPage();
});
afterEach(() => act(() => root.unmount()));

const show = (src: string) =>
  act(() =>
    root.render(
      <ShownPicture src={src} alt="The jar" caption="As you sent it" isOriginal={false} />,
    ),
  );
const image = () => document.querySelector('img');
const lose = () => act(() => void image()?.dispatchEvent(new Event('error')));

test('BOARD-01 a kept picture that does not load says so, and is asked for again by a press or once the line is back', () => {
  show('/one');
  lose();
  expect(image()).toBeNull();
  expect(document.querySelector('[role=status]')?.textContent).toContain('It is kept');
  const again = document.querySelector('button');
  expect(again?.textContent).toBe('Show it: The jar');
  act(() => again?.click());
  expect(image()?.getAttribute('src')).toBe('/one');
  lose();
  act(() => void dispatchEvent(new Event('online')));
  expect(image()?.getAttribute('src')).toBe('/one');
  lose();
  show('/two');
  expect(image()?.getAttribute('src')).toBe('/two');
});
