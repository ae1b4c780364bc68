import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import { type Progress, type StreamLine, streamType } from '#domain/functions/progress.ts';
import type { HttpEnv } from './http-env.ts';
import { answerProblem } from './problem.ts';

export type OnProgress = (event: Progress) => void;

/** Answers with a line of JSON for each thing that happens, and the answer or the problem as the last. */
export function streamAnswer(
  c: Context<HttpEnv>,
  work: (onProgress: OnProgress) => Promise<object>,
): Response {
  c.header('Content-Type', streamType);
  c.header('Cache-Control', 'no-store');
  // A proxy that gathers answers would tell of everything at the end.
  c.header('X-Accel-Buffering', 'no');
  return stream(c, async (out) => {
    let written: Promise<unknown> = Promise.resolve();
    const write = (line: StreamLine) => {
      written = written.then(() => out.write(`${JSON.stringify(line)}\n`));
      return written;
    };
    try {
      const answer = await work((event) => void write(event));
      await write({ type: 'answer', answer });
    } catch (error) {
      const problem = answerProblem(error, c);
      const { status, headers } = problem;
      const retryAfter = headers.get('Retry-After');
      const wait = retryAfter === null ? {} : { retryAfterSeconds: Number(retryAfter) };
      await write({ type: 'problem', status, body: await problem.json(), ...wait });
    }
  });
}
