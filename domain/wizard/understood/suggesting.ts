// Suggestions for the details: asked for once, each accepted or dismissed.
import type { Answers } from '../answers.ts';
import type { Draft } from '../draft/draft.ts';
import { namesOf } from '../questions.ts';
import {
  fieldRead,
  type SharpenedField,
  type Suggestion,
  type SuggestionRule,
  sharpen,
  sharpenedFields,
} from './sharpen.ts';

const typed = namesOf('details');

/** Going back, or a reload, is as if nothing had been asked. */
export function startSuggestions(draft: Draft, id: string): Draft {
  if (draft.step !== 3.5 || draft.writing !== null || draft.sharpened !== null) return draft;
  return { ...draft, writing: { id, kind: 'suggestions', from: 3 } };
}

/** Null stands for our own, which follow the details as they are. */
export function receiveSuggestions(
  draft: Draft,
  run: string,
  suggestions: Suggestion[] | null,
): Draft {
  if (draft.writing?.id !== run || draft.writing.kind !== 'suggestions') return draft;
  if (suggestions === null) return { ...draft, writing: null, sharpened: { by: 'rules' } };
  const texts = sharpenedFields.map((field) => [field, draft.answers[field]]);
  const of = Object.fromEntries(texts) as Record<SharpenedField, string>;
  return { ...draft, writing: null, settled: [], sharpened: { by: 'model', of, suggestions } };
}

/** What is still to be decided; a wording for a text that has changed since is left out. */
export function openSuggestions({ answers, sharpened, settled }: Draft): Suggestion[] {
  const all = sharpened?.by === 'model' ? sharpened.suggestions.filter(stands) : sharpen(answers);
  return all.filter(({ id }) => !settled.includes(id));

  function stands({ changes }: Suggestion): boolean {
    const fields = Object.keys(changes) as SharpenedField[];
    const before = sharpened?.by === 'model' ? sharpened.of : answers;
    const isUntouched = fields.every((field) => answers[field] === before[field]);
    return isUntouched && fields.some((field) => changes[field] !== answers[field]);
  }
}

export function acceptSuggestion(
  draft: Draft,
  id: SuggestionRule,
  changes: Suggestion['changes'],
): Draft {
  const answers = { ...draft.answers };
  for (const field of Object.keys(changes) as SharpenedField[]) {
    answers[field] = changes[field] ?? answers[field];
  }
  return settle({ ...draft, answers }, id);
}

export function settle(draft: Draft, id: SuggestionRule): Draft {
  return draft.settled.includes(id) ? draft : { ...draft, settled: [...draft.settled, id] };
}

/**
 * What was suggested and decided holds for the text it was made for. Blanks that are filled in at
 * 3.5 itself change nothing of it.
 */
export function keptSuggestions(
  { step, answers, settled, sharpened }: Draft,
  changed: Partial<Answers>,
): Pick<Draft, 'settled' | 'sharpened'> {
  if (step === 3.5) return { settled, sharpened };
  const isTyped = typed.some((field) => field in changed && changed[field] !== answers[field]);
  return {
    settled: settled.filter((rule) => !(fieldRead[rule] in changed)),
    sharpened: isTyped ? null : sharpened,
  };
}
