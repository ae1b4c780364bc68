// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { costOf, placeToaster } from './place-toaster.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 400, bottom: top + 80 });

test('WIZ-23 what lies under a toast costs, its middle most of all, what lies beside it nothing', () => {
  const toast = box(1_000, 700);
  expect(costOf([toast], [box(500, 700), box(1_000, 780)])).toBe(0);
  expect(costOf([], [toast])).toBe(0);
  expect(costOf([toast], [box(1_000, 760)])).toBe(0.25);
  expect(costOf([toast], [box(1_000, 720)])).toBe(3.75);
});

// By the corner the toaster is in.
const corners: Record<string, ReturnType<typeof box>> = {
  '': box(1_000, 700),
  'bottom-start': box(16, 700),
  'top-end': box(1_000, 72),
  'top-start': box(16, 72),
};
function show(...buttons: ReturnType<typeof box>[]) {
  document.body.innerHTML = '<section class="toaster"><div class="toast"></div></section>';
  const toaster = document.querySelector('section') as HTMLElement;
  const rect = (at: ReturnType<typeof box>) => ({ ...at, width: 400, height: 80 }) as DOMRect;
  const toast = toaster.querySelector('div') as HTMLElement;
  toast.getBoundingClientRect = () => rect(corners[toaster.dataset.place ?? ''] ?? box(0, 0));
  for (const at of buttons) {
    const button = document.createElement('button');
    button.getBoundingClientRect = () => rect(at);
    document.body.append(button);
  }
  placeToaster(toaster);
  return toaster.dataset.place;
}

test('WIZ-23 toasts stay in their corner while they cover nothing that can be pressed', () => {
  expect(show()).toBe('');
  expect(show(box(400, 300))).toBe('');
});

test('WIZ-23 toasts go to the first corner where they cover nothing', () => {
  expect(show(box(1_100, 720))).toBe('bottom-start');
  expect(show(box(1_100, 720), box(100, 720))).toBe('top-end');
});

test('WIZ-23 where there is no room for all, the newest is shown alone, then its title, and nothing below is out of reach', () => {
  document.body.innerHTML =
    '<section class="toaster"><div class="toast" data-id="7"></div><div class="toast" data-id="9"></div></section><button></button>';
  const toaster = document.querySelector('section') as HTMLElement;
  const [older, newest] = [...document.querySelectorAll('.toast')] as HTMLElement[];
  const button = document.querySelector('button') as HTMLElement;
  // They cover the whole window, until less of them is shown.
  const heights: Record<string, number> = { '': innerHeight, newest: innerHeight, title: 40 };
  for (const toast of [older, newest])
    if (toast)
      toast.getBoundingClientRect = () =>
        ({
          left: 0,
          right: 390,
          top: 0,
          bottom: heights[toaster.dataset.look ?? ''] ?? 0,
        }) as DOMRect;
  const at = (top: number) =>
    ({ left: 0, right: 390, top, bottom: top + 44, width: 390, height: 44 }) as DOMRect;
  button.getBoundingClientRect = () => at(200);
  placeToaster(toaster);
  expect(toaster.dataset).toMatchObject({ look: 'title', through: 'false' });
  expect([older?.dataset.over, newest?.dataset.over]).toEqual(['true', 'false']);
  heights.title = innerHeight;
  placeToaster(toaster);
  expect(toaster.dataset.through).toBe('true');
});

test('WIZ-23 where every corner covers something, toasts lie between what can be pressed', () => {
  const corner = [box(1_100, 720), box(100, 720), box(1_100, 80), box(100, 80)];
  expect(show(...corner)).toBe('between');
  const top = document.querySelector('section')?.style.getPropertyValue('--toast-top');
  expect(Number.parseInt(top ?? '', 10)).toBeGreaterThanOrEqual(160);
  expect(Number.parseInt(top ?? '', 10)).toBeLessThanOrEqual(640);
});
