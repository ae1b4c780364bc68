// Makes a sentence of a Spanish or French fragment with the plainest words.
import { joinItems } from '../join-items.ts';
import { isConjugated } from '../segments.ts';
import { lowerFirst, spanOf } from '../spans.ts';
import type { NounPhrase, Piece, Setting } from '../tongue.ts';
import { phraseAt } from './phrase-at.ts';

export type CarryWords = {
  and: string;
  units: ReadonlySet<string>;
  durations: RegExp;
  /** `un mango`, `des manches`; undefined where the gender cannot be told. */
  withArticle(piece: Piece, phrase: NounPhrase, body: string): string | undefined;
  is: string;
  are: string;
  identity(plural: boolean): string;
  costs(plural: boolean): string;
  from: string;
  startsAt: string;
  get(setting: Setting): string;
  open: RegExp;
  weOpen(voice: Setting['voice']): string;
  none: { word: RegExp; carry(rest: string): string | undefined };
  /** `Tiene` takes a noun without an article. */
  bareItems: boolean;
  youHave: { to: RegExp; carry: string };
  there: string;
  /** With the pronoun the language wants before its verb. */
  subject(setting: Setting, plural: boolean, rest: string): string | undefined;
  praise: ReadonlySet<string>;
  made(setting: Setting, rest: string, first: string): string | undefined;
};

export function carryFragment(
  words: CarryWords,
  piece: Piece,
  from: number,
  to: number,
  setting: Setting,
): string | undefined {
  const { tokens, text } = piece;
  const first = tokens[from];
  if (!first) return undefined;
  const rest = lowerFirst(first, spanOf(text, tokens, from, to));
  const next = tokens[from + 1];
  const comma = tokens.slice(from, to).some((one) => one.text === ',' || one.text === ':');
  if (first.tag === 'verb' && (first.form === 'third' || first.form === 'plural') && !comma)
    return words.subject(setting, first.form === 'plural', rest);
  if (first.tag === 'money')
    return comma
      ? undefined
      : `${words.costs(setting.headPlural && setting.kind === 'thing')} ${rest}`;
  if (first.low === words.from && next?.tag === 'money')
    return `${words.startsAt} ${spanOf(text, tokens, from + 1, to)}`;
  if (words.open.test(first.low) && to - from > 1) return `${words.weOpen(setting.voice)} ${rest}`;
  if (words.none.word.test(first.low))
    return comma ? undefined : words.none.carry(spanOf(text, tokens, from + 1, to));
  if (first.tag === 'pp') return comma ? undefined : words.made(setting, rest, first.low);
  if (first.tag === 'num' && words.durations.test(next?.low ?? ''))
    return words.youHave.to.test(tokens[from + 2]?.low ?? '') && !comma
      ? `${words.youHave.carry} ${rest}`
      : undefined;
  const phrase = phraseAt(tokens, from);
  if (!phrase) return undefined;
  const after = tokens[phrase.end];
  if (after?.tag === 'money' || after?.tag === 'num') return undefined;
  if (/^(?:candidate|cause|channel|story)$/.test(setting.kind) && !setting.isIdentity)
    return undefined;
  if (setting.isIdentity) {
    if (comma || setting.kind === 'cause' || setting.kind === 'candidate') return undefined;
    const said = phrase.determined ? rest : words.withArticle(piece, phrase, rest);
    return said ? `${words.identity(phrase.plural)} ${said}` : undefined;
  }
  const items: string[] = [];
  for (let at = from; at < to; ) {
    const token = tokens[at];
    if (!token) break;
    if (token.text === ',' || token.tag === 'and') {
      if (token.low === 'pero' || token.low === 'mais' || token.low === 'sino') return undefined;
      at++;
      continue;
    }
    const item = phraseAt(tokens, at);
    if (!item || item.end > to) return undefined;
    const noun = tokens[item.head];
    if (noun?.tag !== 'noun' || words.units.has(noun.low)) return undefined;
    let end = item.end;
    while (
      end < to &&
      tokens[end]?.text !== ',' &&
      !(tokens[end]?.tag === 'and' && phraseAt(tokens, end + 1))
    ) {
      if (
        tokens[end]?.tag === 'sub' ||
        tokens[end]?.tag === 'money' ||
        tokens[end]?.tag === 'punct'
      )
        return undefined;
      if (isConjugated(tokens[end]) && !/^(?:rel|pron|obj)$/.test(tokens[end - 1]?.tag ?? ''))
        return undefined;
      end++;
    }
    if (item.determined && tokens.slice(at, end).some((one) => words.praise.has(one.low)))
      return undefined;
    const body = lowerFirst(tokens[at], spanOf(text, tokens, at, end));
    const said = item.determined || words.bareItems ? body : words.withArticle(piece, item, body);
    if (!said) return undefined;
    items.push(said);
    at = end;
  }
  if (items.length === 0) return undefined;
  const carrier =
    setting.kind === 'event' || setting.kind === 'venue' ? words.there : words.get(setting);
  return `${carrier} ${joinItems(items, words.and)}`;
}
