// From one typed line to a shot of the plan: read as a described picture is, and taken as its camera words have it.
import { type CatalogueRef, type Shot, shot as shotSchema } from '#domain/storyboard/shot-plan.ts';
import { sizesOf } from '../../write/notes/camera-in.ts';
import { askedMoment } from '../../write/notes/moment-in.ts';
import { type Picture, shotOf } from '../../write/pictures/picture.ts';
import { handPoses } from '../../write/pictures/pose-kinds.ts';
import { calledIn } from '../../write/product.ts';
import type { Stage } from '../../write/stage.ts';
import { otherOf } from '../../write/staged/named-people.ts';
import { calledBy, leadNames } from '../../write/staged/somebody-in.ts';
import { stagedPicture } from '../../write/staged/staged-picture.ts';
import { storyOf } from '../../write/staged/told-story.ts';
import { lightSaid } from '../note/note-words.ts';
import { withStaging } from '../staging/with-staging.ts';
import { type CameraSaid, cameraSaid } from './camera-said.ts';
import type { Moment } from './choose-moments.ts';
import { goesDark, timeWords } from './shot-words.ts';
import { findFirst } from './stems.ts';

export type Position = { row: number; cut: number; seconds: number };

/** The shot of a moment that is told on the stage; `before` is where the film was until then. */
export function typedShot(
  stage: Stage,
  moment: Moment,
  at: Position,
  { isLast, before }: { isLast: boolean; before?: CatalogueRef | undefined },
): Shot {
  const camera = cameraSaid(moment.picture);
  const { text } = camera;
  const told = stagedPicture(stage, text);
  const carried = before?.startsWith('none:plain') ? undefined : before;
  const place = storyOf(stage).get(text)?.place ?? carried ?? told.place;
  const seen: Picture = { ...told, ...(place ? { place } : {}) };
  const taken = framedAs(seen, camera, { isLast, isLettered: moment.lettering !== '' });
  const shot = shotOf(stage, speaking(stage, taken, moment), at);
  return shotSchema.parse({
    ...withStaging(shot, text, stage.language, calledIn(stage)),
    ...lightIn(moment.picture, stage.language),
    ...(moment.lettering
      ? { lettering: [{ role: 'claim', text: moment.lettering.slice(0, 160) }] }
      : {}),
  });
}

type Of = { isLast: boolean; isLettered: boolean };

// How near, from where and as what it is taken, where the line says it.
function framedAs(picture: Picture, { framing, move, angle }: CameraSaid, of: Of): Picture {
  const said = {
    ...picture,
    ...(move ? { move } : {}),
    ...(angle ? { angle } : {}),
  };
  const { cast, other, further, ...things } = said;
  const people = [cast, other, ...(further ?? [])].filter((one) => one !== undefined);
  const isAlone = people.length === 1 && (other?.count ?? 1) === 1;
  const isWorking = people.some(({ pose, holds }) => holds !== undefined || handPoses.has(pose));
  const isHands = picture.composition === 'hands';
  switch (framing) {
    case 'PACK':
      return packed(things);
    case 'TITLE':
      return of.isLettered
        ? { ...things, composition: 'card' }
        : of.isLast
          ? packed(things)
          : { ...things, composition: 'place', size: 'wide' };
    case 'OVERHEAD':
      return people.length === 0 || isHands || (isAlone && isWorking)
        ? { ...said, composition: 'overhead', size: 'medium', angle: 'overhead' }
        : { ...said, angle: 'overhead' };
    case 'OTS':
      return {
        ...said,
        ...(people.length === 0 ? { cast: { pose: 'stand', mood: 'neutral' } } : {}),
        composition: 'shoulder',
        size: 'medium',
      };
    case 'TWO':
      return {
        ...said,
        ...(isAlone ? (other ? { further: [somebody] } : { other: somebody }) : {}),
        composition: 'pair',
        size: 'two-shot',
      };
    case undefined:
      return said;
    default: {
      const size = framing === 'INSERT' ? 'insert-close-up' : (sizesOf[framing] ?? said.size);
      const isNear = /close-up$/.test(size) && framing !== 'MCU';
      if (!isNear || !isAlone || isHands || said.composition === 'behind')
        return { ...said, size: said.composition === 'crowd' ? 'wide' : size };
      // Handwork that is shown with its person is seen from where the hands are in the picture.
      if (isWorking)
        return framing === 'CU'
          ? { ...said, composition: 'figure', size: 'medium-close-up' }
          : { ...said, composition: 'hands', size };
      return { ...said, composition: 'face', size: framing === 'INSERT' ? 'close-up' : size };
    }
  }
}

const somebody = { who: 'other:person', pose: 'stand' } as const;

const packed = (things: Picture): Picture => ({
  ...things,
  composition: 'pack',
  size: 'close-up',
  product: 'hero',
});

// Who does nothing else in the picture of a line of theirs speaks it.
function speaking(stage: Stage, picture: Picture, { speakers }: Moment): Picture {
  const { cast, other } = picture;
  const words = new Set(speakers.flatMap((one) => one.toLowerCase().split(/\s+/)));
  const known = stage.company.find((one) => words.has(calledBy(one)))?.id;
  const isLead = [...leadNames(stage), ...(stage.cast.is ?? [])].some((one) => words.has(one));
  const isOther =
    other !== undefined && (known === other.who || [...words].map(otherOf).includes(other.who));
  return {
    ...picture,
    ...(isLead && cast?.pose === 'stand' ? { cast: { ...cast, pose: 'speak' } } : {}),
    ...(isOther && other.pose === 'stand' ? { other: { ...other, pose: 'speak' } } : {}),
  };
}

const times = { dawn: 'morning', day: 'day', dusk: 'dusk', night: 'night' } as const;

// A row says its hour in a word, and its light.
function lightIn(line: string, language: Stage['language']): Partial<Shot> {
  const hour = findFirst(line, timeWords);
  const isDark = goesDark.test(line);
  const light = isDark ? 'dark' : lightSaid.find(([, words]) => words.test(line))?.[0];
  const time = hour ? times[hour] : isDark ? 'night' : undefined;
  return {
    ...(time ? { time } : {}),
    ...(light && light !== 'overcast' ? { light } : {}),
    ...askedMoment(line, language),
  };
}
