// Where the camera is over a picture.
import type { FilmShot, Move } from './film.ts';

/**
 * How the picture is laid over the frame: `zoom` times as large as fills it, its middle moved right and
 * down by shares of the frame's width and height, turned by radians. It always covers the frame.
 */
export type View = { zoom: number; x: number; y: number; turn: number };

/** What a picture is shown at where the camera does not move. */
const still: View = { zoom: 1, x: 0, y: 0, turn: 0 };
/** A picture that was drawn for another shot is seen nearer by this. */
const nearer = 1.28;

/** From 0 to 1: begins and ends at rest, as a head on a tripod does. */
const eased = (share: number) => share * share * (3 - 2 * share);

type Take = (share: number, seconds: number) => View;
const between = (from: number, to: number, share: number) => from + (to - from) * eased(share);

const takes: Record<Move, Take> = {
  static: () => still,
  'push-in': (share) => ({ ...still, zoom: between(1, 1.22, share) }),
  'pull-out': (share) => ({ ...still, zoom: between(1.22, 1, share) }),
  // The camera goes left: what it sees comes in from there.
  'pan-left': (share) => ({ ...still, zoom: 1.18, x: between(-0.085, 0.085, share) }),
  'pan-right': (share) => ({ ...still, zoom: 1.18, x: between(0.085, -0.085, share) }),
  'tilt-up': (share) => ({ ...still, zoom: 1.18, y: between(-0.085, 0.085, share) }),
  'tilt-down': (share) => ({ ...still, zoom: 1.18, y: between(0.085, -0.085, share) }),
  // On wheels: as even as rails, and it keeps going at the cut.
  track: (share) => ({ ...still, zoom: 1.24, x: 0.11 - 0.22 * share }),
  orbit: (share) => ({
    zoom: 1.26,
    x: between(0.06, -0.06, share),
    y: 0.01 * Math.sin(Math.PI * share),
    turn: between(-0.022, 0.022, share),
  }),
  'hand-held': (_, seconds) => ({
    zoom: 1.09,
    x: 0.011 * Math.sin(2.3 * seconds) + 0.006 * Math.sin(5.9 * seconds + 1.3),
    y: 0.012 * Math.sin(1.9 * seconds + 0.7) + 0.006 * Math.sin(6.7 * seconds),
    turn: 0.0045 * Math.sin(1.4 * seconds + 0.4),
  }),
};

/** The camera at a second of the film; `isStill` leaves it where the shot begins, for who wants no motion. */
export function viewAt(shot: FilmShot, seconds: number, isStill = false): View {
  const { begin, end, move, isBorrowed } = shot;
  const length = Math.max(1e-6, end - begin);
  const share = Math.min(1, Math.max(0, (seconds - begin) / length));
  const view = isStill ? still : takes[move](share, seconds - begin);
  return isBorrowed ? { ...view, zoom: view.zoom * nearer } : view;
}
