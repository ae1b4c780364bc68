// What a noun of English means for us: its class, and what it is drawn as.
import { type Mark, nearest } from './read-kinds.ts';
import type { Sense, Synset } from './read-wordnet.ts';

export type Meaning = {
  class: string;
  /** An id of the catalogue; a plus after it is kept. */
  ref?: string;
  /** From the noun up to the kind it is drawn as. */
  steps: number;
};

type Wordnet = {
  synsets: ReadonlyMap<string, Synset>;
  senses: ReadonlyMap<string, readonly Sense[]>;
};

const sectionClass: Readonly<Record<string, string>> = {
  act: 'service',
  animal: 'animal',
  artifact: 'thing',
  body: 'other',
  food: 'food',
  person: 'person',
  plant: 'plant',
  substance: 'stuff',
  communication: 'word',
};
const concrete = new Set([
  'artifact',
  'food',
  'animal',
  'plant',
  'substance',
  'person',
  'object',
  'body',
]);

/** The meaning of a lemma's usual sense; what its usual senses disagree on is left open. */
export function classify(
  lemma: string,
  wordnet: Wordnet,
  kinds: ReadonlyMap<string, Mark>,
  classes: ReadonlyMap<string, Mark>,
): Meaning | undefined {
  const senses = (wordnet.senses.get(lemma) ?? []).filter(
    ({ synset }) => !wordnet.synsets.get(synset)?.named,
  );
  const [first] = senses;
  if (!first) return undefined;
  const kindOf = (synset: string) => {
    const kind = nearest(synset, kinds, wordnet.synsets);
    return kind?.what ? kind : undefined;
  };
  const usual = senses.filter(({ count }) => count >= Math.max(1, first.count / 3));
  const chosen = (usual.length > 0 ? usual : [first]).find(({ synset }) => kindOf(synset)) ?? first;
  const kind = kindOf(chosen.synset);
  const disagree = usual.some(({ synset }) => {
    const section = wordnet.synsets.get(synset)?.section ?? '';
    return synset !== chosen.synset && concrete.has(section) && kindOf(synset)?.what !== kind?.what;
  });
  // Where nobody counted, a lemma means a thing it has other senses beside only if it is its first name.
  const unsure =
    chosen.count < 2 &&
    wordnet.synsets.get(chosen.synset)?.words[0]?.toLowerCase() !== lemma &&
    senses.some(
      ({ synset }) =>
        concrete.has(wordnet.synsets.get(synset)?.section ?? '') &&
        kindOf(synset)?.what !== kind?.what,
    );
  // A sense that is rarer than an abstract one is not what a noun alone means.
  const rare = chosen !== first && chosen.count * 2 < first.count;
  const found = nearest(chosen.synset, classes, wordnet.synsets);
  return {
    class:
      found?.what || (sectionClass[wordnet.synsets.get(chosen.synset)?.section ?? ''] ?? 'other'),
    ...(kind && !disagree && !rare && !unsure ? { ref: kind.what } : {}),
    steps: kind?.steps ?? 0,
  };
}
