import { useRef, useState } from 'react';
import { sameJson } from '#domain/same-json.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import type { DraftStore } from '../saving/draft-store.ts';
import type { Drawing } from './use-drawing.ts';
import type { Note } from './use-note.ts';
import type { ChosenSteps } from './use-steps.ts';

/** A note to be read, or what a choice makes of what is shown by then. */
type Wish = { note: string } | { choose: Choose };
export type Choose = (now: ShotChoices) => ShotChoices;

type Parts = Pick<Drawing, 'draw' | 'follow'> & {
  store: DraftStore;
  /** From 1. */
  frame: number;
  note: Note;
  steps: ChosenSteps;
};

/**
 * Notes of a frame and what is chosen while one is read, in the order they were asked for: what a note makes
 * of the frame is known when it is answered, and what comes after it builds on that.
 */
export function useWishes({ store, frame, note, steps, draw, follow }: Parts) {
  const waiting = useRef<Wish[]>([]);
  const reading = useRef<string | null>(null);
  /** As it is chosen while a note is read; null while none is. */
  const [shown, setShown] = useState<ShotChoices | null>(null);

  const keepShown = () => {
    const now = steps.now();
    const last = waiting.current.reduce(chosenBy, now);
    setShown(last ?? null);
    if (last && !sameJson(last, now)) store.dispatch({ type: 'choice-kept', frame, choices: last });
  };
  const followNote = async (text: string) => {
    const asked = steps.now();
    reading.current = text;
    keepShown();
    const answer = await note.tell(text, (words) => follow(words, asked));
    if (typeof answer === 'string') return answer;
    if (!sameJson(answer, asked)) steps.add(answer);
    return 'done';
  };
  // What waits behind a note that failed goes back to the field with it; what was chosen holds.
  const giveUp = (text: string) => {
    const left = waiting.current.splice(0);
    note.giveBack([text, ...notesOf(left)]);
    return left.reduce(chosenBy, steps.now());
  };
  const carryOut = async () => {
    let isDrawn = true;
    for (let wish = waiting.current.shift(); wish; wish = waiting.current.shift()) {
      if ('note' in wish) {
        const outcome = await followNote(wish.note);
        isDrawn = true;
        if (outcome === 'done') continue;
        const chosen = giveUp(wish.note);
        if (!chosen || sameJson(chosen, steps.now())) break;
        steps.add(chosen);
        isDrawn = outcome === 'dropped';
      } else {
        const now = steps.now();
        const next = now && wish.choose(now);
        if (!next || sameJson(next, now)) continue;
        steps.add(next);
        isDrawn = false;
      }
    }
    reading.current = null;
    setShown(null);
    const chosen = steps.now();
    if (!isDrawn && chosen) await draw(chosen);
  };
  return {
    shown,
    isReading: () => reading.current !== null,
    /** Has a note read; pressed twice it is the same note. */
    tell() {
      const text = note.typed();
      const asked = [...(reading.current ? [reading.current] : []), ...notesOf(waiting.current)];
      if (!text.trim() || asked.at(-1) === text || !note.fits([...asked, text])) return;
      waiting.current.push({ note: text });
      if (reading.current !== null) return;
      note.begin();
      void carryOut();
    },
    /** Chooses behind the note that is read. */
    chooseAfter(choose: Choose) {
      waiting.current.push({ choose });
      keepShown();
    },
  };
}

const notesOf = (wishes: readonly Wish[]): string[] =>
  wishes.flatMap((wish) => ('note' in wish ? [wish.note] : []));

const chosenBy = (now: ShotChoices | undefined, wish: Wish): ShotChoices | undefined =>
  now && 'choose' in wish ? wish.choose(now) : now;
