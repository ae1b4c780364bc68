// Where the camera is over a picture.
import type { FilmShot, Move } from './film.ts';
import type { Plane } from './planes.ts';

/**
 * How the picture is laid over the frame: `zoom` times as large as fills it, its middle moved right and
 * down by shares of the frame's width and height, turned by radians. It always covers the frame.
 */
export type View = { zoom: number; x: number; y: number; turn: number };

/** What a picture is shown at where the camera does not move. */
const still: View = { zoom: 1, x: 0, y: 0, turn: 0 };
/** A picture that was drawn for another shot is seen nearer by this. */
const nearer = 1.28;

/** How much of a move a plane makes: what is far hardly moves, what is near makes all of it. */
const shares: Record<Plane, number> = { ground: 0.5, people: 0.8, product: 1, lettering: 0 };
/** A picture in one piece moves as what it is about. */
const whole = 1;
/** Round whom the camera circles, what is far goes with it and what is near against it. */
const circled: Record<Plane, number> = { ground: -0.6, people: 0.25, product: 1, lettering: 0 };

/** From 0 to 1: begins and ends at rest, as a head on a tripod does. */
const eased = (share: number) => share * share * (3 - 2 * share);

/** `near` is the share of the move that a plane makes. All planes are as large, so that none shows its edge. */
type Take = (share: number, seconds: number, near: number, around: number) => View;
const between = (from: number, to: number, share: number) => from + (to - from) * eased(share);

const takes: Record<Move, Take> = {
  static: () => still,
  'push-in': (share, _, near) => ({ ...still, zoom: between(1, 1 + 0.22 * near, share) }),
  'pull-out': (share, _, near) => ({ ...still, zoom: between(1 + 0.22 * near, 1, share) }),
  // The camera goes left: what it sees comes in from there.
  'pan-left': (share, _, near) => ({
    ...still,
    zoom: 1.18,
    x: near * between(-0.085, 0.085, share),
  }),
  'pan-right': (share, _, near) => ({
    ...still,
    zoom: 1.18,
    x: near * between(0.085, -0.085, share),
  }),
  'tilt-up': (share, _, near) => ({
    ...still,
    zoom: 1.18,
    y: near * between(-0.085, 0.085, share),
  }),
  'tilt-down': (share, _, near) => ({
    ...still,
    zoom: 1.18,
    y: near * between(0.085, -0.085, share),
  }),
  // On wheels: as even as rails, and it keeps going at the cut.
  track: (share, _, near) => ({ ...still, zoom: 1.24, x: near * (0.11 - 0.22 * share) }),
  orbit: (share, _, near, around) => ({
    zoom: 1.26,
    x: around * between(0.06, -0.06, share),
    y: near * 0.01 * Math.sin(Math.PI * share),
    turn: between(-0.022, 0.022, share),
  }),
  // The hand turns everything alike, and sways what is near more.
  'hand-held': (_, seconds, near) => ({
    zoom: 1.09,
    x: near * (0.011 * Math.sin(2.3 * seconds) + 0.006 * Math.sin(5.9 * seconds + 1.3)),
    y: near * (0.012 * Math.sin(1.9 * seconds + 0.7) + 0.006 * Math.sin(6.7 * seconds)),
    turn: 0.0045 * Math.sin(1.4 * seconds + 0.4),
  }),
};

/**
 * The camera over a picture at a second of the film, or over one of its planes; `isStill` leaves it where the
 * shot begins, for who wants no motion.
 */
export function viewAt(shot: FilmShot, seconds: number, isStill = false, plane?: Plane): View {
  if (plane === 'lettering') return still;
  const { begin, end, move, isBorrowed } = shot;
  const length = Math.max(1e-6, end - begin);
  const share = Math.min(1, Math.max(0, (seconds - begin) / length));
  const [near, around] = plane ? [shares[plane], circled[plane]] : [whole, whole];
  const view = isStill ? still : takes[move](share, seconds - begin, near, around);
  return isBorrowed ? { ...view, zoom: view.zoom * nearer } : view;
}
