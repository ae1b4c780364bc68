import { useState } from 'react';
import { longestNote, type NotePart } from '#domain/functions/direct-frame.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { deskNotes } from '#domain/wizard/draft/directing.ts';
import type { DraftStore } from '../../saving/draft-store.ts';
import type { Followed } from './use-drawing.ts';

export type Note = ReturnType<typeof useNote>;

/** The note for a frame, from 1: it is kept with the draft until it is carried out. */
export function useNote(store: DraftStore, frame: number) {
  const [said, setSaid] = useState<readonly NotePart[]>([]);
  const [isLast, setLast] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const typed = () => deskNotes(store.read()).find((one) => one.frame === frame)?.note ?? '';
  const type = (note: string) => store.dispatch({ type: 'desk-noted', frame, note });
  const start = (isAsked: boolean) => {
    setSaid([]);
    setLast(isAsked);
    setLeft(false);
  };
  return {
    typed,
    type,
    /** What was made of the last note, and of those before it that it waited for. */
    said,
    /** It was a note that was asked for last, and no choice. */
    isLast,
    /** It could not be carried out, and waits in the field. */
    isLeft,
    begin: () => start(true),
    /** Something else is asked for. */
    leave: () => start(false),
    /** Has one carried out, and says what it made of the frame; what is typed meanwhile stays. */
    async tell(
      note: string,
      follow: (note: string) => Promise<Followed>,
    ): Promise<ShotChoices | 'failed' | 'dropped'> {
      const answer = await follow(note);
      if (typeof answer === 'string') return answer;
      if (typed() === note) type('');
      setSaid((before) => [...before, ...answer.parts]);
      return answer.choices;
    },
    /** Whether so many stand in the field together, should they fail. */
    fits: (notes: readonly string[]) => inOne(notes).length <= longestNote,
    /** Notes that were not carried out are in the field again, before what is typed there since. */
    giveBack(notes: readonly string[]) {
      setLeft(true);
      const now = typed();
      const all = notes.includes(now) || !now.trim() ? notes : [...notes, now];
      const text = all.length > 1 ? inOne(all) : (all[0] ?? '');
      if (text !== now) type(text.slice(0, longestNote));
    },
  };
}

const inOne = (notes: readonly string[]): string =>
  notes.map((note) => note.trim().replace(/[\s.,;]+$/u, '')).join('. ');
