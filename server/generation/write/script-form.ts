// The form over the rows, and the remarks under them.
import { inFormat } from '#domain/cuts/told-format.ts';
import { formatName } from '#domain/script/cuts.ts';
import { wordsPerSecond } from '#domain/script/speech.ts';
import type { Platform } from '#domain/wizard/options.ts';
import { roleBehind } from './cast.ts';
import type { Stage } from './stage.ts';
import { asSentence } from './wording/pattern.ts';

/** Client, format, date, take, cast, pace, other cuts. */
export function formLines(stage: Stage, date: Date): { label: string; text: string }[] {
  const { words, frame, approach } = stage;
  const { form } = words;
  const others = stage.platforms
    .slice(1)
    .map((one) => formatName(one, stage.formats))
    .join(', ');
  return [
    { label: form.client, text: frame.name },
    {
      label: form.format,
      text: `${formatName(stage.platform, stage.formats)}, ${stage.seconds} s`,
    },
    {
      label: form.date,
      text: date.toLocaleDateString(form.locale, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    },
    { label: form.take, text: '1' },
    { label: form.cast, text: castLine(stage) },
    ...(stage.company.length > 0
      ? [{ label: form.with, text: stage.company.map(({ met }) => met).join('; ') }]
      : []),
    {
      label: form.pace,
      text: form.paceText
        .replace('{pace}', form.paces[approach])
        .replace(
          '{words}',
          wordsPerSecond(approach).toLocaleString(form.locale, { minimumFractionDigits: 1 }),
        ),
    },
    ...(others ? [{ label: form.alsoFor, text: others }] : []),
  ];
}

/** `MAYA, woman, 25-35, black hair, brown eyes; wears a denim apron` */
export function castLine({ words, cast, character, treatment }: Stage): string {
  if (cast.unseen) return treatment.speechless ? words.treatment.unheard : words.cast.unseen;
  const { gender, ageRange, hairColor, eyeColor, ethnicity, bodyType, wardrobe = '' } = character;
  const parts = [
    cast.label,
    roleBehind(character.characterName ?? ''),
    gender && words.cast.gender[gender],
    ageRange,
    hairColor && words.cast.hair[hairColor],
    eyeColor && words.cast.eyes[eyeColor],
    ethnicity && words.cast.ethnicity[ethnicity],
    bodyType && words.cast.body[bodyType],
    cast.given ? undefined : words.cast.open,
  ].filter(Boolean);
  const clothes = wardrobe
    .replace(/\s+/g, ' ')
    .replace(/[.;]+$/, '')
    .trim();
  return `${parts.join(', ')}${clothes ? words.cast.wears.replace('{clothes}', () => clothes) : ''}`;
}

/** What a producer should know before it is made or said in public. */
export function scriptNotes(stage: Stage): string[] {
  const { words, frame, userType, mode, character } = stage;
  const { notes } = words;
  return [
    ...(frame.foreign ? [notes.foreign] : []),
    stage.treatment.speechless ? words.treatment.silent : notes.read[mode],
    ...ownNotes(stage, character.notes ?? ''),
    ...(frame.facts.length === 0 ? [notes.proof] : []),
    ...(userType === 'trailer' && frame.dates.length === 0 ? [notes.date] : []),
    ...(userType === 'government' && !frame.sponsor ? [notes.sponsor] : []),
    ...stage.platforms.slice(1).map((platform) => recutNote(stage, platform)),
  ];
}

// All of them as they were typed: one without the other says something else.
function ownNotes(stage: Stage, typed: string): string[] {
  const all = sentences(typed);
  return all.every((note) => isObeyed(stage, note))
    ? []
    : [stage.words.notes.own.replace('{note}', () => all.map(asSentence).join(' '))];
}

/** What is to be minded when the film is recomposed for a platform. */
export const recutNote = (
  { words, formats }: Pick<Stage, 'words' | 'formats'>,
  platform: Platform,
) => inFormat(words.notes.recut[platform], formats.instagramPortrait ?? false);

// What stands in the rows already is no remark under them.
const isObeyed = ({ wishes: { shown, opened, ended, said, read } }: Stage, note: string): boolean =>
  [shown, opened, ended, said, read].flat().some((one) => note.includes(one));

const sentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 8);
