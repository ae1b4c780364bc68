import { useEffect } from 'react';
import { Link } from 'react-router';
import { type Place, placeId, placeInWords } from '#domain/sharing/place.ts';
import type { SharedPage } from '#domain/sharing/shared-page.ts';
import type { Playback } from '../../animatic/player/playback.ts';
import { usePlayed } from '../../animatic/player/use-playback.ts';
import { useFollowedHash } from '../use-followed-hash.ts';
import { PlaceEnd, type SaidThere } from './place-end.tsx';

type Cut = Place['cut'];
type FilmEndProps = { page: SharedPage; cut: Cut; seconds: number; playback: Playback };

const secondOf = (cut: Cut, number: number): Place => ({ part: 'second', number, cut });

/** Below the player: the way to say something of the second it stands on. It winds to one that the address names. */
export function FilmEnd({ page, cut, seconds, playback }: FilmEndProps) {
  const last = Math.max(0, Math.ceil(seconds) - 1);
  const second = usePlayed(playback, (state) => Math.min(last, Math.floor(state.seconds + 1e-6)));
  useWinding(playback, cut);
  if (page.owner !== null || page.frozen !== null) return null;
  const place = secondOf(cut, second);
  return (
    <p className="film-end">
      <Link to={`?about=${placeId(place)}#write`} onClick={() => playback.pause()}>
        Comment on {placeInWords(place)}
      </Link>
    </p>
  );
}

function useWinding(playback: Playback, cut: Cut): void {
  const followed = useFollowedHash();
  useEffect(() => {
    const begin = `#${placeId(secondOf(cut, 0)).slice(0, -1)}`;
    const { hash } = followed;
    const named = hash.startsWith(begin) ? hash.slice(begin.length) : '';
    if (!/^\d{1,4}$/.test(named)) return;
    playback.pause();
    playback.seek(Number(named));
  }, [playback, cut, followed]);
}

/** The seconds of a cut's film that something was said of, each with the way there. */
export function SaidSeconds({ page, said, cut }: { page: SharedPage; said: SaidThere; cut: Cut }) {
  if (page.frozen) return null;
  const seconds = [...said.values()]
    .filter(({ place }) => place.part === 'second' && place.cut === cut)
    .map(({ place }) => place.number ?? 0)
    .toSorted((one, other) => one - other);
  if (seconds.length === 0) return null;
  return (
    <ul className="said-seconds" aria-label="Comments on the film">
      {seconds.map((number) => (
        <li key={number}>
          <PlaceEnd page={page} said={said} place={secondOf(cut, number)} isNamed />
        </li>
      ))}
    </ul>
  );
}
