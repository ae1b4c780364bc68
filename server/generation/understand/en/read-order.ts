// What people are to do, as English clients put it, made an order.
import { tagEnglish } from './tag-english.ts';
import { baseOfIng, baseOfThird, isBase } from './word-forms.ts';

const people =
  '(?:people|viewers?|users|customers|clients|them|they|everyone|everybody|visitors|the audience|drivers|parents|voters|families|residents|fans|players|readers|you|folks|anyone|locals|men|women|students|neighbou?rs|teams)';
const leads = [
  /^(?:i|we)(?:['’]d)?\s(?:want|would like|need|hope|like|would love|wish|ask|would want)\s(?:for\s)?/i,
  /^(?:the\s)?(?:goal|aim|idea|point|hope) is (?:for\s|to get\s|that\s)?/i,
  /^(?:want|need|get|make|have|help|encourage|persuade|ask|convince|drive|urge|remind)\s(?=people|viewers|users|customers|clients|them|everyone|everybody|visitors|drivers|parents|voters|families|residents|fans|players|readers|folks|locals|men|women|students|neighbours|neighbors|teams)/i,
  /^(?:want|need|get|encourage|persuade|ask|convince|urge|remind|invite|tell)\s(?!me\s|us\s|your\s)(?:[\p{L}'’-]{2,20}\s){1,4}?to\s/iu,
  new RegExp(
    `^(?:the\\s)?${people}\\s(?:who\\s[\\p{L} ]{3,40}?\\s(?=to\\s|should\\s))?(?=to\\s|should\\s|must\\s|can\\s|could\\s|will\\s|need\\s)`,
    'iu',
  ),
  /^(?:should|must|will|can|could|need to|to)\s/i,
  /^(?:please|just|then|simply|and)\s/i,
  new RegExp(`^${people}\\s(?=\\p{L}+ing\\s|[a-z]+s?\\s)`, 'iu'),
];

/** The order without its stop: `Ask for the one that turns round`; undefined where nothing is asked. */
export function readOrder(typed: string, names: ReadonlySet<string>): string | undefined {
  let order = typed.trim().replace(/[.!\s]+$/, '');
  const stripped: boolean[] = [];
  leads.forEach((lead, at) => {
    const rest = order.replace(lead, '');
    stripped[at] = rest !== order;
    // Bare `people …` only counts where a verb follows.
    if (at === leads.length - 1 && stripped[at] && !isVerb(rest.split(' ')[0] ?? '')) return;
    order = rest;
  });
  order = order
    .replace(
      /^(visit|go to|check out|head to|see|open)\s(?:our|the|my)\s(?:web ?site|site|page|web page|online shop|shop)(?:\sat)?\s(?=\S+\.\p{L}{2,})/iu,
      '$1 ',
    )
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthemselves\b/gi, 'yourself');
  const [first = ''] = order.split(/[\s,]/);
  const low = first.toLowerCase();
  if (!/^\p{L}[\p{L}'’-]*$/u.test(first)) return undefined;
  const base =
    baseOfIng(low) ??
    (isBase(low) ||
    low === 'do' ||
    low === "don't" ||
    low === 'be' ||
    low === 'never' ||
    low === 'get' ||
    low === 'have'
      ? low
      : (baseOfThird(low) ?? ''));
  if (!base) return undefined;
  order = `${base}${order.slice(first.length)}`;
  if (order.split(/\s/).length > 26) return undefined;
  // `Book sales`, `Call volume`: what is counted, not what is done.
  const tokens = tagEnglish(order, names, true);
  const next = tokens[1];
  if (
    next?.tag === 'noun' &&
    tokens.length === 2 &&
    /^(?:sales|volume|rate|numbers|traffic|orders|bookings|visits|signups?|views|calls|clicks)$/.test(
      next.low,
    )
  )
    return undefined;
  return order.charAt(0).toUpperCase() + order.slice(1);
}

const isVerb = (word: string) =>
  isBase(word.toLowerCase()) ||
  baseOfIng(word.toLowerCase()) !== undefined ||
  baseOfThird(word.toLowerCase()) !== undefined;
