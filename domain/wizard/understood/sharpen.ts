// Suggestions for step 3.5. They only cut, move or ask: nothing is said that was not typed.
import type { Answers } from '../answers.ts';
import { examples } from '../hints.ts';
import { namesOf } from '../questions.ts';
import { measureWordsFor } from './measure-words.ts';
import { capitalized, sentencesOf, withoutStop } from './sentences.ts';
import { tightened } from './tighten.ts';

export type Suggestion = {
  /** Which rule made it; an answer to it holds until the field it read is typed in again. */
  id: SuggestionRule;
  title: string;
  why: string;
  /** The fields as they would read. */
  changes: { [Field in SharpenedField]?: string | undefined };
};
/** What is typed of the product can be said more clearly; what it is called cannot. */
export const sharpenedFields = namesOf('details').filter((name) => name !== 'productName');
export type SharpenedField = (typeof sharpenedFields)[number];

/** The field each rule reads. */
export const fieldRead = {
  audience: 'description',
  request: 'description',
  tighten: 'description',
  'one-thing': 'behavior',
  measure: 'evaluation',
} as const satisfies Record<string, SharpenedField>;
export type SuggestionRule = keyof typeof fieldRead;
export const suggestionRules = Object.keys(fieldRead) as [SuggestionRule, ...SuggestionRule[]];

/** The details that are looked at. */
export type Details = Pick<Answers, SharpenedField | 'userType'>;

/** What could be clearer in the details, most useful first. Empty when nothing stands out. */
export function sharpen(answers: Details): Suggestion[] {
  return [
    audience(answers),
    request(answers),
    tighter(answers),
    oneThing(answers),
    measure(answers),
  ]
    .filter((suggestion) => suggestion !== null)
    .filter((suggestion) => changesSomething(answers, suggestion));
}

/** Places a suggestion leaves for the visitor to fill: `[how many]`. */
export function blanksIn(text: string): string[] {
  return text.match(/\[[^[\]]+\]/g) ?? [];
}

function tighter({ description }: Details): Suggestion | null {
  const text = tightened(description);
  if (text === '' || text === description.trim()) return null;
  const cut = wordCount(description) - wordCount(text);
  const why =
    cut > 0
      ? `Says the same in ${cut} ${cut === 1 ? 'word' : 'words'} less.`
      : 'The same words, tidied.';
  return { id: 'tighten', title: 'A tighter description', why, changes: { description: text } };
}

const wholeAudience =
  /^(?:it(?:'|’)s |it is |this is |we are |they are |perfect |made |designed |built |ideal |great |best |aimed |mostly |mainly |especially )*(?:for|at) (?=\p{L})(.{3,})$/iu;
const namedAudience =
  /^(?:our|the|my) (?:target )?(?:audience|customers|clients|viewers|readers|guests|buyers|players|listeners|voters) (?:is|are|will be)(?: mostly| mainly)? (.{3,})$/iu;

// A whole sentence that says who it is for belongs to the audience field.
function audience({ description, targetAudience }: Details): Suggestion | null {
  if (targetAudience.trim() !== '') return null;
  const all = sentencesOf(description);
  for (const sentence of all) {
    const plain = withoutStop(sentence);
    const who = namedAudience.exec(plain)?.[1] ?? wholeAudience.exec(plain)?.[1];
    if (who === undefined || /^\$?\d/.test(who)) continue;
    return {
      id: 'audience',
      title: 'Who it is for, in its own field',
      why: 'Your description names the audience. The script looks for it there.',
      changes: { targetAudience: capitalized(who), ...without(all, sentence) },
    };
  }
  return null;
}

const asks =
  /^(?:please )?(?:call|visit|order|book|sign up|download|subscribe|buy|vote|register|try|follow|come|stop by|join|watch|shop|get yours|donate|apply|look up|scan)\b/i;
const offers =
  /\b(?:\d+\s?% off|free (?:trial|delivery|shipping|sample|quote)|half price|discount|coupon|voucher)\b/i;

// A sentence that asks the viewer to act, or makes an offer, is what viewers should do.
function request({ description, behavior }: Details): Suggestion | null {
  if (behavior.trim() !== '') return null;
  const all = sentencesOf(description);
  const sentence = all.find((one) => asks.test(one)) ?? all.find((one) => offers.test(one));
  if (sentence === undefined) return null;
  return {
    id: 'request',
    title: 'What viewers should do, in its own field',
    why: asks.test(sentence)
      ? 'Your description already asks for something. The ad ends on it.'
      : 'Your description makes an offer. The ad ends on it.',
    changes: { behavior: withoutStop(sentence), ...without(all, sentence) },
  };
}

// Several requests in one ad compete; the first one typed is taken to matter most.
function oneThing({ behavior }: Details): Suggestion | null {
  const parts = withoutStop(behavior)
    .split(/\s*(?:,|;|\band then\b|\band also\b|\band\b)\s*/i)
    .filter(Boolean);
  const first = parts[0];
  if (first === undefined || parts.slice(1).filter((part) => asks.test(part)).length === 0)
    return null;
  return {
    id: 'one-thing',
    title: 'One thing to do',
    why: 'An ad is remembered for one request. Keep the first, or edit the field to keep another.',
    changes: { behavior: capitalized(first) },
  };
}

// Success needs a figure, a day and a place to read it. What is not known stays a marked blank.
function measure({ evaluation, userType, description }: Details): Suggestion | null {
  if (userType === '' || blanksIn(evaluation).length > 0) return null;
  const typed = withoutStop(evaluation);
  const words = measureWordsFor(typed, description);
  // Blanks in one language under a text in another would have to be rewritten.
  if (!words) return null;
  const hasFigure = /\d/.test(typed.replace(words.day, ''));
  const hasDay = words.day.test(typed);
  if (hasFigure && hasDay) return null;
  const text =
    typed === ''
      ? words.whole[userType]
      : [typed, hasFigure ? '' : words.figures, hasDay ? '' : words.date]
          .filter(Boolean)
          .join(typed.includes(':') ? ' ' : ', ');
  return {
    id: 'measure',
    title: 'Success you can count',
    why: `Fill in the blanks in brackets. For example: “${examples[userType].evaluation}”.`,
    changes: { evaluation: capitalized(text) },
  };
}

// The description without a sentence, unless nothing would be left of it.
function without(sentences: string[], moved: string): { description?: string } {
  const rest = sentences.filter((sentence) => sentence !== moved).join(' ');
  return rest === '' ? {} : { description: rest };
}

function changesSomething(answers: Details, { changes }: Suggestion): boolean {
  return Object.entries(changes).some(([field, text]) => answers[field as SharpenedField] !== text);
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
