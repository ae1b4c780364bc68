import type { JobContext, JobDefinition } from './define-job.ts';

/** Runs the job; rejects, and aborts its signal, when it takes longer than it may. */
export async function runInTime(
  { run, data, timeoutSeconds }: JobDefinition,
  given: object,
  context: JobContext,
): Promise<void> {
  const time = new AbortController();
  const isUp = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`It took longer than ${timeoutSeconds} s.`);
    time.abort(error);
    isUp.reject(error);
  }, timeoutSeconds * 1_000);
  const signal = AbortSignal.any([context.signal, time.signal]);
  try {
    await Promise.race([run(data.parse(given), { ...context, signal }), isUp.promise]);
  } finally {
    clearTimeout(timer);
  }
}
