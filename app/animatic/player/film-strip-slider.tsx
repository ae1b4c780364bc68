import { type Film, framesPerSecond, shotAt } from '#domain/animatic/film.ts';
import { moveWords } from '#domain/storyboard/shot-words.ts';
import type { Playback } from './playback.ts';
import { playedFrame, usePlayed } from './use-playback.ts';

/** The film as a strip of its shots, each as wide as it is long; the slider over it winds by frames. */
export function FilmStripSlider({ film, playback }: { film: Film; playback: Playback }) {
  const frame = usePlayed(playback, playedFrame);
  const seconds = Math.min(film.seconds, frame / framesPerSecond);
  const shot = shotAt(film, seconds);
  const number = shot ? film.shots.indexOf(shot) + 1 : 0;
  return (
    <div className="film-strip-slider">
      <div className="film-shots" aria-hidden="true">
        {film.shots.map((one) => (
          <i
            key={one.begin}
            className={one === shot ? 'is-current' : one.end <= seconds ? 'is-done' : ''}
            style={{ flexGrow: one.end - one.begin }}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label="Position in the film"
        min={0}
        max={film.seconds}
        step={1 / framesPerSecond}
        value={seconds}
        aria-valuetext={`${seconds.toFixed(1)} of ${Number(film.seconds.toFixed(1))} seconds, shot ${number} of ${film.shots.length}`}
        onChange={(event) => playback.seek(Number(event.target.value))}
      />
    </div>
  );
}

/** What is on: the shot, its move, and what is heard besides speech. */
export function FilmNow({ film, playback }: { film: Film; playback: Playback }) {
  const at = usePlayed(playback, ({ seconds }) => {
    const shot = shotAt(film, seconds);
    return shot ? film.shots.indexOf(shot) : -1;
  });
  const shot = film.shots[at];
  if (!shot) return null;
  const sounds = film.sounds.filter(({ begin, end }) => begin < shot.end && end > shot.begin);
  return (
    <p className="film-now">
      <span>
        Shot {at + 1} of {film.shots.length} · Row {shot.row} · {moveWords[shot.move]}
      </span>
      <span className="film-sounds">
        {sounds.map(({ kind, text }) => (
          <span key={kind + text}>
            {kind} <bdi>{text}</bdi>{' '}
          </span>
        ))}
      </span>
    </p>
  );
}
