import { useCallback, useEffect, useRef, useState } from 'react';
import { sameJson } from '#domain/same-json.ts';
import { settingsElsewhere } from '#domain/storyboard/settings-of.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import type { DraftStore } from '../saving/draft-store.ts';
import { useDrawing } from './use-drawing.ts';
import { useNote } from './use-note.ts';

export type DeskParts = { store: DraftStore; announce: (text: string) => void };

/** What somebody chose, in the order they did; `at` is what is shown. */
type History = { steps: ShotChoices[]; at: number };
export type Desk = ReturnType<typeof useDesk>;

/**
 * One frame of the board, from 1, while it is directed: each choice is drawn at once and takes the
 * frame's place in the draft. The picture of before stays until then.
 */
export function useDesk({ store, announce }: DeskParts, frame: number) {
  const [{ steps, at }, setHistory] = useState<History>({ steps: [], at: -1 });
  const note = useNote(store, frame);
  const { plan, cast, form, shot, drawn, open, draw, follow } = useDrawing(store, frame);
  const drawing = useRef(draw);
  drawing.current = draw;
  const begin = useCallback(() => {
    return open((choices, undrawn) => {
      const steps = undrawn && !sameJson(undrawn, choices) ? [choices, undrawn] : [choices];
      setHistory({ steps, at: steps.length - 1 });
      // It was chosen when nothing could be drawn.
      if (undrawn) void drawing.current(undrawn);
    });
  }, [open]);
  useEffect(() => {
    void begin();
    const opening = store.read().directing?.id;
    // What was chosen is drawn when the desk is left, too: only its opening is not waited for.
    return () => endOpening(store, opening);
  }, [begin, store]);

  const chosen = steps[at];
  const following = (next: ShotChoices): History => ({
    steps: [...steps.slice(0, at + 1), next],
    at: at + 1,
  });
  const go = (to: History) => {
    note.leave();
    setHistory(to);
    const choices = to.steps[to.at];
    if (choices) void draw(choices);
  };
  const choose = (next: ShotChoices) => {
    if (!sameJson(next, chosen)) go(following(next));
  };
  const tell = async () => {
    const choices = await note.tell((text) => follow(text, chosen));
    if (choices && !sameJson(choices, chosen)) setHistory(following(choices));
  };
  const written = shot?.directed?.written;
  const elsewhere = plan && chosen ? settingsElsewhere(plan, frame, chosen) : [];
  return {
    /** Null until it is known what the frame shows. */
    chosen: chosen ?? null,
    cast,
    /** As what the film shows the product. */
    form,
    /** How other frames are set. */
    elsewhere,
    ...drawn,
    choose: (part: Partial<ShotChoices>) => chosen && choose({ ...chosen, ...part }),
    undo: at > 0 ? () => go({ steps, at: at - 1 }) : null,
    redo: at < steps.length - 1 ? () => go({ steps, at: at + 1 }) : null,
    /** Null where it is as it was written. */
    back: written
      ? () => {
          choose(written);
          announce('The frame is as it was written.');
        }
      : null,
    again() {
      if (!chosen) return void begin();
      void (note.isLast && note.typed().trim() ? tell() : draw(chosen));
    },
    note,
    /** Changes it as the note says. */
    tell,
  };
}

function endOpening(store: DraftStore, opening: string | undefined): void {
  if (opening && store.read().directing?.id === opening)
    store.dispatch({ type: 'run-failed', run: opening });
}
