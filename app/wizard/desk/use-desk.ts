import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { callFunction } from '#app/calls/api.ts';
import type { NotePart } from '#domain/functions/direct-frame.ts';
import { sameJson } from '#domain/same-json.ts';
import { choicesOf } from '#domain/storyboard/direct-shot.ts';
import type { Shot, ShotChoices, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import type { Directed } from '#domain/wizard/draft/directing.ts';
import type { WizardEvent } from '#domain/wizard/draft/events.ts';
import { directionRequest } from '#domain/wizard/requests.ts';
import { runStarter } from '../hiring/paying/run-starter.ts';
import type { DraftStore } from '../saving/draft-store.ts';

export type DeskParts = { store: DraftStore; announce: (text: string) => void };

/** What somebody chose, in the order they did; `at` is what is shown. */
type History = { steps: ShotChoices[]; at: number };
export type Desk = ReturnType<typeof useDesk>;

/**
 * One frame of the board, from 1, while it is directed: each choice is drawn at once and takes the
 * frame's place in the draft. The picture of before stays until then.
 */
export function useDesk({ store, announce }: DeskParts, frame: number) {
  const [plan, setPlan] = useState<ShotPlan | null>(null);
  const [{ steps, at }, setHistory] = useState<History>({ steps: [], at: -1 });
  const [state, setState] = useState<'drawn' | 'drawing' | 'failed'>('drawing');
  const [isSame, setSame] = useState(false);
  const [said, setSaid] = useState<readonly NotePart[]>([]);
  const known = useRef(new Map<string, Directed>());
  const begin = useMemo(() => runStarter(store, () => crypto.randomUUID()), [store]);

  const take = useCallback(
    (directed: Directed, event: WizardEvent) => {
      const pictureBefore = pictureOf(store.read(), frame);
      store.dispatch(event);
      setSame(pictureBefore !== undefined && directed.drawn.imageUrl === pictureBefore);
      setPlan(directed.shots);
      setState('drawn');
    },
    [store, frame],
  );

  const draw = useCallback(
    async (choices?: ShotChoices) => {
      const key = JSON.stringify(choices ?? null);
      const drawn = known.current.get(key);
      if (drawn) return take(drawn, { type: 'direction-shown', directed: drawn });
      const run = begin(
        (id) => ({ type: 'direction-started', run: id }),
        (draft) => draft.directing?.id,
      );
      if (!run) return;
      setState('drawing');
      const body = directionRequest(store.read(), frame, choices);
      const result = await callFunction('direct-frame', body, { signal: run.signal });
      if (!run.awaited()) return;
      if (!result.ok) {
        store.dispatch({ type: 'run-failed', run: run.id });
        return setState('failed');
      }
      const { storyboardFrame, shots } = result.answer;
      const directed = { frame, drawn: storyboardFrame, shots };
      known.current.set(key, directed);
      if (choices) return take(directed, { type: 'direction-arrived', run: run.id, directed });
      // It was opened to be looked at: nothing was chosen yet.
      store.dispatch({ type: 'run-failed', run: run.id });
      const opened = choicesOf(shotOf(shots, frame));
      known.current.set(JSON.stringify(opened), {
        ...directed,
        drawn: frameNow(store.read(), frame) ?? storyboardFrame,
      });
      setHistory({ steps: [opened], at: 0 });
      setPlan(shots);
      setState('drawn');
    },
    [begin, frame, store, take],
  );

  useEffect(() => {
    void draw();
    const opening = store.read().directing?.id;
    // What was chosen is drawn when the desk is left, too: only its opening is not waited for.
    return () => {
      if (opening && store.read().directing?.id === opening)
        store.dispatch({ type: 'run-failed', run: opening });
    };
  }, [draw, store]);

  const tell = async (note: string) => {
    const run = begin(
      (id) => ({ type: 'direction-started', run: id }),
      (draft) => draft.directing?.id,
    );
    if (!run) return false;
    setState('drawing');
    const body = directionRequest(store.read(), frame, chosen, note);
    const result = await callFunction('direct-frame', body, { signal: run.signal });
    if (!run.awaited()) return false;
    if (!result.ok) {
      store.dispatch({ type: 'run-failed', run: run.id });
      setState('failed');
      return false;
    }
    const { storyboardFrame, shots, note: parts = [] } = result.answer;
    const directed = { frame, drawn: storyboardFrame, shots };
    const next = choicesOf(shotOf(shots, frame));
    known.current.set(JSON.stringify(next), directed);
    take(directed, { type: 'direction-arrived', run: run.id, directed });
    setSaid(parts);
    if (!sameJson(next, chosen))
      setHistory({ steps: [...steps.slice(0, at + 1), next], at: at + 1 });
    return true;
  };
  const go = (to: History) => {
    setSaid([]);
    setHistory(to);
    const choices = to.steps[to.at];
    if (choices) void draw(choices);
  };
  const chosen = steps[at];
  const shot = plan ? shotOf(plan, frame) : null;
  const written = shot?.directed?.written;
  const choose = (next: ShotChoices) => {
    if (!sameJson(next, chosen)) go({ steps: [...steps.slice(0, at + 1), next], at: at + 1 });
  };
  return {
    /** Null until it is known what the frame shows. */
    chosen: chosen ?? null,
    cast: plan?.cast ?? [],
    state,
    /** The last choice made no difference to the picture. */
    isSame,
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
    again: () => void draw(chosen),
    /** Changes it as a note in words says; whether that could be asked. */
    tell,
    /** What was made of the last note. */
    said,
  };
}

const shotOf = (plan: ShotPlan, frame: number): Shot =>
  plan.shots.find((one) => one.frame === frame) as Shot;
type Read = ReturnType<DraftStore['read']>;
const frameNow = ({ takes, take }: Read, frame: number) => takes[take]?.frames[frame - 1];
const pictureOf = (draft: Read, frame: number) => frameNow(draft, frame)?.imageUrl;
