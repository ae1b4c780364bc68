// What a statement does for the client, by its structure.

import type { Deed, Role, SubjectKind } from '../subject-frame.ts';
import type { Piece, Token, Tongue } from '../text/tongue.ts';

export type RoleWords = {
  /** Book, call, visit: orders that ask for business. */
  calls: ReadonlySet<string>;
  /** Free, delivery, guarantee, instalment. */
  terms: ReadonlySet<string>;
  /** Open, daily, doors, premiere. */
  occasions: ReadonlySet<string>;
  /** Must, may not, suitable, consult: cautions that have to stand. */
  cautions: ReadonlySet<string>;
  /** Everybody in general: most, many, people, everyone. */
  generic: ReadonlySet<string>;
  /** Campaign of, paid for by. */
  sponsor: RegExp;
};

export type Situation = {
  kind: SubjectKind;
  /** It holds the words the head was read from. */
  isIdentity: boolean;
  /** It stands before the first statement that names the thing. */
  isBefore: boolean;
  deed: Deed | undefined;
  prices: readonly string[];
  dates: readonly string[];
  contacts: readonly string[];
  isStory: boolean;
  headLemma: string;
};

export function roleOf(piece: Piece, tongue: Tongue, words: RoleWords, at: Situation): Role {
  const { tokens, segments, text } = piece;
  const { lists } = tongue;
  if (piece.source === 'behavior') return 'call';
  const has = (set: ReadonlySet<string>) =>
    tokens.some((one) => set.has(one.low) || (one.lemma !== undefined && set.has(one.lemma)));
  const first = tokens.find((one) => one.tag !== 'punct');
  const main = segments.find(
    (one) => one.kind === 'main' || one.kind === 'order' || one.kind === 'shared',
  );
  const verb = main?.verb === undefined ? undefined : tokens[main.verb];
  const subject = main?.subject ? tokens[main.subject.head] : undefined;
  const opener = main?.subject ? tokens[main.subject.start] : undefined;
  const ours =
    verb &&
    ((subject && (lists.firstPlural.has(subject.low) || lists.firstSingular.has(subject.low))) ||
      (!subject && (verb.form === 'we' || verb.form === 'i')));
  const denied = tokens.some((one) => lists.negations.has(one.low));
  if (words.sponsor.test(text)) return 'sponsor';
  if (piece.stop === '?') return 'trouble';
  if (at.isIdentity && !(ours && denied)) return 'identity';
  if (main?.kind === 'order' && segments[0]?.kind === 'sub' && has(words.cautions)) return 'limit';
  if (main?.kind === 'order') {
    if (at.contacts.length > 0) return 'call';
    const order = verb?.lemma ?? '';
    if (denied && !at.deed) return 'limit';
    if (words.calls.has(order) && segments.every((one) => one.kind !== 'main'))
      return has(words.cautions) ? 'limit' : 'call';
    if (at.prices.length > 0) return 'offer';
    return at.deed ? 'deed' : 'proof';
  }
  if (at.contacts.length > 0 && !at.deed) return 'call';
  const mainDenied = main ? deniedIn(tokens, main.start, main.end, lists.negations) : denied;
  if (mainDenied && (ours || has(words.cautions))) return 'limit';
  if (
    !main &&
    first &&
    denied &&
    first.tag === 'det' &&
    /^(?:channel|cause|candidate|story|service)$/.test(at.kind)
  )
    return 'limit';
  if (first && /^(?:not|nicht)$/.test(first.low) && (main === undefined || main.kind !== 'main'))
    return 'limit';
  if (has(words.cautions) && (denied || segments[0]?.kind === 'sub')) return 'limit';
  if (at.prices.length > 0) return 'offer';
  if (has(words.occasions) && !main) return 'occasion';
  if (at.dates.length > 0 && !at.deed && (!main || verb?.tag === 'be' || has(words.occasions)))
    return 'occasion';
  const addressed =
    segments[0]?.kind === 'sub' &&
    /^(?:if|wenn|falls|si)$/.test(segments[0].lead?.low ?? '') &&
    tokens
      .slice(segments[0].start, segments[0].end)
      .some((one) => lists.second.has(one.low) || /^(?:you|usted)$/.test(one.form ?? ''));
  if (addressed && at.isBefore) return 'trouble';
  const bad = has(lists.lacks) || mainDenied;
  const generic =
    (subject !== undefined &&
      (words.generic.has(subject.low) ||
        words.generic.has(opener?.low ?? '') ||
        lists.second.has(subject.low))) ||
    (segments[0]?.kind === 'sub' &&
      /^(?:if|wenn|falls|si|when|cuando|quand)$/.test(segments[0].lead?.low ?? '') &&
      tokens.slice(segments[0].start, segments[0].end).some((one) => lists.second.has(one.low)));
  // `Most brooms …`: the others of its kind.
  const others =
    subject?.lemma !== undefined &&
    at.headLemma.length > 2 &&
    (at.headLemma.endsWith(subject.lemma.toLowerCase()) ||
      subject.lemma.toLowerCase().endsWith(at.headLemma)) &&
    (words.generic.has(opener?.low ?? '') ||
      (main !== undefined &&
        tokens.slice(main.start, main.verb).some((one) => words.generic.has(one.low))));
  if (others && !ours && !at.isStory) return 'trouble';
  if (!ours && bad && (generic || at.isBefore) && !at.isStory) return 'trouble';
  if (has(words.terms)) return 'offer';
  if (at.isStory && main) return 'story';
  if (at.deed) return 'deed';
  return 'proof';
}

const deniedIn = (
  tokens: readonly Token[],
  from: number,
  to: number,
  negations: ReadonlySet<string>,
) =>
  tokens.slice(from, to).some(
    ({ low, tag }, at, all) =>
      negations.has(low) &&
      // `I read the bills nobody else reads`: that denies nothing of what I do.
      !(tag === 'pron' && all[at - 1]?.tag === 'noun'),
  );
