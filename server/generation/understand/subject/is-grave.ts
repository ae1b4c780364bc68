// Whether a subject forbids jokes and cheer: by what is offered and whom it is for, not by a passing word.
import { germanParts } from '../lexicon/german-parts.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { SubjectKind } from '../subject-frame.ts';
import type { Piece, Token, Tongue } from '../text/tongue.ts';

export type GraveWords = {
  /** What people suffer, lower case: it is grave wherever it is what a text is about. */
  words: ReadonlySet<string>;
  /** Said of batteries, weeds and jokes as well: grave where people stand beside it. */
  ofPeople: ReadonlySet<string>;
  /** Phrases in which such a word means nothing of the kind: `dead easy`. They are masked first. */
  idioms: RegExp;
  /** Several words that say it together. */
  phrases: RegExp;
};

type Subject = {
  pieces: readonly Piece[];
  name: Piece;
  /** The piece that says what it is. */
  identity: number;
  kind: SubjectKind;
  tongue: Tongue;
};

const somebody =
  /^(?:someone|somebody|anyone|anybody|everyone|who|jemand(?:e[mn])?|wer|quelqu'un|alguien|quien)$/;
const comic = /^(?:com[eé]d|komöd|farc|farsa|parod|satir|sátir|slapstick|sitcom|spoof)/;
const isDone = /^(?:service|channel|app|event)$/;
const passing = 0.5;

export function isGrave(subject: Subject, given: GraveWords): boolean {
  const { pieces, name, kind, tongue } = subject;
  const hits = (piece: Piece) => hitsIn(piece, tongue, given);
  const said = pieces.filter(({ source }) => source === 'description');
  if (kind === 'story' && said.some(({ tokens }) => tokens.some(({ low }) => comic.test(low))))
    return false;
  let weight = Math.max(0, ...hits(name).map(({ isTopic }) => (isTopic ? 1 : passing)));
  pieces.forEach((piece, at) => {
    const weights = hits(piece).map((hit) => weightOf(hit, piece, at, said, subject));
    weight += Math.max(0, ...weights);
  });
  return weight >= 1;
}

function weightOf(
  hit: Hit,
  piece: Piece,
  at: number,
  said: readonly Piece[],
  { pieces, identity, kind }: Subject,
): number {
  if (piece === pieces.find(({ source }) => source === 'audience'))
    return isWhom(piece, hit.at) ? 1 : passing;
  // A heading says nothing yet.
  const isFirst = piece === said[0] || (piece === said[1] && (said[0]?.tokens.length ?? 0) < 4);
  if (kind === 'cause') return hit.isSure || isFirst ? 1 : passing;
  if (!hit.isSure) return 0;
  if (hit.isListed) return passing;
  // `When somebody dies, we come` says what is done for whom.
  if (hit.isAside && !isDone.test(kind)) return passing;
  if (hit.isTopic && isDone.test(kind)) return 1;
  // Whose death a thing remembers is its story: `My grandmother died and left a jar`.
  const isTold = kind === 'thing' && !hit.isTopic;
  return at === identity || (isFirst && !isTold) ? 1 : passing;
}

type Hit = {
  at: number;
  isTopic: boolean;
  /** No thing is meant. */
  isSure: boolean;
  /** It only says when or why. */
  isAside: boolean;
  /** `Weddings, funerals and christenings`. */
  isListed: boolean;
};

function hitsIn(piece: Piece, tongue: Tongue, given: GraveWords): Hit[] {
  const { tokens, segments } = piece;
  const low = piece.text.toLowerCase().replaceAll('’', "'");
  const plain = low.replace(given.idioms, (span) => ' '.repeat(span.length));
  const hits: Hit[] = [];
  if (given.phrases.test(plain))
    hits.push({ at: 0, isTopic: true, isSure: true, isAside: false, isListed: false });
  tokens.forEach((token, at) => {
    if (plain.charAt(token.start) === ' ' || isDenied(tokens, at, tongue)) return;
    const isTopic = names(token, given.words, tongue);
    if (!isTopic && !names(token, given.ofPeople, tongue)) return;
    const isAside =
      tokens.slice(Math.max(0, at - 4), at).some(({ tag }) => tag === 'sub') ||
      segments.some(({ kind, start, end }) => kind === 'sub' && start <= at && at < end);
    const isSure = isTopic || tokens.some((one) => isPerson(one, tongue));
    const isListed =
      isTopic &&
      [tokens[at - 1], tokens[at + 1]].some((one) => one?.tag === 'and' || one?.text === ',');
    hits.push({ at, isTopic, isSure, isAside: isAside && !isTopic, isListed });
  });
  return hits.length > 1 ? hits.map((hit) => ({ ...hit, isListed: false })) : hits;
}

function names(token: Token, words: ReadonlySet<string>, { language }: Tongue): boolean {
  const { low, tag, lemma } = token;
  // Somebody `sucht` a driver.
  if (language === 'de' && tag === 'verb' && lemma && !words.has(lemma)) return false;
  if (words.has(low) || low.split(/[-']/).some((part) => words.has(part))) return true;
  return language === 'de' && tag === 'noun' && isCompoundOf(low, words);
}

// `Sargwerkstatt`, `Trauerrednerin`; no soup of crabs.
function isCompoundOf(low: string, words: ReadonlySet<string>): boolean {
  const parts = germanParts(low);
  if (parts.some(({ head }) => /^(?:food|plant)$/.test(lookUpNoun(head, 'de')?.class ?? '')))
    return false;
  if (parts.some(({ head, rest }) => words.has(head) || words.has(rest))) return true;
  for (let end = 5; end < low.length - 3; end++) if (words.has(low.slice(0, end))) return true;
  return false;
}

const isPerson = ({ low, lemma }: Token, { lists }: Tongue) =>
  somebody.test(low) || lists.people.has(low) || lists.people.has((lemma ?? low).toLowerCase());

const isDenied = (tokens: readonly Token[], at: number, { lists }: Tongue) =>
  tokens.slice(Math.max(0, at - 2), at).some(({ low }) => lists.negations.has(low));

// `Bereaved parents`, and not `written by a widow` nor the last of a list.
function isWhom({ segments }: Piece, at: number): boolean {
  const [first] = segments;
  return first !== undefined && at < first.end && /^(?:noun|prep|other)$/.test(first.kind);
}
