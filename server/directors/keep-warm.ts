// Counts ahead of the visitors what the first of them would wait for, at start and after each change.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';

/** What most searches begin with. */
const letters = [...'aeinorstlcdmkbgpuhvwyzjfxq'];
/** Where one count takes longer, too many rows match for counting what nobody may ask for. */
const shortMs = 100;

/** Returns how to stop, which waits for the count under way. */
export function keepWarm(
  services: Pick<Services, 'db' | 'changes' | 'directory'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let isDue = false;
  let warming: Promise<void> | undefined;
  const warm = async () => {
    while (isDue && !stopped) {
      isDue = false;
      await settleIndex(services);
      await services.directory.facts();
      await countLetters(services, () => isDue || stopped);
    }
  };
  const start = () => {
    isDue = true;
    warming ??= warm()
      .catch(onError)
      .finally(() => {
        warming = undefined;
      });
  };
  start();
  const unsubscribe = services.changes.subscribe('directors', start);
  return async () => {
    stopped = true;
    unsubscribe();
    await warming;
  };
}

// New keys wait in a list that every search reads whole, until somebody puts them in their places;
// the embedded database has nobody who would.
const settleIndex = ({ db }: Pick<Services, 'db'>) =>
  db.execute(sql`select gin_clean_pending_list('director_search_found')`);

async function countLetters(
  { directory }: Pick<Services, 'directory'>,
  isOver: () => boolean,
): Promise<void> {
  for (const q of letters) {
    await nextTurn();
    if (isOver()) return;
    const start = performance.now();
    await directory.search({ q, skills: [], limit: 1 });
    if (performance.now() - start > shortMs) return;
  }
}
