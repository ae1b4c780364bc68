import { useEffect, useState } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import type { Playback } from '../player/playback.ts';
import { playJob } from '../sound/play-job.ts';
import { fetchRecordings } from './fetch-recordings.ts';

export type HouseVoice =
  | { kind: 'silent' | 'coming' | 'speaking' }
  /** `why` goes on from "The voice did not come:". */
  | { kind: 'failed'; why: string };

const silent: HouseVoice = { kind: 'silent' };

/** The voice of the house's model, heard with the film while it is asked for. */
export function useHouseVoice(
  film: Film,
  playback: Playback,
  gender: string | undefined,
  isAsked: boolean,
): HouseVoice {
  const [voice, setVoice] = useState<HouseVoice>(silent);
  useEffect(() => {
    if (!isAsked) return;
    if (!('AudioContext' in window)) {
      setVoice({ kind: 'failed', why: 'this browser plays no sound' });
      return;
    }
    setVoice({ kind: 'coming' });
    // Made after somebody pressed: a browser lets no page be heard before.
    const context = new AudioContext();
    const left = new AbortController();
    let stop: (() => void) | undefined;
    void fetchRecordings(film, gender, left.signal).then((fetched) => {
      if (left.signal.aborted) return;
      if (!fetched.ok) return setVoice({ kind: 'failed', why: fetched.why });
      const { lines, seconds } = film;
      const job = {
        kind: 'voice',
        film: { lines, seconds },
        recordings: fetched.recordings,
      } as const;
      stop = playJob(context, job, playback);
      setVoice({ kind: 'speaking' });
    });
    return () => {
      left.abort();
      stop?.();
      void context.close();
      setVoice(silent);
    };
  }, [film, playback, gender, isAsked]);
  return voice;
}
