// What may be asked and done after a reply: chosen from what was answered, never by its words.
import type { ChatAction } from '#domain/chat/action.ts';
import type { ChatAgentAnswer } from '#domain/functions/chat-agent.ts';
import type { Installation } from './installation.ts';
import { entryOf } from './knowledge/entries.ts';
import type { Entry } from './knowledge/entry.ts';
import { reachPerson } from './reach-person.ts';

type Offers = Pick<ChatAgentAnswer, 'suggestions' | 'action'>;

const mostSuggestions = 3;
const starters = ['how-it-works', 'is-it-free', 'how-director-chosen'];

/** The questions of these entries, and something to do. */
export function offer(ids: readonly string[], action?: ChatAction): Offers {
  const titles = ids.flatMap((id) => entryOf(id)?.title ?? []);
  const suggestions = [...new Set(titles)].slice(0, mostSuggestions);
  return { suggestions, ...(action ? { action } : {}) };
}

/** After an answer from these entries; what else was near comes first. */
export function offerNext(
  used: readonly Entry[],
  near: readonly string[],
  installation: Installation,
): Offers {
  const next = [...near, ...used.flatMap((entry) => entry.next)].filter(
    (id) => !used.some((one) => one.id === id),
  );
  const needsPerson = used.some((entry) => entry.needsPerson);
  const person = needsPerson ? reachPerson(installation).action : undefined;
  return offer(next, used.find((entry) => entry.action)?.action ?? person);
}

/** After no answer: what is near, and the way to a person. */
export const offerInstead = (near: readonly string[], installation: Installation): Offers =>
  offer([...near, ...starters], reachPerson(installation).action);
