// Every statement with its role, its weight and its wordings.
import type { Deed, Statement } from '../subject-frame.ts';
import { sentence } from '../text/spans.ts';
import type { Piece, Token, Tongue } from '../text/tongue.ts';
import { actsOf, isAbout } from './acts-of.ts';
import { canOpen } from './can-open.ts';
import { findMentions } from './find-mentions.ts';
import type { Ground } from './ground.ts';
import { impliedBy } from './implied-by.ts';
import { isTopical } from './is-topical.ts';
import { letter } from './letter.ts';
import {
  findContacts,
  findDates,
  findFigures,
  findPrices,
} from './particulars/find-particulars.ts';
import { pointOut } from './point-out.ts';
import { pointsAway, resolvePronoun } from './resolve-pronoun.ts';
import { roleOf } from './role-of.ts';
import { added, isAddition, shortLine } from './spoken/short-line.ts';
import { isWhole, speak } from './spoken/speak.ts';
import { undated } from './spoken/undated.ts';
import { apartOf, definiteHead, presented, saidOfName, speaksOfIt } from './spoken/with-name.ts';
import { isReply, turns } from './turns.ts';
import { weigh } from './weigh.ts';

export function makeStatements(ground: Ground): Statement[] {
  return pointOut(
    ground.pieces.map((piece, at) => statementOf(ground, piece, at)),
    ground.tongue.language,
  );
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
  // An hour within a sentence is its point, as `the light goes off at nine, no sticks`: it is not left to the end card.
  const isDay = (date: string) =>
    piece.text.endsWith(date) ||
    date
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => lists.months.has(word) || lists.days.has(word));
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
  const implied = impliedBy(piece, tongue);
  // The first sentence under its heading.
  const isMessage = piece.text.length > 3 && ground.message.startsWith(piece.text);
  const nameless = saidOfName(ground, piece);
  const isAnswer = before?.stop === '?' && before.source === piece.source;
  // An hour or a day alone is read; where there is an event, it is said too.
  const isHour = role === 'occasion' && ground.kind !== 'event' && ground.userType !== 'trailer';
  const line = contacts.length === 0 && !isHour ? shortLine(piece, tongue, isFirst) : [];
  const opens =
    canOpen(piece, tongue) &&
    !isAnswer &&
    !isReply(piece) &&
    // `Tennis balls?` asks of what was said before it.
    !(piece.stop === '?' && before && !whole) &&
    !isCounterpart(piece.tokens) &&
    !pointsAway(piece, tongue) &&
    !(
      isOfPerson(piece) && ground.pieces.slice(0, at).some((one) => namesPerson(one, piece, tongue))
    );
  return {
    at,
    source: piece.source,
    text: piece.text,
    role: piece.source === 'evaluation' || isMessage ? 'proof' : role,
    weight: isMessage
      ? 1
      : piece.source === 'evaluation'
        ? 0
        : weigh(piece, tongue, {
            role,
            seen: deed !== undefined && piece.source === 'description' && isSure(deed, tongue),
            whole,
            opens,
            place: placeOf(piece, ground),
            asked: ground.asked,
          }),
    spoken: nameless
      ? [nameless]
      : !isSaid || !(whole || isIdentity || isAnswer || piece.stop === '?' || isQuoted(piece))
        ? line
        : whole || isAnswer || piece.stop === '?' || isQuoted(piece)
          ? withoutDates(
              speak(piece, tongue, isAnswer ? 1 : 2),
              role === 'occasion' ? [] : dates.filter(isDay),
            )
          : either(presented(piece, ground), line),
    ...apartOf(ground, piece, before, headNear, resolve),
    ...(!nameless && line.length === 0 && isAddition(piece, before, whole || isIdentity, tongue)
      ? { adds: added(piece, tongue) }
      : {}),
    lettered: piece.source === 'evaluation' ? [] : letter(piece, tongue),
    ...(deed && piece.source === 'description' && isSure(deed, tongue) ? { seen: deed } : {}),
    ...(piece.source === 'description' && role !== 'limit' && acts.length > 0 ? { acts } : {}),
    opens,
    ...(introduces(piece, tongue) ? { introduces: true } : {}),
    ...(!opens && isTopical(piece, before, ground) ? { topical: true } : {}),
    ...(isOpenEnded(piece, ground.pieces[at + 1]) ? { owes: true } : {}),
    whole,
    figures,
    mentions: findMentions(piece, tongue, ground.catalogue, ground.people),
    ...(implied.length > 0 ? { implies: implied } : {}),
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

// `She turned left`: whoever is meant was named before.
const isOfPerson = ({ tokens: [first] }: Piece) => /^(?:he|she|his|her)$/.test(first?.low ?? '');
const namesPerson = ({ source, tokens }: Piece, piece: Piece, { lists }: Tongue): boolean =>
  source === piece.source &&
  tokens.some(
    ({ tag, low, lemma }) =>
      (tag === 'name' && !lists.months.has(low) && !lists.days.has(low)) ||
      lists.people.has(lemma?.toLowerCase() ?? low),
  );

// `The second is free`, `both float`, `the ones with no doors`: of several that were named before.
const others =
  /^(?:ones?|others?|second|third|rest|both|zweite[nr]?|dritte[nr]?|andere[nr]?|beiden?|segund[oa]|tercer[oa]|otr[oa]s?|resto|demás|ambos|ambas|dos|seconde?|deuxième|troisième|autres?|reste|deux)$/;
function isCounterpart([first, second, third]: readonly Token[]): boolean {
  const [word, next] =
    first?.tag === 'det' && !others.test(first.low) ? [second, third] : [first, second];
  return (
    word !== undefined &&
    others.test(word.low) &&
    (word !== first || /^(?:both|beide|ambos|ambas)$/.test(word.low)) &&
    !/^(?:noun|adj|name|num)$/.test(next?.tag ?? '')
  );
}

// `Somebody calls and asks: is it cool?` tells of a question, and asks none.
const quotes = /^(?:[^\s:]+\s){4,}[^\s:]+:\s/u;
// A question without its answer, or a doubt without what is said against it, argues for nobody.
const isOpenEnded = (piece: Piece, next: Piece | undefined): boolean =>
  next !== undefined &&
  next.source === piece.source &&
  ((piece.stop === '?' && !quotes.test(piece.text)) ||
    turns.has(next.tokens[0]?.low ?? '') ||
    isReply(next));

// `We're a small bakery, me and my sister`: who speaks, and not yet what for.
const introduces = ({ tokens, segments }: Piece, { lists }: Tongue): boolean => {
  const [first, second] = tokens;
  return (
    second?.tag === 'be' &&
    segments.filter(({ verb }) => verb !== undefined).length === 1 &&
    (lists.firstSingular.has(first?.low ?? '') || lists.firstPlural.has(first?.low ?? ''))
  );
};

const isQuoted = ({ text }: Piece) => /^["“„«].{2,140}\([^()]{2,60}\)$/u.test(text);

function placeOf(piece: Piece, { pieces }: Ground): number {
  const answer = pieces.filter(({ source }) => source === piece.source);
  return answer.indexOf(piece) / Math.max(1, answer.length - 1);
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
    if (isAbout(piece.tokens[verb + 1])) continue;
    const deed = ground.tongue.seen(piece, at, resolve);
    if (deed) return deed;
  }
  return undefined;
}

/** Letters of a line that can be lettered. */
const longestLettered = 90;

/** A text as one statement, spoken and lettered word for word. */
export const plainStatement = (text: string, at: number): Statement => ({
  at,
  source: 'description',
  text,
  role: 'proof',
  weight: 1,
  spoken: [sentence(text)],
  opens: true,
  whole: true,
  lettered: text.length <= longestLettered ? [text.replace(/[.\s]+$/, '')] : [],
  figures: [],
  mentions: [],
});
