import { noteOf } from '../storyboard/shot-plan.ts';
import type { Answers } from './answers.ts';
import { labels } from './options.ts';
import type { Understood } from './understood/understood.ts';
import { understoodWords } from './understood/understood-words.ts';

/** What was asked, as people read it, in the wizard's order. */
export const answerLabels = {
  userType: 'For',
  platform: 'Platforms',
  productName: 'Product name',
  description: 'Description',
  productForm: 'Drawn as',
  understood: 'Put right',
  targetAudience: 'Target audience',
  behavior: 'What viewers do',
  evaluation: 'Success',
  creativeApproach: 'Approach',
  videoStyle: 'Video style',
  voiceOverOnly: 'Voice-over only',
  characterName: 'Character name',
  gender: 'Gender',
  ageRange: 'Age',
  hairColor: 'Hair',
  eyeColor: 'Eyes',
  ethnicity: 'Ethnicity',
  bodyType: 'Body type',
  wardrobe: 'Wardrobe',
  notes: 'Notes',
  name: 'Name',
  email: 'Email',
  companyName: 'Company',
  phone: 'Phone',
  budget: 'Budget',
  specificBudget: 'Budget amount',
  schedule: 'Timeline',
  adSpendBudget: 'Ad spend',
  mediaBuyingServices: 'Media buying',
} as const satisfies Partial<Record<keyof Answers, string>>;
export type AskedField = keyof typeof answerLabels;

const words: Record<string, Record<string, string> | undefined> = labels;

/** What was said, as people read it; free text of older projects as it is. */
export function answerWords(
  field: AskedField,
  value: string | boolean | readonly string[] | Understood | undefined,
): string {
  if (isUnderstood(value)) return understoodWords(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'productForm') return formWords(String(value ?? ''));
  const known = words[field] ?? {};
  return [value ?? []]
    .flat()
    .map((one) => (Object.hasOwn(known, one) ? known[one] : one))
    .join(', ');
}

const isUnderstood = (value: unknown): value is Understood =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Ids are the thing's name in English; the catalogue itself is more than a label needs.
const formWords = (form: string): string => noteOf(form) ?? form.replaceAll('-', ' ');
