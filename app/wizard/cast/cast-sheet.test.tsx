// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { changedPerson } from '#domain/cast/change-cast.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { planOf } from '#domain/storyboard/testing/plan-of.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import type { Wizard } from '../use-wizard.ts';
import { CastSheet } from './cast-sheet.tsx';

let root: Root;
const recast = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  root = emptyPage();
  for (const fake of [recast, onClose]) fake.mockReset();
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const black = { kind: 'none', color: '#000000' };
const look = {
  frame: 'man',
  age: 'adult',
  build: 'average',
  skin: '#aa8866',
  eyes: '#000000',
  hair: { style: 'short', color: '#000000' },
  beard: 'none',
  face: { shape: 'oval', nose: 'small', brows: 'thin' },
  wardrobe: {
    top: { ...black, kind: 'shirt' },
    layer: black,
    bottom: { ...black, kind: 'jeans' },
    headwear: black,
    shoes: '#000000',
    glasses: false,
    sunglasses: false,
    earrings: false,
  },
};
const drawnIn = (frames: number[], wears: string[]) => ({
  id: 'lead',
  words: 'a man',
  look,
  wears,
  frames,
  picture: { title: 'Omar', description: '', imageUrl: `/${wears.join('-')}.jpg` },
});

const frames = [1, 2, 3, 4].map((n) => ({ title: `Frame ${n}`, description: '' }));
const at8 = draftAt(8);
const board: Draft = { ...at8, takes: at8.takes.map((take) => ({ ...take, frames })) };
const inCoat: Draft = {
  ...board,
  answers: {
    ...board.answers,
    cast: changedPerson(undefined, 'lead', { wears: ['coat'] }),
  },
};

const show = (draft: Draft) =>
  act(async () =>
    root.render(
      <ToastProvider>
        <CastSheet
          wizard={
            {
              draft,
              dispatch: () => {},
              announce: () => {},
              writer: { recastFrames: recast },
            } as unknown as Wizard
          }
          open
          onClose={onClose}
        />
      </ToastProvider>,
    ),
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pressEscape = () =>
  act(async () => {
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });

const answering = (body: string) => {
  const wears = JSON.parse(body).cast?.lead.wears ?? [];
  return new Response(JSON.stringify({ people: [drawnIn([2, 3], wears)] }), {
    headers: { 'content-type': 'application/json' },
  });
};

test('CAST-02 leaving the sheet by Escape has what was changed there drawn, as the cross has', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => answering(body));
  await show(board);
  await wait(50);
  await show(inCoat);
  await wait(400);
  await pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
  expect(recast).toHaveBeenCalledExactlyOnceWith([2, 3]);
});

test('CAST-02 who leaves before the change is drawn leaves once it is known which frames it changes', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => answering(body));
  await show(board);
  await wait(50);
  await show(inCoat);
  await pressEscape();
  expect(onClose).not.toHaveBeenCalled();
  await wait(400);
  expect(onClose).toHaveBeenCalledOnce();
  expect(recast).toHaveBeenCalledExactlyOnceWith([2, 3]);
});

test('CAST-02 what is changed before anybody is drawn, while the board is drawn, changes its frames', async () => {
  const late = { ...board, drawing: { id: 'r', take: 0, basis: {} } } as Draft;
  const undrawn = { ...late, takes: at8.takes };
  for (const draft of [late, undrawn]) {
    recast.mockReset();
    const asked: (() => void)[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      return new Promise((answer) => asked.push(() => answer(answering(body))));
    });
    await show(draft);
    await wait(50);
    // The house draws the board, and answers later.
    await show({ ...draft, answers: inCoat.answers });
    await wait(400);
    await pressEscape();
    for (let at = 0; at < 5; at += 1) {
      for (const answer of asked.splice(0)) answer();
      await wait(50);
    }
    expect(recast).toHaveBeenCalledExactlyOnceWith([2, 3]);
    act(() => root.unmount());
    root = emptyPage();
  }
});

test('CAST-02 a sheet on which nothing was changed is left at once', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await show(board);
  await pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
  expect(recast).not.toHaveBeenCalled();
});

test('CAST-01 the sheet says who else is in the frames, and where they are directed', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => answering(body));
  const plan = planOf('One.', 'Two.', 'Three.', 'Four.');
  const [first, ...rest] = plan.shots;
  if (!first) throw new Error('There are four.');
  const shots = shotPlan.parse({
    ...plan,
    shots: [{ ...first, people: [{ who: 'other:man' }] }, ...rest],
  });
  await show({ ...board, takes: board.takes.map((take) => ({ ...take, shots })) });
  await wait(50);
  expect(document.body.textContent).toContain('Also seen, and not cast: “man” in frame 1.');
});
