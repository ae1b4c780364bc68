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
  const ending = { m: which === 'accusative' ? 'en' : 'er', f: 'e', n: 'es' }[gender];
  return `${article} ${inflected(body, ending, piece, phrase)}`;
}

const accusative = (body: string, article: string) => {
  const [, adjective, rest] = /^\S+\s(\p{Ll}+er)(\s.*)$/u.exec(body) ?? [];
  return adjective
    ? `${article} ${adjective.slice(0, -1)}n${rest}`
    : `${article}${body.slice(body.indexOf(' '))}`;
};

// `das kaputte Schloss` → `ein kaputtes Schloss`, `fester Griff` → `einen festen Griff`: each of its adjectives.
function inflected(
  body: string,
  ending: string,
  { tokens }: Pick<Piece, 'tokens' | 'text'>,
  { start, head }: NounPhrase,
): string {
  let out = body;
  for (const { tag, low } of tokens.slice(start, head)) {
    const stem = /^(.{3,}?)e[nrs]?$/.exec(low)?.[1];
    if (tag === 'adj' && stem)
      out = out.replace(new RegExp(`(?<![\\p{L}])${low}(?![\\p{L}])`, 'iu'), `${stem}${ending}`);
  }
  return out;
}
