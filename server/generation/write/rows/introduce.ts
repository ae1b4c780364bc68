// The name and what it is, for a film in which nobody says it.
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Stage } from '../stage.ts';
import { asSentence } from '../wording/pattern.ts';
import type { LaidLines } from './lay-lines.ts';

/** The same lines with the name, and what it is, where nobody says it and there is room for it. */
export function named(stage: Stage, laid: LaidLines, room: number): LaidLines {
  const { frame } = stage;
  const said = laid.flat();
  const isSaid = (part: string) =>
    said.some(({ text }) => text.toLowerCase().includes(part.toLowerCase()));
  const isTold = said.some(({ statement }) => statement?.role === 'identity');
  const introduced = isTold || isSaid(frame.head.lemma) ? undefined : introductionOf(stage);
  for (const text of [introduced, isSaid(frame.name) ? undefined : frame.name]) {
    const line = text ? asSentence(text) : '';
    const words = countSpokenWords(line);
    if (!line || words > room + 1) continue;
    laid[3].unshift({ text: line, words });
    break;
  }
  return laid;
}

/** `This is Withy: coffins.` Undefined where what it is was not understood. */
export const introductionOf = ({ frame, slots, words }: Stage): string | undefined =>
  slots.tag &&
  words.introduces
    .replace('{name}', () => frame.name)
    .replace('{tag}', () => slots.aThing ?? slots.tag ?? '');
