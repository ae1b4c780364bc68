import { useEffect, useMemo, useState } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import { isHeard, soundPlanOf } from '#domain/animatic/sound/sound-plan.ts';
import type { Playback } from '../player/playback.ts';
import { playJob } from './play-job.ts';

export type Sound = {
  isOn: boolean;
  toggle: () => void;
  /** Why there is none to turn on. */
  why: string | undefined;
};

const nothing = 'This script names no sound or music that can be made here';
const noPlayer = 'This browser plays no sound';

/** Music and effects of the film, off until somebody turns them on. */
export function useSound(film: Film, playback: Playback): Sound {
  const [isOn, setOn] = useState(false);
  const plan = useMemo(() => soundPlanOf(film), [film]);
  const why = !('AudioContext' in window) ? noPlayer : isHeard(plan) ? undefined : nothing;
  const isHeardNow = isOn && why === undefined;
  useEffect(() => {
    if (!isHeardNow) return;
    // Made after somebody pressed: a browser lets no page be heard before.
    const context = new AudioContext();
    const stop = playJob(context, { kind: 'sound', plan }, playback);
    return () => {
      stop();
      void context.close();
    };
  }, [isHeardNow, plan, playback]);
  return { isOn: isHeardNow, toggle: () => setOn((was) => !was), why };
}
