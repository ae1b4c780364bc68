// Whether what the assistant knows is found by every way of asking for it that its entries name.
import { entries } from '../knowledge/entries.ts';
import { search, surenessFloor } from '../knowledge/search.ts';

/** Ways that do not lead to their entry: of each entry its title and every `step`th of its questions. */
export function lostWays(step = 1): string[] {
  return entries.flatMap(({ id, title, questions }, entry) =>
    [title, ...questions.filter((_, at) => (at + entry) % step === 0)].flatMap((way) => {
      const found = search(way, 6).filter(({ sureness }) => sureness >= surenessFloor);
      return found.some((one) => one.entry.id === id) ? [] : [`${id}: ${way}`];
    }),
  );
}
