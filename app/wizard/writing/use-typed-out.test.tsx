// @vitest-environment happy-dom
import { act, useRef } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { useTypedOut } from './use-typed-out.ts';

const words = 'Stay up for it.';
let root: Root;
let done: number;
let wanted: string;
let highlights: Map<string, { ranges: Range[] }>;
beforeEach(() => {
  vi.useFakeTimers();
  highlights = new Map();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class {
      ranges: Range[];
      constructor(...ranges: Range[]) {
        this.ranges = ranges;
      }
    },
  );
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media === wanted }) as MediaQueryList,
  );
  done = 0;
  wanted = '';
  root = emptyPage();
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Typed() {
  const element = useRef<HTMLParagraphElement>(null);
  useTypedOut(element, true, () => done++);
  return <p ref={element}>{words}</p>;
}
const show = () => act(() => root.render(<Typed />));
const typed = () => highlights.get('not-typed-yet')?.ranges[0]?.startOffset ?? null;

test('WIZ-11 the script is typed at 15 ms a character after 500 ms, the whole text in the page', () => {
  show();
  expect(document.querySelector('p')?.textContent).toBe(words);
  vi.advanceTimersByTime(500);
  expect(typed()).toBe(0);
  vi.advanceTimersByTime(10 * 15 + 16);
  expect(typed()).toBeGreaterThanOrEqual(9);
  expect(typed()).toBeLessThanOrEqual(11);
  expect(done).toBe(0);
  vi.advanceTimersByTime(words.length * 15);
  expect(done).toBeGreaterThan(0);
});

test('WIZ-11 a click on the text completes it', () => {
  show();
  act(() => document.querySelector('p')?.click());
  expect(done).toBe(1);
});

test.each([['(prefers-reduced-motion: reduce)'], ['(forced-colors: active)']])(
  'WIZ-11 with %s the text is there at once',
  (media) => {
    wanted = media;
    show();
    expect(done).toBe(1);
    expect(highlights.size).toBe(0);
  },
);

test('WIZ-11 leaving stops the typing', () => {
  show();
  act(() => root.render(null));
  vi.advanceTimersByTime(5000);
  expect(done).toBe(0);
  expect(highlights.size).toBe(0);
});
