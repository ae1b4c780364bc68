import { useCallback, useEffect, useRef } from 'react';
import { sameJson } from '#domain/same-json.ts';
import { chosenUpon } from '#domain/storyboard/choose-upon.ts';
import { settingsElsewhere } from '#domain/storyboard/settings-of.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import type { DraftStore } from '../../saving/draft-store.ts';
import { type Drawing, useDrawing } from './use-drawing.ts';
import { useElsewhere } from './use-elsewhere.ts';
import { useNote } from './use-note.ts';
import { type Choose, useSteps } from './use-steps.ts';
import { useWishes } from './use-wishes.ts';

export type DeskParts = { store: DraftStore; announce: (text: string) => void };

export type Desk = ReturnType<typeof useDesk>;

/**
 * One frame of the board, from 1, while it is directed: each choice is drawn at once and takes the
 * frame's place in the draft. The picture of before stays until then.
 */
export function useDesk({ store, announce }: DeskParts, frame: number) {
  const steps = useSteps();
  const note = useNote(store, frame);
  const drawing = useDrawing(store, frame);
  const { plan, cast, form, shot, drawn, draw, follow } = drawing;
  const wishes = useWishes({ store, frame, note, steps, draw, follow });
  const begin = useOpening(store, drawing, steps.begin);
  const { isDisputed, settle } = useElsewhere({ store, frame, steps, drawing, wishes });
  const chosen = wishes.shown ?? steps.chosen;
  const drawNow = () => {
    note.leave();
    settle();
    const now = steps.now();
    if (now) void draw(now);
  };
  const choose = (choice: Choose) => {
    if (wishes.isReading()) return wishes.chooseAfter(choice);
    if (steps.choose(choice)) drawNow();
  };
  const go = (by: -1 | 1) => () => {
    steps.go(by);
    drawNow();
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
    isDisputed,
    choose: (part: Partial<ShotChoices>) =>
      chosen && choose((now) => chosenUpon(now, chosen, { ...chosen, ...part })),
    // While a note is read nobody knows what a step back from it is.
    undo: steps.isFirst || wishes.shown ? null : go(-1),
    redo: steps.isLast || wishes.shown ? null : go(1),
    /** Null where it is as it was written. */
    back: written
      ? () => {
          choose(() => written);
          announce('The frame is as it was written.');
        }
      : null,
    again() {
      if (!chosen) return void begin();
      if (note.isLast && note.typed().trim()) wishes.tell();
      else void draw(chosen);
    },
    note,
    /** Changes it as the note says. */
    tell() {
      settle();
      wishes.tell();
    },
  };
}

/** Reads what the frame shows, now and when it is tried again. */
function useOpening(
  store: DraftStore,
  { open, draw }: Pick<Drawing, 'open' | 'draw'>,
  beginSteps: (steps: ShotChoices[]) => void,
) {
  const drawing = useRef(draw);
  drawing.current = draw;
  const begin = useCallback(() => {
    return open((choices, undrawn) => {
      beginSteps(undrawn && !sameJson(undrawn, choices) ? [choices, undrawn] : [choices]);
      // It was chosen when nothing could be drawn.
      if (undrawn) void drawing.current(undrawn);
    });
  }, [open, beginSteps]);
  useEffect(() => {
    void begin();
    const opening = store.read().directing?.id;
    // What was chosen is drawn when the desk is left, too: only its opening is not waited for.
    return () => endOpening(store, opening);
  }, [begin, store]);
  return begin;
}

function endOpening(store: DraftStore, opening: string | undefined): void {
  if (opening && store.read().directing?.id === opening)
    store.dispatch({ type: 'run-failed', run: opening });
}
