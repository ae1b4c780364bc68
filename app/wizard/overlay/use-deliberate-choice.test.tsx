// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { useDeliberateChoice } from './use-deliberate-choice.ts';

let root: Root;
beforeEach(() => {
  root = emptyPage();
});
afterEach(() => act(() => root.unmount()));

function Cards({ onChoose, only }: { onChoose: (value: string) => void; only?: boolean }) {
  const { group, input } = useDeliberateChoice(onChoose, { spaceOnlySelects: only ?? false });
  return (
    <div role="radiogroup" aria-label="Cards" {...group}>
      {['a', 'b'].map((one) => (
        <input key={one} type="radio" name="card" aria-label={one} {...input(one)} />
      ))}
    </div>
  );
}
const press = (key: string) => {
  const card = document.querySelectorAll('input')[1] as HTMLInputElement;
  card.checked = true;
  act(() => void card.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
};

test('WIZ-06 Space chooses the card that the arrows have marked, as Enter does', () => {
  const onChoose = vi.fn();
  act(() => root.render(<Cards onChoose={onChoose} />));
  press('ArrowRight');
  expect(onChoose).not.toHaveBeenCalled();
  press(' ');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
  press('Enter');
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('WIZ-03 where Space selects alone, it chooses nothing', () => {
  const onChoose = vi.fn();
  act(() => root.render(<Cards onChoose={onChoose} only />));
  press(' ');
  expect(onChoose).not.toHaveBeenCalled();
});
