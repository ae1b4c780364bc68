import type { NounPhrase, Token } from '../text/tongue.ts';

const ofWords = /^(?:de|del|du|des|d'|à|al)$/;

/** The Spanish or French noun phrase that begins at a token: its head is the first noun. */
export function phraseAt(tokens: readonly Token[], at: number): NounPhrase | undefined {
  let here = at;
  let determined = false;
  while (/^(?:det|poss)$/.test(tokens[here]?.tag ?? '') && here - at < 3) {
    determined = true;
    here++;
  }
  while (/^(?:num|adj)$/.test(tokens[here]?.tag ?? '') && here - at < 6) {
    if (tokens[here]?.tag === 'num') determined = true;
    here++;
  }
  let head = here;
  const noun = tokens[head];
  if (!noun || !/^(?:noun|name|money)$/.test(noun.tag)) {
    // `los mayores`: what describes stands for the noun.
    const last = tokens[here - 1];
    if (here - at < 2 || !last || last.tag !== 'adj' || !determined) return undefined;
    head = here - 1;
    return { start: at, end: here, head, plural: /s$/.test(last.low), determined };
  }
  let end = head + 1;
  for (let turns = 0; turns < 4; turns++) {
    while (
      end - head < 9 &&
      (/^(?:adj|pp)$/.test(tokens[end]?.tag ?? '') ||
        (noun.tag === 'name' && tokens[end]?.tag === 'name'))
    )
      end++;
    const of = tokens[end];
    if (of?.tag !== 'prep' || !ofWords.test(of.low) || noun.tag === 'money') break;
    let inner = end + 1;
    while (/^(?:det|poss|num|adj)$/.test(tokens[inner]?.tag ?? '') && inner - end < 4) inner++;
    if (of.low === 'à' && (inner > end + 1 || tokens[inner]?.low === 'domicile')) break;
    const named = tokens[inner];
    if (!named || !/^(?:noun|name)$/.test(named.tag) || tokens[inner - 1]?.tag === 'num') break;
    end = inner + 1;
  }
  return { start: at, end, head, plural: Boolean(noun.plural), determined };
}
