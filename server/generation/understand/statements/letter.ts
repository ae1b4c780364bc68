// Lettering in the client's words: a whole phrase of a statement, or nothing.

import { hasFinite } from '../text/has-finite.ts';
import { isConjugated } from '../text/segments.ts';
import { capital, spanOf, wordsIn } from '../text/spans.ts';
import type { Piece, Segment, Token, Tongue } from '../text/tongue.ts';
import { restricts } from './restricts.ts';
import { breaksIn } from './spoken/breaks.ts';
import { laughs } from './spoken/speak.ts';

/** Letters that can be read while a shot stands, alone in two lines, beside another, in one line, and on a title. */
const lengths = [60, 44, 32, 24];
/** Words of the longest. */
const mostWords = 11;
const badEnd = /^(?:prep|det|poss|to|and|sub|rel|aux|be|neg)$/;
const badStart = /^(?:and|rel|sub|aux|be|obj|part|pp|pron)$/;

/** From long to short: the statement itself where it is short enough, and the best phrases of it. */
export function letter(piece: Piece, tongue: Tongue): string[] {
  const all = candidatesOf(piece, tongue).map(({ start, end, bonus }) => ({
    text: tidy(
      end < piece.tokens.length
        ? spanOf(piece.text, piece.tokens, start, end)
        : piece.text.slice(piece.tokens[start]?.start),
    ),
    score: scoreOf(piece, start, end, tongue) + bonus,
  }));
  const found: string[] = [];
  for (const length of lengths) {
    let best: { text: string; score: number } | undefined;
    for (const one of all) {
      const { text } = one;
      if (text.length < 3 || text.length > length || wordsIn(text) > mostWords) continue;
      if (found.includes(text)) continue;
      const score = one.score - (length - text.length) * 0.01;
      if (score > (best?.score ?? 0.8)) best = { text, score };
    }
    if (best) found.push(best.text);
  }
  const isWholeQuestion = (text: string) =>
    piece.stop === '?' && text.length === tidy(piece.text).length;
  return [...new Set(found)]
    .map((text) => capital(text) + (isWholeQuestion(text) ? '?' : ''))
    .toSorted((a, b) => b.length - a.length);
}

const tidy = (text: string) => {
  const plain = text
    .replace(laughs, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—]+/, '')
    .trim();
  const open =
    plain.split('(').length === plain.split(')').length ? plain : plain.replace(/[()]/g, '');
  return /\d[.,][–-]$/.test(open) ? open : open.replace(/[\s,;:–—.-]+$/, '');
};

type Candidate = { start: number; end: number; bonus: number };

function candidatesOf(piece: Piece, tongue: Tongue): Candidate[] {
  const { tokens } = piece;
  // `And nurses who …`: it stands without what joins it to the line before.
  const start = joins.has(tokens[0]?.low ?? '') ? 1 : 0;
  const free = freeOf(piece, tongue);
  return [
    { start, end: tokens.length, bonus: 2 },
    ...[
      ...[...breaksIn(piece, tongue), ...pricedIn(piece, tongue)].map((end) => ({
        start,
        end,
        bonus: 0.1,
      })),
      ...sumsIn(piece),
    ].filter((one) => isPhrase(piece, tongue, one.start, one.end)),
    ...announcedIn(piece, tongue),
    ...countedIn(piece, free, tongue),
  ];
}

// `Day nursery in Bath, 12 places, | open from five`: before the first verb, a list of what counts.
const pricedIn = ({ tokens, segments }: Piece, { language }: Tongue): number[] =>
  segments.flatMap(({ mark, lead, kind }, at) => {
    const before = segments.slice(0, at);
    const end = before.at(-1)?.end ?? 0;
    return (mark === ',' ? lead === undefined : kind === 'main' && lead?.tag === 'and') &&
      kind !== 'paren' &&
      before.every((one) => one.verb === undefined && /^,?$/.test(one.mark)) &&
      !hasFinite(tokens.slice(0, end), language) &&
      tokens.slice(0, end).some(({ tag }) => tag === 'num' || tag === 'money')
      ? [end]
      : [];
  });

// `I'll say it at once: | you can't see the mountain`: what a colon announces is a sentence.
const announcedIn = ({ tokens, segments }: Piece, { points }: Tongue): Candidate[] =>
  segments.flatMap(({ mark, kind, subject, start }) => {
    const opener = subject && tokens[subject.start];
    return mark === ':' && kind === 'main' && opener && !points.subject.has(opener.low)
      ? [{ start, end: tokens.length, bonus: 0.5 }]
      : [];
  });

// `Set of four, one lid, | bench £18 a day`: an item of a list that has no verb, with what it costs.
const sumsIn = ({ tokens, segments }: Piece): Candidate[] =>
  segments.every(({ verb, mark }) => verb === undefined && mark !== ':')
    ? segments
        .filter(
          ({ kind, start, end }) =>
            /^(?:noun|other)$/.test(kind) &&
            tokens.slice(start, end).some(({ tag }) => tag === 'money') &&
            tokens.slice(start, end).some(({ tag }) => tag === 'noun'),
        )
        .map(({ start, end }) => ({ start, end, bonus: 0 }))
    : [];

const joins = new Set('and but und aber y e pero et mais'.split(' '));

// What is bound by an `if` may not be lettered without it: after a comma it binds all before it,
// else the clause it stands at.
function freeOf({ segments }: Piece, { lists }: Tongue): (at: number) => boolean {
  const binding = segments.flatMap(({ kind, lead, mark }, at) =>
    kind === 'sub' && lists.binding.has(lead?.low ?? '')
      ? [{ at, all: at === 0 || mark !== '' }]
      : [],
  );
  return (at) => binding.every((one) => !one.all && at < one.at - 1);
}

// Nothing but the mark stands between them.
const isTight = (tokens: readonly Token[], one: Segment | undefined, next: Segment): boolean =>
  one !== undefined && (tokens[next.start]?.start ?? 0) - (tokens[one.end - 1]?.end ?? 0) < 2;

// It ends where the client made a pause, but not in the middle of a list nor before what it announces.
function canEnd({ segments, tokens }: Piece, at: number): boolean {
  const own = segments[at] as Segment;
  const next = segments[at + 1];
  if (!next) return true;
  // `34–49`, `Monday–Friday`
  if (/^[–—]$/.test(next.mark) && isTight(tokens, own, next)) return false;
  // `2 mistakes: the bowl (it wants a cup) and the fridge`
  if (next.kind === 'paren' && segments[at + 2]?.lead?.tag === 'and') return false;
  if (next.kind === 'paren') return at > 0 || own.end - own.start > 3;
  // A dot within a sentence belongs to an abbreviation.
  if (next.mark === ':' || next.mark === '.') return false;
  if (next.mark === '') return next.kind === 'main' && next.lead?.tag === 'and';
  if (next.kind === 'rel' || next.lead?.tag === 'and') return next.kind === 'main';
  if (next.mark !== ',') return true;
  // `Three colours: slate, | bracken and post-box`
  if (own.mark === ':') return false;
  if (own.kind === 'main' && isAside(tokens, own, next)) return true;
  // `Cups, plates | and bowls`, `We mend clocks, | watches`.
  const isItem = /^(?:noun|other|prep|pp)$/.test(next.kind);
  return !isItem || (own.kind === 'noun' && tokens[next.start]?.tag !== 'noun');
}

// `It takes eleven kilos a season, | above all of bees`: it opens as nothing before it does, and takes nothing back.
function isAside(tokens: readonly Token[], own: Segment, next: Segment): boolean {
  const [first, ...rest] = tokens.slice(next.start, next.end);
  const before = tokens.slice(own.start, own.end);
  if (!first || [first, ...rest].some(restricts)) return false;
  if (next.kind === 'prep') return !before.some(({ low }) => low === first.low);
  return next.kind === 'other' && first.tag === 'adj' && before.at(-1)?.tag !== 'adj';
}

function isPhrase(piece: Piece, tongue: Tongue, start: number, end: number): boolean {
  const { tokens } = piece;
  const first = tokens[start];
  const last = tokens[end - 1];
  if (!first || !last || end <= start) return false;
  if (badStart.test(first.tag) && start > 0) return false;
  if (badEnd.test(last.tag) && end < tokens.length) return false;
  if (losesDenial(piece, tongue, start, end)) return false;
  // `Nine scenes are left, and in the last reel`: what was joined says where, and no more what.
  const joined = piece.segments.find((one) => one.end === end && end < tokens.length);
  if (joined?.lead?.tag === 'and' && tokens[joined.start + 1]?.tag === 'prep' && !joined.verb)
    return false;
  // `At Fairweather & Gale`: where it is says nothing without what is there.
  const said = tokens.slice(start, end);
  if (
    first.tag === 'prep' &&
    !said.some(({ tag }) => tag === 'num' || tag === 'money') &&
    end < tokens.length
  )
    return false;
  return !tokens
    .slice(start, end)
    // `7 to 8` says nothing of what.
    .every(({ tag }) => /^(?:adj|adv|punct|num|prep|to|det|and)$/.test(tag));
}

// `14 kinds of willow` at the end of a clause: a figure with all that hangs on it.
function countedIn(piece: Piece, free: (at: number) => boolean, tongue: Tongue): Candidate[] {
  const { tokens, segments } = piece;
  return segments.flatMap(({ start, end }, at) => {
    const from = tokens.findIndex(
      ({ tag }, place) => place > start && place < end && (tag === 'num' || tag === 'money'),
    );
    if (from < 0 || !free(at) || !canEnd(piece, at)) return [];
    const inside = tokens.slice(from, end);
    const begins = /^(?:verb|be)$/.test(tokens[from - 1]?.tag ?? '');
    const broken = inside.some(
      (token, place) =>
        isConjugated(token) ||
        /^(?:rel|sub|pron|obj|neg|part)$/.test(token.tag) ||
        (token.tag === 'det' && place > 0 && inside[place - 1]?.tag !== 'prep'),
    );
    if (!begins || broken || inside.length < 2 || !isPhrase(piece, tongue, from, end)) return [];
    return [{ start: from, end, bonus: -0.1 }];
  });
}

// `Plastic boats` must not be what is left of `We don't sell plastic boats`.
function losesDenial(piece: Piece, tongue: Tongue, start: number, end: number): boolean {
  return piece.segments.some(
    (segment) =>
      segment.start < end &&
      segment.end > start &&
      piece.tokens.some(
        (one, at) =>
          at >= segment.start &&
          at < segment.end &&
          (at < start || at >= end) &&
          (one.tag === 'neg' || tongue.lists.negations.has(one.low)),
      ),
  );
}

const worth: Partial<Record<Token['tag'], number>> = {
  num: 1.6,
  money: 1.6,
  name: 0.6,
  noun: 0.5,
  verb: 0.5,
  link: -0.5,
  pron: -0.5,
  obj: -0.5,
};

function scoreOf(piece: Piece, start: number, end: number, { lists }: Tongue): number {
  let score = piece.tokens[start]?.tag === 'prep' ? -0.4 : 0;
  for (const { tag, low } of piece.tokens.slice(start, end)) {
    if (lists.contrasts.has(low)) score += 1;
    else if (lists.praise.has(low)) score -= 0.4;
    else if (lists.materials.has(low)) score += 0.8;
    else if (lists.firstPlural.has(low) || lists.second.has(low)) score -= 0.1;
    else score += worth[tag] ?? 0;
  }
  return score;
}
