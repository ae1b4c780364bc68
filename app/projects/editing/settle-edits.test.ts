import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someProject } from '../testing/some-project.ts';
import { type EditFields, fieldNames, fieldsOf } from './edit-fields.ts';
import { openQuestions, settle } from './settle-edits.ts';

const began = fieldsOf(someProject());
// Few texts, so that versions agree now and then.
const word = fc.constantFrom('one', 'two', 'three');
const version = fc
  .record({ project_name: word, script: word, creative_brief: word, schedule: word })
  .map((changed): EditFields => ({ ...began, ...changed }));

test('PROJ-15 where one version alone changed a field, that one is proposed', () => {
  const mine = { ...began, script: 'Mine', schedule: 'asap' };
  const theirs = { ...began, script: 'Theirs', project_name: 'Theirs' };
  expect(openQuestions(began, mine, theirs)).toEqual({
    project_name: 'theirs',
    script: 'mine',
    schedule: 'mine',
  });
});

test('PROJ-15 frames whose parts only come in another order are the same, and are not asked about', () => {
  const frame = { title: 'One', description: 'A loaf.', timing: '0–5 s' };
  const turned = Object.fromEntries(Object.entries(frame).toReversed()) as typeof frame;
  const before = { ...began, storyboard_frames: [frame] };
  const mine = { ...before, project_name: 'Mine' };
  expect(openQuestions(before, mine, { ...began, storyboard_frames: [turned] })).toEqual({
    project_name: 'mine',
  });
});

test('PROJ-15 every field ends as the chosen version has it, and nothing else comes of it', () => {
  const sides = fc.dictionary(fc.constantFrom(...fieldNames), fc.constantFrom('mine', 'theirs'));
  fc.assert(
    fc.property(version, version, version, sides, (before, mine, theirs, chosen) => {
      const questions = openQuestions(before, mine, theirs);
      const decided = Object.fromEntries(
        Object.entries(questions).map(([name, side]) => [name, chosen[name] ?? side]),
      ) as typeof questions;
      const result = settle(mine, theirs, decided);
      for (const name of fieldNames) {
        const side = decided[name];
        if (side) expect(result[name]).toEqual((side === 'mine' ? mine : theirs)[name]);
        else expect([mine[name], result[name]]).toEqual([theirs[name], theirs[name]]);
      }
    }),
  );
});
