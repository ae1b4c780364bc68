// Statements as the client made them: sentences, and clauses of a sentence that stand alone.
import { cutSentences, type Sentence } from '../text/cut-sentences.ts';
import { isConjugated, segmentsOf, subjectAt } from '../text/segments.ts';
import type { PhraseAt, Piece, Segment, Token, Tongue } from '../text/tongue.ts';
import { stripLabel } from './strip-label.ts';

/** Bounds the work whatever is typed. */
const mostPieces = 40;
const mostWords = 80;
const mostInAll = 500;

/** The statements of one answer. */
export function readPieces(
  text: string,
  source: Piece['source'],
  tongue: Tongue,
  names: ReadonlySet<string>,
): Piece[] {
  const found: Piece[] = [];
  let words = 0;
  for (const typed of cutSentences(text, tongue.lists.abbreviations)) {
    const sentence = told(stripLabel(typed, tongue));
    if (found.length >= mostPieces || words > mostInAll) break;
    // Nobody speaks more in one breath; what follows is not read.
    const tokens = tongue.tag(begun(sentence.text), names).slice(0, mostWords);
    words += tokens.length;
    const segments = segmentsOf(tokens, tongue.phraseAt, tongue.dropsSubject);
    const cuts =
      sentence.stop === '?'
        ? []
        : [
            ...new Set([
              ...cutsOf(tokens, segments, tongue.lists.binding),
              ...runOns(tokens, tongue.phraseAt),
            ]),
          ].toSorted((a, b) => a - b);
    if (cuts.length === 0) {
      found.push({ source, text: sentence.text, stop: sentence.stop, tokens, segments });
      continue;
    }
    let from = 0;
    for (const cut of [...cuts, tokens.length]) {
      const last = cut === tokens.length;
      const begin = leadless(tokens, from, cut);
      const first = tokens[begin];
      const until = tokens[cut - 1];
      from = cut;
      if (!first || !until) continue;
      const part = sentence.text.slice(first.start, until.end).replace(/[\s,:;–—-]+$/, '');
      const own = tongue.tag(part, names);
      found.push({
        source,
        text: part,
        stop: last ? sentence.stop : '.',
        tokens: own,
        segments: segmentsOf(own, tongue.phraseAt, tongue.dropsSubject),
      });
    }
  }
  return found;
}

// `Somebody rings, every day, and asks: have you had a drink?`: who asks is told, and nobody is asked.
const told = (sentence: Sentence): Sentence =>
  sentence.stop === '?' && /^(?:[^\s:]+\s){3,}[^\s:]+:\s/u.test(sentence.text)
    ? { text: `${sentence.text}?`, stop: '' }
    : sentence;

/** Words of a sentence that somebody could have typed without a comma on purpose. */
const longestUnmarked = 24;
/** Words of a statement that stands alone, and of a line with its price. */
const leastApart = 4;
const leastPriced = 3;

// `they come on when you walk past my mom fell`: typed without stops, a sentence begins where a subject
// and its verb follow a sentence that has its own, and a line where something is priced or refused.
function runOns(tokens: readonly Token[], phraseAt: PhraseAt): number[] {
  if (tokens.length <= longestUnmarked || tokens.some(({ tag }) => tag === 'punct')) return [];
  const cuts: number[] = [];
  for (let at = leastPriced, from = 0; at < tokens.length - leastPriced; at++) {
    const left = tokens.slice(from, at);
    const begins =
      at - from >= leastApart &&
      at < tokens.length - leastApart &&
      clauseBegins(tokens, at, left, phraseAt);
    if (!begins && !(left.length >= leastPriced && lineBegins(tokens, at, left, phraseAt)))
      continue;
    cuts.push(at);
    from = at;
  }
  return cuts;
}

function clauseBegins(
  tokens: readonly Token[],
  at: number,
  left: readonly Token[],
  phraseAt: PhraseAt,
): boolean {
  const token = tokens[at] as Token;
  // `no fix no fee | if it's not worth fixing …`
  if (token.tag === 'sub') return !left.some(isConjugated);
  const subject = /^(?:pron|poss|det)$/.test(token.tag)
    ? subjectAt(tokens, at, phraseAt)
    : undefined;
  return (
    subject !== undefined &&
    isConjugated(tokens[subject.end]) &&
    !/^(?:sub|rel|wh|prep|and|to|det|poss|adj|verb|aux|be|ing|adv)$/.test(left.at(-1)?.tag ?? '') &&
    // `bike repair | I come to your work`, but not `the trees you plant`
    (left.some(isConjugated) || token.text === 'I')
  );
}

// `puncture 14 quid | full service 65 | no fix no fee`
function lineBegins(
  tokens: readonly Token[],
  at: number,
  left: readonly Token[],
  phraseAt: PhraseAt,
): boolean {
  if (!/^(?:noun|name|adj|adv|num|money|pron|part)$/.test(left.at(-1)?.tag ?? '')) return false;
  const phrase = phraseAt(tokens, at);
  const behind = phrase && tokens[phrase.end];
  const isPriced =
    /^(?:num|money)$/.test(behind?.tag ?? '') &&
    /\d/.test(behind?.text ?? '') &&
    tokens[at]?.tag !== 'det';
  const isRefused = tokens[at]?.low === 'no' && phrase !== undefined;
  return phrase?.start === at && !isCounted(left) && (isPriced || isRefused);
}

// `14 quid`: what is counted goes with its number.
const isCounted = (left: readonly Token[]) =>
  left.at(-1)?.tag === 'num' && /^1?\d$/.test(left.at(-1)?.text ?? '');

/** Words of a sentence that is spoken without a pause for breath. */
const oneBreath = 40;

// Where one statement ends and another begins: both sides have a subject and a verb of their own.
function cutsOf(
  tokens: readonly Token[],
  segments: readonly Segment[],
  binding: ReadonlySet<string>,
): number[] {
  const cuts: number[] = [];
  let from = 0;
  segments.forEach((segment, index) => {
    if (index === 0 || segment.kind === 'paren') return;
    const left = segments.slice(from, index);
    const right = segments.slice(index);
    const stands = left.some((one) => one.kind === 'main');
    const wordsLeft = (segment.start - (left[0]?.start ?? 0)) | 0;
    const own = ownClause(segment, right, tokens);
    const colon = segment.mark === ':' || segment.mark === '—' || segment.mark === '–';
    const bound = left.some((one) => one.lead?.tag === 'sub') && !stands;
    // `…, and when they stop, it is over`: the clause before it waits for this one.
    const last = segments[index - 1];
    const isAwaited = last?.kind === 'sub' && last.lead?.tag === 'and';
    const joint =
      own &&
      !bound &&
      !isAwaited &&
      (segment.mark !== '' || segment.lead?.tag === 'and' || isSo(segment)) &&
      segment.lead?.low !== 'or' &&
      ((stands && wordsLeft >= 3 && wordsOf(right, tokens) >= 3) ||
        (colon &&
          wordsLeft >= 4 &&
          left.some((one) => one.kind === 'noun') &&
          wordsOf(right, tokens) >= 4));
    const byColon = colon && stands && segment.kind === 'order';
    // A price behind a comma is a statement of its own.
    const priced =
      segment.mark === ',' &&
      stands &&
      segment.kind === 'noun' &&
      tokens[segment.start]?.tag === 'money' &&
      wordsOf(right, tokens) >= 2;
    // A sentence that can be said in one breath stays whole: its clauses hold each other.
    const long = wordsOf(segments, tokens) > oneBreath;
    // A new subject after a list without a verb: `Two blades, one handle, and you turn it round`.
    // `…, unless you ran it over`: behind a comma it binds all that was promised.
    const isBound = right.some(
      ({ kind, mark, lead }) => kind === 'sub' && mark === ',' && binding.has(lead?.low ?? ''),
    );
    if ((joint && long && !isBound) || byColon || priced) {
      cuts.push(segment.start);
      from = index;
    }
  });
  return cuts;
}

const isSo = (segment: Segment) =>
  /^(?:so|also|daher|deshalb|así|donc|entonces)$/.test(segment.lead?.low ?? '');

function ownClause(segment: Segment, right: readonly Segment[], tokens: readonly Token[]): boolean {
  if (segment.kind === 'main' && !segment.subject)
    return (
      segment.verb !== undefined &&
      /^(?:we|i|you|third|plural)$/.test(tokens[segment.verb]?.form ?? '') &&
      segment.mark !== ','
    );
  if (segment.kind === 'main')
    return (
      segment.subject !== undefined &&
      !/^(?:that|which|who)$/.test((tokens[segment.subject.head] as Token).low)
    );
  if (isSo(segment))
    return (
      segment.subject !== undefined ||
      right.some((one) => one !== segment && (one.kind === 'main' || one.kind === 'sub'))
    );
  return false;
}

const wordsOf = (segments: readonly Segment[], tokens: readonly Token[]) =>
  segments.reduce(
    (sum, one) =>
      sum + tokens.slice(one.start, one.end).filter((token) => token.tag !== 'punct').length,
    0,
  );

// `and`, `but`, `so` before the second statement fall.
function leadless(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  while (
    at < to &&
    (tokens[at]?.tag === 'punct' ||
      (from > 0 &&
        (tokens[at]?.tag === 'and' ||
          /^(?:so|also|daher|deshalb|así|donc)$/.test(tokens[at]?.low ?? ''))))
  )
    at++;
  return at < to && tokens.slice(at, to).some((token) => token.tag !== 'punct') ? at : from;
}

// The first words of a sentence that does not end.
const begun = (text: string) => text.slice(0, mostWords * 12);
