// Lettering in the client's words: the part of a statement that sets it apart, whole.
import { isConjugated } from './segments.ts';
import { capital, spanOf } from './spans.ts';
import type { Piece, Token, Tongue } from './tongue.ts';

const lengths = [44, 24];
const badEnd = /^(?:prep|det|poss|to|and|sub|rel|aux|be|neg|adv)$/;
const badStart = /^(?:and|rel|sub|aux|be|obj|part|punct|pp)$/;

/** The best wording for each length, the longer first. */
export function letter(piece: Piece, tongue: Tongue): string[] {
  const found: string[] = [];
  const candidates = candidatesOf(piece, tongue);
  for (const length of lengths) {
    let best: { text: string; score: number } | undefined;
    for (const [start, end, bonus] of candidates) {
      const text = tidy(spanOf(piece.text, piece.tokens, start, end));
      if (text.length < 3 || text.length > length || found.includes(text)) continue;
      const score = scoreOf(piece, start, end, tongue) + bonus - (length - text.length) * 0.01;
      if (score > (best?.score ?? 0.8)) best = { text, score };
    }
    if (best)
      found.push(
        capital(best.text) +
          (piece.stop === '?' && best.text.length === tidy(piece.text).length ? '?' : ''),
      );
  }
  return [...new Set(found)].toSorted((a, b) => b.length - a.length);
}

const tidy = (text: string) => {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—]+/, '')
    .trim();
  const open =
    plain.split('(').length === plain.split(')').length ? plain : plain.replace(/[()]/g, '');
  return /\d[.,][–-]$/.test(open) ? open : open.replace(/[\s,;:–—.-]+$/, '');
};

function candidatesOf(piece: Piece, tongue: Tongue): [number, number, number][] {
  const { tokens, segments } = piece;
  const found: [number, number, number][] = [];
  const add = (start: number, end: number, bonus = 0) => {
    const first = tokens[start];
    const last = tokens[end - 1];
    if (!first || !last || end <= start || found.length > 120) return;
    if (badStart.test(first.tag) && start > 0) return;
    if (
      badEnd.test(last.tag) &&
      !(end >= tokens.length) &&
      !(last.tag === 'adv' && isConjugated(tokens[start]))
    )
      return;
    if (losesDenial(piece, tongue, start, end)) return;
    if (
      tokens
        .slice(start, end)
        .every((one) => one.tag === 'adj' || one.tag === 'adv' || one.tag === 'punct')
    )
      return;
    found.push([start, end, bonus]);
  };
  const end = tokens.length;
  // What is bound by an `if` may not be lettered without it.
  if (
    segments.some(
      (one) =>
        one.kind === 'sub' &&
        tongue.lists.binding.has(one.lead?.low ?? '') &&
        !/^(?:before|after|where|once)$/.test(one.lead?.low ?? ''),
    )
  ) {
    add(0, end, 2);
    if (segments[0]?.kind === 'sub') return found;
  }
  add(0, end, 0.3);
  segments.forEach((segment, at) => {
    if (segment.kind === 'rel' || segment.kind === 'paren') return;
    const from =
      segment.lead?.tag === 'and' || /^(?:so)$/.test(segment.lead?.low ?? '')
        ? segment.start + 1
        : segment.start;
    if (segment.kind === 'sub' && piece.stop !== '?') return;
    for (let to = at; to < Math.min(segments.length, at + 4); to++)
      add(from, segments[to]?.end ?? 0, to === at ? 0.1 : 0);
    const subject = segment.subject ? tokens[segment.subject.head] : undefined;
    if (
      segment.verb !== undefined &&
      subject &&
      /^(?:it|they|you|er|sie|es|ello|il|elle|ils|elles)$/.test(subject.low) &&
      tokens[segment.verb]?.tag === 'verb'
    )
      add(segment.verb, segment.end, -0.2);
  });
  // Noun phrases with what hangs on them.
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.tag === 'punct') continue;
    const phrase = tongue.phraseAt(tokens, at);
    if (!phrase) continue;
    const isOpen = (tokens[at - 1]?.tag ?? 'punct') !== 'adj';
    if (isOpen) {
      const plain = !tokens
        .slice(phrase.start, phrase.end)
        .some(
          (one) =>
            /^(?:num|money|name)$/.test(one.tag) ||
            tongue.lists.contrasts.has(one.low) ||
            tongue.lists.materials.has(one.low),
        );
      const led =
        tokens[phrase.start - 1]?.tag === 'prep' && tokens[phrase.start - 1]?.low !== 'with'
          ? -0.5
          : 0;
      let bare = phrase.start;
      if (
        /^(?:a|an|the|ein|eine|einen|der|die|das|un|una|el|la|le|une|l)$/.test(
          tokens[bare]?.low ?? '',
        ) &&
        phrase.end - bare > 1
      )
        bare++;
      add(bare, phrase.end, (plain ? -0.4 : -0.1) + led);
      let until = phrase.end;
      while (
        until < tokens.length &&
        !/^(?:punct|verb|be|aux|sub|rel|and)$/.test((tokens[until] as Token).tag)
      )
        until++;
      if (until > phrase.end) add(bare, until, (plain ? -0.2 : 0) + led);
    }
    at = phrase.end - 1;
  }
  return found;
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

function scoreOf(piece: Piece, start: number, end: number, tongue: Tongue): number {
  const { lists } = tongue;
  let score = 0;
  for (let at = start; at < end; at++) {
    const token = piece.tokens[at] as Token;
    if (token.tag === 'num' || token.tag === 'money') score += 1.6;
    else if (lists.contrasts.has(token.low)) score += 1;
    else if (lists.praise.has(token.low)) score -= 0.4;
    else if (lists.materials.has(token.low)) score += 0.8;
    else if (token.tag === 'name') score += 0.6;
    else if (token.tag === 'noun') score += 0.5;
    else if (token.tag === 'verb') score += 0.5;
    else if (token.tag === 'link') score -= 0.5;
    else if (/^(?:pron|obj)$/.test(token.tag))
      score -= token.low === 'you' || token.low === 'we' ? 0.1 : 0.5;
  }
  const first = piece.tokens[start];
  if (first?.tag === 'prep') score -= 0.4;
  return score;
}
