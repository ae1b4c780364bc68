// What the illustrator's parts agree on: sizes, light, and what a place, a prop and a product are.
import type { Sketch } from '#server/drawing/brush.ts';

/** How much the frame shows, from closest to widest. */
export type ShotSize = 'ECU' | 'CU' | 'MCU' | 'MS' | 'WS';

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';
export type Mood = {
  time: TimeOfDay;
  /** `lit` asks for the yellow light of a good ending; `low` for a heavy, grey moment. */
  feeling: 'plain' | 'lit' | 'low';
  /** The lights are out. */
  dark?: boolean;
  /** The sun itself is seen, in the sky or through a window; by night the moon always is. */
  sunny?: boolean;
  /** What lies on the ground under an open sky. */
  cover?: 'snow' | 'rain';
  /** The colour that walls and floors of the whole board lean to; without it they are warm grey. */
  hue?: string;
};

/**
 * The sheet a place is painted on, in drawing units (320×180, 180×320 or 240×240).
 * `horizon` is the y where the far wall or the skyline meets the floor or ground. In close shots
 * it lies below the frame, so that only wall and windows show. A person of 100 units stands
 * `personHeight` drawing units tall in this frame: doors, shelves and cars are sized by it.
 */
export type PlaceFrame = {
  width: number;
  height: number;
  horizon: number;
  personHeight: number;
  shot: ShotSize;
  /** In what light a top in front of people is painted; by day without it. */
  mood?: Mood;
};

/**
 * What a person stands behind or sits at, painted in front of them across the whole frame:
 * `top` is the y of its upper edge, and it runs down to the bottom of the frame.
 */
export type Surface = {
  kind: 'counter' | 'table' | 'desk' | 'workbench' | 'bar' | 'dashboard' | 'rail';
  paint(sketch: Sketch, frame: PlaceFrame, top: number): void;
};

/** A setting. It covers the whole frame and leaves the middle calm enough to stand a figure in. */
export type Place = {
  /** What a plan calls it: the catalogue's id. */
  id: string;
  /** As a person would say it in a sentence: `a bakery counter`, `a night street`. */
  name: string;
  indoors: boolean;
  /** What it is in the client's words where nothing is drawn for it: a plain ground. */
  note?: string;
  paint(sketch: Sketch, frame: PlaceFrame, mood: Mood): void;
  surface?: Surface;
};

/** How a hand takes hold of a thing: around it, under it with both hands, by a handle, at its foot so that it is over the head, or not at all. */
export type Hold = 'grip' | 'both' | 'handle' | 'aloft' | 'none';

export type PropLook = {
  /** The main colour, a muted marker colour. */
  color: string;
  /** Second colour where there is one. */
  accent: string;
};

/**
 * A thing, standing upright with the middle of its base at 0,0 and y growing downwards (so it
 * lies between y = -size.height and 0, x = ±size.width / 2), in whatever units suit its drawing.
 * The composer scales it by `tallCm` against a person of 170 cm.
 */
export type Prop = {
  /** The catalogue's id, `none` for a neutral shape. */
  id: string;
  /** With its article: `a loaf of bread`. */
  name: string;
  /** The client's word for it, where it has no drawing. */
  note?: string;
  size: { width: number; height: number };
  /** Several things in one drawing: they may take more of a picture's width than one. */
  isGroup?: true;
  tallCm: number;
  hold: Hold;
  /** Where it belongs when nobody holds it. */
  rests: 'surface' | 'floor' | 'wall' | 'air';
  paint(sketch: Sketch, look: PropLook): void;
};

/** What is written on a product: already cut to what the font can draw; may be empty. */
export type ProductLook = PropLook & { label: string };

/**
 * The advertised thing as the hero of a pack shot, drawn like a prop but with more care: it is
 * shown as tall as half the frame. For a service it is the thing that stands for it (a shop
 * sign, an app on a phone, a poster, a case file).
 */
export type ProductDrawing = Omit<Prop, 'paint'> & {
  paint(sketch: Sketch, look: ProductLook): void;
};
