// @vitest-environment happy-dom
// What is asked of a frame while an answer is still awaited.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { choicesOf, directFrame } from '#domain/storyboard/direct-shot.ts';
import {
  boardShots,
  type Shot,
  type ShotChoices,
  type ShotPlan,
} from '#domain/storyboard/shot-plan.ts';
import { planOf } from '#domain/storyboard/testing/plan-of.ts';
import { deskNotes, undrawnChoices } from '#domain/wizard/draft/directing.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { createDraftStore, type DraftStore, useDraft } from '../../saving/draft-store.ts';
import { DeskPicture } from '../desk-picture.tsx';
import { NoteField } from '../note-field.tsx';
import { type Desk, useDesk } from './use-desk.ts';

const frames = [1, 2, 3, 4].map((n) => ({ title: `Frame ${n}`, description: `Frame ${n}.` }));
const plan = planOf('CU. A can opens.', 'MS. She drinks.', 'CU. A cap.', 'Pack shot.');
const shots = directFrame(plan, 2, choicesOf(plan.shots[1] as Shot), 'MS. She drinks.');
/** What each note changes, whatever it is told of. */
const made: Record<string, Partial<ShotChoices>> = {
  'at the harbour': { place: 'harbour' },
  'at night': { time: 'night' },
};

type Asked = { note?: string; choices?: ShotChoices };
let root: Root;
let store: DraftStore;
let desk: Desk;
let asked: (Asked & { answer: (isThere?: boolean) => Promise<void> })[];
beforeEach(() => {
  asked = [];
  const at8 = draftAt(8);
  store = createDraftStore({
    ...at8,
    takes: [{ script: at8.takes[0]?.script ?? '', frames, shots }],
  });
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { note, choices } = JSON.parse(body) as Asked;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const answer = (isThere = true) =>
        act(async () => {
          if (isThere) resolve(drawn(note ?? '', choices));
          else reject(new TypeError('offline'));
          await new Promise((settled) => setTimeout(settled));
        });
      asked.push({ ...(note ? { note } : {}), ...(choices ? { choices } : {}), answer });
    });
  });
  root = emptyPage();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function drawn(note: string, choices = choicesOf(boardShots(shots)[1] as Shot)): Response {
  const all = { ...choices, ...made[note] };
  const body = {
    storyboardFrame: { title: `${all.place} ${all.time} ${all.angle}`, description: '' },
    shots: directFrame(shots, 2, all, 'MS. She drinks.'),
    ...(note ? { note: [{ words: note, outcome: 'done', did: [note] }] } : {}),
  };
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

function Frame() {
  desk = useDesk({ store, announce: () => {} }, 2);
  const kept = deskNotes(useDraft(store)).find((one) => one.frame === 2)?.note ?? '';
  return (
    <>
      <DeskPicture frame={frames[1] as (typeof frames)[0]} desk={desk} />
      <NoteField desk={desk} typed={kept} />
    </>
  );
}

const open = async () => {
  await act(async () => root.render(<Frame />));
  await asked.shift()?.answer();
};
const box = () => document.querySelector('input') as HTMLInputElement;
const say = async (text: string) => {
  await act(async () => desk.note.type(text));
  await act(async () => {
    [...document.querySelectorAll('button')]
      .find((one) => one.textContent === 'Change it')
      ?.click();
  });
};
const choose = (part: Partial<ShotChoices>) => act(async () => desk.choose(part));
const answer = async (isThere = true) => {
  const next = asked.shift();
  await next?.answer(isThere);
  return next;
};
const title = () => store.read().takes[0]?.frames[1]?.title;

test('DESK-08 a note that is pressed while another is carried out waits for it and builds on it', async () => {
  await open();
  await say('at the harbour');
  await say('at night');
  await say('at night');
  expect(asked).toHaveLength(1);
  await answer();
  expect(await answer()).toMatchObject({ note: 'at night', choices: { place: 'harbour' } });
  expect(asked).toHaveLength(0);
  expect(title()).toBe('harbour night eye');
  expect(box().value).toBe('');
  expect([...document.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    '“at the harbour”: at the harbour.',
    '“at night”: at night.',
  ]);
  // Each is a step.
  await act(async () => desk.undo?.());
  expect(title()).toBe('harbour day eye');
});

test('DESK-08 what is chosen while a note is carried out is shown at once, kept, and holds upon what the note made', async () => {
  await open();
  await say('at the harbour');
  await choose({ angle: 'low' });
  expect(desk.chosen?.angle).toBe('low');
  expect(undrawnChoices(store.read())).toMatchObject([{ frame: 2, choices: { angle: 'low' } }]);
  await choose({ weather: 'snow' });
  await say('at night');
  await choose({ angle: 'high' });
  expect(asked).toHaveLength(1);
  await answer();
  const low = { place: 'harbour', angle: 'low', weather: 'snow' };
  expect(await answer()).toMatchObject({ note: 'at night', choices: low });
  await answer();
  expect(title()).toBe('harbour night high');
  expect(desk.chosen).toMatchObject({ ...low, angle: 'high', time: 'night' });
  expect(undrawnChoices(store.read())).toEqual([]);
});

test('DESK-08 where a note fails, what waited for it is not lost: notes are in the field, choices are drawn', async () => {
  await open();
  await say('at the harbour');
  await choose({ angle: 'low' });
  await say('at night');
  await act(async () => desk.note.type('and'));
  await answer(false);
  expect(box().value).toBe('at the harbour. at night. and');
  await answer();
  expect(title()).toMatch(/day low$/u);
  expect(document.body.textContent).toContain('It is still here.');
  expect(deskNotes(store.read())).toEqual([{ frame: 2, note: 'at the harbour. at night. and' }]);
});

test('DESK-08 a note that waits is carried out when the desk is shut meanwhile', async () => {
  await open();
  await say('at the harbour');
  await say('at night');
  await act(async () => root.render(null));
  await answer();
  await answer();
  expect(title()).toBe('harbour night eye');
  expect(deskNotes(store.read())).toEqual([]);
});

test('DESK-08 of choice, note and choice the choices are drawn though the note between fails', async () => {
  await open();
  await say('at the harbour');
  await choose({ weather: 'snow' });
  await say('at night');
  await choose({ angle: 'low' });
  await answer();
  await answer(false);
  expect(await answer()).toMatchObject({
    choices: { place: 'harbour', weather: 'snow', angle: 'low' },
  });
  expect(box().value).toBe('at night');
});

// As a draft of another tab is joined.
const elsewhere = (part: Partial<ShotChoices>, frame = 2) =>
  act(async () => {
    const now = store.read();
    const plan = now.takes[0]?.shots ?? shots;
    const choices = { ...choicesOf(boardShots(plan)[frame - 1] as Shot), ...part };
    const draft = reduce(
      { ...now, directing: null },
      {
        type: 'direction-shown',
        directed: {
          frame,
          drawn: { title: 'There', description: '' },
          shots: directFrame(plan, frame, choices, ''),
        },
      },
    );
    store.dispatch({ type: 'draft-joined', draft: { ...draft, directing: now.directing } });
  });
const status = () => document.querySelector('figcaption p')?.textContent;

test('HOUSE-09 DESK-08 what another tab directs of the frame on the desk is a step there, and what is typed stays', async () => {
  await open();
  await choose({ angle: 'low' });
  await answer();
  await act(async () => desk.note.type('and a'));
  await elsewhere({ place: 'harbour' });
  expect(status()).toBe('As it was directed in another tab.');
  expect(desk.chosen).toMatchObject({ place: 'harbour', angle: 'low' });
  expect(box().value).toBe('and a');
  await choose({ weather: 'snow' });
  expect(await answer()).toMatchObject({ choices: { place: 'harbour', angle: 'low' } });
  expect(status()).toBe('Drawn as you chose it.');
  await act(async () => desk.undo?.());
  await answer();
  expect(desk.chosen).toMatchObject({ place: 'harbour', weather: 'dry' });
  await act(async () => desk.undo?.());
  expect(title()).toMatch(/day low$/u);
});

test('HOUSE-09 DESK-08 what is drawn when another tab directs the frame holds upon that, and of the same part it is said', async () => {
  await open();
  await choose({ angle: 'low' });
  await elsewhere({ place: 'harbour' });
  // The first is not waited for any more.
  asked.shift();
  expect(await answer()).toMatchObject({ choices: { place: 'harbour', angle: 'low' } });
  expect(status()).toBe('Drawn as you chose it.');
  await say('at night');
  await elsewhere({ weather: 'snow' });
  expect(desk.chosen?.weather).toBe('snow');
  await answer();
  await answer();
  expect(desk.chosen).toMatchObject({ time: 'night', weather: 'snow', place: 'harbour' });
  expect(title()).toBe('harbour night low');
  await choose({ angle: 'high' });
  await elsewhere({ angle: 'overhead' });
  asked.shift();
  await answer();
  expect(title()).toBe('harbour night high');
  expect(status()).toMatch(/^Another tab chose otherwise/u);
  await choose({ angle: 'eye' });
  await answer();
  expect(status()).toBe('Drawn as you chose it.');
});

test('HOUSE-09 DESK-02 another frame that another tab directs meanwhile stays directed', async () => {
  await open();
  await choose({ angle: 'low' });
  await elsewhere({ place: 'harbour' }, 3);
  await answer();
  const frames = store.read().takes[0]?.frames.map((one) => one.title);
  expect([frames?.[2], title()]).toEqual(['There', expect.stringMatching(/low$/u)]);
  expect(boardShots(store.read().takes[0]?.shots as ShotPlan)[2]?.place).toBe('harbour');
  expect(status()).toBe('Drawn as you chose it.');
});

test('HOUSE-09 DESK-02 a plan that comes with another frame of another tab changes nothing of this one', async () => {
  const bare = store.read();
  const [take] = bare.takes;
  store = createDraftStore({ ...bare, takes: take ? [{ script: take.script, frames }] : [] });
  await open();
  await choose({ angle: 'low' });
  await elsewhere({ place: 'harbour' }, 3);
  await answer();
  expect(desk.chosen).toMatchObject({ angle: 'low' });
  expect(status()).toBe('Drawn as you chose it.');
  const plan = store.read().takes[0]?.shots as ShotPlan;
  expect(boardShots(plan)[2]?.place).toBe('harbour');
});

test('HOUSE-09 DESK-08 what the desk names on opening is no choice of this tab', async () => {
  await act(async () => root.render(<Frame />));
  // As the end of a film is spelled out: more than the plan of the draft says.
  made[''] = { weather: 'wind' };
  await asked.shift()?.answer();
  delete made[''];
  await elsewhere({ angle: 'high' });
  expect(asked).toHaveLength(0);
  expect(status()).toBe('As it was directed in another tab.');
  expect(desk.chosen?.angle).toBe('high');
});
