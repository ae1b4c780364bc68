// The real server without the built application, for tests that run before there is one.
import { run } from '#server/start/run.ts';

await run(async () => ({
  build: async () => {
    throw new Error('There are no pages here.');
  },
  files: new Map(),
  keepsPages: false,
}));
