// The animatic: the board in time, as data. Whoever plays it, makes a file of it or captions it reads this
// and nothing else, so that all of them show the same film.

import type { moves } from '../storyboard/shot-plan.ts';
import type { FrameFormat } from './shape.ts';

/** The film is cut and scrubbed on these. */
export const framesPerSecond = 24;

export type Move = (typeof moves)[number];

/** Seconds are counted from the first frame of the film. */
type Span = { begin: number; end: number };

/** One shot: which picture of the board it shows, and how the camera moves over it. */
export type FilmShot = Span & {
  /** The row of the script, from 1. */
  row: number;
  /** Place of its picture on the board, from 0. */
  frame: number;
  move: Move;
  /** The picture was drawn for another shot: it is seen nearer, so that the cut is seen. */
  isBorrowed: boolean;
};

/** A sentence somebody speaks. */
export type FilmLine = Span & {
  text: string;
  /** Who speaks on camera; a voice-over has none. */
  speaker?: string;
};

/** Lettering over the picture that the picture itself does not show. */
export type FilmSuper = Span & { text: string };

/** What else is heard in a row. */
export type FilmSound = Span & { kind: 'SFX' | 'MUSIC'; text: string };

export type Film = {
  title: string;
  format: FrameFormat;
  seconds: number;
  shots: FilmShot[];
  lines: FilmLine[];
  supers: FilmSuper[];
  sounds: FilmSound[];
};

/** What is on at a second of the film; the last of them at its end and after. */
export const shotAt = ({ shots }: Film, seconds: number): FilmShot | undefined =>
  shots.find(({ end }) => seconds < end) ?? shots.at(-1);

/** The spans that are on at a second of the film. */
export const onAt = <T extends Span>(spans: readonly T[], seconds: number): T[] =>
  spans.filter(({ begin, end }) => begin <= seconds && seconds < end);

/** How many frames the film has. */
export const frameCount = ({ seconds }: Pick<Film, 'seconds'>): number =>
  Math.max(1, Math.round(seconds * framesPerSecond));
