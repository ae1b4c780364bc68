import type { CastSheet } from '../cast/cast-sheet.ts';
import { castWords } from '../cast/cast-words.ts';
import type { ShownPictures } from '../pictures/picture.ts';
import { noteOf } from '../storyboard/shot-plan.ts';
import { labels } from './options.ts';
import type { QuestionName } from './questions.ts';
import type { Understood } from './understood/understood.ts';
import { understoodWords } from './understood/understood-words.ts';

const words: Record<string, Record<string, string> | undefined> = labels;

/** What was said, as people read it; free text of older projects as it is. */
export function answerWords(
  field: QuestionName,
  value: string | boolean | readonly string[] | Understood | ShownPictures | CastSheet | undefined,
): string {
  if (isCast(value)) return castWords(value);
  if (isPictures(value)) return pictureWords(value);
  if (isUnderstood(value)) return understoodWords(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'productForm') return formWords(String(value ?? ''));
  const known = words[field] ?? {};
  return [value ?? []]
    .flat()
    .map((one) => (Object.hasOwn(known, one) ? known[one] : one))
    .join(', ');
}

const isCast = (value: unknown): value is CastSheet =>
  typeof value === 'object' && value !== null && 'others' in value;

const isPictures = (value: unknown): value is ShownPictures =>
  typeof value === 'object' && value !== null && 'product' in value && Array.isArray(value.product);

/** 'Two pictures, a logo' with what tells them from others, so that a change is seen. */
function pictureWords({ product, logo, plates }: ShownPictures): string {
  const marks = (pictures: ShownPictures['product']) =>
    pictures.map(({ mark }) => mark.slice(0, 4)).join(' ');
  return [
    ...(product.length > 0 ? [`${product.length} of the product (${marks(product)})`] : []),
    ...(logo ? [`the logo (${marks([logo])})`] : []),
    ...(plates ? ['plates in its colour'] : []),
  ].join(', ');
}

const isUnderstood = (value: unknown): value is Understood =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Ids are the thing's name in English; the catalogue itself is more than a label needs.
const formWords = (form: string): string => noteOf(form) ?? form.replaceAll('-', ' ');
