// All that one frame is composed from.

import type { PersonId } from '#domain/cast/cast-sheet.ts';
import type { TracedPicture } from '#domain/pictures/traced.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import type { Shot as PlannedShot, ShotPerson } from '#domain/storyboard/shot-plan.ts';
import type { Sketch } from '#server/drawing/brush.ts';
import type { Cast } from '../cast/find-cast.ts';
import type { Emotion, Person } from '../people/person.ts';
import type { LegsPose } from '../people/poses/pose.ts';
import type { PoseName } from '../people/poses/poses.ts';
import type { PlateLook } from '../products/plate-look.ts';
import type { Seat } from '../props/seat-of.ts';
import type { Thing as Drawing } from '../props/thing.ts';
import type {
  Mood,
  Place,
  ProductDrawing,
  ProductLook,
  Prop,
  PropLook,
  ShotSize,
} from '../scene.ts';
import type { Sheet } from './sheet.ts';

export type Thing = {
  /** The catalogue's id. */
  id: string;
  width: number;
  height: number;
  tallCm: number;
  hold: ProductDrawing['hold'];
  rests: ProductDrawing['rests'];
  seat: Seat;
  name: string;
  /** A word stands on it that must stay open to read. */
  isNote: boolean;
  /** Other things may stand on it. */
  isTop: boolean;
  /** Paper, which lies flat. */
  isFlat: boolean;
  /** The product itself. */
  isProduct: boolean;
  /** Several in one drawing. */
  isGroup: boolean;
  /** A neutral shape for what the library does not have. */
  isNeutral: boolean;
  paint: (sketch: Sketch) => void;
};

export type Composition = PlannedShot['composition'];
export type CameraMove = PlannedShot['move'];
export type Where =
  | 'in-hand'
  | 'worn'
  | 'on-surface'
  | 'wall'
  | 'floor'
  | 'in-air'
  | 'in-background';

/** A thing of the picture, where it is in it, and what colours it has. */
export type Dressing = { prop: Prop; look: PropLook; where: Where };

/** Somebody in the picture. */
export type ScenePerson = {
  person: Person;
  isCast: boolean;
  /** Who of the cast sheet they are. */
  id?: PersonId;
  /** For the alternative text: `a woman with red hair in a denim apron`. */
  words: string;
  noun: string;
  pose: PoseName;
  /** Sits, kneels or crouches while doing it. */
  legs?: LegsPose | undefined;
  emotion: Emotion;
  speaking: boolean;
  /** Presses, taps or points rather than takes hold. */
  points: boolean;
  /** Where they go. */
  motion?: ShotPerson['motion'];
  held?: Thing;
};

export type SceneShot = {
  composition: Composition;
  size: ShotSize;
  angle: PlannedShot['angle'];
  move: CameraMove;
  /** The language of the script, in which the camera's marks are written. */
  language: Tongue;
  weather: PlannedShot['weather'];
  mood: Mood;
  /** What is lettered over the picture; lines are parted by a middle dot. */
  lettering: string;
  /** Who pays for the message, as it must stand; empty where nobody is named. */
  sponsor: string;
};

export type ScenePlan = {
  sheet: Sheet;
  shot: SceneShot;
  place: Place;
  /** Who is seen, the most important first. */
  people: readonly ScenePerson[];
  /** Things of the picture, the most telling first. */
  props: readonly Dressing[];
  product: {
    drawing: Drawing;
    look: ProductLook;
    /** What it would be drawn as, where it is drawn as in its picture. */
    formName?: string;
  };
  /** The client's logo, where this picture closes the film. */
  logo?: TracedPicture | undefined;
  /** The plates that the film's words stand on. */
  plate: PlateLook;
  /** The product itself is part of this picture. */
  showsProduct: boolean;
  /** It was taken out at the desk: nothing stands for it, not even at the end. */
  isProductOut?: boolean;
  /** Who the film is about, whether seen here or not. */
  cast: Cast;
  voiceOnly: boolean;
  productName: string;
  /** No disc of light: another frame of the board has it, or the sky is overcast. */
  plainLight: boolean;
  /** The frame's number, from 0: neighbours are composed to alternate sides. */
  index: number;
  seed: number;
  /** Drawn in greys. */
  isGrey?: boolean;
};

/** Which side of the sheet the main thing takes: -1 left, 1 right. */
export const sideOf = ({ index, seed }: Pick<ScenePlan, 'index' | 'seed'>): -1 | 1 =>
  (index + (seed & 1)) % 2 === 0 ? -1 : 1;

/** Whom the picture is about: who is seen first, else the cast as they stand. */
export const leadOf = ({ people, cast }: ScenePlan): ScenePerson =>
  people[0] ?? {
    person: cast.person,
    isCast: true,
    words: cast.words,
    noun: cast.noun,
    pose: 'stand',
    emotion: 'neutral',
    speaking: false,
    points: false,
  };

/** Whether the end of the film is a card with its title: of what has no drawing, name and word say what it is. */
export const isTitleCard = ({ shot, product }: Pick<ScenePlan, 'shot' | 'product'>): boolean =>
  shot.composition === 'pack' && /^(?:title-card|none)$/.test(product.drawing.id);
