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
    .replace(/\b(?:we|our|us|ourselves|myself|my|me|ours|I|am)\b/gi, (word) =>
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
  if (!desire) return url ? [`Find it at ${url}.`] : phone ? [`Call ${phone}.`] : [];
  const alone =
    /^(?:buy|order|book|try|watch|download|play|visit|follow|get|read|preorder|pre-order)$/i.test(
      desire,
    )
      ? `${desire} ${facts.shortName}`
      : desire;
  const nameless = phone
    ? alone.replace(
        new RegExp(`[:,]?\\s*(?:at |on )?${escaped(phone)}`),
        alone.startsWith('call ') ? ' us' : '',
      )
    : alone;
  const withoutUrl = url
    ? nameless.replace(new RegExp(`\\s*(?:at|on|from|via)?\\s*(?:www\\.)?${escaped(url)}`, 'i'), '')
    : nameless;
  const all = [
    url && !alone.toLowerCase().includes(url) ? `${alone} at ${url}` : '',
    alone,
    alone.split(/,|\s(?:and|or|so)\s/)[0] ?? '',
    alone.split(/,|\s(?:for|and|or|before|so)\s/)[0] ?? '',
    withoutUrl,
    withoutUrl.split(/,|\s(?:for|and|or|before|so)\s/)[0] ?? '',
  ];
  return [...new Set(all.map((text) => text.trim()).filter((text) => wordCount(text) > 0))].map(
    (text) => stop(capital(text)),
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
