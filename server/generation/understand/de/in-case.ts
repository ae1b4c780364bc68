// A German noun phrase with the article its gender takes.
import { lowerFirst, spanOf } from '../text/spans.ts';
import type { NounPhrase, Piece } from '../text/tongue.ts';
import { lists } from './lists.ts';
import { genderOf } from './noun-forms.ts';

type Case = 'nominative' | 'accusative';
const articles = {
  m: { nominative: 'ein', accusative: 'einen' },
  f: { nominative: 'eine', accusative: 'eine' },
  n: { nominative: 'ein', accusative: 'ein' },
};

/** The phrase with the article it takes; undefined where its gender cannot be told. */
export function inCase(
  piece: Pick<Piece, 'tokens' | 'text'>,
  phrase: NounPhrase,
  end: number,
  which: Case,
): string | undefined {
  const { tokens, text } = piece;
  const opener = tokens[phrase.start];
  const noun = tokens[phrase.head];
  if (!opener || !noun) return undefined;
  const typed = spanOf(text, tokens, phrase.start, end);
  const gender = genderOf(tokens, phrase.head);
  const body =
    opener.tag === 'adj' || opener.tag === 'det' || opener.tag === 'poss' || opener.tag === 'num'
      ? lowerFirst(opener, typed)
      : typed;
  if (opener.tag === 'det' || opener.tag === 'poss') {
    if (
      which === 'nominative' ||
      phrase.plural ||
      !/^(?:der|ein|kein|unser|ihr|dieser|jeder)$/.test(opener.low)
    )
      return body;
    if (/^(?:der|dieser|jeder)$/.test(opener.low))
      return gender === 'm' ? accusative(body, opener.low.replace(/r$/, 'n')) : undefined;
    if (!gender) return undefined;
    return gender === 'm' ? accusative(body, `${opener.low}en`) : body;
  }
  const mass = lists.materials.has(noun.low);
  if (opener.tag === 'num' || phrase.plural || (mass && opener.tag !== 'adj')) return body;
  if (!gender || noun.tag !== 'noun' || mass) return undefined;
  const article = articles[gender][which];
  if (opener.tag !== 'adj') return `${article} ${body}`;
  return gender === 'm' && which === 'accusative'
    ? `${article} ${weakened(body, piece, phrase)}`
    : `${article} ${body}`;
}

const accusative = (body: string, article: string) => {
  const [, adjective, rest] = /^\S+\s(\p{Ll}+er)(\s.*)$/u.exec(body) ?? [];
  return adjective
    ? `${article} ${adjective.slice(0, -1)}n${rest}`
    : `${article}${body.slice(body.indexOf(' '))}`;
};

// `fester Griff` → `festen Griff`, each of its adjectives.
function weakened(body: string, piece: Pick<Piece, 'tokens' | 'text'>, phrase: NounPhrase): string {
  let out = body;
  for (let at = phrase.start; at < phrase.head; at++) {
    const token = piece.tokens[at];
    if (token?.tag === 'adj' && token.low.endsWith('er'))
      out = out.replace(
        new RegExp(`(?<![\\p{L}])${token.low}(?![\\p{L}])`, 'iu'),
        `${token.low.slice(0, -1)}n`,
      );
  }
  return out;
}
