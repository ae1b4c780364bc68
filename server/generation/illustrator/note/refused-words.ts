// Which words of a wish are refused: the phrase behind `no`, and those that are joined to it.
import { garmentsIn } from '../reading/find-named.ts';
import {
  type Clause,
  isClosed,
  namedIn,
  phraseOf,
  placesOf,
  type Span,
  take,
  textOf,
} from './clause.ts';
import {
  angleSaid,
  excepts,
  fromBehind,
  leavesOut,
  makers,
  nobody,
  presents,
  refuses,
  takesOff,
  theFrame,
  tooMuch,
} from './note-words.ts';

/** Of what one wish refuses; who types more means nothing by it. */
const mostRefusals = 12;

/** The places of the words that are refused, and of those that refuse. */
export function refusedIn(clause: Clause): ReadonlySet<number> {
  const refused = new Set<number>();
  const add = ({ from, to }: Span) => {
    for (let at = from; at < to; at++) refused.add(at);
  };
  const off = placesOf(clause, takesOff);
  const worn = off.length > 0 ? namedIn(clause, garmentsIn) : [];
  for (const span of worn) add(phraseOf(clause, span) ?? span);
  const deed = clause.spoken.findIndex(({ tag }) => tag === 'verb');
  const taking =
    worn.length > 0 ? [...off, ...(deed < 0 ? [] : [{ from: deed, to: deed + 1 }])] : [];
  for (const { from, to } of taking)
    for (let at = from; at < to; at++) if (!refused.has(at)) take(clause, { from: at, to: at + 1 });
  const isAlone = new Set(placesOf(clause, nobody).map(({ from }) => from));
  const noes = placesOf(clause, refuses);
  const leaving = placesOf(clause, leavesOut).filter((span) => isAsked(clause, span));
  // An exception to everything is refused, and one to nothing is wanted.
  const except = noes.length > 0 ? [] : placesOf(clause, excepts);
  const refusing = [...noes, ...leaving, ...except, ...placesOf(clause, tooMuch)];
  for (const span of refusing.slice(0, mostRefusals)) {
    add(span);
    take(clause, span);
    for (const shown of placesOf(clause, presents)) if (shown.from === span.to) take(clause, shown);
    const behind = refusedBehind(clause, span, isAlone.has(span.from));
    if (!isEmpty(clause, behind)) add(behind);
    else if (!isAlone.has(span.from)) add(refusedBefore(clause, span));
  }
  return refused;
}

// `They drop the cup`: somebody of the picture does it, and nobody asks for it.
function isAsked(clause: Clause, { from, to }: Span): boolean {
  const { spoken, phrases } = clause;
  const doer = spoken[from - 1];
  const isOfUs = makers.test(doer?.token.low ?? '');
  const hasDoer =
    /^(?:pron|name)$/.test(doer?.tag ?? '') || phrases.some((phrase) => phrase.to === from);
  return isOfUs || !hasDoer || isEmpty(clause, { from: to, to: spoken.length });
}

const views = [fromBehind, ...angleSaid.map(([, said]) => said)];
const isEmpty = (clause: Clause, { from, to }: Span): boolean => {
  // `Not in the picture`.
  const start = clause.spoken[from]?.tag === 'be' ? from + 1 : from;
  const isOfFrame = to - start === 1 || clause.spoken[start]?.tag === 'prep';
  if (isOfFrame && theFrame.test(clause.plainWords[to - 1] ?? '')) return true;
  // `From behind`: a view is said in closed words alone.
  for (let at = from; at < to; at++)
    if (!isClosed(clause, at) || (clause.spoken[at]?.tag === 'prep' && at < to - 1)) return false;
  return true;
};

const alternatives = /^(?:or|nor|oder|noch|o|ni|ou)$/;

// `No hat or glasses in the garden`: to the place it is in, to another clause, or to the end.
function refusedBehind(clause: Clause, { to: from }: Span, isAlone: boolean): Span {
  const { spoken } = clause;
  const tag = (at: number) => spoken[at]?.tag;
  let to = from;
  let hasHead = isAlone;
  // `Do not let her wear a hat`: the verbs are one.
  const isOfVerb = tag(from) === 'verb';
  while (to < spoken.length) {
    const joint = textOf(clause, { from: to, to: to + 1 });
    if (tag(to) === 'sub') break;
    if (tag(to) === 'prep' && hasHead) {
      // `Do not show her from behind` refuses how she is seen, and not her.
      const view = views.flatMap((said) => placesOf(clause, said)).find((span) => span.from === to);
      return view ?? { from, to };
    }
    if (tag(to) === 'and' || alternatives.test(joint)) {
      if (!alternatives.test(joint) && tag(to + 1) === 'prep') break;
      to += tag(to + 1) === 'prep' ? 2 : 1;
      hasHead = false;
      continue;
    }
    if (/^(?:verb|be|aux)$/.test(tag(to) ?? '') && hasHead && !isAlone && !isOfVerb) break;
    const phrase = phraseOf(clause, { from: to, to: to + 1 });
    if (phrase) hasHead = true;
    to = phrase?.to ?? to + 1;
  }
  return { from, to };
}

// `The knife gone`, `das Schild weg`: the phrase before it.
function refusedBefore(clause: Clause, { from }: Span): Span {
  let at = from - 1;
  while (at >= 0 && isClosed(clause, at)) at--;
  return at < 0
    ? { from, to: from }
    : (phraseOf(clause, { from: at, to: at + 1 }) ?? { from: at, to: from });
}
