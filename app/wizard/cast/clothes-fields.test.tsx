// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { changedPerson } from '#domain/cast/change-cast.ts';
import { askedOf } from '#domain/wizard/questions.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { AskedField } from '../overlay/asked-field.tsx';
import type { Wizard } from '../use-wizard.ts';
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

test('CAST-02 what was taken off is said to be, and put back on; what nobody is dressed without has no such button', () => {
  const all: string[][] = [];
  act(() =>
    root.render(
      <ClothesFields
        wears={['shirt', 'none:without coat', 'apron']}
        said={['coat']}
        stays={['shirt']}
        onWears={(wears) => all.push(wears)}
      />,
    ),
  );
  const items = [...document.querySelectorAll('li')].map((one) => one.textContent);
  expect(items[1]).toContain('coat, taken off');
  const labels = [...document.querySelectorAll('li button')].map((one) =>
    one.getAttribute('aria-label'),
  );
  expect(labels.filter((one) => one?.startsWith('Take off'))).toEqual(['Take off apron']);
  act(() => document.querySelector<HTMLElement>('[aria-label="Put coat back on"]')?.click());
  expect(all).toEqual([['shirt', 'coat', 'apron']]);
});

test('CAST-02 the field of the wardrobe says which clothes the cast sheet has put in its place', () => {
  const draft = draftAt(7);
  const [wardrobe] = askedOf('person').filter(({ name }) => name === 'wardrobe');
  if (!wardrobe) throw new Error('the wardrobe is not asked');
  const textWith = (wears: string[]) => {
    const answers = { ...draft.answers, cast: changedPerson(undefined, 'lead', { wears }) };
    const wizard = { draft: { ...draft, answers } } as Wizard;
    act(() => root.render(<AskedField wizard={wizard} asked={wardrobe} error={undefined} />));
    return document.body.textContent;
  };
  expect(textWith(['shirt', 'none:without coat'])).toContain(
    'On the cast sheet: shirt, without coat. What you type here is worn instead.',
  );
  expect(textWith([])).not.toContain('On the cast sheet');
});

test('CAST-02 what has the focus is seen whole when a layer more moves it', () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  const show = (wears: string[]) =>
    act(() => root.render(<ClothesFields wears={wears} said={[]} onWears={() => {}} />));
  show(['shirt']);
  const add = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === 'Put something over it',
  );
  add?.focus();
  show(['shirt', 'coat']);
  expect(seen.mock.instances).toEqual([add]);
  expect(seen).toHaveBeenCalledWith({ block: 'nearest' });
});
