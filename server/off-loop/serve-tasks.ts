// The thread's side: it does what it is sent, and tells of each piece of work how it ended.
import { parentPort } from 'node:worker_threads';

/** Told in the middle of a task: a part that is finished already. */
export type Tell = (part: unknown) => void;
/** What a thread can do, by name; inputs and answers are copied between the threads. */
export type Tasks = Record<string, (input: never, tell: Tell) => unknown>;
export type Order = { id: number; task: string; input: unknown };
export type Word =
  | { kind: 'ready' }
  | { kind: 'part'; id: number; part: unknown }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failed'; id: number; error: unknown };

/** Serves the thread that started this one. */
export function serveTasks(tasks: Tasks): void {
  const say = (word: Word) => parentPort?.postMessage(word);
  parentPort?.on('message', async ({ id, task, input }: Order) => {
    try {
      const run = tasks[task];
      if (!run) throw new Error(`This thread cannot ${task}.`);
      const answer = await run(input as never, (part) => say({ kind: 'part', id, part }));
      say({ kind: 'answer', id, answer });
    } catch (error) {
      say({ kind: 'failed', id, error });
    }
  });
  say({ kind: 'ready' });
}
