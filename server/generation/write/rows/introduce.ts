// The name and what it is, for a film in which nobody says it.
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Stage } from '../stage.ts';
import { asSentence } from '../wording/pattern.ts';
import type { LaidLines, Line } from './choose-lines.ts';

/**
 * The same lines with what it is where nobody says it: first, or after the sentence that opens; and
 * with the name at the end where nothing else says that.
 */
export function named(stage: Stage, laid: LaidLines, room: number, opens: boolean): LaidLines {
  const { frame } = stage;
  const said = laid.flat();
  const isSaid = (part: string) =>
    said.some(({ text }) => text.toLowerCase().includes(part.toLowerCase()));
  const isTold = said.some(({ told }) => told.some(({ role }) => role === 'identity'));
  const introduced = isTold || isSaid(frame.head.lemma) ? undefined : introductionOf(stage);
  const add = (text: string | undefined, to: Line[]): boolean => {
    const line = text ? asSentence(text) : '';
    const words = countSpokenWords(line);
    if (!line || words > room + 1) return false;
    to.unshift({ text: line, words, told: [] });
    return true;
  };
  const isMute = said.length < 2;
  if (!add(introduced, isMute ? laid[3] : laid[opens ? 1 : 0]) && !isSaid(frame.name))
    add(frame.name, laid[3]);
  return laid;
}

/** How surely it has to be read to be announced. */
const surely = 0.7;

/** `This is Withy: coffins.` Undefined where what it is was not understood. */
export const introductionOf = ({ frame, slots, words }: Stage): string | undefined =>
  slots.tag && frame.confidence >= surely
    ? words.introduces
        .replace('{name}', () => frame.name)
        .replace('{tag}', () => slots.aThing ?? slots.tag ?? '')
    : undefined;
