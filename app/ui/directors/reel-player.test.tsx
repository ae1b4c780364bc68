// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReelPlayer } from './reel-player.tsx';

let root: Root;
const page = document.createElement('div');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue(); // happy-dom fetches no frame, and says so
  document.body.replaceChildren(page);
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

const odalys = { title: 'Reel of Odalys Brandt-Vey', duration: '2:14', still: '/still.svg' };
const film = 'https://youtu.be/aqz-KE-bpKQ?t=9';

test('DIR-07 the player comes on a press and takes the focus', () => {
  act(() => root.render(<ReelPlayer {...odalys} url={film} />));
  expect(page.querySelector('iframe')).toBeNull();
  const button = page.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Play reel of Odalys Brandt-Vey, 2:14');
  act(() => button?.click());
  const frame = page.querySelector('iframe');
  expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=9&autoplay=1');
  expect(frame?.title).toBe('Reel of Odalys Brandt-Vey');
  expect(frame?.getAttribute('allow')).toBe('autoplay; fullscreen; picture-in-picture');
  expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(document.activeElement).toBe(frame);
});

test.each([
  ['https://vimeo.com/76979871/8272103f6e', '?h=8272103f6e&autoplay=1'],
  ['https://acme.wistia.com/medias/e4a27b971d', 'e4a27b971d?autoPlay=1'],
])('DIR-07 %s starts by itself after the press', (url, end) => {
  act(() => root.render(<ReelPlayer {...odalys} url={url} />));
  act(() => page.querySelector('button')?.click());
  expect(page.querySelector('iframe')?.src.endsWith(end)).toBe(true);
});

test('DIR-07 without JavaScript a link leads to the film', () => {
  page.innerHTML = renderToStaticMarkup(<ReelPlayer {...odalys} url={film} duration={null} />);
  const link = page.querySelector('a.still-start-plain');
  expect(link?.getAttribute('href')).toBe(film);
  expect(link?.getAttribute('aria-label')).toBe('Play reel of Odalys Brandt-Vey');
  expect(page.querySelector('.still-duration')).toBeNull();
});

test.each([null, '', 'https://films.example/reel.mp4'])('DIR-07 %j is not shown', (url) => {
  act(() => root.render(<ReelPlayer {...odalys} url={url} />));
  expect(page.innerHTML).toBe('');
});
