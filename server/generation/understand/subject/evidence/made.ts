import { drawnAs } from '../../lexicon/drawn-as.ts';
import type { NounPhrase, Segment, Token, Tongue } from '../../text/tongue.ts';
import { basicForm } from '../form-of.ts';
import { headOf } from '../head-of.ts';
import { type Asked, type Found, late, type Place } from './found.ts';

const run = /^(?:venue|selling|serving|channel|app|service|event|showing)$/;

/** `We weave coffins`, `I run a launderette`: the object of what the client does. */
export function made({ piece, at, turn }: Place, asked: Asked): Found | undefined {
  const { tokens, segments } = piece;
  const { tongue, words } = asked;
  for (const segment of segments) {
    if (segment.kind !== 'main' && segment.kind !== 'shared') continue;
    const within = madeWithin(tokens, segment, asked);
    const verbAt = within ?? actAt(tokens, segment, asked);
    const verb = tokens[verbAt];
    if (!verb || (within === undefined && !isOurs(tokens, segment, verb, asked))) continue;
    if (tokens[verbAt + 1]?.tag === 'neg') continue;
    const phrase = firstPhrase(tokens, verbAt + 1, segment.end, tongue);
    if (!phrase) continue;
    const found = headOf(piece, phrase, tongue, words);
    if (!found) continue;
    const lemma = verb.lemma ?? verb.low;
    const kind = drawnAs(basicForm(found), tongue.language, () => undefined)?.class ?? '';
    if (words.making.has(lemma)) return { phrase: found, confidence: 0.75 - late(turn), piece: at };
    // `We drove a pickup over it`: what was done once is no trade.
    if (verb.form === 'past' && !asked.tending.has(lemma)) continue;
    // `We run a tearoom` is what it is; `we have three cats` is not.
    const isDone =
      asked.tending.has(lemma) ||
      /^(?:up|out|off|down|away|back)$/.test(tokens[verbAt + 1]?.low ?? '') ||
      !tongue.lists.unseen.has(lemma);
    if (!isDone) {
      if (!run.test(kind)) continue;
      return { phrase: found, confidence: 0.66 - late(turn), piece: at };
    }
    // A public body does much that is not what it speaks of, and what no dictionary knows is no ground.
    const doubt = asked.userType === 'government' || !kind ? 0.12 : 0;
    // `We repair blinds of all makes` says what is sold, wherever it stands.
    const behind = asked.tending.has(lemma) ? late(turn) / 2 : late(turn);
    return { phrase: found, confidence: 0.6 - doubt - behind, piece: at, worked: lemma };
  }
  return undefined;
}

// Its verb; `are proud to offer` offers, `have been mending` mends.
function actAt(tokens: readonly Token[], { verb, end }: Segment, { words }: Asked): number {
  if (verb === undefined || tokens[verb]?.tag === 'verb') return verb ?? -1;
  for (let at = verb + 1; at < Math.min(end, verb + 5); at++) {
    const { tag, lemma = '' } = tokens[at] as Token;
    if (tag === 'verb' && words.making.has(lemma)) return at;
    if (tag === 'ing' && tokens[at - 1]?.tag === 'be') return at;
  }
  return -1;
}

// `That’s why we created …`: who makes it stands at the verb.
function madeWithin(
  tokens: readonly Token[],
  { start, end }: Segment,
  { tongue: { lists }, words }: Asked,
): number | undefined {
  const found = tokens.findIndex(
    ({ tag, lemma = '' }, at) =>
      at > start &&
      at < end &&
      tag === 'verb' &&
      words.making.has(lemma) &&
      [lists.firstPlural, lists.firstSingular].some((ours) => ours.has(tokens[at - 1]?.low ?? '')),
  );
  return found < 0 ? undefined : found;
}

function isOurs(
  tokens: readonly Token[],
  { subject }: Segment,
  verb: Token,
  { tongue, words, nameWords }: Asked,
): boolean {
  if (!subject) return verb.form === 'we' || verb.form === 'i';
  const { low, tag } = tokens[subject.head] as Token;
  return (
    tongue.lists.firstPlural.has(low) ||
    tongue.lists.firstSingular.has(low) ||
    ((tag === 'name' || nameWords.has(low)) && words.making.has(verb.lemma ?? ''))
  );
}

function firstPhrase(
  tokens: readonly Token[],
  from: number,
  to: number,
  tongue: Tongue,
): NounPhrase | undefined {
  for (let at = from; at < Math.min(to, from + 3); at++) {
    if (!/^(?:adv|part|obj|det|poss|num|adj|noun|name)$/.test(tokens[at]?.tag ?? ''))
      return undefined;
    const phrase = tongue.phraseAt(tokens, at);
    if (phrase) return phrase;
  }
  return undefined;
}
