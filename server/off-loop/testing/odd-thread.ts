// A thread for tests: it answers, fails, hangs and dies as it is told.
import { threadId } from 'node:worker_threads';
import { serveTasks } from '../serve-tasks.ts';

serveTasks({
  echo: (input: unknown, tell) => {
    tell('heard');
    return input;
  },
  fail: () => {
    throw new RangeError('not like this');
  },
  hang: () => {
    for (;;);
  },
  wait: () => new Promise(() => {}),
  thread: () => threadId,
  die: () => process.exit(3),
});
