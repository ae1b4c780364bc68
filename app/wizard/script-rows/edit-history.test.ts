import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, noHistory, redone, settled, undone } from './edit-history.ts';

test('BOARD-04 what is typed in one field is one step, until it is left', () => {
  let history = changed(noHistory, '', 'a');
  history = changed(history, 'H', 'a');
  expect(undone(history, 'Hi')?.text).toBe('');
  history = changed(settled(history), 'Hi', 'a');
  expect(undone(history, 'Hi!')?.text).toBe('Hi');
});

test('BOARD-04 as many steps back as were taken give the beginning, as many forward the end', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 30 }), (texts) => {
      let [text, history] = ['start', noHistory];
      for (const next of texts) {
        history = changed(history, text, null);
        text = next;
      }
      const seen = [text];
      for (let step = undone(history, text); step; step = undone(history, text)) {
        ({ text, history } = step);
        seen.push(text);
      }
      expect(seen).toEqual(['start', ...texts].toReversed());
      for (let step = redone(history, text); step; step = redone(history, text))
        ({ text, history } = step);
      expect(text).toBe(texts.at(-1) ?? 'start');
    }),
  );
});

test('BOARD-04 a change after undoing leaves nothing to do again', () => {
  const back = undone(changed(noHistory, 'one', null), 'two');
  expect(redone(changed(back?.history ?? noHistory, 'one', null), 'three')).toBeNull();
});
