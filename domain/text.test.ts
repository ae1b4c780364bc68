import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionalChoice, requiredText, text } from './text.ts';

const short = text(10);

test('WIZ-04 text keeps what people write: accents, other scripts, emoji, tabs and line breaks', () => {
  for (const value of ['', 'Ça va?', '面包', '🥖', 'a\tb\nc\r\nd']) {
    expect(short.parse(value)).toBe(value);
  }
});

test('WIZ-04 text is stored in one Unicode form', () => {
  expect(short.parse('Cafe\u0301')).toBe('Café');
  // This sign becomes three in that form; the limit is for what is stored.
  expect(text(2).safeParse('\u{1d160}').success).toBe(false);
});

test('WIZ-04 text that is too long says how long it may be', () => {
  expect(short.safeParse('a'.repeat(10)).success).toBe(true);
  const answer = text(1200).safeParse('a'.repeat(1201));
  expect(answer.error?.issues[0]?.message).toBe('Please keep this to 1,200 characters.');
});

test('WIZ-04 control characters and broken surrogates are refused', () => {
  for (const value of ['a\u0000b', 'a\u001bb', 'a\u0085b', 'a\u007fb', '\ud83e', '\udd56x']) {
    expect(short.safeParse(value).success).toBe(false);
  }
});

test('WIZ-04 marks without end on one letter are refused before they are put in order', () => {
  const message = 'This contains a character that cannot be used.';
  const marks = '\u0308\u0323';
  expect(text(100).safeParse(`a${marks.repeat(15)}b${marks.repeat(15)}`).success).toBe(true);
  for (const most of [100, 100_000]) {
    const answer = text(most).safeParse(`a${marks.repeat(16)}`);
    expect(answer.error?.issues.map((issue) => issue.message)).toEqual([message]);
  }
  const long = text(100).safeParse(marks.repeat(500_000));
  expect(long.error?.issues[0]?.message).toBe('Please keep this to 100 characters.');
  // One such sign becomes two.
  expect(text(100).safeParse(`a${'\u0344'.repeat(16)}`).success).toBe(false);
});

test('WIZ-04 whatever is accepted is well formed, and accepted again unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (value) => {
      const answer = text(30).safeParse(value);
      if (!answer.success) return;
      expect(answer.data.isWellFormed()).toBe(true);
      expect(answer.data.length).toBeLessThanOrEqual(30);
      expect(text(30).parse(answer.data)).toBe(answer.data);
    }),
  );
});

test('WIZ-04 required text needs more than spaces', () => {
  for (const value of ['', '   ', '\n\t', '\u00a0', '\u200b']) {
    const answer = requiredText(10).safeParse(value);
    expect(answer.success, JSON.stringify(value)).toBe(false);
    expect(answer.error?.issues[0]?.message).toBe('Please fill this in.');
  }
  expect(requiredText(10).parse(' a ')).toBe(' a ');
});

test('WIZ-09 an optional choice is one of its values or nothing', () => {
  const choice = optionalChoice(['red', 'gray']);
  expect(choice.parse('red')).toBe('red');
  for (const nothing of ['', null, undefined]) expect(choice.parse(nothing)).toBeUndefined();
  for (const other of ['blue', 'Red', 0, {}]) expect(choice.safeParse(other).success).toBe(false);
});
