import type { NounPhrase, Token } from '../text/tongue.ts';
import { lists } from './lists.ts';

/** The German noun phrase that begins at a token, with a genitive that follows. */
export function phraseAt(tokens: readonly Token[], at: number): NounPhrase | undefined {
  let here = at;
  let determined = false;
  while (/^(?:det|poss)$/.test(tokens[here]?.tag ?? '') && here - at < 3) {
    determined = true;
    here++;
  }
  while (
    here - at < 8 &&
    (/^(?:num|adj)$/.test(tokens[here]?.tag ?? '') ||
      (tokens[here]?.text === ',' &&
        tokens[here - 1]?.tag === 'adj' &&
        tokens[here + 1]?.tag === 'adj' &&
        here > at))
  ) {
    if (tokens[here]?.tag === 'num') determined = true;
    here++;
  }
  let head = here;
  const noun = tokens[head];
  if (!noun || !/^(?:noun|name|money)$/.test(noun.tag)) return undefined;
  // `1,5 m Eschenstiel`, `Hündin Frieda`, `50 Gramm Safran`: nouns side by side; the last common one leads.
  while (
    /^(?:noun|name)$/.test(tokens[head + 1]?.tag ?? '') &&
    head - here < 3 &&
    noun.tag !== 'money'
  )
    head++;
  let lead = head;
  const leads = tokens[here]?.low ?? '';
  if (head > here && (lists.people.has(leads) || lists.animals.has(leads))) lead = here;
  if (tokens[head]?.tag === 'name')
    while (lead > here && tokens[lead]?.tag === 'name' && tokens[lead - 1]?.tag === 'noun') lead--;
  return {
    start: at,
    end: head + 1,
    head: lead,
    plural: Boolean(tokens[lead]?.plural),
    determined,
  };
}
