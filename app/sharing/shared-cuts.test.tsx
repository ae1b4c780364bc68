// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SharedCut, SharedPage } from '#domain/sharing/shared-page.ts';
import { Playback } from '../animatic/player/playback.ts';
import { emptyPage } from '../ui/testing/empty-page.ts';
import { FilmEnd, SaidSeconds } from './guest/film-end.tsx';
import { SharedCuts } from './shared-cuts.tsx';

let root: Root;
let scrolled: string[];
beforeEach(() => {
  root = emptyPage();
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
});
afterEach(() => {
  act(() => root.unmount());
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(element: React.ReactNode, hash: string) {
  history.replaceState(null, '', `/s/token${hash}`);
  const router = createBrowserRouter([{ path: '*', element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
}
const press = (name: string) =>
  act(async () => {
    const found = [...document.querySelectorAll<HTMLElement>('a, [role=tab]')];
    found.find(({ textContent }) => textContent.startsWith(name))?.click();
  });
const chosen = () => document.querySelector('[aria-selected=true]')?.textContent ?? '';

const cut = (platform: SharedCut['platform'], isPrimary: boolean): SharedCut => ({
  platform,
  isPrimary,
  ...{ aspect: '9:16', seconds: 15, isFree: true, script: '', frames: [], film: null },
});
const cuts = [cut('tiktok', true), cut('youtube', false)];

test('LINK-05 a place that is followed chooses its cut and is gone to, each time; a tab chosen by hand goes nowhere', async () => {
  const papersOf = ({ platform }: SharedCut) => <p id={`${platform}-frame-1`} />;
  await show(
    <>
      <a href="#youtube-frame-1">Frame 1 of YouTube</a>
      <SharedCuts cuts={cuts} papersOf={papersOf} filmEnd={undefined} />
    </>,
    '#youtube-frame-1',
  );
  expect(chosen()).toMatch(/^YouTube/);
  expect(scrolled).toEqual(['youtube-frame-1']);
  await press('TikTok');
  await press('YouTube');
  expect(chosen()).toMatch(/^YouTube/);
  expect(scrolled).toHaveLength(1);
  await press('TikTok');
  await press('Frame 1 of YouTube');
  expect(chosen()).toMatch(/^YouTube/);
  expect(scrolled).toHaveLength(2);
});

const page = { token: 't', owner: null, frozen: null } as SharedPage;

test('LINK-05 the film is commented on at the second it stands on, and winds to one that is followed', async () => {
  const playback = new Playback(14.5);
  await show(
    <>
      <a href="#youtube-second-7">Second 7</a>
      <FilmEnd page={page} cut="youtube" seconds={14.5} playback={playback} />
    </>,
    '#youtube-second-7',
  );
  const link = () => document.querySelector<HTMLAnchorElement>('.film-end a');
  expect(playback.state).toMatchObject({ seconds: 7, playing: false });
  expect(link()?.textContent).toBe('Comment on second 7 of YouTube');
  act(() => playback.seek(14.5));
  expect(link()?.getAttribute('href')).toContain('?about=youtube-second-14#write');
  await press('Second 7');
  expect(playback.state.seconds).toBe(7);
});

test('LINK-05 under a film stand the seconds that were commented on, in its order, and those of no other cut', async () => {
  const there = (number: number, platform: 'youtube' | 'tiktok') => {
    const place = { part: 'second' as const, number, cut: platform };
    return [`${platform}-second-${number}`, { place, first: `c${number}`, count: 1 }] as const;
  };
  const said = new Map([there(12, 'youtube'), there(3, 'youtube'), there(5, 'tiktok')]);
  await show(<SaidSeconds page={page} said={said} cut="youtube" />, '');
  const links = [...document.querySelectorAll('.said-seconds a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '1 comment on second 3 of YouTube',
    '1 comment on second 12 of YouTube',
  ]);
});
