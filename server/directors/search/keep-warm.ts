// Reads the index ahead of the visitors, at start and after each change.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../services.ts';

/** Changes that follow each other sooner are read once. */
const quietMs = 100;

/** `andThen` follows each reading. Returns how to stop, which waits for what is under way. */
export function keepWarm(
  { changes, directory }: Pick<Services, 'changes' | 'directory'>,
  onError: (error: unknown) => void,
  andThen: (isOver: () => boolean) => Promise<void> = async () => {},
): () => Promise<void> {
  let stopped = false;
  let isDue = false;
  let change = Promise.withResolvers<void>();
  let warming: Promise<void> | undefined;
  const isStopped = () => stopped;
  const warm = async () => {
    while (isDue && !stopped) {
      isDue = false;
      change = Promise.withResolvers();
      await sleep(quietMs);
      if (isDue || stopped) continue;
      await directory.index.refresh(isStopped);
      if (isDue || stopped) continue;
      directory.index.giveUp(); // there may be none
      // Changed meanwhile, they wait for the next index, which is read here.
      await Promise.race([directory.facts(), change.promise]);
      if (isDue || stopped) continue;
      await andThen(() => isDue || stopped);
    }
  };
  const start = () => {
    isDue = true;
    change.resolve();
    directory.index.expect();
    warming ??= warm().catch(onError).finally(end);
  };
  const end = () => {
    warming = undefined;
    directory.index.giveUp();
    if (isDue && !stopped) start();
  };
  start();
  const unsubscribe = changes.subscribe('directors', start);
  return async () => {
    stopped = true;
    unsubscribe();
    await warming;
  };
}
