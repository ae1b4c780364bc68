// How many words a written number takes when it is said aloud.
//
// Numbers are counted as English says them, whatever the language of the text: German writes
// `neunundneunzig` as one word and Spanish `noventa y nueve` as three, yet all of them take
// about as long to say as 'ninety nine'.

// Longer numbers are read digit by digit.
const longest = 15;

/** Words in a whole number below a quadrillion, zero or more: 7 is one, 99 is two ('ninety nine'), 1200 is four. */
export function wordsInInteger(value: number): number {
  if (value <= 20) return 1;
  if (value < 100) return value % 10 === 0 ? 1 : 2;
  for (const size of [1e12, 1e9, 1e6, 1e3, 100]) {
    if (value < size) continue;
    const rest = value % size;
    return wordsInInteger(Math.floor(value / size)) + 1 + (rest > 0 ? wordsInInteger(rest) : 0);
  }
  return 1;
}

/** Words in the name of a year: 1984 is 'nineteen eighty four', 2005 'twenty oh five'. */
function wordsInYear(value: number): number {
  if (value % 1000 === 0) return wordsInInteger(value);
  const rest = value % 100;
  const tail = rest === 0 ? 1 : rest < 10 ? 2 : wordsInInteger(rest);
  return wordsInInteger(Math.floor(value / 100)) + tail;
}

const grouped = /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?=$|[.,]\d{1,2}$)/;

/** A written number without its sign: `1,299.00`, `1.299,00`, `3.5`, `007`. */
type WrittenNumber = { whole: string; fraction: string };

/** Takes a written number apart; thousands separators of any country are dropped. */
function readNumber(written: string): WrittenNumber {
  const head = grouped.exec(written)?.[0];
  if (head !== undefined) {
    return { whole: head.replace(/\D/g, ''), fraction: written.slice(head.length + 1) };
  }
  const [whole = '', fraction = ''] = written.split(/[.,]/);
  return { whole, fraction };
}

/** Words in a number that stands by itself: a count, a decimal, a year, a code read digit by digit. */
export function wordsInNumber(written: string): number {
  const { whole, fraction } = readNumber(written);
  const decimals = fraction === '' ? 0 : 1 + fraction.length;
  const value = Number(whole);
  const isCode = (whole.length > 1 && whole.startsWith('0')) || whole.length > longest;
  if (isCode || (whole === written && whole.length >= 7)) return whole.length + decimals;
  if (whole === written && value >= 1100 && value < 2100) return wordsInYear(value);
  return wordsInInteger(value) + decimals;
}

/** Words in an amount of money: `9.99` with a currency is 'nine dollars ninety nine'. */
export function wordsInPrice(written: string): number {
  const { whole, fraction } = readNumber(written);
  if (whole.length > longest) return whole.length + fraction.length + 1;
  const cents = Number(fraction.padEnd(2, '0').slice(0, 2));
  const units = Number(whole);
  if (units === 0 && cents > 0) return wordsInInteger(cents) + 1;
  return wordsInInteger(units) + 1 + (cents > 0 ? wordsInInteger(cents) : 0);
}
