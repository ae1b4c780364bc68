// Every statement with its role, its weight and its wordings.
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Deed, Statement } from '../subject-frame.ts';
import { lowerFirst, sentence } from '../text/spans.ts';
import type { Piece, Token, Tongue } from '../text/tongue.ts';
import { actsOf } from './acts-of.ts';
import { findMentions } from './find-mentions.ts';
import { findContacts, findDates, findFigures, findPrices } from './find-particulars.ts';
import type { Ground } from './ground.ts';
import { letter } from './letter.ts';
import { resolvePronoun } from './resolve-pronoun.ts';
import { roleOf } from './role-of.ts';
import { isWhole, speak } from './spoken/speak.ts';
import { undated } from './spoken/undated.ts';
import { apartOf, definiteHead, presented, saidOfName, speaksOfIt } from './spoken/with-name.ts';
import { isReply, turns } from './turns.ts';
import { weigh } from './weigh.ts';

export function makeStatements(ground: Ground): Statement[] {
  return ground.pieces.map((piece, at) => statementOf(ground, piece, at));
}

function statementOf(ground: Ground, piece: Piece, at: number): Statement {
  const { tongue, found } = ground;
  const { lists } = tongue;
  const before = ground.pieces[at - 1]?.source === piece.source ? ground.pieces[at - 1] : undefined;
  const isIdentity = piece.source === 'description' && ground.identity === at;
  const isFirst = at === 0 && piece.source === 'description';
  const headNear = found !== undefined && (found.piece === at - 1 || speaksOfIt(before, ground));
  const resolve = (token: Token) => {
    if (token.low === '')
      return found && headNear && !ground.head.plural ? definiteHead(ground) : undefined;
    if (token.low === '*')
      return found && headNear && ground.head.plural ? definiteHead(ground) : undefined;
    const pointing = tongue.points.subject.get(token.low) ?? tongue.points.object.get(token.low);
    return pointing
      ? resolvePronoun(
          token,
          pointing,
          piece,
          before,
          found ? ground.head : undefined,
          headNear,
          tongue,
        )
      : undefined;
  };
  const isStory = ground.userType === 'trailer';
  const prices = findPrices(piece.text);
  const done = deedOf(ground, piece, resolve, isStory);
  const deed = done && namesPrice(done, prices) ? undefined : done;
  const dates = findDates(piece.text, lists);
  const contacts = findContacts(piece.text);
  const figures = findFigures(piece.text, lists);
  const role = roleOf(piece, tongue, ground.reading.role, {
    kind: ground.kind,
    isIdentity,
    isBefore: found !== undefined && found.piece > at,
    deed,
    prices,
    dates,
    contacts,
    isStory,
    headLemma: ground.head.lemma.toLowerCase(),
  });
  const isSaid =
    piece.source === 'description' ||
    (piece.source === 'audience' &&
      isWhole(piece, tongue.language) &&
      /^(?:main|sub)$/.test(piece.segments[0]?.kind ?? ''));
  const whole = isWhole(piece, tongue.language);
  const acts = actsOf(piece, tongue);
  const nameless = saidOfName(ground, piece);
  const isAnswer = before?.stop === '?' && before.source === piece.source;
  // An hour or a day alone is read; where there is an event, it is said too.
  const isHour = role === 'occasion' && ground.kind !== 'event' && ground.userType !== 'trailer';
  const fragment =
    contacts.length === 0 && !isHour ? spokenFragment(piece, tongue, isFirst ? 2 : leastSaid) : [];
  const opens =
    canOpen(piece, tongue) &&
    !isAnswer &&
    !isReply(piece) &&
    !(
      isOfPerson(piece) && ground.pieces.slice(0, at).some((one) => namesPerson(one, piece, tongue))
    );
  return {
    at,
    source: piece.source,
    text: piece.text,
    role: piece.source === 'evaluation' ? 'proof' : role,
    weight:
      piece.source === 'evaluation'
        ? 0
        : weigh(piece, tongue, {
            role,
            seen: deed !== undefined && piece.source === 'description' && isSure(deed, tongue),
            whole,
            opens,
            place: placeOf(piece, ground),
          }),
    spoken: nameless
      ? [nameless]
      : !isSaid || !(whole || isIdentity || isAnswer || piece.stop === '?' || isQuoted(piece))
        ? fragment
        : whole || isAnswer || piece.stop === '?' || isQuoted(piece)
          ? withoutDates(speak(piece, tongue.language), role === 'occasion' ? [] : dates)
          : either(presented(piece, ground), fragment),
    ...apartOf(ground, piece, before, headNear, resolve),
    ...(!nameless && fragment.length === 0 && isAddition(piece, before, whole || isIdentity, tongue)
      ? { adds: added(piece, tongue) }
      : {}),
    lettered: piece.source === 'evaluation' ? [] : letter(piece, tongue),
    ...(deed && piece.source === 'description' && isSure(deed, tongue) ? { seen: deed } : {}),
    ...(piece.source === 'description' && role !== 'limit' && acts.length > 0 ? { acts } : {}),
    opens,
    ...(!opens && isTopical(piece, before, ground) ? { topical: true } : {}),
    ...(isOpenEnded(piece, ground.pieces[at + 1]) ? { owes: true } : {}),
    whole,
    figures,
    mentions: findMentions(piece, tongue, ground.catalogue, ground.people),
  };
}

const either = (first: string[], second: string[]) => (first.length > 0 ? first : second);

const withoutDates = (spoken: readonly string[], dates: readonly string[]): string[] => {
  const [longest] = spoken;
  const short = longest && undated(longest, dates);
  return short
    ? [...new Set([...spoken, short])].toSorted((a, b) => b.length - a.length)
    : [...spoken];
};

/** Words of a fragment that is a line of its own; fewer are added to the sentence before them. */
const leastSaid = 3;
const mostSaid = 20;

// `Belt drive instead of a chain, so no oil on your trousers.`: said as the client says it, without a verb.
function spokenFragment(
  { source, text, stop, tokens }: Piece,
  { lists }: Tongue,
  least: number,
): string[] {
  const words = tokens.filter(({ tag }) => tag !== 'punct');
  const last = words.at(-1);
  const telling = words.filter(
    ({ tag, low }) => /^(?:noun|name|verb|adj|pp|ing)$/.test(tag) && !lists.units.has(low),
  );
  // `Lakeside Community Center, gym`: a line of names is read.
  const isHeading = stop === '' && words.every(({ tag }) => /^(?:noun|name|num)$/.test(tag));
  const isLine =
    source === 'description' &&
    words.length >= least &&
    words.length <= mostSaid &&
    telling.length >= Math.min(2, least) &&
    !isHeading &&
    last !== undefined &&
    !/^(?:prep|det|poss|to|and|sub|rel|aux|be|pron)$/.test(last.tag) &&
    !/[()[\]{}=+/"“”«»\n]|\d{3}[\d \-–]{4}|^[^:]{0,12}:|:$/.test(text) &&
    text !== text.toUpperCase();
  return isLine ? [sentence(text.replace(/\s+/g, ' ').trim(), '.')] : [];
}

// `She turned left`: whoever is meant was named before.
const isOfPerson = ({ tokens: [first] }: Piece) => /^(?:he|she|his|her)$/.test(first?.low ?? '');
const namesPerson = ({ source, tokens }: Piece, piece: Piece, { lists }: Tongue): boolean =>
  source === piece.source &&
  tokens.some(
    ({ tag, low, lemma }) =>
      (tag === 'name' && !lists.months.has(low) && !lists.days.has(low)) ||
      lists.people.has(lemma?.toLowerCase() ?? low),
  );

// A question without its answer, or a doubt without what is said against it, argues for nobody.
const isOpenEnded = (piece: Piece, next: Piece | undefined): boolean =>
  next !== undefined &&
  next.source === piece.source &&
  (piece.stop === '?' || turns.has(next.tokens[0]?.low ?? '') || isReply(next));

const isQuoted = ({ text }: Piece) => /^["“„«].{2,140}\([^()]{2,60}\)$/u.test(text);

function placeOf(piece: Piece, { pieces }: Ground): number {
  const answer = pieces.filter(({ source }) => source === piece.source);
  return answer.indexOf(piece) / Math.max(1, answer.length - 1);
}

/** Words that are added to the sentence before them. */
const longestAdded = 6;

// `At night. Doors shut, 40 straps.`: said of what the sentence before it told.
const isAddition = (
  { source, stop, text, tokens }: Piece,
  before: Piece | undefined,
  stands: boolean,
  { lists }: Tongue,
): boolean =>
  source === 'description' &&
  !stands &&
  // A row of names is no part of a sentence.
  (!/^(?:noun|name)$/.test(tokens[0]?.tag ?? '') || tokens.length < 7) &&
  before !== undefined &&
  before.stop !== '?' &&
  (stop === '.' || stop === '') &&
  // A heading of a word or two stands on a line of its own.
  tokens.length > (stop === '' ? 2 : 1) &&
  tokens.length <= longestAdded &&
  !/[:()[\]{}"“”«»\n]/.test(text) &&
  !lists.leaning.has(tokens[0]?.low ?? '');

function added({ text, tokens }: Piece, { language }: Tongue): string {
  const [first] = tokens;
  const plain = text.replace(/\s+/g, ' ').trim();
  // A noun that no dictionary has is somebody's name: `Sumburgh, Girdle Ness`.
  const isName = first?.tag === 'noun' && !lookUpNoun(first.lemma ?? first.text, language);
  return isName || (language === 'de' && first?.tag === 'noun') ? plain : lowerFirst(first, plain);
}

// `Bring one back and the next is £6` is an offer: what something costs is nothing that is done.
const namesPrice = ({ does }: Deed, prices: readonly string[]): boolean =>
  prices.some(
    (price) => does.includes(price) && costs.test(does.slice(0, does.indexOf(price)).trimEnd()),
  );
const costs = /\s(?:is|are|costs?|kostet|kosten|ist|sind|es|son|cuestan?|est|sont|coûte|coûtent)$/u;

// A verb that had to be put into another person is sure in English alone, and only with its object.
const isSure = ({ actor, does }: Deed, { language }: Tongue) =>
  language === 'en' ? does.split(' ').length >= 3 : actor !== undefined;

// `We lift them the morning they go out.` behind a line without a verb: the product is meant, wherever
// it was named.
function isTopical(piece: Piece, before: Piece | undefined, ground: Ground): boolean {
  const { points, lists } = ground.tongue;
  const { tokens } = piece;
  if (piece.source !== 'description' || !ground.found || !before) return false;
  if (tokens[0]?.tag === 'and' || lists.leaning.has(tokens[0]?.low ?? '')) return false;
  const named = tokens.findIndex(({ tag }) => tag === 'noun' || tag === 'name');
  const [pointing, ...others] = (named < 0 ? tokens : tokens.slice(0, named)).flatMap(
    ({ tag, low }) =>
      tag === 'pron' || tag === 'obj'
        ? (points.object.get(low) ?? points.subject.get(low) ?? [])
        : [],
  );
  const isBare = before.segments.every(({ verb }) => verb === undefined);
  return (
    pointing !== undefined &&
    [pointing, ...others].every(({ plural }) => plural === ground.head.plural) &&
    (isBare || speaksOfIt(before, ground))
  );
}

// What begins with `it`, `they`, `and` or `that's why`, or speaks of `it` before it names a thing,
// needs the sentence before.
function canOpen({ tokens }: Piece, { points, lists }: Tongue): boolean {
  const [first] = tokens;
  const named = tokens.findIndex(({ tag }) => tag === 'noun' || tag === 'name');
  const isPointing = ({ tag, low }: Token) =>
    (tag === 'pron' || tag === 'obj') && (points.object.has(low) || points.subject.has(low));
  // `My church is using two`: of what was said before.
  const last = tokens.findLast(({ tag }) => tag !== 'punct');
  const isCounted = last?.tag === 'num' && /^\p{L}+$/u.test(last.text) && tokens.length > 3;
  return (
    first !== undefined &&
    !isCounted &&
    first.tag !== 'and' &&
    !points.subject.has(first.low) &&
    !lists.leaning.has(first.low) &&
    !(named < 0 ? tokens : tokens.slice(0, named)).some(isPointing)
  );
}

function deedOf(
  ground: Ground,
  piece: Piece,
  resolve: (token: Token) => string | undefined,
  isStory: boolean,
): Deed | undefined {
  if (piece.stop === '?' || piece.source === 'evaluation') return undefined;
  for (let at = 0; at < piece.segments.length; at++) {
    const verb = piece.segments[at]?.verb;
    if (verb === undefined || (!isStory && piece.tokens[verb]?.form === 'past')) continue;
    const deed = ground.tongue.seen(piece, at, resolve);
    if (deed) return deed;
  }
  return undefined;
}
