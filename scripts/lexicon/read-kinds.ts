// Which synsets are drawn as what, from `kinds.txt` and `classes.txt`.
import type { Sense, Synset } from './read-wordnet.ts';

export type Mark = { what: string; steps: number };
type Wordnet = {
  synsets: ReadonlyMap<string, Synset>;
  senses: ReadonlyMap<string, readonly Sense[]>;
};

/** Marked synsets; a cut one is marked with the empty string. Says what it could not find. */
export function readKinds(
  text: string,
  wordnet: Wordnet,
  report: (fault: string) => void,
): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const cuts: string[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    const heading = /^\[(\w+)\]$/.exec(line);
    if (heading) section = heading[1] === 'any' ? '' : (heading[1] as string);
    if (heading || !line.trim() || line.startsWith('#')) continue;
    const [what = '', members = ''] = line.split('|').map((part) => part.trim());
    for (const member of members.split(';').map((part) => part.trim())) {
      const read = /^(-?)([^.]*?)(?:\.(\d+))?(?:\s(\d+))?$/.exec(member);
      if (!read) {
        report(`unread: ${member}`);
        continue;
      }
      const [, cut, lemma = '', nth, steps] = read;
      const here = (wordnet.senses.get(lemma) ?? []).filter(
        ({ synset }) => !section || wordnet.synsets.get(synset)?.section === section,
      );
      const synset = here[Number(nth ?? 1) - 1]?.synset;
      if (!synset) report(`${section}: no ${member}`);
      else if (cut) cuts.push(synset);
      else if (!marks.has(synset)) marks.set(synset, { what, steps: Number(steps ?? 2) });
    }
  }
  for (const synset of cuts) if (!marks.has(synset)) marks.set(synset, { what: '', steps: 99 });
  return marks;
}

/** The nearest mark above a synset, with the steps to it; a mark may say how many steps it reaches. */
export function nearest(
  synset: string,
  marks: ReadonlyMap<string, Mark>,
  synsets: ReadonlyMap<string, Synset>,
): { what: string; steps: number } | undefined {
  let level = [synset];
  const seen = new Set(level);
  for (let steps = 0; level.length > 0; steps++) {
    for (const one of level) {
      const mark = marks.get(one);
      if (mark && (mark.steps >= steps || !mark.what)) return { what: mark.what, steps };
    }
    level = level
      .flatMap((one) => synsets.get(one)?.above ?? [])
      .filter((one) => !seen.has(one) && seen.add(one));
  }
  return undefined;
}
