import type { Token } from '../text/tongue.ts';
import { singularOf } from './word-forms.ts';

// The noun phrase that ends at `end`, as the subject of what follows.
export function subjectBefore(tokens: readonly Token[], end: number) {
  const head = tokens[end] as Token;
  let start = end;
  while (
    start > 0 &&
    /^(?:noun|name|adj|num|money)$/.test((tokens[start - 1] as Token).tag) &&
    end - start < 7
  )
    start--;
  let determined = false;
  if (start > 0 && /^(?:det|poss)$/.test((tokens[start - 1] as Token).tag)) {
    determined = true;
    start--;
  }
  const outside = tokens[start - 1];
  const counted = tokens.slice(start, end).some((token) => token.tag === 'num');
  const reach =
    outside?.tag === 'prep' && earlierSubject(tokens, start - 1) ? tokens[start - 2] : undefined;
  const governs = reach && /^(?:noun|name)$/.test(reach.tag) ? reach : head;
  const plural =
    Boolean(governs.plural) || (governs.tag === 'noun' && singularOf(governs.text).plural);
  // After `of` and the like the verb agrees with an earlier noun.
  const afterPrep =
    Boolean(outside && /^(?:prep|to|ing)$/.test(outside.tag)) ||
    Boolean(outside && outside.tag === 'verb');
  return {
    start,
    plural,
    singular: !plural,
    bare: !reach && !determined && !counted && !plural && head.tag !== 'name',
    afterPrep: afterPrep && !(outside?.tag === 'prep' && earlierSubject(tokens, start - 1)),
    help: Boolean(
      outside && /^(?:let|make|help|see|hear|watch|lets|makes|helps)$/.test(outside.low),
    ),
  };
}

// `The handle of the broom turns`: before the preposition a noun phrase begins the clause and has no verb.
function earlierSubject(tokens: readonly Token[], prep: number): boolean {
  for (let back = prep - 1; back >= 0 && prep - back < 10; back--) {
    const token = tokens[back] as Token;
    if (/^(?:verb|be|aux|ing|pp)$/.test(token.tag)) return false;
    if (token.tag === 'det' || token.tag === 'poss' || (token.tag === 'num' && back === 0))
      return back === 0 || /^(?:punct|and|sub)$/.test((tokens[back - 1] as Token).tag);
    if (/^(?:punct|sub)$/.test(token.tag)) return false;
  }
  return false;
}
