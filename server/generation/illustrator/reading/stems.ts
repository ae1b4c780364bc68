// Finds words by their stems in texts of several languages.

/** Words by what they mean: stems separated by commas. */
export type Words<Meaning extends string> = Readonly<Record<Meaning, string>>;
export type Found<Meaning extends string> = { meaning: Meaning; at: number; stem: string };

type Needle = { meaning: string; stem: string; text: string };
const needles = new WeakMap<object, Needle[]>();

/** Lower case without accents or punctuation, with single spaces, as the stems are written. */
export const plain = (text: string) =>
  text
    .slice(0, 4000)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// Stems of four letters and fewer, or with `$` behind them, are whole words, longer ones begin a
// word, `~` stands for any part: `~weste$` ends a word, as the head of a German compound does.
// Texts are words with single spaces, so a space on either side says where a word begins and ends.
function needleOf(stem: string): string {
  const body = stem.replace(/@.*$/, '').replace(/[^\p{L}\p{N} ]/gu, '');
  if (stem.startsWith('~')) return stem.endsWith('$') ? `${body} ` : body;
  return ` ${body}${body.length <= 4 || stem.endsWith('$') ? ' ' : ''}`;
}

function needlesOf(words: Words<string>): Needle[] {
  const ready = needles.get(words);
  if (ready) return ready;
  const list = Object.entries(words).flatMap(([meaning, stems]) =>
    stems.split(',').map((raw) => {
      const stem = raw.trim();
      return { meaning, stem, text: needleOf(stem) };
    }),
  );
  needles.set(words, list);
  return list;
}

/** Everything found, in the order of the text; of two at the same place the longer stem. */
export function findAll<Meaning extends string>(
  text: string,
  words: Words<Meaning>,
): Found<Meaning>[] {
  const spaced = ` ${plain(text)} `;
  const best = new Map<string, Found<Meaning>>();
  for (const { meaning, stem, text: needle } of needlesOf(words)) {
    const at = spaced.indexOf(needle) - (needle.startsWith(' ') ? 0 : 1);
    const known = best.get(meaning);
    if (
      at >= 0 &&
      (!known || at < known.at || (at === known.at && stem.length > known.stem.length))
    ) {
      best.set(meaning, { meaning: meaning as Meaning, at, stem });
    }
  }
  return [...best.values()].sort((a, b) => a.at - b.at || b.stem.length - a.stem.length);
}

/** The first thing found, or undefined. */
export const findFirst = <Meaning extends string>(text: string, words: Words<Meaning>) =>
  findAll(text, words)[0]?.meaning;

export const mentions = (text: string, stems: Words<'it'>) => findAll(text, stems).length > 0;
