// Finds the noun a pronoun stands for, where only one can be meant.
import type { Phrase } from '../subject-frame.ts';
import type { NounPhrase, Piece, Pointing, Token, Tongue } from '../text/tongue.ts';

/** Whether an object pronoun has nothing in its own sentence that it could stand for: `they have to accept it`. */
export function pointsAway(piece: Piece, tongue: Tongue): boolean {
  return piece.tokens.some((token, at) => {
    // `One in four of them has it`: behind its verb what looks like a subject is an object.
    const isObject = token.tag === 'obj' || (token.tag === 'pron' && isEnd(piece.tokens, at));
    // `Parmi elles, 49`: of those who were named before.
    const isAmong = /^(?:obj|pron)$/.test(token.tag) && piece.tokens[at - 1]?.tag === 'prep';
    const pointing = isAmong
      ? (tongue.points.object.get(token.low) ?? tongue.points.subject.get(token.low))
      : isObject
        ? tongue.points.object.get(token.low)
        : undefined;
    return (
      pointing !== undefined &&
      !nounsOf(piece, token.start, tongue).some((one) => fits(one, pointing, tongue))
    );
  });
}

const isEnd = (tokens: Piece['tokens'], at: number): boolean =>
  /^(?:verb|aux|be)$/.test(tokens[at - 1]?.tag ?? '') &&
  (tokens[at + 1] === undefined || tokens[at + 1]?.tag === 'punct');

type Candidate = { piece: Piece; phrase: NounPhrase };

/** `the broom` for the pronoun in a piece; undefined when several could be meant. */
export function resolvePronoun(
  pronoun: Token,
  pointing: Pointing,
  piece: Piece,
  before: Piece | undefined,
  head: Phrase | undefined,
  headNear: boolean,
  tongue: Tongue,
): string | undefined {
  const first = piece.tokens.find((token) => sameWord(token, pronoun, tongue));
  const own = nounsOf(piece, first?.start ?? pronoun.start, tongue).filter((one) =>
    fits(one, pointing, tongue),
  );
  const found =
    own.length > 0
      ? own
      : before
        ? nounsOf(before, before.text.length, tongue).filter((one) => fits(one, pointing, tongue))
        : [];
  const [nearest, more] = found;
  // `Delivered in the 32 counties, I pour them`: where it is done is not what it is done to.
  const only = nearest && isBeside(nearest) ? undefined : nearest;
  const agrees =
    head &&
    head.plural === pointing.plural &&
    (!pointing.gender || !head.gender || head.gender === pointing.gender);
  // A subject could as well be the product itself.
  const rival =
    agrees &&
    tongue.points.subject.has(pronoun.low) &&
    only !== undefined &&
    tongue.grammar(only.piece.tokens, only.phrase).lemma !== head.lemma &&
    isSubject(pronoun, piece);
  if (only && !more && !rival)
    return (
      tongue.withArticle(only.piece.text, only.piece.tokens, only.phrase, true, pointing.gender) ||
      undefined
    );
  if (!agrees || !headNear) return undefined;
  const heads = found.filter(
    (one) => tongue.grammar(one.piece.tokens, one.phrase).lemma === head.lemma,
  );
  if (found.length > 0 && heads.length === 0) return undefined;
  const tokens = tongue.tag(head.text, new Set());
  const phrase = tongue.phraseAt(tokens, 0);
  return phrase
    ? tongue.withArticle(head.text, tokens, phrase, true, head.gender ?? pointing.gender) ||
        undefined
    : undefined;
}

const isBeside = ({ piece, phrase }: Candidate) => piece.tokens[phrase.start - 1]?.tag === 'prep';

const isSubject = (pronoun: Token, piece: Piece) =>
  piece.segments.some((one) => one.subject && piece.tokens[one.subject.head] === pronoun);

function sameWord(token: Token, pronoun: Token, tongue: Tongue): boolean {
  const all = [tongue.points.subject.get(token.low), tongue.points.object.get(token.low)];
  const asked = tongue.points.subject.get(pronoun.low) ?? tongue.points.object.get(pronoun.low);
  return (
    /^(?:pron|obj)$/.test(token.tag) &&
    all.some((one) => one && asked && one.plural === asked.plural && one.gender === asked.gender)
  );
}

function nounsOf(piece: Piece, until: number, tongue: Tongue): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < piece.tokens.length && found.length < 12; at++) {
    const token = piece.tokens[at] as Token;
    if (token.end > until) break;
    if (token.tag === 'punct') continue;
    const phrase = tongue.phraseAt(piece.tokens, at);
    if (!phrase) continue;
    if ((piece.tokens[phrase.end - 1] as Token).end > until) break;
    const noun = piece.tokens[phrase.head] as Token;
    at = phrase.end - 1;
    if (tongue.lists.months.has(noun.low) || tongue.lists.days.has(noun.low)) continue;
    if (noun.tag !== 'noun' || noun.low === 'one' || tongue.lists.units.has(noun.low)) continue;
    if (piece.tokens[phrase.start]?.low === 'no') continue;
    found.push({ piece, phrase });
  }
  return found;
}

function fits({ piece, phrase }: Candidate, pointing: Pointing, tongue: Tongue): boolean {
  const grammar = tongue.grammar(piece.tokens, phrase);
  if (grammar.plural !== pointing.plural) return false;
  if (pointing.gender) return grammar.gender === undefined || grammar.gender === pointing.gender;
  return pointing.plural || tongue.language !== 'en' || !tongue.lists.people.has(grammar.lemma);
}
