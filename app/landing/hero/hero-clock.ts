// The position of the clip as a timecode, for as long as somebody can see it.
import { whenSeen } from './when-seen.ts';

const framesPerSecond = 24;

/** `00:00:05:12` for 5.5 seconds: hours, minutes, seconds, frames. */
export function timecode(seconds: number): string {
  const frames = Math.floor(seconds * framesPerSecond + 1e-6);
  const whole = Math.floor(frames / framesPerSecond);
  return [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
    frames % framesPerSecond,
  ]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Shows in `clock` where `video` is. Phones have no room for it, and nothing to do for each frame. */
export function runClock(video: HTMLVideoElement, clock: Element): void {
  const figures = clock.firstChild as Text; // a new text would be styled anew for each frame
  let isSeen = false;
  let isRunning = false;
  const tick = () => {
    figures.data = timecode(video.currentTime);
    isRunning = isSeen && !video.paused && clock.isConnected;
    if (isRunning) atNextFrame(video, tick);
  };
  const start = () => {
    if (!isRunning) tick();
  };
  video.addEventListener('playing', start);
  whenSeen(clock, (seen) => {
    isSeen = seen;
    start();
  });
}

// The clip has 24 frames a second, a screen sixty and more.
function atNextFrame(video: HTMLVideoElement, work: () => void): void {
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(work);
  else requestAnimationFrame(work);
}
