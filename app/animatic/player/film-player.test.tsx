// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Film } from '#domain/animatic/film.ts';
import { makeFilm } from '#domain/animatic/make-film.ts';
import { FilmPlayer } from './film-player.tsx';

const script = `A

1. HOOK | 0-4 s
VIDEO: CU.
VO: Half of a broom. Nobody asks.

2. END | 4-8 s
VIDEO: Pack shot.
SFX: A bell.
SUPER: CRUMB`;
const frames = [1, 2, 3, 4].map((number) => ({
  title: `F${number}`,
  description: '',
  imageUrl: `/api/storage/frames/${number}.jpg`,
  imageAlt: `Picture ${number}`,
}));
const film = makeFilm({ title: 'A', script, frames, shots: null, format: '16:9' });

let root: Root;
let said: string[];
let cancelled: number;
let time: number;
let asked: Map<number, FrameRequestCallback>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  said = [];
  cancelled = 0;
  time = 0;
  vi.stubGlobal('performance', { now: () => time });
  // Whoever else asks for a frame takes none from the film.
  asked = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    last += 1;
    asked.set(last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => asked.delete(id));
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const voicesOf = (...langs: string[]) =>
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => langs.map((lang) => ({ name: lang, lang, default: true, localService: true })),
    speak: ({ text }: { text: string }) => said.push(text),
    cancel: () => {
      cancelled += 1;
    },
  });

async function show(
  startsItself = false,
  shown: object | null = film,
  hasSpeaker = false,
): Promise<void> {
  if (!shown) throw new Error('No film');
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <FilmPlayer
        film={shown as Film}
        frames={frames}
        startsItself={startsItself}
        hasSpeaker={hasSpeaker}
      />,
    ),
  );
}

const named = (name: string) => {
  const all = [...document.querySelectorAll<HTMLElement>('button, input, select')];
  const found = all.find(
    (one) => one.getAttribute('aria-label') === name || one.textContent?.startsWith(name),
  );
  if (!found) throw new Error(`Nothing is called ${name}`);
  return found;
};
const press = (name: string) => act(async () => named(name).click());
/** So many seconds go by, in frames of the page. */
const wait = (seconds: number) =>
  act(async () => {
    for (let passed = 0; passed < seconds; passed += 0.1) {
      time += 100;
      const due = [...asked.values()];
      asked.clear();
      for (const run of due) run(time);
    }
  });
const shown = () => document.body.textContent ?? '';

test('FILM-07 nothing is spoken until somebody asks for it, then sentence by sentence', async () => {
  voicesOf('en-US');
  await show();
  await press('Play');
  await wait(3);
  expect(said).toEqual([]);
  await press('Pause');
  await act(async () => named('Position in the film').focus());
  await press('Voice');
  await act(async () => {
    named('Position in the film').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Home', bubbles: true }),
    );
  });
  await press('Play');
  await wait(4);
  expect(said).toEqual(['Half of a broom.', 'Nobody asks.']);
  const before = cancelled;
  await press('Pause');
  expect(cancelled).toBeGreaterThan(before);
});

test('FILM-07 where no voice speaks the language it is silent, and says why', async () => {
  voicesOf('fr-FR');
  await show();
  expect(named('Voice').getAttribute('aria-disabled')).toBe('true');
  expect(named('Voice').textContent).toContain('no voice for English');
  await press('Voice');
  await press('Play');
  await wait(4);
  expect(said).toEqual([]);
});

test('FILM-01 FILM-03 it counts, captions and says what is on, with no sound to be heard', async () => {
  voicesOf();
  await show();
  expect(shown()).toContain('0.0 / 8 s');
  await press('Play');
  await wait(1);
  expect(shown()).toContain('Half of a broom.');
  expect(shown()).toContain('Shot 1 of 2');
  await press('Captions');
  expect(shown()).not.toContain('Half of a broom.');
  await wait(4);
  expect(shown()).toContain('SFX A bell.');
  await wait(5);
  expect(shown()).toContain('8.0 / 8 s');
  expect(named('Play')).toBeTruthy();
});

test('FILM-01 it winds by seconds and frames, by keys as in any player', async () => {
  voicesOf();
  await show();
  const slider = named('Position in the film') as HTMLInputElement;
  const key = (name: string) =>
    act(async () => {
      slider.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    });
  await key('ArrowRight');
  await key('.');
  expect(Number(slider.value)).toBeCloseTo(25 / 24, 3);
  await key(',');
  await key('ArrowUp');
  expect(Number(slider.value)).toBeCloseTo(6, 3);
  expect(slider.getAttribute('aria-valuetext')).toBe('6.0 of 8 seconds, shot 2 of 2');
  await key('Home');
  await key('k');
  await wait(1);
  expect(Number(slider.value)).toBeGreaterThan(0.5);
});

// What a browser has to be heard with, as far as the player asks for it.
function hearing() {
  const heard = { contexts: 0, starts: [] as number[], stops: 0 };
  class Context {
    currentTime = 0;
    destination = {};
    constructor() {
      heard.contexts += 1;
    }
    createBuffer = (_: number, length: number, rate: number) => ({
      duration: length / rate,
      copyToChannel: () => {},
    });
    createBufferSource = () => ({
      playbackRate: { value: 1 },
      connect: () => {},
      disconnect: () => {},
      start: (_: number, at: number) => heard.starts.push(at),
      stop: () => {
        heard.stops += 1;
      },
    });
    close = async () => {};
  }
  class Worker {
    onmessage: ((event: { data: Float32Array }) => void) | null = null;
    postMessage({ rate }: { rate: number }) {
      this.onmessage?.({ data: new Float32Array(8 * rate) });
    }
    terminate() {}
  }
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('Worker', Worker);
  return heard;
}

test('FILM-10 no sound is made until somebody asks for it; then it goes and stops with the film', async () => {
  voicesOf();
  const heard = hearing();
  await show();
  await press('Play');
  await wait(1);
  expect(heard.contexts).toBe(0);
  expect(named('Sound').getAttribute('aria-pressed')).toBe('false');
  await press('Sound');
  expect(named('Sound').getAttribute('aria-pressed')).toBe('true');
  const { value } = named('Position in the film') as HTMLInputElement;
  expect(heard.starts[0]).toBeCloseTo(Number(value), 1);
  await press('Pause');
  expect(heard.stops).toBeGreaterThan(0);
  const before = heard.starts.length;
  await wait(1);
  expect(heard.starts.length).toBe(before);
});

test('FILM-10 a film that names nothing known, or a browser that plays nothing, says why it is silent', async () => {
  voicesOf();
  vi.stubGlobal('AudioContext', undefined);
  Reflect.deleteProperty(window, 'AudioContext');
  await show();
  expect(named('Sound').getAttribute('aria-disabled')).toBe('true');
  expect(named('Sound').textContent).toContain('plays no sound');
  act(() => root.unmount());
  hearing();
  await show(false, { ...film, sounds: [] });
  expect(named('Sound').textContent).toContain('names no sound');
});

/** The house's voice as the server gives it: what was asked for, in order. */
function houseVoice(answer: (address: string) => Response): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return answer(address);
  });
  return requests;
}
const settled = () => act(async () => new Promise((done) => setTimeout(done, 20)));

test('FILM-12 where the house has a model that speaks it is heard in place of the browser’s voice', async () => {
  voicesOf('en-US');
  const heard = hearing();
  const requests = houseVoice((address) =>
    address.includes('speak-lines')
      ? Response.json({ recordings: ['/api/a.wav', '/api/b.wav'], source: 'provider' })
      : new Response(new Uint8Array(8)),
  );
  await show(false, film, true);
  expect(requests).toEqual([]);
  await press('Voice');
  await settled();
  expect(requests.slice(1)).toEqual(['/api/a.wav', '/api/b.wav']);
  await press('Play');
  await wait(2);
  expect(heard.starts[0]).toBe(0);
  expect(said).toEqual([]);
  expect(shown()).not.toContain('did not come');
});

test('FILM-12 where it fails the browser’s voice speaks, and that is said', async () => {
  voicesOf('en-US');
  const heard = hearing();
  houseVoice(() => Response.json({ recordings: [], source: 'fallback', setback: 'spent' }));
  await show(false, film, true);
  await press('Voice');
  await settled();
  expect(shown()).toContain('The voice did not come: what it may cost in a day is spent.');
  expect(shown()).toContain('A voice of this browser speaks instead.');
  await press('Play');
  await wait(1);
  expect(said).toEqual(['Half of a broom.']);
  expect(heard.starts).toEqual([]);
});

test('FILM-12 where it fails and the browser has no voice either, the film is silent and says so', async () => {
  voicesOf('de-DE');
  hearing();
  houseVoice(() => Response.json({ recordings: [], source: 'fallback', setback: 'busy' }));
  await show(false, film, true);
  expect(named('Voice').getAttribute('aria-disabled')).toBeNull();
  await press('Voice');
  await settled();
  expect(shown()).toContain('it is busy. This browser has none for English.');
});
