// A thread for tests: it answers, fails, hangs and dies as it is told.
import { setTimeout as sleep } from 'node:timers/promises';
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
  // Five parts, each after `ms`.
  slowly: async (ms: number, tell) => {
    for (let part = 1; part <= 5; part++) {
      await sleep(ms);
      tell(part);
    }
    return 'whole';
  },
  thread: () => threadId,
  die: () => process.exit(3),
});
