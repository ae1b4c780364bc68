// The act of using it, as the client tells it: what is done with it, to what, and where.
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Mention, Phrase, Statement, SubjectKind, Use } from '../subject-frame.ts';
import { isConjugated } from '../text/segments.ts';
import type { NounPhrase, Piece, Segment, Token, Tongue } from '../text/tongue.ts';

type About = {
  tongue: Tongue;
  head: Phrase;
  name: string;
  /** The piece that says what it is; -1 where none does. */
  identity: number;
  kind: SubjectKind;
};

/** They are watched, gone to or chosen. */
const notUsed: ReadonlySet<SubjectKind> = new Set(['story', 'event', 'candidate']);

/** The act that is told most plainly; undefined where none is that a camera could see. */
export function readUse(
  pieces: readonly Piece[],
  statements: readonly Statement[],
  about: About,
): Use | undefined {
  if (notUsed.has(about.kind)) return undefined;
  let best: Use | undefined;
  let bestScore = 0;
  pieces.forEach((piece, at) => {
    const statement = statements[at];
    if (statement?.source !== 'description' || piece.stop === '?') return;
    if (/^(?:limit|call|sponsor|trouble|occasion|offer)$/.test(statement.role)) return;
    for (const segment of piece.segments) {
      const use = actIn(piece, segment, statement, about);
      // What people are told beside a film is no act of using it.
      const isMeant = about.kind !== 'channel' || use?.by === 'client';
      const score = use && isMeant ? scoreOf(use) : 0;
      if (score <= bestScore) continue;
      best = use;
      bestScore = score;
    }
  });
  return best;
}

// The user's own hand tells most, what the client does for others least.
const scoreOf = ({ by, isProduct, object, place }: Use) =>
  by === 'user'
    ? (isProduct ? 3 : 0) + (place ? 2 : 0) + (object ? 2 : 0)
    : by === 'thing'
      ? (place ? 2 : 0) + (object ? 2 : 0)
      : object
        ? 1
        : 0;

function actIn(
  piece: Piece,
  segment: Segment,
  { at, mentions }: Statement,
  about: About,
): Use | undefined {
  const { tokens } = piece;
  const { tongue } = about;
  if (segment.verb === undefined || segment.kind === 'sub') return undefined;
  const verbAt = actAt(tokens, segment);
  const verb = tokens[verbAt];
  if (!verb?.lemma || tongue.lists.unseen.has(verb.lemma)) return undefined;
  // `Wer sie geschrieben hat`, `what you send`: somebody is meant, and nobody seen.
  if (tokens.slice(segment.start, verbAt).some(({ tag, low }) => tag === 'wh' || low === 'wer'))
    return undefined;
  const doer = doerOf(piece, segment, at, about);
  if (!doer) return undefined;
  const isHad = doer.isHad || (doer.by !== 'thing' && pointsAtIt(tokens, verbAt, at, about));
  const around = aroundOf(tokens, verbAt, segment.end, tongue, mentions);
  const object =
    isHad || (doer.by === 'thing' && around.object?.lemma === about.head.lemma)
      ? undefined
      : around.object;
  return {
    by: doer.by,
    verb: verb.lemma,
    isProduct: isHad,
    ...(object ? { object } : {}),
    ...(around.place ? { place: around.place, relation: around.relation ?? '' } : {}),
    ...(around.with ? { with: around.with } : {}),
    at,
  };
}

// The verb that carries the meaning, behind `can` and `will`; none where it is denied or over.
function actAt(tokens: readonly Token[], { start, end, verb = start }: Segment): number {
  for (let at = start; at < end; at++) if (tokens[at]?.tag === 'neg') return -1;
  for (let at = verb; at < Math.min(end, verb + 4); at++) {
    const token = tokens[at];
    if (token?.tag === 'verb') return token.form === 'past' ? -1 : at;
    if (!isConjugated(token) && token?.tag !== 'adv') return -1;
  }
  return -1;
}

function doerOf(
  { tokens }: Piece,
  segment: Segment,
  at: number,
  { tongue, head, name, identity }: About,
): { by: Use['by']; isHad: boolean } | undefined {
  const { lists } = tongue;
  const verb = tokens[segment.verb ?? -1];
  if (segment.kind === 'order' || (!segment.subject && verb?.form === 'you'))
    return { by: 'user', isHad: false };
  const near = identity >= 0 && at >= identity && at <= identity + 3;
  const before = tokens[segment.start - 1];
  const isHead = (one: Token | undefined) =>
    one?.tag === 'noun' && (one.lemma ?? one.low).toLowerCase() === head.lemma.toLowerCase();
  if (!segment.subject) {
    const folds = segment.kind === 'shared' && segment.start === 0 && near;
    const which = segment.kind === 'rel' && isHead(before);
    return (folds || which) && verb?.form === 'third' ? { by: 'thing', isHad: false } : undefined;
  }
  const subject = tokens[segment.subject.head] as Token;
  // `An opener you screw under the shelf`: it hangs on its noun without a word between them.
  const isHad =
    isHead(tokens[segment.subject.start - 1]) || (segment.kind === 'rel' && isHead(before));
  // `Sie hängen ihn auf`: nobody else is many.
  const isPolite = tongue.language === 'de' && subject.low === 'sie' && verb?.form !== 'third';
  if (isPolite && !head.plural) return { by: 'user', isHad };
  if (lists.second.has(subject.low) || lists.people.has(subject.lemma ?? ''))
    return { by: 'user', isHad };
  if (lists.firstPlural.has(subject.low) || lists.firstSingular.has(subject.low))
    return { by: 'client', isHad: false };
  const pointing = tongue.points.subject.get(subject.low);
  const isIt =
    isHead(subject) ||
    name.toLowerCase().split(/\s+/).includes(subject.low) ||
    (pointing !== undefined && pointing.plural === head.plural && near && at > identity);
  return isIt ? { by: 'thing', isHad: false } : undefined;
}

// `Hook it over …`, `la cuelgas`: nothing else was named before that it could stand for.
function pointsAtIt(
  tokens: readonly Token[],
  verb: number,
  at: number,
  { head, identity }: About,
): boolean {
  const isIt = (one: Token | undefined) =>
    one !== undefined && one.tag !== 'det' && (head.plural ? them : it).has(one.low);
  if (identity < 0 || at < identity || !(isIt(tokens[verb - 1]) || isIt(tokens[verb + 1])))
    return false;
  return tokens
    .slice(0, verb)
    .every(
      ({ tag, plural = false, lemma = '' }) =>
        tag !== 'noun' || plural !== head.plural || lemma === head.lemma,
    );
}

type Around = { object?: Mention; place?: Mention; relation?: string; with?: Mention };

// What stands behind the verb: its object, where it happens, what it is done with.
function aroundOf(
  tokens: readonly Token[],
  verb: number,
  end: number,
  tongue: Tongue,
  mentions: readonly Mention[],
): Around {
  const found: Around = {};
  for (let at = verb + 1; at < end; at++) {
    const token = tokens[at] as Token;
    if (/^(?:punct|sub|rel|wh|and)$/.test(token.tag)) break;
    const phrase = tongue.phraseAt(tokens, at);
    if (!phrase) continue;
    const mention = mentionOf(tokens, phrase, tongue, mentions);
    const before = tokens[at - 1] as Token;
    at = phrase.end - 1;
    if (!mention) continue;
    // `Send nan a lock`: to whom stands before what.
    if (before.tag !== 'prep' && before.tag !== 'to')
      found.object = !found.object || found.object.kind === 'person' ? mention : found.object;
    else if (withs.has(before.low)) found.with ??= mention;
    else if (!found.place && !ofs.has(before.low)) {
      found.place = mention;
      found.relation = before.low;
    }
  }
  return found;
}

const it = new Set("it ihn sie es lo la le l'".split(' '));
const them = new Set('them sie los las les'.split(' '));
const withs = new Set('with mit con avec'.split(' '));
// They say of what, for whom, since when; never where.
const ofs = new Set(
  "of for from about like since until till during per than as without by von für aus seit bis ohne als nach wie zum vom ab pro bei durch vor de del des du d' para por desde hasta sin durante como según pour par depuis sans pendant comme jusqu'à jusqu'au dès".split(
    ' ',
  ),
);

const seen = /^(?:thing|food|animal|plant|stuff|venue|person)$/;

// Only what can be seen: neither `in seconds` nor `with care`.
function mentionOf(
  tokens: readonly Token[],
  phrase: NounPhrase,
  tongue: Tongue,
  mentions: readonly Mention[],
): Mention | undefined {
  const { lemma } = tongue.grammar(tokens, phrase);
  const { units, months, days } = tongue.lists;
  const low = lemma.toLowerCase();
  if (units.has(low) || months.has(low) || days.has(low)) return undefined;
  const mention = mentions.find((one) => one.lemma === lemma);
  if (!mention) return undefined;
  const known = lookUpNoun(low, tongue.language);
  const isSeen =
    mention.kind !== 'thing' || !mention.ref.startsWith('none:') || seen.test(known?.class ?? '');
  return isSeen ? mention : undefined;
}
