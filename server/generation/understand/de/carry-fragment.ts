// Makes a sentence of a German fragment, with the article its noun takes.
import { joinItems } from '../join-items.ts';
import { isConjugated } from '../segments.ts';
import { lowerFirst, spanOf } from '../spans.ts';
import type { NounPhrase, Piece, Setting } from '../tongue.ts';
import { lists } from './lists.ts';
import { genderOf } from './noun-forms.ts';
import { phraseAt } from './phrase-at.ts';

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

export function carryFragment(
  piece: Piece,
  from: number,
  to: number,
  setting: Setting,
): string | undefined {
  const { tokens, text } = piece;
  const first = tokens[from];
  if (!first) return undefined;
  const rest =
    first.tag === 'noun' || first.tag === 'name'
      ? spanOf(text, tokens, from, to)
      : lowerFirst(first, spanOf(text, tokens, from, to));
  const comma = tokens.slice(from, to).some((one) => one.text === ',' || one.text === ':');
  const next = tokens[from + 1];
  if (first.tag === 'verb' && (first.form === 'third' || first.form === 'plural')) {
    if (comma) return undefined;
    const it =
      first.form === 'plural'
        ? 'Sie'
        : setting.gender
          ? { m: 'Er', f: 'Sie', n: 'Es' }[setting.gender]
          : undefined;
    return it && setting.headPlural === (first.form === 'plural') ? `${it} ${rest}` : undefined;
  }
  if (first.tag === 'money')
    return comma
      ? undefined
      : setting.kind === 'thing' && setting.headPlural
        ? `Sie kosten ${rest}`
        : `Das kostet ${rest}`;
  if (first.low === 'ab' && next?.tag === 'money')
    return `Die Preise beginnen bei ${spanOf(text, tokens, from + 1, to)}`;
  if (first.low === 'geöffnet')
    return to - from > 1 && !comma
      ? `Geöffnet ist ${spanOf(text, tokens, from + 1, to)}`
      : undefined;
  if (first.tag === 'pp' || /^(?:ohne|mit|für|aus)$/.test(first.low)) return undefined;
  if (
    /^(?:candidate|cause|channel|story)$/.test(setting.kind) &&
    !setting.isIdentity &&
    !/^kein/.test(first.low)
  )
    return undefined;
  const phrase = phraseAt(tokens, from);
  if (!phrase) return undefined;
  if (setting.isIdentity) {
    if (comma && tokens[phrase.end]?.text !== ',') return undefined;
    if (comma && tokens[phrase.end + 1]?.tag !== 'rel') return undefined;
    if (setting.kind === 'cause' || setting.kind === 'candidate') return undefined;
    const said =
      inCase(piece, phrase, to, 'nominative') ?? (setting.kind === 'service' ? rest : undefined);
    return said ? `Das ${phrase.plural ? 'sind' : 'ist'} ${said}` : undefined;
  }
  const items: string[] = [];
  for (let at = from; at < to; ) {
    const token = tokens[at];
    if (!token) break;
    if (token.text === ',' || token.tag === 'and') {
      if (/^(?:aber|sondern|oder)$/.test(token.low)) return undefined;
      at++;
      continue;
    }
    const item = phraseAt(tokens, at);
    if (!item || item.end > to) return undefined;
    const noun = tokens[item.head];
    if (noun?.tag !== 'noun' || lists.units.has(noun.low)) return undefined;
    let end = item.end;
    while (
      end < to &&
      tokens[end]?.text !== ',' &&
      !(tokens[end]?.tag === 'and' && phraseAt(tokens, end + 1))
    ) {
      const here = tokens[end];
      if (
        !here ||
        /^(?:sub|money|punct|pp|adv)$/.test(here.tag) ||
        isConjugated(here) ||
        here.tag === 'verb'
      )
        return undefined;
      end++;
    }
    if (tokens.slice(at, end).some((one) => lists.praise.has(one.low))) return undefined;
    const said = inCase(piece, item, end, 'accusative');
    if (!said) return undefined;
    items.push(said);
    at = end;
  }
  if (items.length === 0) return undefined;
  const denied = items.every((one) => one.startsWith('kein'));
  const carrier =
    denied || setting.kind === 'event' || setting.kind === 'venue'
      ? 'Es gibt'
      : setting.voice === 'we'
        ? 'Wir bieten'
        : setting.familiar
          ? 'Du bekommst'
          : 'Sie bekommen';
  return `${carrier} ${joinItems(items, 'und')}`;
}
