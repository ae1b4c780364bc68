// What somebody orders to be seen, as a picture: who is in it and does what, with what, and from where it is seen.
import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import { type CatalogueRef, noneRef } from '#domain/storyboard/shot-plan.ts';
import { lainIn } from '../../illustrator/compose/sat-on.ts';
import { fromBehind } from '../../illustrator/note/note-words.ts';
import { isOutOfHand, standsOnGround } from '../../illustrator/props/seat-of.ts';
import { garmentsIn } from '../../illustrator/reading/find-named.ts';
import { framingWords } from '../../illustrator/reading/shot-words.ts';
import { findFirst } from '../../illustrator/reading/stems.ts';
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { sizesOf, viewIn } from '../notes/camera-in.ts';
import { momentIn } from '../notes/moment-in.ts';
import type { Picture } from '../pictures/picture.ts';
import { handPoses, isWholeBody } from '../pictures/pose-kinds.ts';
import { isDrawn, isObject } from '../product.ts';
import { backdropOf } from '../scenes/backdrop.ts';
import { belongings, propOf } from '../scenes/details.ts';
import type { Stage } from '../stage.ts';
import { type Found, isHad, isStanding, ofBody, standsBefore } from './found-in.ts';
import { heldOf, isPouredFrom, isUnder } from './held-of.ts';
import { leadOf, peopleIn, type Seen } from './people-in.ts';
import { pointedThing } from './pointed-thing.ts';
import { asForm, soldAt } from './sold-at.ts';
import { momentAbout, placeAbout, readTold, storyOf, toldBefore } from './told-story.ts';
import { isWornAt } from './worn-in.ts';

const ofHands =
  /(?<!\p{L})(?:hands?|fingers?|hände|finger|manos?|dedos?|mains?|doigts?)(?!\p{L})/iu;
const ofFace = /(?<!\p{L})(?:face|eyes|gesicht|augen|cara|rostro|ojos|visage|yeux)(?!\p{L})/iu;

/** `Close up: the heel in the notch`: how near it is stands before it as the camera. */
const framed =
  /^(?:close[- ]?up|wide shot|ganz nah|nahaufnahme|großaufnahme|totale|primer plano|de cerca|plano general|gros plan|de près|plan large)\s?[:,–-]\s*/iu;

/** In these something is in hand. */
const handling = new Set(
  'present carry hold-up hand-over drop-in put-on haul pour lift push carry-on-shoulder fold tear hang-up drink'.split(
    ' ',
  ),
);

/** Things that one picture holds. */
const mostSeen = 5;

/**
 * What was ordered as a picture, with what of it can be drawn; else what is sold, else who is in the film.
 * A thing without a drawing is a plain form with its word on it where nothing else is there.
 */
export function stagedPicture(stage: Stage, typed: string): Picture {
  const known = staged.get(stage) ?? new Map<string, Picture>();
  const picture = known.get(typed) ?? pictureFor(stage, typed);
  staged.set(stage, known.set(typed, picture));
  return picture;
}

/** Every idea for a film asks for the same pictures. */
const staged = new WeakMap<Stage, Map<string, Picture>>();

function pictureFor(stage: Stage, typed: string): Picture {
  const { cast, treatment, frame } = stage;
  const told = storyOf(stage).get(typed);
  const read = told ?? readTold(stage, typed);
  const { text, place } = read;
  const found = asForm(stage, text, read.found);
  const people = treatment.faceless ? [] : peopleIn(stage, read, toldBefore(stage, typed));
  const garments = garmentsIn(text, stage.language);
  const isWorn = ({ at, as, ref, text: called }: Found) =>
    people.length > 0 &&
    (as !== 'object' || isWornAt(text, at)) &&
    (clothes.some(({ id }) => id === ref) ||
      garments.some((one) => one.at < at + called.length && at < one.at + one.length));
  const had = found.filter(
    (one) =>
      /^(?:thing|animal)$/.test(one.kind) &&
      isHad(one) &&
      !isWorn(one) &&
      !(people.length > 0 && ofBody.test(one.lemma)),
  );
  const meant = pointedThing(stage, typed, read);
  const isNamed =
    meant === 'product' || had.some(({ ref }) => ref === frame.form) || soldAt(stage, text) >= 0;
  // Whoever says what is to be seen means that, and not what is sold.
  const isMeant = !isDrawn(stage) || told !== undefined;
  const isFilled = people.length > 0 || had.some(({ as }) => as !== 'aside');
  const unknown =
    !isMeant || (isNamed && isDrawn(stage)) || ofFace.test(text)
      ? undefined
      : unknownIn(stage, text, found, { isFilled, isNever: had.length > 0 || place !== undefined });
  const [doer] = people;
  // What is painted or looked at is in nobody's hand: unknown it is not drawn beside who does that.
  const handled = doer && !handling.has(doer.pose) ? undefined : unknown;
  // What it is of, or is done with, comes before where that is.
  const isAside = ({ as }: Found) => Number(as === 'aside');
  const isLain = ({ ref }: Found) =>
    Number(people.some(({ pose }) => pose === 'lie') && lainIn(ref) !== undefined);
  const pointed = meant && meant !== 'product' ? [meant] : [];
  const things = [...(handled ? [handled] : []), ...pointed, ...had]
    .toSorted((a, b) => isLain(b) - isLain(a) || isAside(a) - isAside(b) || a.at - b.at)
    .slice(0, mostSeen);
  const isBare = things.length === 0 && people.length === 0 && !place;
  // What is sold and has no drawing is a plain form with its word where it was described.
  const isShown = isDrawn(stage) || (told !== undefined && isNamed && isObject(stage));
  const isSold = isShown && (isBare || isNamed) && !ofFace.test(text);
  const isHands =
    !people.some(({ id }) => id === undefined) &&
    ofHands.test(text) &&
    !treatment.handless &&
    (isSold || things.length > 0) &&
    (cast.unseen || people.length === 0);
  const isLed = isBare && !isHands && cast.given && !cast.unseen;
  const seen = isHands ? [] : isLed ? [leadOf(stage, '')] : people;
  const [first, second] = seen;
  const [belonging] = isBare && !isSold && !isLed ? belongings(stage) : [];
  const spoken = { text, language: stage.language };
  const isSource = isSold && first?.pose === 'pour' && isPouredFrom(spoken, soldAt(stage, text));
  // What is poured out of what is sold is no thing beside it.
  const own = things.filter(
    ({ ref, as, at: named }) =>
      !(isSold && (ref === frame.form || named === soldAt(stage, text))) &&
      !(isSource && as === 'object'),
  );
  // What is sold is in hand before what is only told beside it, where something is done to it.
  const isDoneTo =
    isSource ||
    meant === 'product' ||
    had.some(({ ref, as }) => ref === frame.form && as === 'object');
  const isOver = isUnder(text, { ref: frame.form, at: soldAt(stage, text) });
  const isTaken = isSold && first !== undefined && (isOver || (isDoneTo && handles(first)));
  // Who sleeps has nothing in hand.
  const isAsleep = first?.pose === 'lie' && first.mood === 'tired';
  const grasped =
    !isTaken && !isAsleep && (isHands || first) ? heldOf(spoken, own, first) : undefined;
  const held = grasped?.ref;
  const inHand: CatalogueRef | undefined =
    held ??
    (isSold && (isHands || isTaken || (first && isInHand(stage, text, first)))
      ? 'product'
      : undefined);
  const isLarge = (ref: CatalogueRef) =>
    standsOnGround(ref) ||
    isOutOfHand(ref) ||
    things.some((one) => one.ref === ref && one.kind === 'animal');
  const props = belonging
    ? [belonging.ref]
    : own.map(({ ref }) => ref).filter((ref) => ref !== held);
  // Nothing that was described is set where nobody said.
  const ground = told || things.length > 0 ? undefined : backdropOf(stage);
  const at = place ?? ground ?? placeAbout(stage, typed, people);
  const lead = first?.id !== undefined ? first : undefined;
  // It is in the hand of whoever does something with a hand.
  const isOfSecond =
    first !== undefined &&
    second !== undefined &&
    second !== lead &&
    // What is named before somebody comes is not theirs.
    (grasped === undefined || grasped.at > second.at) &&
    handles(second) &&
    !handles(first);
  const holding = isOfSecond ? second : first;
  const [other, ...further] = seen
    .filter((one) => one !== lead)
    .map((one) => strangerOf(one, one === holding ? inHand : undefined));
  return {
    scene: 'told',
    text: typed.replace(framed, ''),
    ...viewOf(text, { seen, isHands, place, props, isLarge: props.some(isLarge) }),
    props: props.map((ref) => propOf({ ref, text, large: isLarge(ref) })),
    refs: things.filter(isHad).map(({ ref }) => ref),
    ...(isBare && !isSold && !isLed && !isHands && !belonging ? {} : { isAsked: true as const }),
    ...(isHands
      ? { cast: { pose: 'work', mood: 'neutral', ...(inHand ? { holds: inHand } : {}) } }
      : {}),
    ...(lead
      ? {
          cast: {
            pose: lead.pose,
            mood: lead.mood,
            ...(inHand && holding === lead ? { holds: inHand } : {}),
          },
        }
      : {}),
    ...(other ? { other } : {}),
    ...(further.length > 0 ? { further } : {}),
    ...(at ? { place: at } : {}),
    moment: momentAbout(stage, typed),
    ...(isSold ? { product: 'in-use' as const } : {}),
    lettering: [],
  };
}

const handles = ({ pose }: Seen): boolean =>
  handPoses.has(pose) || handling.has(pose) || /^(?:phone|call)$/.test(pose);

// What one can lift, and is named as what somebody does something with.
const isInHand = (stage: Stage, text: string, { pose, at }: Seen): boolean => {
  const { form } = stage.frame;
  const named = soldAt(stage, text);
  return (
    !standsOnGround(form) &&
    !isOutOfHand(form) &&
    (handPoses.has(pose) || (named > at && !standsBefore(text, named)))
  );
};

const strangerOf = (
  { who, pose, mood, wears, isMany, count = 1 }: Seen,
  holds: CatalogueRef | undefined,
) => ({
  who,
  pose,
  mood,
  ...(isMany ? {} : { count }),
  ...(wears ? { wears } : {}),
  ...(holds ? { holds } : {}),
});

// What can be seen and has no drawing, by the first noun for it; where the picture is filled, only what is known to be a thing that something is done with.
function unknownIn(
  { frame, language }: Stage,
  text: string,
  found: readonly Found[],
  { isFilled, isNever }: { isFilled: boolean; isNever: boolean },
): Found | undefined {
  const head = frame.head.lemma.toLowerCase();
  // A noun that nobody has written down is a thing, and so is one of a stuff: `a stain`; a hand is no plain form.
  const isSeen = ({ lemma, as, isCounted }: Found) => {
    const kind = lookUpNoun(lemma, language)?.class ?? 'stuff';
    return (
      !ofHands.test(lemma) &&
      !ofBody.test(lemma) &&
      (!isFilled || as === 'object') &&
      (/^(?:thing|food|animal|plant)$/.test(kind) ||
        (kind === 'stuff' && !isFilled && !isNever && isCounted))
    );
  };
  const one = found.find(
    (mention) =>
      mention.kind === 'thing' &&
      !isHad(mention) &&
      !lookUpNoun(mention.lemma, language)?.isHomonym &&
      // The hour is no thing.
      momentIn(mention.lemma, language).time === undefined &&
      mention.lemma.toLowerCase() !== head &&
      !isStanding(text, mention) &&
      isSeen(mention),
  );
  return one && { ...one, ref: noneRef(one.lemma) };
}

const nearBy = /(?<!\p{L})(?:close|near|nah|cerca|près)(?!\p{L})/iu;

type Held = {
  seen: readonly Seen[];
  isHands: boolean;
  place: CatalogueRef | undefined;
  props: readonly CatalogueRef[];
  isLarge: boolean;
};

// As the words have it, else as near as what is in it needs.
function viewOf(
  text: string,
  { seen, isHands, place, props, isLarge }: Held,
): Pick<Picture, 'composition' | 'size' | 'angle' | 'move'> {
  const said = sizesOf[findFirst(text, framingWords) ?? 'TITLE'];
  const [first] = seen;
  const isWide = isWholeBody(first?.pose) || isLarge;
  // `My face close, a pencil in my hair`: what is small beside a face is seen with it.
  const isSmall = !isLarge && !isWide && nearBy.test(text);
  const count = seen.reduce((sum, one) => sum + (one.isMany ? 5 : (one.count ?? 1)), 0);
  const [composition, size] = isHands
    ? (['hands', 'close-up'] as const)
    : count > 2
      ? (['crowd', 'wide'] as const)
      : count === 2
        ? (['pair', isWide ? 'wide' : 'two-shot'] as const)
        : first
          ? ofFace.test(text) && (props.length === 0 || isSmall)
            ? (['face', 'close-up'] as const)
            : ([fromBehind.test(text) ? 'behind' : 'figure', isWide ? 'wide' : 'medium'] as const)
          : place && (props.length === 0 || said === 'wide')
            ? (['place', 'wide'] as const)
            : (['object', 'close-up'] as const);
  return { composition, size: said ?? size, angle: 'eye', move: 'static', ...viewIn(text) };
}
