import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Film } from '#domain/animatic/film.ts';
import { type FilmSource, makeFilm } from '#domain/animatic/make-film.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { Button } from '../ui/controls/button.tsx';
import type { FilmPlayerProps } from './player/film-player.tsx';
import { useHasSpeaker } from './voice/use-has-speaker.ts';
import './film-panel.css';

type FilmPanelProps = FilmPlayerProps & {
  /** What can be done with the film, beside its name. */
  children?: ReactNode;
};

/** The film of a board, made anew where what it is made of changes; null where there is no picture. */
export const useFilm = ({ title, script, frames, shots, format }: FilmSource): Film | null =>
  useMemo(
    () => makeFilm({ title, script, frames, shots, format }),
    [title, script, frames, shots, format],
  );

/** The film under its name. The player comes when the page is there; its first picture stands until then. */
export function FilmPanel({ children, ...player }: FilmPanelProps) {
  const { film, frames } = player;
  const { Part, isGone, again } = useLatePlayer();
  const hasSpeaker = useHasSpeaker();
  return (
    <section className="film-panel">
      <div className="film-panel-head">
        <h2 className="heading-3">
          Film
          <span className="heading-facts">
            {film.format} · {Number(film.seconds.toFixed(1))} s
            <span className="film-panel-shots"> · {shotWords(film)}</span>
          </span>
        </h2>
        {children}
      </div>
      {Part ? <Part {...player} hasSpeaker={hasSpeaker} /> : <Poster film={film} frames={frames} />}
      {isGone ? (
        <p className="film-panel-note" role="alert">
          The player did not load. Check your connection.{' '}
          <Button compact onClick={again}>
            Load it again
          </Button>
        </p>
      ) : null}
    </section>
  );
}

const shotWords = ({ shots }: Film) => `${shots.length} ${shots.length === 1 ? 'shot' : 'shots'}`;

function Poster({ film, frames }: { film: Film; frames: readonly StoryboardFrame[] }) {
  const first = frames[film.shots[0]?.frame ?? 0];
  return (
    <div className={`film-poster film-poster-${film.format.replace(':', '-')}`}>
      {first?.imageUrl ? <img src={first.imageUrl} alt="" /> : null}
    </div>
  );
}

function useLatePlayer() {
  const [Part, setPart] = useState<ComponentType<FilmPlayerProps> | null>(null);
  const [isGone, setGone] = useState(false);
  const load = useCallback(() => {
    setGone(false);
    import('./player/film-player.tsx').then(
      ({ FilmPlayer }) => setPart(() => FilmPlayer),
      () => setGone(true),
    );
  }, []);
  useEffect(load, [load]);
  return { Part, isGone, again: load };
}
