// What somebody eats or drinks out of is in their hand, whatever else it might be.
import { garmentsIn, placeHit, thingsIn } from '../reading/find-named.ts';
import { poseWords } from '../reading/people-words.ts';
import { findFirst } from '../reading/stems.ts';
import { called, productIn, type Reader } from './change.ts';
import { type Clause, namedIn, phraseOf, type Span, take, textOf } from './clause.ts';
import { outOf } from './note-words.ts';
import { withPerson } from './whom.ts';

const anyVessel = 'mug';

/** `She drinks tea from the cap`: the cap is held, and is none to be worn; what is eaten is, too. */
export const vesselWish: Reader = (clause, choices, film) => {
  const deed = clause.spoken.findIndex(
    ({ tag, token }) => /^(?:verb|ing)$/.test(tag) && findFirst(token.low, poseWords) === 'drink',
  );
  const vessel = deed < 0 ? undefined : (vesselBehind(clause, deed) ?? eatenBehind(clause, deed));
  if (!vessel) return null;
  const own = { ...clause, phrases: [vessel] };
  const inVessel = ({ from }: Span) => vessel.from <= from && from < vessel.to;
  const isWorn = namedIn(own, garmentsIn).some(inVessel);
  const hit = isWorn ? undefined : namedIn(own, thingsIn).find(inVessel);
  // What nobody can draw is drunk out of something that says so.
  const holds = productIn(own, film) ? 'product' : (hit?.id ?? anyVessel);
  const head = textOf(clause, { from: vessel.head, to: vessel.head + 1 });
  for (const span of [{ from: deed, to: deed + 1 }, vessel]) take(clause, span);
  // `The cap of the flask`, which stays where it is.
  const ours = productIn(clause, film);
  if (ours && choices.product) take(clause, ours);
  const name = holds === 'product' ? 'the product' : called(holds);
  const inPlace = holds === anyVessel && !hit ? ` in place of ${head}` : '';
  const next = withPerson(clause, choices, film, ({ action: _, ...person }) => ({
    ...person,
    pose: 'drink',
    holds,
  }));
  return { choices: next, did: ['drink', `holds ${name}${inPlace}`] };
};

type Phrase = Clause['phrases'][number];

function vesselBehind(clause: Clause, deed: number): Phrase | undefined {
  const { plainWords, tongue, spoken } = clause;
  const at = plainWords.findIndex(
    (word, place) =>
      place > deed &&
      [word, `${plainWords[place - 1]} ${word}`].some((one) => outOf[tongue].test(one)),
  );
  const whole = at < 0 ? undefined : phraseOf(clause, { from: at + 1, to: at + 2 });
  // `Agua de una botella` may be one phrase.
  const phrase =
    whole && whole.from <= at ? { from: at + 1, to: whole.to, head: whole.to - 1 } : whole;
  if (!phrase || !/^(?:det|poss)$/.test(spoken[phrase.from]?.tag ?? '')) return undefined;
  // `De l'eau` is drunk, and `dans la cuisine` is where.
  return placeHit(textOf(clause, phrase), tongue) ? undefined : phrase;
}

// `She eats an apple`: what is known of what stands right behind the verb.
const eatenBehind = (clause: Clause, deed: number): Phrase | undefined =>
  clause.phrases.find(
    ({ from, to }) =>
      from === deed + 1 &&
      namedIn(clause, thingsIn).some((hit) => from <= hit.from && hit.to <= to),
  );
