// The figures a text names, each with what it counts, so that those of two texts can be compared.

const number = '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)*';
const spelled = {
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, index) => [word, index + 1]),
  ),
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
} as Record<string, number>;
const words = Object.keys(spelled).join('|');

// In the languages the house itself writes.
const counted: readonly (readonly [what: string, names: string])[] = [
  ['$', '\\$|us\\$|usd|dollars?|bucks|dólares|dollar'],
  ['€', '€|eur|euros?'],
  ['£', '£|gbp|pounds?|libras?|pfund'],
  ['¥', '¥|yen|rmb|yuan'],
  ['¢', '¢|cents?'],
  ['%', '%|percent|per cent|por ciento|pour ?cent|prozent'],
  ['second', 'seconds?|secs?|segundos?|secondes?|sekunden?'],
  ['minute', 'minutes?|mins?|minutos?|minuten?'],
  ['hour', 'hours?|hrs?|horas?|heures?|stunden?'],
  ['day', '(?:business |working )?days?|días?|jours?|(?:werk)?tage?n?'],
  ['week', 'weeks?|semanas?|semaines?|wochen?'],
  ['month', 'months?|mes(?:es)?|mois|monate?n?'],
  ['year', 'years?|yrs?|años?|ans?|années?|jahre?n?'],
];
const bare = 'number';

const multiples: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };
const figure = new RegExp(
  `(?<before>[$€£¥]|\\busd ?|\\beur ?)? ?(?:(?<digits>${number})(?: ?(?<multiple>k|m|thousand|million)\\b)?|\\b(?<word>${words})\\b)` +
    `(?:[\\s-]?(?<after>${counted.map(([, names]) => names).join('|')})(?![\\p{L}\\d]))?`,
  'giu',
);
const listMark = /^[ \t]*\d{1,2}[.)][ \t]+/gm;

/** Each figure as its value and what it counts, '30 day' or '9.99 $'; of number words those with a unit. */
export function figuresIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const { groups = {} } of text.replace(listMark, '').matchAll(figure)) {
    const { before, digits, multiple, word, after } = groups;
    const what = before ? kindOf(before.trim()) : after ? kindOf(after) : bare;
    if (digits === undefined && what === bare) continue;
    const value =
      digits === undefined ? (spelled[word?.toLowerCase() ?? ''] ?? 0) : amountOf(digits);
    found.add(`${value * (multiples[multiple?.toLowerCase() ?? ''] ?? 1)} ${what}`);
  }
  return found;
}

/** The figures of a text that another does not name: a number that counts nothing may count anything there. */
export function figuresBeyond(text: string, ground: string): string[] {
  const known = figuresIn(ground);
  const values = new Set([...known].map((one) => one.split(' ')[0]));
  return [...figuresIn(text)].filter((one) => {
    const [value, what] = one.split(' ');
    return what === bare ? !values.has(value) : !known.has(one);
  });
}

const kindOf = (name: string): string =>
  counted.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(name))?.[0] ?? bare;

// '9.99', '9,99', '24,999', '24.999' and '24 999': what stands before two last digits is a decimal.
function amountOf(digits: string): number {
  const parts = digits.split(/[.,\s\u00a0\u202f]/);
  const last = parts.at(-1) ?? '';
  const hasCents = parts.length > 1 && last.length !== 3;
  return Number(hasCents ? `${parts.slice(0, -1).join('')}.${last}` : parts.join(''));
}
