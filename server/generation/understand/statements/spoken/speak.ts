// What can be said aloud of a statement, in the client's words, from long to short.

import type { Language } from '../../subject-frame.ts';
import { hasFinite } from '../../text/has-finite.ts';
import { isConjugated } from '../../text/segments.ts';
import { sentence, spanOf, wordsIn } from '../../text/spans.ts';
import type { Piece, Segment, Token } from '../../text/tongue.ts';
import { restricts } from '../restricts.ts';
import { turns } from '../turns.ts';

const longest = 44;
const danglers = /^(?:prep|det|poss|to|and|sub|rel|aux|be)$/;

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

/** What the client typed, as a sentence with capital and stop, and what of it can stand alone; empty when it is a word or too long to be said. */
export function speak(piece: Piece, language: Language): string[] {
  const { tokens, segments, text } = piece;
  const quoted = quotedIn(text, language);
  if (quoted) return [quoted];
  const found: string[] = [];
  const add = (said: string) => {
    // What stands in brackets is for the eye.
    const plain = said
      .replace(/\s*\([^()]{0,200}\)/g, '')
      .replace(/\s=\s/g, ': ')
      .replace(laughs, '')
      .replace(/\s+([,.;:!?])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim();
    const words = wordsIn(plain);
    if (words < 2 || words > longest || /[()[\]{}]/.test(plain)) return;
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
  const from = afterLabel(piece);
  add(span(from, endOf(piece)));
  const [first] = segments;
  if (!first) return found;
  for (const end of borders(piece)) if (end > from) add(span(from, end));
  const front = frontBorder(piece);
  if (front > 0) {
    add(span(front, endOf(piece)));
    for (const end of borders(piece)) if (end > front) add(span(front, end));
  }
  return found.toSorted((a, b) => wordsIn(b) - wordsIn(a)).slice(0, 5);
}

// `How fresh: lifted the morning they go out`: what stands before the colon is a heading.
function afterLabel({ tokens, segments }: Piece): number {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const label = colon > 0 && colon <= 4 && colon < tokens.length - 3;
  const said = segments.some(
    ({ kind, start, end }) => /^(?:main|order)$/.test(kind) && start < colon && end <= colon + 1,
  );
  return label && !said ? colon + 1 : 0;
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

// Ends at which the sentence can stop: everything behind may go.
function borders(piece: Piece): number[] {
  const { segments, tokens } = piece;
  const ends: number[] = [];
  for (let at = segments.length - 1; at > 0; at--) {
    const segment = segments[at] as Segment;
    const isCondition = segment.kind === 'sub' && !droppable.has(segment.lead?.low ?? '');
    // `…, unless you ran it over`: at the end and behind a comma it binds all that was promised.
    if (
      isCondition &&
      segment.mark === ',' &&
      !segments.slice(at + 1).some(({ kind }) => kind === 'main')
    )
      break;
    // A condition goes only with the clause it binds.
    if (
      isCondition &&
      segments[at - 1]?.mark === ',' &&
      /^(?:main|shared)$/.test(segments[at - 1]?.kind ?? '')
    )
      continue;
    if (!mayFall(piece, segment)) break;
    const kept = segments.slice(0, at);
    // `When somebody dies alone and is found late`: a clause that joins another does not end it.
    const waits = segments[0]?.kind === 'sub';
    const stands = kept.some(
      ({ kind, lead }) => kind === 'order' || (kind === 'main' && !(waits && lead)),
    );
    if (!stands) break;
    // `Colours: buff, | brown and white`: what a colon announces stays whole.
    const announced = kept.findLastIndex(({ mark }) => mark === ':');
    if (announced > 0 && !kept.slice(announced).some(({ verb }) => verb !== undefined)) continue;
    const before = kept[kept.length - 1] as Segment;
    const ender = tokens[before.end - 1];
    if (!ender || danglers.test(ender.tag)) continue;
    // `Bolt, latch, key`: nor does a list that has none.
    const isListed = segments
      .slice(at, at + 2)
      .every(({ kind, mark }) => kind === 'noun' && mark === ',');
    if (isListed && segments[at + 1] && !segments.slice(at).some(({ lead }) => lead?.tag === 'and'))
      break;
    // Half of a list would want its `and`.
    const inList = before.mark !== '' && before.kind === segment.kind && before.lead === undefined;
    if (inList && /^(?:noun|order|prep|shared|ing|pp)$/.test(before.kind)) continue;
    if (segment.lead?.tag === 'and' && before.mark === ',' && before.kind === segment.kind)
      continue;
    ends.push(before.end);
  }
  return ends;
}

function mayFall(piece: Piece, segment: Segment): boolean {
  const words = piece.tokens.slice(segment.start, segment.end);
  // `…, but since this year a lift as well`, `and usually he wastes it`: there lies the point.
  if (words.slice(0, 2).some(({ low }) => turns.has(low))) return false;
  const then = piece.tokens[segment.start + 1];
  if (segment.lead?.tag === 'and' && then?.tag === 'adv' && segment.kind === 'main') return false;
  // What denies or restricts belongs to what was promised.
  if (words.some(restricts))
    return (
      (segment.kind === 'main' && segment.lead?.tag === 'and') ||
      (segment.kind === 'shared' && segment.mark === ',' && segment.verb === segment.start)
    );
  if (segment.kind === 'paren') return true;
  if (segment.kind === 'sub')
    return (
      piece.segments[0] !== segment &&
      droppable.has(segment.lead?.low ?? '') &&
      // `As long as you own it` measures.
      !(segment.lead?.low === 'as' && piece.tokens[segment.start - 2]?.low === 'as')
    );
  if (segment.kind === 'rel') return segment.mark === ',';
  // `Give back the right thing and they leave`: what follows is what it is done for.
  const [order, promised] = piece.segments;
  const isPromise = promised === segment && segment.kind === 'main' && segment.lead?.tag === 'and';
  if (isPromise && order?.kind === 'order') return false;
  if (segment.kind === 'shared' || segment.kind === 'main' || segment.kind === 'order')
    return segment.lead?.tag === 'and'
      ? segment.lead.low !== 'or'
      : segment.mark !== '' && (segment.kind !== 'shared' || segment.verb === segment.start);
  // `free for anyone over 60, anyone with a child under 5 and anyone on benefits`: nobody is left out.
  const isForAll =
    /^(?:noun|other)$/.test(segment.kind) && piece.tokens.slice(0, segment.start).some(names);
  return segment.mark !== '' && segment.lead?.low !== 'or' && !isForAll;
}

const names = ({ tag, low }: Token) => tag === 'prep' && /^(?:for|für|para|pour)$/.test(low);

const droppable = new Set(
  'because so while although though as weil damit während da denn obwohl porque aunque mientras parce puisque tandis'.split(
    ' ',
  ),
);

// In German the verb would stand first.
const frontal = new Set(
  'because while although though porque aunque mientras parce puisque tandis'.split(' '),
);

// A leading clause that gives a mere reason can go.
function frontBorder(piece: Piece): number {
  const [first, second] = piece.segments;
  if (!first || !second || first.kind !== 'sub' || second.kind !== 'main') return 0;
  return frontal.has(first.lead?.low ?? '') && second.subject ? second.start : 0;
}
