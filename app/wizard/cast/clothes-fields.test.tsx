// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { ClothesFields } from './clothes-fields.tsx';

let root: Root;
beforeEach(() => {
  root = emptyPage();
});
afterEach(() => act(() => root.unmount()));

test('CAST-02 what the words have somebody in is taken off by being refused, what was put on by leaving the list', () => {
  const all: string[][] = [];
  act(() =>
    root.render(
      <ClothesFields
        wears={['raincoat', 'scarf']}
        said={['raincoat']}
        onWears={(wears) => all.push(wears)}
      />,
    ),
  );
  for (const name of ['raincoat', 'scarf'])
    act(() => document.querySelector<HTMLElement>(`[aria-label="Take off ${name}" i]`)?.click());
  expect(all).toEqual([['none:without raincoat', 'scarf'], ['raincoat']]);
});
