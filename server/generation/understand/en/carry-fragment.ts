// Makes a sentence of an English fragment with the plainest words there are.
import { joinItems } from '../join-items.ts';
import { isConjugated } from '../segments.ts';
import { lowerFirst, spanOf } from '../spans.ts';
import type { Piece, Setting } from '../tongue.ts';
import { lists } from './lists.ts';
import { phraseAt } from './phrase-at.ts';
import { articleOf } from './sound.ts';
import { baseOfThird, isBase, isMass } from './word-forms.ts';

type Item = { text: string; plural: boolean; negative: boolean; first: string };

/** A whole sentence without its stop; undefined where none can be made surely. */
export function carryFragment(
  piece: Piece,
  from: number,
  to: number,
  setting: Setting,
): string | undefined {
  const { tokens, text } = piece;
  const first = tokens[from];
  if (!first) return undefined;
  const rest = lowerFirst(first, spanOf(text, tokens, from, to));
  const thing = setting.headPlural
    ? ['They', 'are', 'cost', 'come']
    : ['It', 'is', 'costs', 'comes'];
  const [it, is, costs] = thing;
  const next = tokens[from + 1];
  if (first.tag === 'verb' && first.form === 'third')
    return tokens.some(
      (one, at) => at > from && at < to && one.text === ',' && tokens[at + 1]?.tag !== 'verb',
    )
      ? undefined
      : setting.headPlural
        ? `They ${first.lemma} ${spanOf(text, tokens, from + 1, to)}`
        : `It ${rest}`;
  if (/^(?:never|always|also)$/.test(first.low) && next?.tag === 'verb' && next.form === 'third')
    return setting.headPlural ? undefined : `It ${rest}`;
  if (first.low === 'not' && /^(?:for|suitable|a|an|to|the)$/.test(next?.low ?? ''))
    return `${it} ${is} ${rest}`;
  if (/^(?:only|just|now)$/.test(first.low) && next?.tag === 'money')
    return `${it} ${costs} ${rest}`;
  const stated = statedDone(piece, from, to);
  if (stated) return stated;
  const pausedAt = tokens.findIndex((one, at) => at > from && at < to && one.text === ',');
  if (
    pausedAt > 0 &&
    /^(?:money|pp|prep)$/.test(first.tag) &&
    !/^(?:prep|pp|ing)$/.test(tokens[pausedAt + 1]?.tag ?? '')
  )
    return undefined;
  if (
    first.tag === 'money' &&
    !tokens.slice(from, to).some((one) => one.tag === 'noun' && phraseEnds(tokens, from + 1))
  )
    return setting.kind === 'service' || setting.kind === 'event' || setting.kind === 'venue'
      ? `It costs ${rest}`
      : `${it} ${costs} ${rest}`;
  if (first.tag === 'money') return `${it} ${costs} ${rest}`;
  if (first.low === 'from' && next?.tag === 'money')
    return `Prices start at ${spanOf(text, tokens, from + 1, to)}`;
  if (first.low === 'open' || first.low === 'closed') {
    const who = setting.voice === 'it' ? 'It is' : 'We are';
    return to - from > 1 ? `${who} ${rest}` : undefined;
  }
  if (first.tag === 'pp')
    return setting.voice !== 'it' && setting.kind !== 'thing'
      ? undefined
      : to - from > 2 && !setting.kind.match(/service|cause|candidate/)
        ? `${it} ${is} ${rest}`
        : undefined;
  if (first.tag === 'prep')
    return /^(?:story|event|venue)$/.test(setting.kind) &&
      /^(?:in|at|on)$/.test(first.low) &&
      tokens[from + 1]?.tag !== 'ing'
      ? `It is ${rest}`
      : undefined;
  if (
    first.tag === 'num' &&
    lists.units.has(next?.low ?? '') &&
    /^(?:day|hour|minute|week|month|year|night|second)s?$/.test(next?.low ?? '')
  ) {
    return tokens[from + 2]?.tag === 'to' ? `You have ${rest}` : undefined;
  }
  if (setting.isIdentity) {
    const phrase = phraseAt(tokens, from);
    if (!phrase || to - from < 2) return undefined;
    const comma = tokens.findIndex((one, at) => at > from && at < to && one.text === ',');
    const colon = tokens.findIndex((one, at) => at > from && at < to && one.text === ':');
    if (
      comma > 0 &&
      (colon < 0 || comma < colon) &&
      !/^(?:rel|ing|pp|prep)$/.test(tokens[comma + 1]?.tag ?? '')
    )
      return undefined;
    const noun = tokens[phrase.head];
    if (setting.kind === 'cause' || setting.kind === 'candidate') return undefined;
    if (phrase.plural) return `These are ${rest}`;
    return `This is ${phrase.determined || isMass(noun?.lemma ?? '') || setting.kind === 'service' ? rest : `${articleOf(rest)} ${rest}`}`;
  }
  if (
    first.tag === 'adj' &&
    /^(?:prep|to)$/.test(next?.tag ?? '') &&
    setting.kind !== 'cause' &&
    setting.kind !== 'candidate'
  )
    return setting.voice === 'it' ? `${it} ${is} ${rest}` : undefined;
  const pricedThing = pricedNoun(piece, from, to);
  if (pricedThing) return pricedThing;
  const items = itemsOf(piece, from, to);
  if (!items || items.length === 0) return undefined;
  if (items.every((item) => item.negative))
    return `There ${items[0]?.plural ? 'are' : 'is'} ${joinItems(
      items.map((item) => item.text),
      'and',
    )}`;
  const negatives = items.filter((item) => item.negative);
  const texts = items.map((item) => item.text);
  const joined = negatives.length > 0 ? texts.join(', ') : joinItems(texts, 'and');
  if (setting.kind === 'event' || setting.kind === 'venue')
    return `There ${items[0]?.plural ? 'are' : 'is'} ${joined}`;
  if (/^(?:candidate|channel|story|cause)$/.test(setting.kind)) return undefined;
  return setting.voice === 'we' ? `We offer ${joined}` : `You get ${joined}`;
}

const phraseEnds = (tokens: Piece['tokens'], at: number) => tokens[at]?.tag === 'noun';

/** The items of a list of noun phrases with their articles; undefined when one of them is something else. */
export function itemsOf(piece: Piece, from: number, to: number): Item[] | undefined {
  const { tokens, text } = piece;
  const items: Item[] = [];
  let at = from;
  while (at < to) {
    const token = tokens[at];
    if (token && (token.tag === 'punct' || token.tag === 'and')) {
      if (token.tag === 'punct' && token.text !== ',') return undefined;
      if (token.low === 'or' || token.low === 'but') return undefined;
      at++;
      continue;
    }
    const phrase = phraseAt(tokens, at);
    if (!phrase || phrase.end > to) return undefined;
    let end = phrase.end;
    // What hangs on it until the next comma, `and` before a further phrase, or the end.
    while (end < to) {
      const here = tokens[end];
      if (!here || here.tag === 'punct') break;
      if (here.tag === 'and' && phraseAt(tokens, end + 1)) break;
      if (
        here.tag === 'verb' &&
        here.form !== 'infinitive' &&
        tokens[end - 1]?.tag !== 'rel' &&
        tokens[end - 1]?.tag !== 'pron'
      )
        return undefined;
      if (here.tag === 'money' || here.tag === 'sub') return undefined;
      end++;
    }
    if (tokens[end - 1] && /^(?:prep|det|to|rel)$/.test((tokens[end - 1] as { tag: string }).tag))
      return undefined;
    const noun = tokens[phrase.head];
    const head = noun?.low ?? '';
    const opener = tokens[at];
    const negative = opener?.low === 'no';
    const body = lowerFirst(opener, spanOf(text, tokens, at, end));
    const bare =
      !phrase.determined && !phrase.plural && noun?.tag === 'noun' && !isMass(noun.lemma ?? head);
    const measured =
      opener?.tag === 'num' &&
      /^(?:mm|cm|m|km|kg|g|l|ml|litre|liter|inch|foot|metre|meter|watt|w|volt|v|hour|minute|day|week|month|year|gram|kilo|mile|pint|gallon|ton|tonne)s?$/.test(
        tokens[at + 1]?.low ?? '',
      );
    const single =
      measured && !phrase.plural && phrase.head > at + 1 && !isMass(noun?.lemma ?? head);
    if (
      opener?.tag === 'adj' &&
      /^(?:best|most|biggest|largest|smallest|first|only)$/.test(opener.low)
    )
      return undefined;
    if (noun?.tag === 'num' || noun?.tag === 'money' || noun?.tag === 'name') return undefined;
    // `Smells of oranges` or several smells: not sure.
    if (phrase.head === at && noun && tokens[at + 1]?.tag === 'prep' && baseOfThird(noun.low))
      return undefined;
    // `Ask about …`: an order or a thing, not sure.
    if (
      phrase.head === at &&
      noun &&
      /^(?:prep|to)$/.test(tokens[at + 1]?.tag ?? '') &&
      isBase(noun.low) &&
      !isMass(noun.low)
    )
      return undefined;
    if (
      tokens.slice(at, end).some((one) => lists.praise.has(one.low) && one.tag !== 'noun') &&
      opener?.tag === 'det'
    )
      return undefined;
    if (lists.people.has(noun?.lemma ?? '') || lists.praise.has(noun?.low ?? '')) return undefined;
    // A measure alone says nothing of what it measures.
    if (
      lists.units.has(noun?.low ?? '') &&
      !/^(?:people|persons|rooms|seats|pages|pieces)$/.test(noun?.low ?? '')
    )
      return undefined;
    items.push({
      text: bare || single ? `${articleOf(body)} ${body}` : body,
      plural: phrase.plural && !single,
      negative,
      first: opener?.low ?? '',
    });
    at = end;
  }
  return items;
}

// `Life jackets provided`: they are provided. `No boats needed` stands as it is.
function statedDone(piece: Piece, from: number, to: number): string | undefined {
  const { tokens, text } = piece;
  const phrase = phraseAt(tokens, from);
  if (!phrase || phrase.end >= to || tokens[phrase.end]?.tag !== 'pp') return undefined;
  if (tokens.slice(phrase.end, to).some((one) => one.text === ',' || isConjugated(one)))
    return undefined;
  const noun = tokens[phrase.head];
  if (noun?.tag !== 'noun') return undefined;
  const rest = spanOf(text, tokens, phrase.end, to);
  if (tokens[from]?.low === 'no') return `${spanOf(text, tokens, from, phrase.end)} ${rest}`;
  const body = lowerFirst(tokens[from], spanOf(text, tokens, from, phrase.end));
  if (phrase.plural) return `${body} are ${rest}`;
  return phrase.determined || isMass(noun.lemma ?? '')
    ? `${body} is ${rest}`
    : `the ${body} is ${rest}`;
}

// `New one £11` says what it costs: `A new one is £11`.
function pricedNoun(piece: Piece, from: number, to: number): string | undefined {
  const { tokens, text } = piece;
  const phrase = phraseAt(tokens, from);
  const next = phrase ? tokens[phrase.end] : undefined;
  if (!phrase || !next) return undefined;
  const price =
    next.tag === 'money'
      ? phrase.end
      : next.low === 'from' && tokens[phrase.end + 1]?.tag === 'money'
        ? phrase.end
        : -1;
  if (price < 0 || phrase.end > to) return undefined;
  for (let at = price + 2; at < to; at++)
    if (tokens[at]?.tag === 'money' || tokens[at]?.tag === 'punct') return undefined;
  const noun = tokens[phrase.head];
  if (noun?.tag !== 'noun') return undefined;
  const body = lowerFirst(tokens[from], spanOf(text, tokens, from, phrase.end));
  const named =
    phrase.determined || phrase.plural || isMass(noun.lemma ?? '')
      ? body
      : `${articleOf(body)} ${body}`;
  const verb =
    next.low === 'from' ? (phrase.plural ? 'start' : 'starts') : phrase.plural ? 'are' : 'is';
  return `${named} ${verb} ${spanOf(text, tokens, price, to)}`;
}
