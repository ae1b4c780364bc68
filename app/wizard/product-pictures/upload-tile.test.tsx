// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { asItCame } from '#domain/pictures/picture.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { createDraftStore } from '../saving/draft-store.ts';
import type { Wizard } from '../use-wizard.ts';
import { ProductPictures } from './product-pictures.tsx';
import { createUploads } from './uploads.ts';

let root: Root;
beforeEach(() => {
  root = emptyPage();
});
afterEach(() => act(() => root.unmount()));

const facts = {
  id: '00000000-0000-4000-8000-000000000001',
  mark: '0123456789abcdef',
  ...{ width: 60, height: 80, kind: 'product', ground: 'plain', cut: asItCame, colours: [] },
};
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(label));

test('BOARD-01 the focus goes to the way to add a picture when the one that was tried again has arrived', async () => {
  const store = createDraftStore(draftAt(3));
  const answers = [
    { ok: false, failure: { kind: 'unreachable' } },
    { ok: true, answer: facts },
  ];
  let arrive = () => {};
  const send = () =>
    new Promise((resolve) => {
      arrive = () => resolve(answers.shift());
    });
  const ended = () =>
    act(async () => {
      arrive();
      await new Promise((done) => setTimeout(done));
    });
  const uploads = createUploads({
    ...{ store, send: send as never, ask: (async () => ({ ok: true })) as never },
    ...{ announce: () => {}, show: vi.fn(), newId: () => 'upload' },
  });
  const show = () =>
    act(async () =>
      root.render(
        <ProductPictures
          wizard={{ draft: store.read(), dispatch: () => {}, uploads } as unknown as Wizard}
        />,
      ),
    );
  await show();
  act(() => uploads.add([new File(['x'], 'a.png', { type: 'image/png' })], 'product'));
  await ended();
  const again = button('Try again');
  again?.focus();
  act(() => again?.click());
  expect(document.activeElement).toBe(button('Cancel'));
  await ended();
  await show();
  expect(button('Cancel')).toBeUndefined();
  expect(document.activeElement).toBe(document.querySelector('.picture-ways input'));
});
