// The name and what it is, for a film in which nobody says it.
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Stage } from '../stage.ts';
import { asSentence } from '../wording/pattern.ts';
import type { LaidLines } from './choose-lines.ts';

/** The same lines with the name at the end, and with what it is where nobody says that: the film opens on the client's own words. */
export function named(stage: Stage, laid: LaidLines, room: number): LaidLines {
  const { frame } = stage;
  const said = laid.flat();
  const isSaid = (part: string) =>
    said.some(({ text }) => text.toLowerCase().includes(part.toLowerCase()));
  const isTold =
    isSaid(frame.head.lemma) ||
    said.some(({ told }) => told.some(({ role }) => role === 'identity'));
  const names = [...(isTold ? [] : [introductionOf(stage)]), isSaid(frame.name) ? '' : frame.name];
  // Where a beat is silent there is no time to spare.
  const spare = laid.slice(0, 3).every((lines) => lines.length > 0) ? 1 : 0;
  for (const name of names) {
    const text = name ? asSentence(name) : '';
    const words = countSpokenWords(text);
    if (!text || words > room + spare) continue;
    // The name stands before what is asked, and behind what is told over the last picture.
    const request = laid[3].findIndex((line) => line.told.length === 0);
    laid[3].splice(Math.max(0, request), 0, { text, words, told: [] });
    break;
  }
  return laid;
}

/** How surely it has to be read to be announced. */
const surely = 0.7;

/** `Withy, coffins.` Undefined where what it is was not understood. */
export const introductionOf = ({ frame, slots, userType }: Stage): string | undefined =>
  // What is announced in the client's own pictures has a title, and says what it is by itself.
  slots.tag && frame.confidence >= surely && !(userType === 'trailer' && frame.pictures)
    ? slots.tagged
    : undefined;
