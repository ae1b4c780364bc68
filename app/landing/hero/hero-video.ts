// The clip behind the headline: starts late, and never for people who asked for stillness or little
// data. Works on the served page and in the application.
import { runClock } from './hero-clock.ts';
import { whenSeen } from './when-seen.ts';

function wantsStillness(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/** Sent to the section when something lies over all of it, and when that is gone again. */
export type HeroEvent = 'cover' | 'uncover';

/** Gives life to `section`: its video, its button `[data-pause]` and its clock `[data-clock]`. */
export function startHeroVideo(section: HTMLElement): void {
  const video = section.querySelector('video');
  const button = section.querySelector<HTMLButtonElement>('[data-pause]');
  const clock = section.querySelector('[data-clock]');
  if (!video || !button || !clock || section.dataset.video) return;
  section.dataset.video = 'still';
  video.muted = true;
  button.hidden = false;

  const show = () => {
    const playing = !video.paused;
    button.setAttribute('aria-label', `${playing ? 'Pause' : 'Play'} background video`);
    button.dataset.playing = String(playing);
  };
  const play = () => {
    for (const source of video.querySelectorAll('source')) {
      const fits = !source.media || matchMedia(source.media).matches;
      if (!source.src && fits) source.src = source.dataset.src ?? '';
    }
    if (!video.currentSrc) video.load(); // the page was read when the sources had no address
    video.play().catch(show); // a browser may refuse; the poster stays
  };
  let isCovered = false;
  let isInView = true;
  let isWanted = false;
  // Where nobody sees it, it is not decoded.
  const settle = () => {
    if (!isWanted || isCovered || !isInView) video.pause();
    else if (video.paused) play();
  };
  const want = () => {
    isWanted = true;
    settle();
  };
  for (const name of ['cover', 'uncover'] satisfies HeroEvent[]) {
    section.addEventListener(name, () => {
      isCovered = name === 'cover';
      settle();
    });
  }
  whenSeen(section, (seen) => {
    isInView = seen;
    settle();
  });
  video.addEventListener('play', show);
  video.addEventListener('pause', show);
  video.addEventListener('playing', () => {
    section.dataset.video = 'running';
  });
  runClock(video, clock);
  button.addEventListener('click', () => {
    if (video.paused) return want();
    isWanted = false;
    settle();
  });
  show();
  if (wantsStillness()) return;
  if (document.readyState === 'complete') whenIdle(want);
  else addEventListener('load', () => whenIdle(want), { once: true }); // the page itself comes first
}

const longestWaitMs = 3_000;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs });
  else setTimeout(work, 500);
}
