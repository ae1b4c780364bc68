// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { choicesOf, directFrame } from '#domain/storyboard/direct-shot.ts';
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import { planOf } from '#domain/storyboard/testing/plan-of.ts';
import { deskNotes } from '#domain/wizard/draft/directing.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { createDraftStore, type DraftStore, useDraft } from '../saving/draft-store.ts';
import { DeskPicture } from './desk-picture.tsx';
import { useDesk } from './directing/use-desk.ts';
import { NoteField } from './note-field.tsx';

const frames = [1, 2, 3, 4].map((n) => ({ title: `Frame ${n}`, description: `Frame ${n}.` }));
const plan = planOf('CU. A can opens.', 'MS. She drinks.', 'CU. A cap.', 'Pack shot.');
const shots = directFrame(plan, 2, choicesOf(plan.shots[1] as Shot), 'MS. She drinks.');
const hatted = directFrame(shots, 2, { ...choicesOf(plan.shots[1] as Shot), place: 'harbour' }, '');

let root: Root;
let store: DraftStore;
let hasLine: boolean;
const notes = vi.fn();
beforeEach(() => {
  hasLine = true;
  notes.mockReset();
  const at8 = draftAt(8);
  const script = at8.takes[0]?.script ?? '';
  store = createDraftStore({ ...at8, takes: [{ script, frames, shots }] });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { note } = JSON.parse(body);
    if (note) notes(note);
    if (!hasLine) throw new TypeError('offline');
    const drawn = { title: note || 'Frame 2', description: 'Drawn.' };
    const said = note ? { note: [{ words: note, outcome: 'done', did: ['hat'] }] } : {};
    return new Response(
      JSON.stringify({ storyboardFrame: drawn, shots: note ? hatted : shots, ...said }),
      { headers: { 'content-type': 'application/json' } },
    );
  });
  root = emptyPage();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Frame({ frame }: { frame: number }) {
  const desk = useDesk({ store, announce: () => {} }, frame);
  const kept = deskNotes(useDraft(store)).find((one) => one.frame === frame)?.note ?? '';
  return (
    <>
      <DeskPicture frame={frames[frame - 1] as (typeof frames)[0]} desk={desk} />
      <NoteField desk={desk} typed={kept} />
    </>
  );
}

const open = (frame: number) =>
  act(async () => root.render(<Frame key={`${frame} ${Math.random()}`} frame={frame} />));
const box = () => document.querySelector('input') as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (text: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
    if (!found) throw new Error(`no ${text}`);
    found.click();
  });

test('DESK-08 a note that was typed is there again after another frame, and of its frame alone', async () => {
  await open(2);
  await type('she wears a hat');
  await open(3);
  expect(box().value).toBe('');
  await open(2);
  expect(box().value).toBe('she wears a hat');
});

test('DESK-08 a note that failed stays, says so, and is what is tried again', async () => {
  await open(2);
  await type('she wears a hat');
  hasLine = false;
  await press('Change it');
  await vi.waitFor(() => expect(document.body.textContent).toContain('could not be carried out'));
  expect(box().value).toBe('she wears a hat');
  await open(2);
  expect(box().value).toBe('she wears a hat');
  hasLine = true;
  await press('Try again');
  await press('Change it');
  hasLine = false;
  await type('at dusk');
  await press('Change it');
  await vi.waitFor(() => expect(document.body.textContent).toContain('could not be carried out'));
  hasLine = true;
  notes.mockReset();
  await press('Try again');
  expect(notes).toHaveBeenCalledWith('at dusk');
  await vi.waitFor(() => expect(box().value).toBe(''));
  expect(document.querySelector('.desk-said')?.textContent).toContain('at dusk');
});
