import { type RefObject, useEffect, useRef } from 'react';
import type { Playback } from './playback.ts';

/** What the keys of any player do; `captions` and `screen` are the page's own. */
export type FilmKeys = {
  captions: () => void;
  screen: () => void;
  voice: () => void;
  sound: () => void;
};

/** A key of the player that has the focus, or in it. Buttons keep their space, lists their letters. */
export function useKeys(
  stage: RefObject<HTMLElement | null>,
  playback: Playback,
  length: number,
  keys: FilmKeys,
): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const element = stage.current;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.tagName === 'SELECT') return;
      if (event.key === ' ' && target.tagName === 'BUTTON') return;
      const act = actOf(event.key, playback, length, now.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [stage, playback, length]);
}

function actOf(key: string, playback: Playback, length: number, keys: FilmKeys) {
  const by = (seconds: number) => () => playback.seek(playback.state.seconds + seconds);
  const acts: Record<string, () => void> = {
    ' ': () => playback.toggle(),
    k: () => playback.toggle(),
    ArrowLeft: by(-1),
    ArrowRight: by(1),
    ArrowDown: by(-5),
    ArrowUp: by(5),
    j: by(-5),
    l: by(5),
    ',': () => playback.step(-1),
    '.': () => playback.step(1),
    Home: () => playback.seek(0),
    End: () => playback.seek(length),
    c: keys.captions,
    v: keys.voice,
    m: keys.sound,
    f: keys.screen,
  };
  return acts[key.length === 1 ? key.toLowerCase() : key];
}
