import type { ReactNode } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import type { Place } from '#domain/sharing/place.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { FilmPanel } from '../animatic/film-panel.tsx';
import type { Playback } from '../animatic/player/playback.ts';

/** What stands below the player of a cut. */
export type FilmEndOf = (film: {
  cut: Place['cut'];
  seconds: number;
  playback: Playback;
}) => ReactNode;

type SharedFilmProps = {
  film: Film;
  frames: readonly StoryboardFrame[];
  /** Null for a film with one. */
  cut: Place['cut'];
  end: FilmEndOf | undefined;
};

/** The film of a cut, with what can be said of it. */
export const SharedFilm = ({ film, frames, cut, end }: SharedFilmProps) => (
  <FilmPanel
    film={film}
    frames={frames}
    {...(end ? { end: (playback: Playback) => end({ cut, seconds: film.seconds, playback }) } : {})}
  />
);
