import { useEffect, useState, useSyncExternalStore } from 'react';
import { framesPerSecond } from '#domain/animatic/film.ts';
import { Playback } from './playback.ts';

/** A tab that comes back from sleep goes on where it was. */
const longestGap = 0.25;

/** The playback of a film, driven by the page's frames while it runs. */
export function usePlayback(length: number): Playback {
  const [playback] = useState(() => new Playback(length));
  useEffect(() => playback.setLength(length), [playback, length]);
  useEffect(() => {
    let frame = 0;
    let before = 0;
    const run = (now: number) => {
      playback.pass(Math.min(longestGap, (now - before) / 1000));
      before = now;
      frame = playback.state.playing ? requestAnimationFrame(run) : 0;
    };
    const leave = playback.subscribe(({ playing }) => {
      if (!playing || frame) return;
      before = performance.now();
      frame = requestAnimationFrame(run);
    });
    return () => {
      leave();
      cancelAnimationFrame(frame);
      playback.pause();
    };
  }, [playback]);
  return playback;
}

/** Something of the state of a playback; the component is told when it is another. */
export const usePlayed = <T extends string | number | boolean>(
  playback: Playback,
  of: (state: Playback['state']) => T,
): T =>
  useSyncExternalStore(
    playback.subscribe,
    () => of(playback.state),
    () => of(playback.state),
  );

/** The frame it stands on, from 0: another 24 times a second at most. */
export const playedFrame = ({ seconds }: Playback['state']): number =>
  Math.floor(seconds * framesPerSecond + 1e-6);
