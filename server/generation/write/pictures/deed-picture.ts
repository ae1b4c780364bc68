// What the client tells as a picture of its own: a deed, a moment of a story.
import { type CatalogueRef, noneRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { standsOnGround } from '../../illustrator/props/seat-of.ts';
import { readings } from '../../understand/readings.ts';
import type { Deed, Statement } from '../../understand/subject-frame.ts';
import { speaksOfRefused } from '../forbidden.ts';
import { isDrawn, isKnown } from '../product.ts';
import { backdropOf } from '../scenes/backdrop.ts';
import {
  actedOn,
  byCatalogue,
  type Detail,
  detailsOf,
  doneWith,
  propOf,
} from '../scenes/details.ts';
import { isStill, poseOf } from '../scenes/pose-of.ts';
import type { Stage } from '../stage.ts';
import { stagedPicture } from '../staged/staged-picture.ts';
import type { Picture } from './picture.ts';
import { handPoses, isWholeBody } from './pose-kinds.ts';

/** What the client tells as a picture of its own; undefined where it is a claim, which belongs into lettering. */
export function clientsPicture(stage: Stage, said: Statement): Picture | undefined {
  const { character, language } = stage;
  if (speaksOfRefused(said.seen?.does ?? said.text, character.notes ?? '', language))
    return undefined;
  // `Stand up geology`: what it is was no order.
  if (said.role === 'identity' && !said.whole) return undefined;
  const own = said.seen ? deedOf(stage, said, said.seen) : undefined;
  const theirs = said.seen && !own?.cast && !own?.other ? ofOthers(stage, said.seen) : undefined;
  if (theirs) return { ...theirs, scene: 'deed', said };
  if (own) return own;
  const told =
    said.role === 'story' && said.whole && said.spoken[0]
      ? toldOf(stage, said, said.spoken[0])
      : undefined;
  return told ?? doneOf(stage, said);
}

// `Two surveyors sit in folding chairs`: others whom no mention names are read as in any described picture.
function ofOthers(stage: Stage, { actor = '', does }: Deed): Picture | undefined {
  const { tongue } = readings[stage.language];
  const [first] = tongue.tag(actor, new Set());
  if (stage.treatment.faceless || !/^(?:num|det|poss)$/.test(first?.tag ?? '')) return undefined;
  const picture = stagedPicture(stage, `${actor} ${does}`);
  return picture.other && !picture.cast && picture.composition !== 'crowd' ? picture : undefined;
}

// What the brush can show somebody doing beside the one deed a statement is read for.
function doneOf(stage: Stage, said: Statement): Picture | undefined {
  if (/^(?:limit|trouble|offer|sponsor|call)$/.test(said.role)) return undefined;
  const act = said.acts?.find(({ verb, does }) =>
    isDoing(poseOf(verb, stage.language), actedOn(stage, said, does).length > 0),
  );
  if (!act) return undefined;
  const picture = deedOf(stage, said, { ...act, plural: false });
  const isIdle = picture?.composition === 'hands' && !handPoses.has(picture.cast?.pose);
  return picture && !isIdle ? { ...picture, scene: 'done' } : undefined;
}

// One takes time, passes a law and runs a shop: such verbs are seen where a thing is taken, passed or run.
const light = new Set<CatalogueRef | undefined>(
  'reach hand-over work drop-in put-on behind carry run phone drink cheer wave hold-up'.split(' '),
);
const isDoing = (pose: CatalogueRef | undefined, hasThing: boolean): boolean =>
  pose !== undefined && !isStill(pose) && (hasThing || !light.has(pose));
/**
 * A deed of the client's, done by whoever does it, in the pose of its verb and with what it names;
 * undefined where neither who does it nor anything it names can be shown.
 */
function deedOf(stage: Stage, said: Statement, deed: Deed): Picture | undefined {
  const { cast, language } = stage;
  // `That viewers send`: half a relative clause is nobody's deed.
  if (/^(?:that|which|who|que|qui)\s/i.test(deed.actor ?? '')) return undefined;
  const named = actedOn(stage, said, deed.does);
  const things = named.length > 0 || isDrawn(stage) ? named : doneWith(stage, said, deed.verb);
  const pose = poseOf(deed.verb, language);
  const actor = personIn(said, deed.actor) ?? anybody(deed.actor);
  const { name } = cast.member;
  const byCast = deed.actor === undefined || (name !== '' && isPartOf(deed.actor, name));
  const other = actor && !byCast ? actor : undefined;
  const [first] = things;
  const held = first && !first.large ? first.ref : undefined;
  const holds: CatalogueRef | undefined =
    held ?? (isDrawn(stage) && !first && !other ? 'product' : undefined);
  const worked = things.length === 0 ? workedOn(stage) : undefined;
  const hasProduct = isDrawn(stage) || holds === 'product' || worked !== undefined;
  if (other && stage.treatment.faceless) return undefined;
  if (byCast && isTheirs(stage, said)) return undefined;
  if (!byCast && !other && !first && !isDrawn(stage)) return undefined;
  // A hand by itself does what hands do.
  if (byCast && cast.unseen && !(holds && pose && handPoses.has(pose))) return undefined;
  // `Stretch to three times the length`: what is not in hand, and not named, is not seen to be done.
  if (deed.ordered && holds !== 'product' && behindVerb.test(deed.does)) return undefined;
  const person = byCast || other;
  const isHands = byCast && (cast.unseen || (!pose && holds !== undefined));
  if (isHands && stage.treatment.handless) return undefined;
  return {
    scene: 'deed',
    text: `${deed.actor ?? '{who}'} ${holds === 'product' && byCast ? withObject(stage, deed.does) : deed.does}`,
    composition: isHands ? 'hands' : person ? 'figure' : 'object',
    size: isHands || !person ? 'close-up' : worked?.large || isWholeBody(pose) ? 'wide' : 'medium',
    angle: 'eye',
    move: isHands || !person ? 'push-in' : 'hand-held',
    ...(worked ? { slots: { also: worked.text } } : {}),
    ...(byCast
      ? {
          cast: {
            pose: pose ?? 'work',
            ...(pose ? {} : { action: noneRef(deed.verb) }),
            mood: 'determined' as const,
            ...(holds ? { holds } : {}),
          },
        }
      : {}),
    ...(other ? { other: otherOf(other, pose ?? 'work', held) } : {}),
    props: things
      .filter(({ ref }) => ref !== holds && (ref !== held || !person))
      .slice(0, 3)
      .map(propOf),
    refs: [...(hasProduct ? [stage.frame.form] : []), ...things.map(({ ref }) => ref)],
    said,
    ...(hasProduct ? { product: 'in-use' as const } : {}),
    ...placeOf(stage, said, deed.does),
    lettering: [],
  };
}

const toThem = /(?<!\p{L})(?:you|your|du|sie|ihr|usted|tú|ustedes|vous|tu)(?!\p{L})/iu;
const ofUs = /(?<!\p{L})(?:i|we|me|us|our|ich|wir|uns|yo|nosotros|nos|je|nous|on)(?!\p{L})/iu;
// `You pick up from school`: what a client's customers do is not done by whoever serves them.
const isTheirs = ({ frame }: Stage, { text }: Statement): boolean =>
  /^(?:service|venue)$/.test(frame.kind) &&
  frame.voice !== 'it' &&
  toThem.test(text) &&
  !ofUs.test(text);

// `Stretch to three times the length`: what is sold is what it is done to.
const behindVerb =
  /^(\S+)\s((?:to|into|onto|over|around|round|through|along|under|against|auf|in|über|um|durch|unter|hasta|sobre|en|por|sur|dans|autour|jusqu)\s.+)$/iu;
const withObject = ({ slots, frame }: Stage, does: string): string =>
  does.replace(
    behindVerb,
    (_, verb: string, rest: string) => `${verb} ${slots.thingObject ?? frame.name} ${rest}`,
  );

// A service is done to something: a dentist of horses to a horse.
function workedOn({ frame, language }: Stage): Detail | undefined {
  if (frame.kind !== 'service' || !isKnown(frame)) return undefined;
  return {
    ref: frame.form,
    text: byCatalogue(frame.form, language),
    large: standsOnGround(frame.form),
  };
}

/** A sentence of a story that is a picture as it stands; undefined where nobody and nothing in it can be drawn. */
function toldOf(stage: Stage, said: Statement, text: string): Picture | undefined {
  const { cast } = stage;
  const [thing] = detailsOf(stage, said);
  const { name } = cast.member;
  const named = !cast.unseen && name !== '' && text.includes(name.split(' ')[0] ?? name);
  const person = stage.treatment.faceless ? undefined : personIn(said);
  if (!thing && !named && !person) return undefined;
  const held = thing && !thing.large ? thing.ref : undefined;
  const other = named ? undefined : person;
  return {
    scene: 'told',
    text,
    composition: named || other ? 'figure' : 'object',
    size: named || other ? 'medium' : 'close-up',
    angle: 'eye',
    move: named || other ? 'hand-held' : 'push-in',
    ...(named
      ? {
          cast: {
            pose: held ? 'present' : 'look-up',
            mood: 'determined' as const,
            ...(held ? { holds: held } : {}),
          },
        }
      : {}),
    ...(other ? { other: otherOf(other, held ? 'present' : 'stand', held) } : {}),
    props: thing && (!held || !(named || other)) ? [propOf(thing)] : [],
    refs: thing ? [thing.ref] : [],
    said,
    ...placeOf(stage, said, text),
    lettering: [],
  };
}

// Somebody the statement names; with `actor`, only who does it.
const personIn = ({ mentions }: Statement, actor?: string) =>
  mentions.find(
    ({ kind, text }) =>
      kind === 'person' &&
      (actor === undefined ||
        actor.toLowerCase().includes(text.split(' ').at(-1)?.toLowerCase() ?? ' ')),
  );

// Somebody is not whoever the film is about.
const anybody = (actor: string | undefined) =>
  actor !== undefined && /^(?:people|somebody|someone)$/i.test(actor)
    ? { lemma: 'person' }
    : undefined;

const otherOf = (
  { lemma }: { lemma: string },
  pose: CatalogueRef,
  holds: CatalogueRef | undefined,
) => ({
  who: `other:${lemma}`.slice(0, 40),
  pose,
  ...(holds ? { holds } : {}),
});

// Where the deed itself says it is done, else where the film is set.
function placeOf(stage: Stage, { mentions }: Statement, does: string) {
  const { forbidden } = stage;
  const own = mentions.find(
    ({ kind, ref, text }) =>
      kind === 'place' &&
      noteOf(ref) === undefined &&
      !forbidden.has(ref) &&
      does.toLowerCase().includes(
        text
          .split(/[\s’']/)
          .at(-1)
          ?.toLowerCase() ?? ' ',
      ),
  )?.ref;
  const place = stage.askedPlace ?? own ?? backdropOf(stage);
  return place ? { place } : {};
}

const isPartOf = (part: string, name: string): boolean =>
  ` ${name.toLowerCase()} `.includes(` ${part.toLowerCase()} `);
