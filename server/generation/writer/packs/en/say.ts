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
  return point.shape === 'does' ? stop(`${name} ${point.text}`) : spoken(point);
}

/** A point in the third person, for the brief: `we bake` → `bakes`. */
export function reported(point: Point): string {
  if (point.shape !== 'we') return capital(point.text);
  const moved = point.text
    .replace(/^(?:we['’]re|i['’]m)\s+/i, 'is ')
    .replace(/^(?:we['’]ve|i['’]ve)\s+/i, 'has ')
    .replace(/^(?:we['’]ll|i['’]ll)\s+/i, 'will ')
    .replace(
      /^(?:we|i)\s+(?:(never|always|also|only|now|still|just|even|really)\s+)?(\S+)/i,
      (_, adverb: string | undefined, verb: string) =>
        [adverb, thirdPerson(verb)].filter(Boolean).join(' '),
    );
  return capital(
    possessed(moved).replace(
      /\b(and|or)\s+(give|carry|deliver|make|fix|come|tell|send|explain|bring|build|take|call|show|help|keep|offer)\b(?!\s+(?:of|is)\b)/g,
      (_, link: string, verb: string) => `${link} ${thirdPerson(verb)}`,
    ),
  );
}

/** `our` and `us` seen from outside. */
export const possessed = (text: string) =>
  text
    .replace(/\bour(selves)?\b/gi, (_, selves?: string) => (selves ? 'themselves' : 'their'))
    .replace(/\bmy(self)?\b/gi, (_, self?: string) => (self ? 'themselves' : 'their'))
    .replace(/\b(?:us|me)\b/gi, 'them')
    .replace(/\bwe\b/gi, 'they')
    .replace(/\bI\b/g, 'they');

/** A point as on-screen lettering: at most six words, or undefined. */
export function lettering(point: Point): string | undefined {
  const text = point.text.replace(/^(?:we|i|it|they|she|he)\s+(?:will\s+|also\s+)?/i, '');
  if (wordCount(text) <= 6) return text;
  const head = text.split(/,|\s(?:and|with|for|from|when|so|that|in)\s/)[0]?.trim() ?? '';
  return wordCount(head) >= 2 &&
    wordCount(head) <= 6 &&
    !/\b(?:is|are|the|a|to|of|has|have)$/i.test(head)
    ? head
    : undefined;
}

/** The order to act, spoken: variants from long to short. Empty when the visitor gave none. */
export function asks(facts: Facts): string[] {
  const { desire, url, phone } = facts;
  if (!desire) return url ? [`Find it at ${url}.`] : phone ? [`Call ${phone}.`] : [];
  const alone = /^(?:buy|order|book|try|watch|download|play|visit|follow|get|read)$/i.test(desire)
    ? `${desire} ${facts.shortName}`
    : desire;
  const all = [
    url && !alone.includes(url) ? `${alone} at ${url}` : '',
    alone,
    alone.split(/,|\s(?:and|or|before|so)\s/)[0] ?? '',
  ];
  return [...new Set(all.filter((text) => wordCount(text) > 0))].map((text) => stop(capital(text)));
}
