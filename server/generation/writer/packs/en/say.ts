// Turns points into spoken sentences and sentences of the brief.
import type { Facts, Point } from '../../facts.ts';
import { capital, stop, thirdPerson, wordCount } from './facts/words.ts';

/** A point as a line that can be spoken on its own. */
export function spoken(point: Point): string {
  const text = point.text.replace(/\s*&\s*/g, ' and ');
  return stop(capital(text));
}

/** A point with the name as its subject where it needs one; for the first mention. */
export function spokenWithName(point: Point, name: string): string {
  return point.shape === 'does'
    ? stop(`${name} ${point.text}`)
    : point.text.startsWith(name)
      ? spoken(point)
      : `${name}. ${spoken(point)}`;
}

/** A point seen from outside, for the brief: `we bake` → `they bake`; for one host, `teaches`. */
export function reported(point: Point, host = false): string {
  if (point.shape !== 'we' || !host) return capital(possessed(point.text));
  const moved = point.text.replace(
    /^(?:we|I)\s+(?:(never|always|also|only|now|still|just|even|really)\s+)?(\S+)/i,
    (_, adverb: string | undefined, verb: string) =>
      [adverb, thirdPerson(verb)].filter(Boolean).join(' '),
  );
  return capital(possessed(moved));
}

const seen: Record<string, string> = {
  we: 'they',
  i: 'they',
  our: 'their',
  my: 'their',
  us: 'them',
  me: 'them',
  ourselves: 'themselves',
  myself: 'themselves',
  am: 'are',
  ours: 'theirs',
  mine: 'theirs',
};
/** The words of the client about themselves, seen from outside. */
export const possessed = (text: string) =>
  text
    .replace(/\bI['’]m\b/g, 'they are')
    .replace(/\b(?:we|I)(['’](?:re|ve|ll|d))\b/gi, 'they$1')
    .replace(/(?<![\d.]\s?)\b(?:we|our|us|ourselves|myself|my|me|ours|I|am)\b(?!\.)/gi, (word) =>
      /^(?:US|AM|ME)$/.test(word) ? word : (seen[word.toLowerCase()] ?? word),
    );

/** A point as on-screen lettering: at most six words, or undefined. */
export function lettering(point: Point): string | undefined {
  const text = point.shape === 'whole' ? point.text.replace(/^it\s+/i, '') : point.text;
  if (wordCount(text) <= 7) return text;
  const [head = ''] = text.split(/,(?!\d)/);
  return wordCount(head) >= 2 && wordCount(head) <= 7 && head !== text ? head : undefined;
}

/** The order to act, spoken: variants from long to short. Empty when the visitor gave none. */
export function asks(facts: Facts): string[] {
  const { desire, url, phone } = facts;
  const contacts = [url ? `Find it at ${url}.` : '', phone ? `Call ${phone}.` : ''].filter(Boolean);
  if (!desire) return contacts;
  const alone =
    /^(?:buy|order|book|try|watch|download|play|visit|follow|get|read|preorder|pre-order)$/i.test(
      desire,
    )
      ? `${desire} ${facts.shortName}`
      : desire;
  const low = alone.toLowerCase();
  // An order that names where to turn is said whole or not at all.
  if ((url && low.includes(url)) || (phone && low.includes(phone)))
    return [
      ...new Set([
        stop(capital(alone)),
        ...contacts.toReversed().map((text) => text.replace('Find it at', orderVerb(alone))),
      ]),
    ];
  const all = [
    url ? `${alone} at ${url}` : phone ? `${alone}: ${phone}` : '',
    alone,
    alone.split(/,|\s(?:and|or|so)\s/)[0] ?? '',
    alone.split(/,|\s(?:for|and|or|before|so)\s/)[0] ?? '',
  ];
  return [...new Set(all.map((text) => text.trim()).filter((text) => wordCount(text) > 0))].map(
    (text) => stop(capital(text)),
  );
}

const orderVerb = (order: string) =>
  /^(?:order|book|shop|buy|donate|register)\b/i.test(order)
    ? `${capital(order.split(' ')[0] ?? 'Order')
        .toLowerCase()
        .replace(/^./, (letter) => letter.toUpperCase())} at`
    : 'Visit';
