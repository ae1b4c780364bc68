// Frames that stayed while the script went on: what they letter and it no longer says.
import { parseAvScript } from '../../script/av-script.ts';
import type { StoryboardFrame } from '../../storyboard/frame.ts';
import { currentScript, type Draft, shownBoard } from '../draft/draft.ts';
import { lockedFrames } from './locks.ts';

/** `says` is what the script letters now and did not when the frame was drawn. */
export type StaleFrame = { frame: number; letters: string[]; says: string[] };

/** The frames of the board, from 1, with lettering of a script before; nothing about them is changed. */
export function staleLetters(draft: Draft): StaleFrame[] {
  const board = shownBoard(draft);
  if (!board) return [];
  const locked = new Set(lockedFrames(draft).map(({ frame }) => frame));
  const now = currentScript(draft);
  const [said, supers] = [spokenOf(now), supersOf(now)];
  return board.frames.flatMap((drawn, at): StaleFrame[] => {
    const frame = at + 1;
    // What is not locked is drawn from the take in use.
    if (board.take !== draft.take && !locked.has(frame)) return [];
    const before = firstScript(draft, drawn);
    if (before === now) return [];
    const was = spokenOf(before);
    const letters = lettersOf(drawn).filter((words) => has(was, words) && !has(said, words));
    const says = supers.filter((words) => !has(was, words));
    return letters.length > 0 ? [{ frame, letters, says }] : [];
  });
}

/** The script a frame was drawn from: one that stayed is the same in each take since. */
export function firstScript({ takes }: Draft, { imageUrl, title }: StoryboardFrame): string {
  const isIt = (one: StoryboardFrame) => one.imageUrl === imageUrl && one.title === title;
  return takes.find(({ frames }) => frames?.some(isIt))?.script ?? '';
}

const read = / Lettering reads (.+?)\.(?: (?:Camera [^.]+|Hand-held camera)\.)?$/u;
const lettersOf = ({ imageAlt = '' }: StoryboardFrame): string[] =>
  (read.exec(imageAlt)?.[1] ?? '').split(' · ').filter((words) => spokenOf(words).trim() !== '');

const supersOf = (script: string): string[] =>
  (parseAvScript(script)?.rows ?? []).flatMap(({ cues }) =>
    cues.flatMap(({ kind, text }) => (kind === 'SUPER' ? text.split(' · ') : [])),
  );

// Words and figures alone: letters are capitals, and a script has its own points. One that was too long is cut.
const spokenOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}$€£¥%]+(?:[.,]\p{N}+)*/gu) ?? []).join(' ')} `;
const has = (script: string, words: string): boolean =>
  script.includes(words.endsWith('…') ? spokenOf(words).trimEnd() : spokenOf(words));
