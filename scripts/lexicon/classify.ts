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
/** So far from its kind that it is not drawn where it is only spoken of. */
const unspoken = 9;
const concrete = new Set(['artifact', 'food', 'animal', 'plant', 'substance', 'object']);

const matter = new Set(['plant', 'food', 'substance']);
const isPacked = (kind: { isPacked?: boolean } | undefined) => kind?.isPacked === true;

/** The meaning of a lemma's usual sense; what its usual senses disagree on is left open. */
export function classify(
  lemma: string,
  wordnet: Wordnet,
  kinds: ReadonlyMap<string, Mark>,
  classes: ReadonlyMap<string, Mark>,
  packages: ReadonlyMap<string, Mark> = new Map(),
): Meaning | undefined {
  const senses = (wordnet.senses.get(lemma) ?? []).filter(
    ({ synset }) => !wordnet.synsets.get(synset)?.named,
  );
  const [first] = senses;
  if (!first) return undefined;
  const kindOf = (
    synset: string,
  ): { what: string; steps: number; isPacked?: boolean } | undefined => {
    const kind = nearest(synset, kinds, wordnet.synsets);
    const pack = nearest(synset, packages, wordnet.synsets);
    if (pack?.what && (!kind?.what || pack.steps <= kind.steps || pack.what === kind.what))
      return { what: `${pack.what}+`, steps: unspoken, isPacked: true };
    return kind?.what ? kind : undefined;
  };
  const usual = senses.filter(({ count }) => count >= Math.max(1, first.count / 3));
  const own = usual.length > 0 ? usual : [first];
  const sectionOf = (synset: string) => wordnet.synsets.get(synset)?.section ?? '';
  const grown = ({ synset }: Sense) => matter.has(sectionOf(synset));
  const chosen =
    (grown(first) ? senses : own).find((one) => grown(one) && isPacked(kindOf(one.synset))) ??
    own.find(({ synset }) => kindOf(synset)) ??
    first;
  const kind = kindOf(chosen.synset);
  // The plant, its fruit and the food made of it are one and the same goods once they are packed.
  const isSame = (one: Sense) =>
    one === chosen || (isPacked(kind) && grown(one)) || kindOf(one.synset)?.what === kind?.what;
  const disagrees = (one: Sense) => concrete.has(sectionOf(one.synset)) && !isSame(one);
  const disagree = usual.some(disagrees);
  // Nobody sells a part of the body or a person; where one is spoken of it is not the other thing.
  const alive = usual.some(({ synset }) => /^(?:body|person)$/.test(sectionOf(synset)));
  // Where nobody counted, a lemma means a thing it has other senses beside only if it is its first name.
  const unsure =
    chosen.count < 2 &&
    wordnet.synsets.get(chosen.synset)?.words[0]?.toLowerCase() !== lemma &&
    senses.some(disagrees);
  // A sense that is rarer than an abstract one is not what a noun alone means.
  const rare = chosen !== first && !isSame(first) && chosen.count * 2 < first.count;
  const found = nearest(chosen.synset, classes, wordnet.synsets);
  return {
    class: found?.what || (sectionClass[sectionOf(chosen.synset)] ?? 'other'),
    ...(kind && !disagree && !rare && !unsure && !(alive && chosen.count < 2)
      ? { ref: kind.what }
      : {}),
    steps: kind && alive ? unspoken : (kind?.steps ?? 0),
  };
}
