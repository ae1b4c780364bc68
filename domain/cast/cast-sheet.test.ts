import { expect, test } from 'vitest';
import { draftOfProject, projectOfDraft } from '../projects/from-draft.ts';
import { answerWords } from '../wizard/answer-words.ts';
import { reduce } from '../wizard/draft/reducer.ts';
import { isLocked, type Lock } from '../wizard/kept-in-step/locks.ts';
import { changedInputs } from '../wizard/kept-in-step/out-of-step.ts';
import { basisNow } from '../wizard/kept-in-step/written.ts';
import { castRequest, recastRequest, scriptRequest } from '../wizard/requests.ts';
import { draftAt } from '../wizard/testing/draft-at.ts';
import { type CastSheet, castSheet, personMeant } from './cast-sheet.ts';
import { changedPerson, toggledPerson, withoutPerson, withPerson } from './change-cast.ts';
import { look } from './look.ts';

const asDrawn = look.parse({
  frame: 'man',
  age: 'senior',
  build: 'average',
  skin: '#f0cbab',
  eyes: '#6e4a2e',
  hair: { style: 'short', color: '#b5aea3' },
  beard: 'none',
  face: { shape: 'oval', nose: 'small', brows: 'thick' },
  wardrobe: {
    top: { kind: 'shirt', color: '#ffffff' },
    layer: { kind: 'none', color: '#888888' },
    bottom: { kind: 'jeans', color: '#336699' },
    headwear: { kind: 'none', color: '#888888' },
    shoes: '#333333',
    glasses: false,
    sunglasses: false,
    earrings: false,
  },
});
const two = changedPerson(
  changedPerson(withPerson(), 'second', { name: 'Tom', role: 'neighbour' }),
  'lead',
  {
    wears: ['shirt', 'apron'],
  },
) as CastSheet;
const frames = [1, 2, 3, 4].map((n) => ({ title: `Frame ${n}`, description: '' }));
const drawn = [
  { type: 'board-started', run: 'f' } as const,
  { type: 'board-arrived', run: 'f', frames } as const,
].reduce(reduce, draftAt(8));
const cast = (sheet: CastSheet | undefined, draft = drawn) =>
  reduce(draft, { type: 'answered', answers: { cast: sheet } });

test('CAST-02 what is typed of clothes after layers were chosen is worn', () => {
  const typed = (wardrobe: string, from = cast(two)) =>
    reduce(from, { type: 'answered', answers: { wardrobe } });
  const before = cast(two);
  expect(typed('blue coat', before).answers.cast).toEqual({ ...two, lead: { wears: [] } });
  expect(typed(` ${before.answers.wardrobe} `, before).answers.cast).toEqual(two);
  const alone = cast({ lead: { wears: ['apron'] }, others: [] });
  expect(typed('blue coat', alone).answers.cast).toBeUndefined();
  const locked = toggledPerson(two, 'lead', { look: asDrawn, words: 'a man' });
  expect(typed('blue coat', cast(locked)).answers.cast?.lead).toEqual({
    wears: [],
    locked: { look: asDrawn, words: 'a man' },
  });
});

test('CAST-03 up to three people are cast, in their order, and whoever is taken out leaves room', () => {
  const three = withPerson(two);
  expect(three.others.map(({ id }) => id)).toEqual(['second', 'third']);
  expect(withPerson(three)).toBe(three);
  const later = withoutPerson(three, 'second');
  expect(withPerson(later).others.map(({ id }) => id)).toEqual(['second', 'third']);
  expect(withoutPerson({ ...two, lead: { wears: [] } }, 'second')).toBeUndefined();
  expect(personMeant(two.others, 'other:Neighbour')?.name).toBe('Tom');
  expect(personMeant(two.others, 'other:cook')).toBeUndefined();
  expect(personMeant(two.others, 'tom', 'TOM')?.name).toBe('Tom');
});

test('CAST-04 who is locked is not changed until they are let go by the same press', () => {
  const locked = toggledPerson(two, 'second', { look: asDrawn, words: 'a man' });
  expect(changedPerson(locked, 'second', { ageRange: '18-25' })).toBe(locked);
  expect(toggledPerson(locked, 'second', { look: asDrawn, words: '' })).toEqual(two);
  const lock: Lock = { of: 'cast', id: 'lead', look: asDrawn, words: 'a man' };
  const held = reduce(drawn, { type: 'lock-toggled', lock });
  expect(isLocked(held, lock)).toBe(true);
  // Locking draws nothing, and what is answered of who is locked is not drawn either.
  expect(changedInputs(held, 'board')).toEqual([]);
  const older = reduce(held, { type: 'answered', answers: { hairColor: 'gray' } });
  expect(changedInputs(older, 'board')).toEqual([]);
  expect(changedInputs(reduce(older, { type: 'lock-toggled', lock }), 'board')).toEqual([
    'hairColor',
  ]);
});

test('CAST-02 KEPT-01 another dress or person marks the frames and the script, which tells of it', () => {
  const dressed = cast(changedPerson(undefined, 'lead', { wears: ['coat'] }));
  expect(changedInputs(dressed, 'board')).toEqual(['cast']);
  expect(changedInputs(dressed, 'script')).toEqual(['cast']);
  expect(changedInputs(dressed, 'concepts')).toEqual([]);
  // Clothes as they were when it was written are in step.
  const anew = {
    ...dressed,
    takes: dressed.takes.map((take) => ({ ...take, from: basisNow(dressed, 'script') })),
  };
  expect(changedInputs(anew, 'script')).toEqual([]);
  expect(changedInputs(cast(two), 'script')).toEqual(['cast']);
});

test('CAST-02 frames drawn anew for the cast are in step with it, and with nothing else that changed', () => {
  const changed = reduce(cast(two), { type: 'answered', answers: { description: 'Other.' } });
  const started = reduce(changed, { type: 'board-started', run: 'c', frames: [2] });
  const { locked } = recastRequest(started, [2]);
  expect(locked.map(({ frame }) => frame)).toEqual([1, 3, 4]);
  const next = frames.with(1, { title: 'Frame 2, anew', description: '' });
  const arrived = reduce(started, { type: 'board-arrived', run: 'c', frames: next });
  expect(changedInputs(arrived, 'board')).toEqual(['description']);
  expect(arrived.takes[0]?.frames).toEqual(next);
});

test('CAST-05 the cast is sent, kept and brought back with the project', () => {
  const draft = cast(two);
  expect(scriptRequest(draft).cast).toEqual(two);
  expect(castRequest(draft).cast).toEqual(two);
  const silent = reduce(draft, { type: 'answered', answers: { voiceOverOnly: true } });
  expect(castRequest(silent).cast).toBeUndefined();
  const project = {
    ...projectOfDraft(draft),
    ...{ id: 'p', user_id: 'u', status: 'pipeline' as const, created_at: '', updated_at: '' },
  };
  const read = JSON.parse(JSON.stringify(project));
  expect(read.form_data.cast).toEqual(two);
  expect(draftOfProject(read).answers.cast).toEqual(two);
  expect(draftOfProject({ ...read, wizard_state: null }).answers.cast).toEqual(two);
  expect(answerWords('cast', two)).toBe('Character: wears shirt, apron. Tom (neighbour)');
});

test('CAST-03 what is no cast is refused', () => {
  const tom = two.others[0];
  expect(castSheet.safeParse({ others: [tom, tom] }).success).toBe(false);
  expect(castSheet.safeParse({ lead: { wears: ['"><svg'] } }).success).toBe(false);
  const sneaky = { ...asDrawn, skin: 'red"/><script>' };
  expect(look.safeParse(sneaky).success).toBe(false);
});
