import { useRef, useState } from 'react';
import { sameJson } from '#domain/same-json.ts';
import { chosenUpon } from '#domain/storyboard/choose-upon.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import type { DraftStore } from '../../saving/draft-store.ts';
import type { Drawing } from './use-drawing.ts';
import type { Note } from './use-note.ts';
import type { Choose, ChosenSteps } from './use-steps.ts';

/** A note to be read, or what a choice makes of what is shown by then. */
type Wish = { note: string } | { choose: Choose };

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
    const now = steps.now();
    const made = madeUpon(now, asked, answer);
    if (!sameJson(made, now)) steps.add(made);
    return sameJson(made, answer) ? 'drawn' : 'aside';
  };
  // What waits behind a note that failed goes back to the field with it; what was chosen holds. Whether anything was.
  const giveUp = (text: string) => {
    const left = waiting.current.splice(0);
    note.giveBack([text, ...notesOf(left)]);
    return steps.choose((now) => left.reduce(chosenBy, now) ?? now);
  };
  const carryOut = async () => {
    let isDrawn = true;
    for (let wish = waiting.current.shift(); wish; wish = waiting.current.shift()) {
      if ('note' in wish) {
        const outcome = await followNote(wish.note);
        if (outcome === 'drawn') isDrawn = true;
        else if (outcome === 'aside' || giveUp(wish.note)) isDrawn = false;
        // Something else was asked for: what is chosen is kept, and not drawn now.
        if (outcome === 'dropped') isDrawn = true;
      } else if (steps.choose(wish.choose)) isDrawn = false;
    }
    reading.current = null;
    setShown(null);
    const chosen = steps.now();
    if (!isDrawn && chosen) await draw(chosen);
  };
  return {
    shown,
    /** What is shown changed beneath. */
    renew: () => reading.current !== null && keepShown(),
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

// Where another tab directed it meanwhile, the note holds upon that.
const madeUpon = (
  now: ShotChoices | undefined,
  asked: ShotChoices | undefined,
  answer: ShotChoices,
): ShotChoices => (now && asked && !sameJson(now, asked) ? chosenUpon(now, asked, answer) : answer);

const notesOf = (wishes: readonly Wish[]): string[] =>
  wishes.flatMap((wish) => ('note' in wish ? [wish.note] : []));

const chosenBy = (now: ShotChoices | undefined, wish: Wish): ShotChoices | undefined =>
  now && 'choose' in wish ? wish.choose(now) : now;
