// Cuts a tagged sentence where a clause or an item of a list begins.
import type { NounPhrase, PhraseAt, Segment, SegmentKind, Token } from './tongue.ts';

export const isConjugated = (token: Token | undefined) =>
  token !== undefined &&
  ((token.tag === 'be' && token.form !== 'infinitive') ||
    token.tag === 'aux' ||
    (token.tag === 'verb' && token.form !== 'infinitive'));

/** The segments of a sentence, in order. */
export function segmentsOf(
  tokens: readonly Token[],
  phraseAt: PhraseAt,
  /** A verb needs no subject beside it: Spanish. */
  dropsSubject = false,
): Segment[] {
  const found: Segment[] = [];
  let start = 0;
  let mark = '';
  let paren = false;
  const take = (end: number, next: string) => {
    if (end > start) found.push(classified(tokens, start, end, mark, paren, phraseAt));
    mark = next;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.tag === 'punct') {
      if (token.text === '(' || token.text === ')') {
        take(at, token.text);
        paren = token.text === '(';
        start = at + 1;
      } else if (/^[,:–—;!?…]$/.test(token.text) || (token.text === '-' && isSpaced(tokens, at))) {
        take(at, token.text);
        start = at + 1;
      }
      continue;
    }
    if (at === start || paren) continue;
    const opens =
      (token.tag === 'sub' && (tokens[at - 1] as Token).tag !== 'and') ||
      (token.tag === 'rel' && (tokens[at - 1] as Token).tag !== 'prep') ||
      (token.tag === 'and' && clauseFollows(tokens, at + 1, phraseAt)) ||
      // `when it is worn you turn it`: the main clause follows without a comma.
      (token.tag === 'pron' &&
        tokens[start]?.tag === 'sub' &&
        !/^(?:rel|wh|sub|prep)$/.test((tokens[at - 1] as Token).tag) &&
        tokens.slice(start, at).some(isConjugated) &&
        isConjugated(tokens[skipped(tokens, at + 1)]));
    if (opens) {
      take(at, '');
      start = at;
    }
  }
  take(tokens.length, '');
  if (dropsSubject)
    for (const [at, segment] of found.entries())
      if (
        segment.kind === 'shared' &&
        (at === 0 ||
          (segment.lead === undefined &&
            !/^(?:main|shared|order)$/.test(found[at - 1]?.kind ?? '')))
      )
        segment.kind = 'main';
  // `We collect it, cremate it and return it`: the verbs share the subject of the first.
  found.forEach((segment, at) => {
    const before = found[at - 1];
    const leads = before?.verb === undefined ? undefined : tokens[before.verb];
    const form = leads?.form;
    if (
      segment.kind === 'order' &&
      before &&
      /^(?:main|shared)$/.test(before.kind) &&
      segment.mark === ',' &&
      /^(?:base|plural|we)$/.test(form ?? '')
    )
      segment.kind = 'shared';
  });
  return found;
}

const isSpaced = (tokens: readonly Token[], at: number) =>
  (tokens[at - 1]?.end ?? 0) < (tokens[at]?.start ?? 0) &&
  (tokens[at + 1]?.start ?? 0) > (tokens[at]?.end ?? 0);

function clauseFollows(tokens: readonly Token[], from: number, phraseAt: PhraseAt): boolean {
  let at = skipped(tokens, from);
  if (isConjugated(tokens[at]) || tokens[at]?.tag === 'sub') return true;
  const phrase = subjectAt(tokens, at, phraseAt);
  if (!phrase) return false;
  at = skipped(tokens, phrase.end);
  return isConjugated(tokens[at]);
}

const skipped = (tokens: readonly Token[], from: number) => {
  let at = from;
  while (/^(?:adv|neg|obj)$/.test(tokens[at]?.tag ?? '')) at++;
  return at;
};

/** A noun phrase with what hangs on it by prepositions, or a pronoun. */
export function subjectAt(
  tokens: readonly Token[],
  at: number,
  phraseAt: PhraseAt,
): NounPhrase | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.tag === 'pron' || token.tag === 'wh')
    return {
      start: at,
      end: at + 1,
      head: at,
      plural: Boolean(token.plural),
      determined: true,
    };
  const phrase = phraseAt(tokens, at);
  if (!phrase) return undefined;
  let { end } = phrase;
  for (let turns = 0; turns < 3; turns++) {
    const inner = tokens[end]?.tag === 'prep' ? phraseAt(tokens, end + 1) : undefined;
    if (!inner) break;
    end = inner.end;
  }
  return { ...phrase, end };
}

function classified(
  tokens: readonly Token[],
  start: number,
  end: number,
  mark: string,
  paren: boolean,
  phraseAt: PhraseAt,
): Segment {
  const base = { start, end, mark };
  if (paren) return { ...base, kind: 'paren' };
  const first = tokens[start] as Token;
  const lead =
    first.tag === 'sub' || first.tag === 'rel' || first.tag === 'and' ? { lead: first } : {};
  let verb = -1;
  for (let at = start; at < end; at++)
    if (isConjugated(tokens[at])) {
      verb = at;
      break;
    }
  // `and if it rains`: the clause hangs as if it began with its `if`.
  const leading = first.tag === 'and' && end > start + 1 ? tokens[start + 1] : first;
  const kindOfLead = leading?.tag === 'sub' ? 'sub' : leading?.tag === 'rel' ? 'rel' : undefined;
  const from = skipped(tokens, lead.lead ? start + 1 : start);
  if (verb < 0) {
    const opener = tokens[from]?.tag;
    const kind: SegmentKind =
      kindOfLead ??
      (opener === 'prep' || opener === 'to'
        ? 'prep'
        : opener === 'ing'
          ? 'ing'
          : opener === 'pp'
            ? 'pp'
            : phraseAt(tokens, from)
              ? 'noun'
              : 'other');
    return { ...base, ...lead, kind };
  }
  // A phrase of time or place may stand before the subject: `Every Tuesday I …`, `In winter we …`.
  let subject: NounPhrase | undefined;
  for (let at = from; at < verb; ) {
    const phrase = subjectAt(tokens, at, phraseAt);
    if (phrase && phrase.start < verb) {
      if (tokens[at - 1]?.tag !== 'prep' || !subject) subject = phrase;
      at = Math.max(phrase.end, at + 1);
    } else at++;
  }
  const prepBefore = subject && tokens[subject.start - 1]?.tag === 'prep';
  const withSubject = subject && !prepBefore ? { subject } : {};
  const kind: SegmentKind =
    kindOfLead ??
    (withSubject.subject || (tokens[verb]?.tag === 'be' && verb === from && lead.lead === undefined)
      ? 'main'
      : (tokens[verb] as Token).form === 'order' && !(lead.lead && /^(?:and)$/.test(lead.lead.tag))
        ? 'order'
        : 'shared');
  return { ...base, ...lead, ...withSubject, kind, verb };
}
