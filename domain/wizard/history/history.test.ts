import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOfProject, projectOfDraft } from '../../projects/from-draft.ts';
import { isSmallEnough, storableState } from '../../projects/storable-state.ts';
import type { Draft } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import { reduce } from '../draft/reducer.ts';
import { parseSavedState, restoreDraft, saveDraft } from '../draft/saved-state.ts';
import { draftAt } from '../testing/draft-at.ts';
import { eventWords } from './event-words.ts';
import { bounded, type Entry, emptyHistory, historyLimits } from './history.ts';
import { patched, patchTo } from './patch.ts';
import { picturesLetGo, picturesOf } from './shown-pictures.ts';
import { redo, remember, undo } from './undo.ts';

let clock = 0;
const play = (draft: Draft, ...events: WizardEvent[]): Draft =>
  events.reduce((before, event) => {
    const after = reduce(before, event);
    const what = eventWords(event, before);
    clock += 60_000;
    return what === null ? after : remember(before, after, what, clock);
  }, draft);
const reloaded = (draft: Draft): Draft =>
  restoreDraft(JSON.parse(JSON.stringify(saveDraft(draft, { open: true, returnToWizard: false }))));
const content = ({ history: _, step: __, ...draft }: Draft) => JSON.parse(JSON.stringify(draft));
const frames = (called: string) =>
  [1, 2, 3, 4].map((n) => ({ title: `${called} ${n}`, description: '' }));

const changes: WizardEvent[][] = [
  [{ type: 'answered', answers: { targetAudience: 'Bakers' } }],
  [{ type: 'answered', answers: { platform: ['instagram', 'tiktok'] } }],
  [{ type: 'answered', answers: { cast: { lead: { wears: ['coat'] }, others: [] } } }],
  [{ type: 'script-edited', text: 'Mine.' }, { type: 'script-saved' }],
  [
    { type: 'board-started', run: 'b' },
    { type: 'board-arrived', run: 'b', frames: frames('Frame') },
  ],
  [{ type: 'lock-toggled', lock: { of: 'frame', frame: 2 } }],
  [
    { type: 'visited', step: 6 },
    { type: 'brief-edited', text: 'Objective: give.' },
    { type: 'brief-saved' },
    { type: 'visited', step: 8 },
  ],
  [
    { type: 'visited', step: 4 },
    { type: 'concepts-started', run: 'c' },
    { type: 'concepts-arrived', run: 'c', concepts: draftAt(8).conceptSets[0]?.concepts ?? [] },
    { type: 'visited', step: 8 },
  ],
  [{ type: 'take-shown', take: 0 }],
];

test('HIST-01 whatever was changed, all steps back lead to the beginning, and on again to the end, also after a reload', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...changes), { maxLength: 12 }), (chosen) => {
      const start = draftAt(8);
      const end = play(start, ...chosen.flat());
      const count = end.history.done.length;
      const back = reduce(reloaded(end), { type: 'undone', count: 99 });
      const { shownSet: _, take: __, ...first } = content(back);
      expect(first).toMatchObject({
        answers: content(start).answers,
        takes: content(start).takes,
        conceptSets: content(start).conceptSets,
        creativeBrief: start.creativeBrief,
        cuts: start.cuts,
      });
      expect(back.history.undone).toHaveLength(count);
      const again = reduce(reloaded(back), { type: 'redone', count: 99 });
      for (const part of ['answers', 'takes', 'conceptSets', 'creativeBrief', 'cuts'] as const)
        expect(content(again)[part]).toEqual(content(end)[part]);
    }),
    { numRuns: 60 },
  );
});

test('HIST-01 a step back shows where it was changed, and another change ends what could be done again', () => {
  const there = play(draftAt(3), { type: 'answered', answers: { targetAudience: 'Bakers' } });
  const later = play(
    { ...there, ...draftAt(8), history: there.history },
    { type: 'visited', step: 8 },
  );
  const back = reduce(later, { type: 'undone', count: 1 });
  expect(back.step).toBe(3);
  expect(back.answers.targetAudience).toBe(draftAt(3).answers.targetAudience);
  expect(reduce(back, { type: 'undone', count: 1 })).toEqual(back);
  const other = play(back, { type: 'answered', answers: { notes: 'At dawn.' } });
  expect(other.history.undone).toEqual([]);
  expect(other.history.done.map(({ what }) => what)).toEqual(['Notes']);
});

test('HIST-02 typing on is one change, and to look at another take is none', () => {
  const typed = [...'Bakers'].reduce((draft, _, at) => {
    const answers = { targetAudience: 'Bakers'.slice(0, at + 1) };
    const after = reduce(draft, { type: 'answered', answers });
    return remember(draft, after, 'Target audience', 1_000 + at * 200);
  }, draftAt(3));
  expect(typed.history.done).toHaveLength(1);
  const back = reduce(typed, { type: 'undone', count: 1 });
  expect(back.answers).toEqual(draftAt(3).answers);
  const shown = play(draftAt(8), { type: 'take-shown', take: 0 });
  expect(shown.history).toEqual(emptyHistory);
});

test('HIST-02 nothing is taken back while something is written, drawn or edited', () => {
  const changed = play(draftAt(8), { type: 'lock-toggled', lock: { of: 'concept', index: 0 } });
  const drawing = play(changed, { type: 'board-started', run: 'b' });
  expect(reduce(drawing, { type: 'undone', count: 1 }).history).toEqual(changed.history);
  const editing = play(changed, { type: 'script-edited', text: 'Mine.' });
  expect(reduce(editing, { type: 'undone', count: 1 })).toEqual(editing);
});

test('HIST-03 what is kept is bounded in number and size, nearest to now, and never twice what is there', () => {
  const entry = (size: number, at: number): Entry => ({
    ...{ at, what: 'Brief edited', step: 6 },
    patch: [{ p: ['creativeBrief'], v: 'x'.repeat(size) }],
  });
  const many = Array.from({ length: 200 }, (_, at) => entry(10, at));
  const some = bounded({ done: many, undone: [] });
  expect(some.done.map(({ at }) => at)).toEqual(
    Array.from({ length: historyLimits.entries }, (_, at) => 140 + at),
  );
  const large = Array.from({ length: 20 }, (_, at) => entry(20_000, at));
  const few = bounded({ done: large, undone: large });
  expect(JSON.stringify(few).length).toBeLessThan(historyLimits.characters + 100);
  expect(few.done.at(-1)).toBe(large.at(-1));
  expect(few.undone.at(-1)).toBe(large.at(-1));
  // A script of many takes is in the draft already: going back needs its number alone.
  const script = (at: number) => `Take ${at}. ${'She kneads. '.repeat(800)}`;
  const draft = Array.from({ length: 30 }, (_, at) => at).reduce(
    (before, at) =>
      play(before, { type: 'script-edited', text: script(at) }, { type: 'script-saved' }),
    draftAt(8),
  );
  const stored = JSON.stringify(saveDraft(draft, { open: true, returnToWizard: false }));
  expect(draft.history.done).toHaveLength(30);
  expect(JSON.stringify(draft.history).length / stored.length).toBeLessThan(0.05);
});

test('HIST-03 where a project has no room it goes first, and what is no history is none', () => {
  const draft = play(draftAt(8), { type: 'answered', answers: { notes: 'At dawn.' } });
  const state = saveDraft(draft, { open: false, returnToWizard: false });
  const long = { script: 'x'.repeat(49_000), frames: [] };
  const past: Entry = {
    at: 1,
    what: 'Brief',
    step: 6,
    patch: [{ p: ['x'], v: 'x'.repeat(90_000) }],
  };
  const more = { takes: Array(11).fill(long), history: { done: [past], undone: [] } };
  const full = state.more && { ...state, more: { ...state.more, ...more } };
  const kept = full && storableState(full);
  expect(kept && isSmallEnough(kept)).toBe(true);
  expect(kept?.more?.history).toEqual(emptyHistory);
  expect(kept?.more?.takes).toHaveLength(11);
  const broken = { ...state, more: { ...state.more, history: { done: [{ p: 1 }] } } };
  const read = parseSavedState(JSON.stringify(broken));
  expect(read?.more?.history).toEqual(emptyHistory);
  expect(read?.more?.takes).toEqual(state.more?.takes);
  const hostile = { at: 1, what: 'x', step: 7, patch: [{ p: ['takes'], v: 'no list' }] };
  const odd = { ...draft, history: { done: [hostile], undone: [] } };
  expect(reduce(odd, { type: 'undone', count: 1 })).toEqual({ ...draft, history: emptyHistory });
});

test('HIST-01 it is saved with a project, and ends where the project was written elsewhere', () => {
  const draft = play(draftAt(8), { type: 'answered', answers: { notes: 'At dawn.' } });
  const project = {
    ...projectOfDraft(draft),
    ...{ id: 'p', user_id: 'u', status: 'pipeline' as const, created_at: '', updated_at: '' },
  };
  const read = JSON.parse(JSON.stringify(project));
  expect(draftOfProject(read).history).toEqual(draft.history);
  expect(draftOfProject({ ...read, script: 'Another.' }).history).toEqual(emptyHistory);
});

test('HIST-03 a patch makes of one value the other, and nothing more than differs', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (from, to) => {
      const [a, b] = [{ part: from }, { part: to }];
      const made = patched(a, patchTo(a, b, new Set()));
      expect(JSON.parse(JSON.stringify(made))).toEqual(JSON.parse(JSON.stringify(b)));
      expect(patchTo(a, structuredClone(a), new Set())).toEqual([]);
    }),
  );
});

const picture = (n: number, mark = '0'.repeat(16)) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${n}`, mark },
  ...{ width: 800, height: 600 },
});
const shows = (...product: ReturnType<typeof picture>[]): WizardEvent => ({
  type: 'answered',
  answers: { pictures: product.length > 0 ? { product } : undefined },
});
const audience: WizardEvent = { type: 'answered', answers: { targetAudience: 'Bakers' } };
const shown = (draft: Draft) => draft.answers.pictures?.product.map(({ id }) => id.at(-1)) ?? [];

test('HIST-02 a picture that was added is taken back and put in again, each alone, also after a reload', () => {
  const there = play(draftAt(3), shows(picture(1)), audience, shows(picture(1), picture(2)));
  expect(there.history.done.map(({ what }) => what)).toEqual([
    'Picture added',
    'Target audience',
    'Picture added',
  ]);
  const back = reduce(reloaded(there), { type: 'undone', count: 1 });
  expect(shown(back)).toEqual(['1']);
  expect(back.answers.targetAudience).toBe('Bakers');
  expect(picturesOf(back.history)).toContain(picture(2).id);
  const none = reduce(back, { type: 'undone', count: 9 });
  expect(none.answers.pictures).toBeUndefined();
  expect(shown(reduce(reloaded(none), { type: 'redone', count: 9 }))).toEqual(['1', '2']);
});

test('HIST-02 a picture or logo that was removed or replaced comes back, and undo takes back the last thing done', () => {
  const there = play(draftAt(3), shows(picture(1)), audience, shows(picture(1), picture(2)));
  const gone = play(there, shows(picture(2)));
  expect(gone.history.done.map(({ what }) => what)).toEqual([
    'Picture added',
    'Target audience',
    'Picture added',
    'Picture removed',
  ]);
  const back = reduce(reloaded(gone), { type: 'undone', count: 1 });
  expect(shown(back)).toEqual(['1', '2']);
  expect(back.answers.targetAudience).toBe('Bakers');
  expect(shown(reduce(reloaded(back), { type: 'redone', count: 1 }))).toEqual(['2']);
  const replaced = play(there, shows(picture(1), picture(3)));
  expect(replaced.history.done.at(-1)?.what).toBe('Picture replaced');
  expect(shown(reduce(replaced, { type: 'undone', count: 1 }))).toEqual(['1', '2']);
  const answered = (pictures: Draft['answers']['pictures']): WizardEvent => ({
    type: 'answered',
    answers: { pictures },
  });
  const logo = play(draftAt(3), answered({ product: [], logo: picture(4) }), audience);
  const bare = play(logo, answered(undefined));
  expect(bare.history.done.map(({ what }) => what)).toEqual([
    'Logo added',
    'Target audience',
    'Logo removed',
  ]);
  const withLogo = reduce(bare, { type: 'undone', count: 1 });
  expect([withLogo.answers.pictures?.logo, withLogo.step]).toEqual([picture(4), 3]);
});

test('HIST-02 a picture is let go of once no way leads back to it, and never of a draft that another takes the place of', () => {
  const there = play(draftAt(3), shows(picture(1)), audience);
  const gone = play(there, shows());
  expect(picturesLetGo(there, gone)).toEqual([]);
  const back = reduce(there, { type: 'undone', count: 2 });
  expect(picturesLetGo(there, back)).toEqual([]);
  expect(picturesLetGo(back, play(back, audience))).toEqual([picture(1).id]);
  expect(picturesLetGo(there, reduce(there, { type: 'started-over' }))).toEqual([]);
  expect(picturesLetGo(there, play(draftAt(3), audience))).toEqual([]);
});

test('HIST-02 how a picture is cut out is kept with it, and is no change of the draft', () => {
  const there = play(draftAt(3), shows(picture(1)), shows(picture(1), picture(2)));
  const recut = play(there, shows(picture(1, '1'.repeat(16)), picture(2)));
  expect(recut.history).toEqual(there.history);
  const back = reduce(recut, { type: 'undone', count: 1 });
  expect(back.answers.pictures?.product).toEqual([picture(1, '1'.repeat(16))]);
});

test('HIST-02 whatever is added, removed and gone over, what is shown was added, and no picture twice', () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('add' as const), n: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ does: fc.constant('remove' as const), n: fc.nat(2) }),
    fc.record({ does: fc.constantFrom('undone' as const, 'redone' as const), n: fc.nat(3) }),
    fc.record({ does: fc.constant('type' as const), n: fc.nat(9) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      let draft = draftAt(3);
      const added = new Set<string>();
      for (const { does, n } of steps) {
        const before = draft.answers.pictures?.product ?? [];
        if (does === 'add') {
          const one = picture(n);
          if (added.has(one.id) || before.length === 3) continue;
          added.add(one.id);
          draft = play(draft, shows(...before, one));
        } else if (does === 'remove') {
          const one = before[n];
          if (!one) continue;
          draft = play(draft, shows(...before.filter(({ id }) => id !== one.id)));
          expect(shown(reduce(draft, { type: 'undone', count: 1 }))).toContain(one.id.at(-1));
        } else if (does === 'type') {
          draft = play(draft, { type: 'answered', answers: { notes: `Note ${n}` } });
        } else draft = reduce(reloaded(draft), { type: does, count: n });
        const now = draft.answers.pictures?.product ?? [];
        expect(now.every(({ id }) => added.has(id))).toBe(true);
        expect(new Set(now.map(({ id }) => id)).size).toBe(now.length);
      }
    }),
    { numRuns: 200 },
  );
});

test('HIST-01 somebody who was added and named in one go is taken out whole', () => {
  const person = { id: 'second' as const, name: '', role: '', wears: [] };
  const castOf = (...others: object[]): WizardEvent =>
    ({ type: 'answered', answers: { cast: { lead: { wears: [] }, others } } }) as WizardEvent;
  const ben = { ...person, name: 'Ben' };
  const ida = { ...person, id: 'third' as const };
  const start = reduce(draftAt(8), castOf(ben));
  const all: WizardEvent[] = [castOf(ben, ida), castOf(ben, { ...ida, name: 'Ida' })];
  const named = all.reduce((was, event) => remember(was, reduce(was, event), 'Cast', 1), start);
  expect(named.history.done).toHaveLength(1);
  expect(undo(named).answers.cast).toEqual(start.answers.cast);
  expect(redo(undo(named)).answers.cast).toEqual(named.answers.cast);
});
