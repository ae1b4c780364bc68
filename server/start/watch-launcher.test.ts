import { afterEach, expect, test, vi } from 'vitest';
import { watchLauncher } from './watch-launcher.ts';

afterEach(() => vi.useRealTimers());

test('FN-04 a server whose launcher is gone ends, once, and not before', () => {
  vi.useFakeTimers();
  const end = vi.fn();
  let parent = 4711;
  watchLauncher(end, () => parent);
  vi.advanceTimersByTime(5_000);
  expect(end).not.toHaveBeenCalled();
  parent = 1;
  vi.advanceTimersByTime(5_000);
  expect(end).toHaveBeenCalledOnce();
});
