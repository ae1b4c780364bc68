import { useState } from 'react';
import type { NotePart } from '#domain/functions/direct-frame.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { deskNotes } from '#domain/wizard/draft/directing.ts';
import type { DraftStore } from '../saving/draft-store.ts';

type Followed = { choices: ShotChoices; parts: readonly NotePart[] };

/** The note for a frame, from 1: it is kept with the draft until it is carried out. */
export function useNote(store: DraftStore, frame: number) {
  const [said, setSaid] = useState<readonly NotePart[]>([]);
  const [isLast, setLast] = useState(false);
  const typed = () => deskNotes(store.read()).find((one) => one.frame === frame)?.note ?? '';
  const type = (note: string) => store.dispatch({ type: 'desk-noted', frame, note });
  const start = (isAsked: boolean) => {
    setSaid([]);
    setLast(isAsked);
  };
  return {
    typed,
    type,
    /** What was made of the last note. */
    said,
    /** It was a note that was asked for last, and no choice. */
    isLast,
    /** Something else is asked for. */
    leave: () => start(false),
    /** Has it carried out; what is typed meanwhile stays. */
    async tell(follow: (note: string) => Promise<Followed | null>) {
      const note = typed();
      if (!note.trim()) return null;
      start(true);
      const answer = await follow(note);
      if (!answer) return null;
      if (typed() === note) type('');
      setSaid(answer.parts);
      return answer.choices;
    },
  };
}
