// What can be said aloud of a statement, in the client's words, from long to short.

import type { Language } from '../../subject-frame.ts';
import { hasFinite } from '../../text/has-finite.ts';
import { isConjugated } from '../../text/segments.ts';
import { sentence, spanOf, wordsIn } from '../../text/spans.ts';
import type { Piece, Tongue } from '../../text/tongue.ts';
import { breaksIn } from './breaks.ts';

const longest = 44;

/** Whether the sentence has a verb of its own outside what merely describes a noun. */
export function isWhole(piece: Piece, language: Language): boolean {
  const [opening] = piece.segments;
  // `Price £219`: a label and a sum.
  if (isPriced(piece)) return false;
  // `Wiegt 9 kg`, `Tient debout`: said of the thing; in English it would want its pronoun.
  if (language !== 'en' && opening?.kind === 'shared' && opening.verb === opening.start)
    return true;
  if (hasFinite(piece.tokens, language)) return true;
  // `The youngest was 16`
  if (language === 'en' && /^(?:det|poss)$/.test(piece.tokens[0]?.tag ?? '')) {
    const at = piece.tokens.findIndex(({ tag }) => /^(?:be|rel|sub|punct|ing)$/.test(tag));
    if (at > 1 && piece.tokens[at]?.tag === 'be') return true;
  }
  if (piece.segments.some((one) => one.kind === 'main' || one.kind === 'order')) return true;
  // A verb behind a relative clause: `The pan that never sticks weighs 2 kg`.
  return piece.segments.some((one, at) => {
    if (
      one.kind === 'shared' &&
      at > 0 &&
      one.lead === undefined &&
      piece.segments[0]?.kind === 'noun'
    )
      return true;
    if (one.kind !== 'rel' || at === 0) return false;
    let groups = 0;
    for (let here = one.start; here < one.end; here++)
      if (
        isConjugated(piece.tokens[here]) &&
        !isConjugated(piece.tokens[here - 1]) &&
        !/^(?:neg|adv|and)$/.test(piece.tokens[here - 1]?.tag ?? '')
      )
        groups++;
    return groups > 1;
  });
}

// `"Slept." (Gaz, Immingham)`: a quotation is said as one, by whoever is named for it.
function quotedIn(text: string, language: Language): string | undefined {
  const [, said, by] =
    /^(["“„«][^"”“»]{2,140}["”“»])\.?\s?\(([^(),\d]{2,30})[^()]{0,30}\)$/u.exec(text) ?? [];
  return said && by ? sentence(`${by.trim()} ${says[language]}: ${said}`) : undefined;
}

// What is laughed in writing is not said.
export const laughs =
  /,?\s(?:lol|lmao|rofl|xd|mdr|ptdr|(?:ha){2,}|(?:ja){2,}|(?:je){2,}|(?:hi){2,})(?=[\s.,!?]|$)/giu;
const says: Record<Language, string> = { en: 'says', de: 'sagt', es: 'dice', fr: 'dit' };

const isPriced = ({ tokens }: Piece): boolean => {
  const words = tokens.filter(({ tag }) => tag !== 'punct');
  return (
    words.length < 4 &&
    words.at(-1)?.tag === 'money' &&
    !words.some(({ tag }) => tag === 'be' || tag === 'aux' || tag === 'pron')
  );
};

/** What the client typed, as a sentence with capital and stop, whole or up to where another begins; empty when it is a word or too long to be said. */
export function speak(piece: Piece, tongue: Tongue, least = 2): string[] {
  const { tokens, text } = piece;
  const quoted = quotedIn(text, tongue.language);
  if (quoted) return [quoted];
  const found: string[] = [];
  const add = (said: string) => {
    // What stands in brackets is for the eye.
    const plain = said
      .replace(/\s*\([^()]{0,200}\)/g, '')
      .replace(/\s=\s/g, ': ')
      .replace(laughs, '')
      // French sets a space before its double signs.
      .replace(tongue.language === 'fr' ? /\s+([,.])/g : /\s+([,.;:!?])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim();
    const words = wordsIn(plain);
    if (words < least || words > longest || /[()[\]{}]/.test(plain)) return;
    // `…, and asks: have you had a drink?`
    const asks = text.endsWith('?') && plain.endsWith(text.slice(-8, -1));
    const made = sentence(plain, piece.stop === '!' ? '.' : asks ? '?' : piece.stop || '.');
    if (!found.includes(made)) found.push(made);
  };
  const span = (start: number, end: number) => spanOf(text, tokens, start, end);
  if (piece.stop === '?') {
    add(span(0, tokens.length));
    return found;
  }
  for (const end of [endOf(piece), ...breaksIn(piece, tongue)]) add(span(0, end));
  return found;
}

const endOf = (piece: Piece) => {
  let end = piece.tokens.length;
  while (
    end > 0 &&
    piece.tokens[end - 1]?.tag === 'punct' &&
    /^[.,;:!?–—-]$/.test(piece.tokens[end - 1]?.text ?? '')
  )
    end--;
  return end;
};
