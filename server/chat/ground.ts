// What a model is given to answer a message from, and whether it is worth asking at all.

import type { Said } from './chat-engine.ts';
import type { Installation } from './installation.ts';
import { isForeign } from './is-foreign.ts';
import { entryOf } from './knowledge/entries.ts';
import { type Entry, textOf } from './knowledge/entry.ts';
import { isOrder } from './knowledge/orders.ts';
import { search } from './knowledge/search.ts';
import { reachPerson } from './reach-person.ts';
import { nearTo, questionsIn, understand } from './understand.ts';

export type Ground = {
  /** What the built-in assistant would answer from. */
  found: readonly Entry[];
  /** What else the message may have meant, nearest first. */
  near: readonly Entry[];
  /** Everything a model may answer from. */
  given: readonly Entry[];
};

const mostGiven = 8;
const rememberedQuestions = 2;
// A message so short may lean on the one before.
const mostDependentWords = 8;

/** Undefined where the house knows nothing near: then no model would. */
export function groundFor(message: string, history: readonly Said[]): Ground | undefined {
  if (isOrder(message)) return undefined;
  const found = understand(message, history);
  const near = nearTo(message);
  const before = history
    .filter(({ role }) => role === 'user')
    .slice(-rememberedQuestions)
    .flatMap(({ content }) => understand(content, []));
  const foreign = isForeign(message);
  const leans = before.length > 0 && message.trim().split(/\s+/).length <= mostDependentWords;
  const isNear = found.length > 0 || near.length > 0;
  if (!(isNear || foreign || leans)) return undefined;
  const given = [...new Set([...found, ...before, ...nearest(message)])].slice(0, mostGiven);
  return { found, near, given: foreign ? [...new Set([...given, ...widely()])] : given };
}

/** The entries as sentences, with what every answer may need: what this is, and how a person is reached. */
export function factsOf({ given }: Ground, installation: Installation): string[] {
  const entries = new Set([...given, ...entriesOf(always)]);
  const told = [...entries].map((entry) => `${entry.title} ${textOf(entry, installation)}`);
  return [...told, reachPerson(installation).sentence];
}

const nearest = (message: string): Entry[] =>
  questionsIn(message)
    .flatMap((question) => search(question, mostGiven))
    .sort((a, b) => b.sureness - a.sureness)
    .map(({ entry }) => entry);

const entriesOf = (ids: string): Entry[] => ids.split(/\s+/).flatMap((id) => entryOf(id) ?? []);
const always = 'how-it-works account-agent';
// The index knows English words alone: of a question in another language it finds next to nothing.
const widely = () =>
  entriesOf(
    'what-you-get is-it-free starter-package starter-price trial cancel-starter production-price payment-in-advance deposit guarantee refund payment-methods how-director-chosen director-rates how-long-wizard how-long-production finished-video formats lengths languages rights saving guest-or-member privacy contact-person get-started',
  );
