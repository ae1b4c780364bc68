import { type FormData, formData } from '../projects/form-data.ts';
import { notSpecified, projectWords } from '../projects/project-words.ts';
import { answerWords } from '../wizard/answer-words.ts';
import { type QuestionName, questionNames, questions } from '../wizard/questions.ts';

type AnswerFact = { label: string; value: string };

// What stands elsewhere of the details, or in the words of another fact.
const elsewhere = new Set<QuestionName>([
  'name',
  'email',
  'companyName',
  'phone',
  'specificBudget',
]);
const fields = questionNames.filter((field) => !elsewhere.has(field));
const afterApproach = fields.indexOf('creativeApproach') + 1;

/**
 * The wizard's answers in its order, as people read them; what was not said is left out. `concept`
 * is the title of the chosen one, or empty.
 */
export function answerFacts(answers: FormData, concept = ''): AnswerFact[] {
  const facts: AnswerFact[] = fields.map((field) => ({
    label: questions[field].label,
    value: wordsOf(field, answers),
  }));
  facts.splice(afterApproach, 0, { label: 'Concept', value: concept.trim() });
  return facts.filter(({ value }) => value !== '');
}

function wordsOf(field: QuestionName, answers: FormData): string {
  const value = answers[field];
  if (value === false) return ''; // what nobody ticked was not said
  if (field !== 'budget') return answerWords(field, value).trim();
  const { budget } = projectWords(answers);
  return budget === notSpecified ? '' : budget;
}

/** What of a stored record are answers; fields that are none, or of another kind, are left out. */
export function readAnswers(stored: Record<string, unknown>): FormData {
  const read = Object.entries(formData.shape).flatMap(([field, schema]) => {
    const value = schema.safeParse(stored[field]);
    return value.success && value.data !== undefined ? [[field, value.data]] : [];
  });
  return Object.fromEntries(read) as FormData;
}
