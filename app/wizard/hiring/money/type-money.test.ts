import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDollars, typedDollars } from '#domain/money.ts';
import { type MoneyEdit, typeMoney } from './type-money.ts';

// `|` is the caret, in what stands in the field after the edit and in what it becomes.
const marked = (text: string, inputType: string): MoneyEdit => ({
  text: text.replace('|', ''),
  caret: text.indexOf('|'),
  inputType,
});
const shown = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

test.each([
  ['1|', 'insertText', '$1|'],
  ['$1,2345|', 'insertText', '$12,345|'],
  ['$19|2,000', 'insertText', '$19|2,000'],
  ['$1,92|000', 'insertText', '$192|,000'],
  ['$12,x|500', 'insertText', '$12,x|500'],
  ['$5,900,|', 'insertText', '$5,900,|'],
  ['$5,900,00|', 'insertText', '$5,900,00|'],
  ['120,50|', 'insertFromPaste', '120,50|'],
  ['$5,900,|', 'deleteContentBackward', '$5,900|'],
  ['$12,50|', 'deleteContentBackward', '$1,250|'],
  ['$12,5.|00', 'insertText', '$12,5.|00'],
  ['$12,500.5|', 'insertText', '$12,500.5|'],
  ['$12|500', 'deleteContentBackward', '$12|,500'],
  ['$12|500', 'deleteContentForward', '$12,|500'],
  ['$1|,500', 'deleteContentBackward', '$1|,500'],
  ['|12', 'deleteContentBackward', '$|12'],
  ['$|0,000', 'deleteContentBackward', '$|0,000'],
  ['$2|0,000', 'insertText', '$2|0,000'],
  ['|', 'deleteContentBackward', '|'],
  ['$12,500.00|', 'insertFromPaste', '$12,500.00|'],
  ['12500|', 'insertText', '$12,500|'],
])('WIZ-15 %j after %s becomes %j', (text, inputType, money) => {
  expect(shown(typeMoney(marked(text, inputType)))).toBe(money);
});

// Where the caret stands so many digits before the end.
const place = (money: string, behind: number) => {
  let at = money.length;
  for (let left = behind; left > 0; at--) if (/\d/.test(money[at - 1] ?? '')) left--;
  return at;
};

test('WIZ-15 a digit typed or deleted anywhere changes that digit, and the caret stays by it', () => {
  const edit = fc.record({
    digits: fc.stringMatching(/^[0-9]{1,10}$/),
    at: fc.nat(10),
    digit: fc.constantFrom(...'0123456789'),
    typed: fc.boolean(),
  });
  fc.assert(
    fc.property(edit, ({ digits, at, digit, typed }) => {
      const split = Math.min(at, digits.length);
      const before = digits.slice(0, split);
      const behind = digits.slice(split);
      const money = typedDollars(digits);
      const caret = place(money, behind.length);
      const left = money.slice(0, caret);
      const text = (typed ? left + digit : left.slice(0, -1)) + money.slice(caret);
      const inputType = typed ? 'insertText' : 'deleteContentBackward';
      const after = typeMoney({ text, caret: caret + (typed ? 1 : -1), inputType });
      const gone = /\d$/.test(left) ? before.slice(0, -1) : before;
      expect(after.text).toBe(typedDollars((typed ? before + digit : gone) + behind));
      expect(after.text.slice(after.caret).replace(/\D/g, '')).toBe(behind);
    }),
  );
});

test('WIZ-15 any amount can be typed digit by digit, and taken back digit by digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (amount) => {
      let text = '';
      for (const digit of String(amount)) {
        const typed = text + digit;
        ({ text } = typeMoney(marked(`${typed}|`, 'insertText')));
      }
      expect(text).toBe(formatDollars(amount));
      for (let presses = 0; text !== '' && presses < 9; presses++) {
        ({ text } = typeMoney(marked(`${text.slice(0, -1)}|`, 'deleteContentBackward')));
      }
      expect(text).toBe('');
    }),
  );
});
