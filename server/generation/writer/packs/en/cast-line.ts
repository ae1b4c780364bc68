// The cast line of the script's form: who is seen, in a fixed order that a draughtsman can read.
import { labels } from '#domain/wizard/options.ts';
import { isDescribed } from '../../pack.ts';
import type { Stage } from '../../stage.ts';
import { castOf } from './cast.ts';
import { toSentences } from './facts/clean-text.ts';
import { asPredicate, lowerFirst } from './facts/words.ts';

/** `MAYA, woman, 25-35, black hair, brown eyes, Hispanic, athletic; wears a denim apron` */
export function castLine(stage: Stage): string {
  if (stage.mode === 'voice')
    return 'no visible speaker; hands, product and places under a voice-over';
  const person = stage.character;
  const cast = castOf(stage);
  const parts = [
    cast.first.replace(/^(?:An?|The)\s/, '').toUpperCase(),
    person.gender &&
      { male: 'man', female: 'woman', 'non-binary': 'non-binary person' }[person.gender],
    person.ageRange,
    person.hairColor && `${labels.hairColor[person.hairColor].toLowerCase()} hair`,
    person.eyeColor && `${labels.eyeColor[person.eyeColor].toLowerCase()} eyes`,
    person.ethnicity &&
      (person.ethnicity === 'mixed' ? 'mixed ethnicity' : labels.ethnicity[person.ethnicity]),
    person.bodyType &&
      `${labels.bodyType[person.bodyType].toLowerCase()}${person.bodyType === 'average' ? ' build' : ''}`,
  ].filter(Boolean);
  const wardrobe = wardrobeOf(person.wardrobe);
  if (!isDescribed(person)) parts.push('casting open');
  return `${parts.join(', ')}${wardrobe ? `; wears ${wardrobe}` : ''}`;
}

/** The wardrobe as it follows `wears`: `denim apron, white shirt` → `a denim apron, a white shirt`. */
export function wardrobeOf(typed: string): string {
  const text = toSentences(typed).join(', ');
  if (!text) return '';
  return text
    .replace(/^(?:(?:she|he|they)\s+)?(?:is\s+|are\s+)?(?:wears?|wearing|dressed in|in)\s+/i, '')
    .split(/\s*,\s*(?:and\s+)?/)
    .map((part) =>
      part
        .split(/\s+and\s+/)
        .map((item) =>
          /\b(?:with|over|under)\b/.test(item) ? item : asPredicate(lowerFirst(item)),
        )
        .join(' and '),
    )
    .join(', ');
}
