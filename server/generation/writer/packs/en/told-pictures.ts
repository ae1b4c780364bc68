// Pictures in the visitor's own verbs and nouns, written as the worlds write theirs.

import nlp from 'compromise';
import type { Facts, Point } from '../../facts.ts';
import type { World } from '../../world.ts';
import { wordCount } from './facts/words.ts';

const unseen =
  /^(?:rent|offer|provide|help|believe|care|understand|know|are|have|specialise|specialize|want|love|need|get|work|serve|can|will|do|don['’]t|never|always|am|is|was|were|make sure|ensure|exist|think|feel|try|hope|aim|strive|cover|charge|cost|accept|operate|run|use|include|feature|come|save|let|give|support|protect|guarantee|last|fit|hold|keep|stay|need|also|only|all|just|now|still|['’]\w+)\b/i;

/** `we file petitions` → `{file} petitions`; undefined when a camera cannot see it. */
function deed(point: Point): string | undefined {
  const text = point.text.replace(/^(?:we|I)\s+/, '').replace(/,\s.*$/, '');
  if (wordCount(text) < 3 || wordCount(text) > 10 || unseen.test(text)) return undefined;
  if (/\b(?:you|your|yours|we|us|I|me|who|it)\b/i.test(text)) return undefined;
  const [verb = ''] = text.split(' ');
  const base =
    point.shape === 'does' ? nlp(verb).verbs().toInfinitive().text().trim() : verb.toLowerCase();
  if (!/^[a-z]+$/.test(base) || unseen.test(base)) return undefined;
  return `{${base}}${text.slice(verb.length)}`.replace(/\b(?:our|my)\b/g, '[their]');
}

/** What people do, as typed. */
export const toldDeeds = (facts: Facts): string[] =>
  facts.points
    .filter((point) => point.shape === 'we' || point.shape === 'does')
    .flatMap((point) => deed(point) ?? []);

/** What there is, as typed: short noun phrases. */
export const toldThings = (facts: Facts): string[] =>
  facts.points
    .filter(
      (point) =>
        point.shape === 'thing' &&
        point !== facts.offer &&
        wordCount(point.text) <= 7 &&
        !/^(?:no|free|open|sold|available|since|from|serving|only)\b/i.test(point.text),
    )
    .map((point) => point.text);

/** What the message asks for, seen done: `take paint to the depot` → `{take} paint to the depot`. */
export function orderedDeed(facts: Facts): string | undefined {
  const text = (facts.desire ?? '').replace(/\byour\b/g, '[their]').replace(/,\s.*$/, '');
  const [verb = ''] = text.split(' ');
  if (wordCount(text) < 2 || wordCount(text) > 10 || !/^[a-z]+$/.test(verb)) return undefined;
  if (
    /^(?:do|don|never|always|be|stop|think|know|remember|vote|call|text|support|learn)$/.test(
      verb,
    ) ||
    /\d{3}/.test(text)
  )
    return undefined;
  return `{${verb}}${text.slice(verb.length)}`;
}

/** Three pictures: those told first, then the others. */
export function three(
  told: readonly string[],
  instead: readonly [string, string, string],
): World['work'] {
  const all = [...new Set([...told, ...instead])];
  return [all[0] ?? instead[0], all[1] ?? instead[1], all[2] ?? instead[2]];
}
