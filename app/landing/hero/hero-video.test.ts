// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { timecode } from './hero-clock.ts';
import { type HeroEvent, startHeroVideo } from './hero-video.ts';

test.each([
  [0, '00:00:00:00'],
  [5.5, '00:00:05:12'],
  [11 + 23 / 24, '00:00:11:23'],
  [3_725.25, '01:02:05:06'],
])('LAND-02 %d seconds read %s', (seconds, text) => {
  expect(timecode(seconds)).toBe(text);
});

const watched = new Map<Element, (isSeen: boolean) => void>();
class SeenBy {
  tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: SeenBy['tell']) {
    this.tell = tell;
  }
  observe(element: Element) {
    watched.set(element, (isIntersecting) => this.tell([{ isIntersecting }]));
  }
}

describe('LAND-02 the clip', () => {
  let section: HTMLElement;
  let reduced: boolean;
  let isPortrait: boolean;
  let isBusy: boolean;
  let idle = () => {};
  const scrollTo = (inView: boolean) => watched.get(section)?.(inView);
  const video = () => section.querySelector('video') as HTMLVideoElement;
  const button = () => section.querySelector('button') as HTMLButtonElement;
  const sources = () =>
    [...section.querySelectorAll('source')].map((source) => source.getAttribute('src'));

  beforeEach(() => {
    reduced = false;
    isPortrait = false;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('motion') ? reduced : isPortrait,
    }));
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      idle = work;
      if (!isBusy) work();
    });
    isBusy = false;
    vi.stubGlobal('IntersectionObserver', SeenBy);
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
    Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
    document.body.innerHTML = `<section><video><source data-src="/a.webm"><source data-src="/b.mp4"></video>
      <span data-clock>00:00:00:00</span><button data-pause hidden></button></section>`;
    section = document.querySelector('section') as HTMLElement;
    let paused = true;
    Object.defineProperty(video(), 'paused', { get: () => paused });
    video().load = vi.fn();
    video().play = vi.fn(async () => {
      paused = false;
      video().dispatchEvent(new Event('play'));
    });
    video().pause = vi.fn(() => {
      paused = true;
      video().dispatchEvent(new Event('pause'));
    });
  });

  test('starts by itself, muted, and the button pauses it', () => {
    startHeroVideo(section);
    expect(sources()).toEqual(['/a.webm', '/b.mp4']);
    expect(video().muted).toBe(true);
    expect(button().hidden).toBe(false);
    expect(button().getAttribute('aria-label')).toBe('Pause background video');
    button().click();
    expect(video().pause).toHaveBeenCalled();
    expect(button().getAttribute('aria-label')).toBe('Play background video');
  });

  test('is not fetched when the visitor wants less motion, until the visitor presses play', () => {
    reduced = true;
    startHeroVideo(section);
    expect(sources()).toEqual([null, null]);
    expect(video().play).not.toHaveBeenCalled();
    button().click();
    expect(sources()).toEqual(['/a.webm', '/b.mp4']);
    expect(video().play).toHaveBeenCalledOnce();
  });

  test('is not fetched when the visitor saves data', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    startHeroVideo(section);
    expect(sources()).toEqual([null, null]);
  });

  test('waits for the page itself', () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    startHeroVideo(section);
    expect(sources()).toEqual([null, null]);
    window.dispatchEvent(new Event('load'));
    expect(sources()).toEqual(['/a.webm', '/b.mp4']);
  });

  test('LAND-08 waits until the page has nothing else to do', () => {
    isBusy = true;
    startHeroVideo(section);
    expect(sources()).toEqual([null, null]);
    idle();
    expect(sources()).toEqual(['/a.webm', '/b.mp4']);
  });

  test.each([
    [true, '/tall.webm'],
    [false, null],
  ])('LAND-10 asked for the tall crop where the scene is tall (%s): %s', (tall, address) => {
    isPortrait = tall;
    const source = '<source media="(max-aspect-ratio: 3/5)" data-src="/tall.webm">';
    video().insertAdjacentHTML('afterbegin', source);
    startHeroVideo(section);
    expect(sources()).toEqual([address, '/a.webm', '/b.mp4']);
  });

  test('LAND-10 counts frames on its clock only where the clock is seen', () => {
    const clock = section.querySelector('[data-clock]') as HTMLElement;
    const nextFrame = vi.fn();
    Object.assign(video(), { requestVideoFrameCallback: nextFrame });
    startHeroVideo(section);
    video().dispatchEvent(new Event('playing'));
    expect(nextFrame).not.toHaveBeenCalled();
    video().currentTime = 5.5;
    watched.get(clock)?.(true);
    expect(clock.textContent).toBe('00:00:05:12');
    expect(nextFrame).toHaveBeenCalledOnce();
    watched.get(clock)?.(false);
    nextFrame.mock.calls[0]?.[0]();
    expect(nextFrame).toHaveBeenCalledOnce();
  });

  test('LAND-08 rests out of view, and goes on in it unless the visitor paused it', () => {
    startHeroVideo(section);
    scrollTo(false);
    expect(video().paused).toBe(true);
    scrollTo(true);
    expect(video().paused).toBe(false);
    button().click();
    scrollTo(false);
    scrollTo(true);
    expect(video().paused).toBe(true);
  });

  test('rests while something lies over it, and stays paused if the visitor paused it', () => {
    const tell = (event: HeroEvent) => section.dispatchEvent(new Event(event));
    startHeroVideo(section);
    tell('uncover'); // as the application says when it comes
    expect(video().play).toHaveBeenCalledOnce();
    tell('cover');
    expect(video().paused).toBe(true);
    tell('uncover');
    expect(video().paused).toBe(false);
    button().click();
    tell('cover');
    tell('uncover');
    expect(video().paused).toBe(true);
  });

  test('does not start under what lies over it before the page has loaded', () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    startHeroVideo(section);
    section.dispatchEvent(new Event('cover'));
    window.dispatchEvent(new Event('load'));
    expect(sources()).toEqual([null, null]);
    section.dispatchEvent(new Event('uncover'));
    expect(video().play).toHaveBeenCalledOnce();
  });

  test('is started once, by the page or by the application', () => {
    startHeroVideo(section);
    startHeroVideo(section);
    expect(video().play).toHaveBeenCalledOnce();
  });
});
