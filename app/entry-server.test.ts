import { UNSAFE_ErrorResponseImpl as ErrorAnswer, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { handleError, pageContext } from './entry.server.tsx';

function fail(failure: unknown, signal = new AbortController().signal) {
  const report = vi.fn();
  const context = new RouterContextProvider();
  context.set(pageContext, { report } as never);
  const request = new Request('http://localhost/', { signal });
  handleError(failure, { request, context } as never);
  return report.mock.calls;
}

test('FN-04 what a page failed of goes into the log of its request, and nowhere else', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('Failed query: select … params: june@example.com');
  expect(fail(failure)).toEqual([[failure]]);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

test('FN-04 an address that is none, and a visitor who left, are no failures', () => {
  expect(fail(new ErrorAnswer(404, 'Not Found', null))).toEqual([]);
  expect(fail(new Error('cut off'), AbortSignal.abort())).toEqual([]);
});
