// What can be said aloud of a statement, in the client's words, from long to short.
import { isConjugated, type Segment } from './segments.ts';
import { sentence, spanOf, wordsIn } from './spans.ts';
import type { Piece, Setting, Token, Tongue } from './tongue.ts';

const longest = 44;
const danglers = /^(?:prep|det|poss|to|and|sub|rel|aux)$/;

/** Whether the sentence has a verb of its own outside what merely describes a noun. */
export function isWhole(piece: Piece, needsSubject = false): boolean {
  const [opening] = piece.segments;
  const verb = opening?.verb === undefined ? undefined : piece.tokens[opening.verb];
  // `Wiegt 9 kg` wants its pronoun, unless the subject follows: `Passt er nicht, …`.
  if (
    needsSubject &&
    opening &&
    opening.verb === opening.start &&
    !opening.subject &&
    verb?.tag === 'verb' &&
    /^(?:third|plural)$/.test(verb.form ?? '') &&
    piece.tokens[opening.start + 1]?.tag !== 'pron'
  )
    return false;
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

/** Sentences with capital and stop; empty when nothing of it can be said. */
export function speak(
  piece: Piece,
  tongue: Tongue,
  setting: Setting,
  subject: { from: Token; to: string } | undefined,
): string[] {
  const { tokens, segments, text } = piece;
  const found: string[] = [];
  const add = (said: string | undefined) => {
    if (!said) return;
    const plain = said
      .replace(/\s*\([^()]{0,200}\)/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    for (const one of [said, plain]) {
      const words = wordsIn(one);
      if (words < 2 || words > longest) continue;
      const made = sentence(one, piece.stop === '!' ? '.' : piece.stop || '.');
      if (!found.includes(made)) found.push(made);
    }
  };
  const span = (start: number, end: number) => {
    const typed = spanOf(text, tokens, start, end);
    const first = tokens[start];
    if (
      !subject ||
      !first ||
      subject.from.start < first.start ||
      subject.from.end > (tokens[end - 1]?.end ?? 0)
    )
      return typed;
    const at = subject.from.start - first.start;
    const joined = tokens.find((one) => one.start === subject.from.end);
    if (joined?.low === "'s" || joined?.low === "'re") {
      const be = joined.low === "'s" ? ' is' : ' are';
      return `${typed.slice(0, at)}${at === 0 ? subject.to : subject.to.charAt(0).toLowerCase() + subject.to.slice(1)}${be}${typed.slice(joined.end - first.start)}`;
    }
    return (
      typed.slice(0, at) +
      (at === 0 ? subject.to : subject.to.charAt(0).toLowerCase() + subject.to.slice(1)) +
      typed.slice(at + (subject.from.end - subject.from.start))
    );
  };
  if (piece.stop === '?') {
    add(span(0, tokens.length));
    return found;
  }
  const last = segments[segments.length - 1];
  if (!last) return found;
  if (isWhole(piece, tongue.needsSubject)) {
    const priced = tongue.carry(piece, 0, segments[0]?.end ?? 0, setting);
    const first = segments[0] as Segment;
    const opened =
      first.kind === 'noun' &&
      segments.length > 1 &&
      tokens.slice(first.start, first.end).some((one) => one.tag === 'money');
    if (opened && priced) add(`${priced}, ${span(segments[1]?.start ?? 0, tokens.length)}`);
    else if (!(first.kind === 'sub' && segments.length === 1)) add(span(0, endOf(piece)));
    for (const end of borders(piece)) add(opened && priced ? priced : span(0, end));
    const front = frontBorder(piece, tongue);
    if (front > 0) {
      add(span(front, endOf(piece)));
      for (const end of borders(piece)) if (end > front) add(span(front, end));
    }
  } else {
    for (const said of fragments(piece, tongue, setting)) add(said);
  }
  return found.toSorted((a, b) => wordsIn(b) - wordsIn(a)).slice(0, 5);
}

// A fragment as a sentence, whole and in its parts.
function fragments(piece: Piece, tongue: Tongue, setting: Setting): string[] {
  const end = endOf(piece);
  const { segments } = piece;
  const whole = tongue.carry(piece, 0, end, setting);
  const found = whole ? [whole] : [];
  const plain = { ...setting, isIdentity: false };
  const colon = segments.find((one) => one.mark === ':');
  const parts = segments
    .filter((one) => one.kind !== 'rel' && one.kind !== 'sub' && one.kind !== 'paren')
    .map((one, at) => {
      const next = segments[segments.indexOf(one) + 1];
      const until = next?.kind === 'rel' && next.mark === '' ? next.end : one.end;
      // What follows a colon tells more of what stands before it.
      return (colon && one.start >= colon.start) || (setting.isIdentity && at > 0)
        ? undefined
        : tongue.carry(piece, one.start, Math.min(until, end), at === 0 ? setting : plain);
    });
  // `Three ingredients: dulse, oats, salt`.
  const named =
    colon && !whole
      ? tongue.carry(piece, 0, segments[segments.indexOf(colon) - 1]?.end ?? 0, setting)
      : undefined;
  if (named && colon && segments.slice(segments.indexOf(colon)).every((one) => one.kind === 'noun'))
    found.push(`${named}: ${spanOf(piece.text, piece.tokens, colon.start, end)}`);
  if (
    !whole &&
    parts.length === 2 &&
    parts.every(Boolean) &&
    segments.every((one) => one.mark !== ':')
  )
    found.push(
      `${parts[0]}, ${tongue.lists.and} ${(parts[1] ?? '').charAt(0).toLowerCase()}${(parts[1] ?? '').slice(1)}`,
    );
  for (const part of parts) if (part) found.push(part);
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

// Ends at which the sentence can stop: everything behind may go.
function borders(piece: Piece): number[] {
  const { segments, tokens } = piece;
  const ends: number[] = [];
  for (let at = segments.length - 1; at > 0; at--) {
    const segment = segments[at] as Segment;
    // A condition goes only with the clause it binds.
    if (
      segment.kind === 'sub' &&
      !droppable.has(segment.lead?.low ?? '') &&
      segments[at - 1]?.mark === ',' &&
      /^(?:main|shared)$/.test(segments[at - 1]?.kind ?? '')
    )
      continue;
    if (!mayFall(piece, segment)) break;
    const kept = segments.slice(0, at);
    const stands = kept.some((one) => one.kind === 'main' || one.kind === 'order');
    if (!stands) break;
    const before = kept[kept.length - 1] as Segment;
    const ender = tokens[before.end - 1];
    if (!ender || danglers.test(ender.tag)) continue;
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
  // What denies or restricts belongs to what was promised.
  if (
    words.some(
      (one) =>
        one.tag === 'neg' ||
        /^(?:no|not|only|except|without|kein|keine|nur|ohne|außer|nicht|no|sin|solo|sólo|salvo|sans|sauf|pas|ne|seulement)$/.test(
          one.low,
        ),
    )
  )
    return (
      (segment.kind === 'main' && segment.lead?.tag === 'and') ||
      (segment.kind === 'shared' && segment.mark === ',' && segment.verb === segment.start)
    );
  if (segment.kind === 'paren') return true;
  if (segment.kind === 'sub')
    return piece.segments[0] !== segment && droppable.has(segment.lead?.low ?? '');
  if (segment.kind === 'rel') return segment.mark === ',';
  if (segment.kind === 'shared' || segment.kind === 'main' || segment.kind === 'order')
    return segment.lead?.tag === 'and'
      ? segment.lead.low !== 'or'
      : segment.mark !== '' && (segment.kind !== 'shared' || segment.verb === segment.start);
  return segment.mark !== '' && segment.lead?.low !== 'or';
}

const droppable = new Set(
  'because so while although though as weil damit während da denn obwohl porque aunque mientras parce puisque tandis'.split(
    ' ',
  ),
);

// A leading clause that gives a mere reason can go.
function frontBorder(piece: Piece, tongue: Tongue): number {
  const [first, second] = piece.segments;
  if (
    !first ||
    !second ||
    first.kind !== 'sub' ||
    second.kind !== 'main' ||
    tongue.language === 'de'
  )
    return 0;
  return tongue.lists.droppable.has(first.lead?.low ?? '') && second.subject ? second.start : 0;
}
