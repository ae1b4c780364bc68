import { useCallback, useMemo, useRef, useState } from 'react';
import { callFunction } from '#app/calls/api.ts';
import type { NotePart } from '#domain/functions/direct-frame.ts';
import { sameJson } from '#domain/same-json.ts';
import { asWritten, choicesOf } from '#domain/storyboard/direct-shot.ts';
import { heroForm } from '#domain/storyboard/hero-form.ts';
import {
  boardShots,
  type Shot,
  type ShotChoices,
  type ShotPlan,
} from '#domain/storyboard/shot-plan.ts';
import { choicesNow, type Directed, undrawnChoices } from '#domain/wizard/draft/directing.ts';
import { currentShots } from '#domain/wizard/draft/draft.ts';
import type { WizardEvent } from '#domain/wizard/draft/events.ts';
import { directionRequest } from '#domain/wizard/requests.ts';
import { runStarter } from '../../run-starter.ts';
import type { DraftStore } from '../../saving/draft-store.ts';

/** A frame as it was drawn, and what is chosen for it and not in its picture. */
type Drawn = { directed: Directed; unseen: readonly string[] };
/** What a note made of the frame; or it failed, or something else was asked for before its answer came. */
export type Followed = { choices: ShotChoices; parts: readonly NotePart[] } | 'failed' | 'dropped';
type Opened = (choices: ShotChoices, undrawn?: ShotChoices) => void;
export type Drawing = ReturnType<typeof useDrawing>;

/** Has one frame of the board, from 1, drawn as it is chosen; what was drawn before is shown at once. */
export function useDrawing(store: DraftStore, frame: number) {
  const shown = useShown(store, frame);
  const { plan, look, become, show, take } = shown;
  const known = useRef(new Map<string, Drawn>());
  const ask = useAsking(store, frame, become);

  const openAgain = useRef<(opened: Opened) => Promise<void>>(async () => {});
  /** `opened` is told what the frame shows, and what was chosen and not drawn; the board stays as it is. */
  const open = useCallback(
    async (opened: Opened): Promise<void> => {
      const before = choicesNow(store.read(), frame);
      const answer = await ask();
      if (typeof answer === 'string') return;
      const { run, directed, unseen } = answer;
      // It was opened to be looked at: nothing was chosen yet.
      store.dispatch({ type: 'run-failed', run });
      // Another tab directed it meanwhile.
      if (!sameJson(before, choicesNow(store.read(), frame))) return openAgain.current(opened);
      const choices = choicesOf(shotOf(directed.shots, frame));
      const drawn = frameNow(store.read(), frame) ?? directed.drawn;
      known.current.set(JSON.stringify(choices), { directed: { ...directed, drawn }, unseen });
      show(directed.shots, unseen);
      opened(choices, undrawnChoices(store.read()).find((one) => one.frame === frame)?.choices);
    },
    [ask, frame, store, show],
  );
  openAgain.current = open;

  const arrive = (choices: ShotChoices, { run, ...drawn }: Drawn & { run: string }) => {
    known.current.set(JSON.stringify(choices), drawn);
    take(drawn, { type: 'direction-arrived', run, directed: drawn.directed });
  };
  const draw = async (choices: ShotChoices) => {
    const drawn = known.current.get(JSON.stringify(choices));
    if (drawn) return take(drawn, { type: 'direction-shown', directed: drawn.directed });
    const answer = await ask(choices);
    if (typeof answer === 'string') return;
    arrive(choices, answer);
  };

  /** Draws it as a note changes it. */
  const follow = async (note: string, chosen: ShotChoices | undefined): Promise<Followed> => {
    const answer = await ask(chosen, note);
    if (typeof answer === 'string') return answer;
    const choices = choicesOf(shotOf(answer.directed.shots, frame));
    arrive(choices, answer);
    return { choices, parts: answer.parts };
  };
  const shot = plan ? shotOf(plan, frame) : null;
  const form = plan ? heroForm(asWritten(plan)) : undefined;
  const cast = plan?.cast ?? [];
  const { takeOver, isOwn } = shown;
  return { plan, cast, form, shot, drawn: look, open, draw, follow, takeOver, isOwn };
}

type State = 'drawn' | 'drawing' | 'failed';
type Look = {
  state: State;
  /** The last choice made no difference to the picture. */
  isSame: boolean;
  /** The picture and what it shows came from another tab. */
  isElsewhere: boolean;
  /** What is chosen and not in the picture. */
  unseen: readonly string[];
};
const unread: Look = { state: 'drawing', isSame: false, isElsewhere: false, unseen: [] };

// What is on the desk: the plan, and how its picture stands to it.
function useShown(store: DraftStore, frame: number) {
  const [plan, setPlan] = useState<ShotPlan | null>(null);
  const [look, setLook] = useState(unread);
  const isOwn = useRef(false);
  const moves = useMemo(() => {
    const show = (shots: ShotPlan, unseen: readonly string[], isSame = false) => {
      setPlan(shots);
      setLook({ state: 'drawn', isSame, isElsewhere: false, unseen });
    };
    return {
      show,
      become: (state: State) => setLook((before) => ({ ...before, state })),
      /** Has the event put it in the draft. */
      take({ directed, unseen }: Drawn, event: WizardEvent) {
        const pictureBefore = pictureOf(store.read(), frame);
        isOwn.current = true;
        store.dispatch(event);
        isOwn.current = false;
        const isSame = pictureBefore !== undefined && directed.drawn.imageUrl === pictureBefore;
        show(directed.shots, unseen, isSame);
      },
      /** The plan is another one that was directed elsewhere. */
      takeOver() {
        setPlan(currentShots(store.read()) ?? null);
        setLook((before) => ({ ...before, isSame: false, isElsewhere: true, unseen: [] }));
      },
    };
  }, [store, frame]);
  return { plan, look, isOwn, ...moves };
}

function useAsking(
  store: DraftStore,
  frame: number,
  become: (state: 'drawing' | 'failed') => void,
) {
  const begin = useMemo(() => runStarter(store, () => crypto.randomUUID()), [store]);
  return useCallback(
    async (choices?: ShotChoices, note?: string) => {
      const run = begin(
        (id) => ({
          type: 'direction-started',
          run: id,
          ...(choices && !note ? { wanted: { frame, choices } } : {}),
        }),
        (draft) => draft.directing?.id,
      );
      if (!run) return 'dropped' as const;
      become('drawing');
      const body = directionRequest(store.read(), frame, choices, note);
      const result = await callFunction('direct-frame', body, { signal: run.signal });
      if (!run.awaited()) return 'dropped' as const;
      if (!result.ok) {
        store.dispatch({ type: 'run-failed', run: run.id });
        become('failed');
        return 'failed' as const;
      }
      const { storyboardFrame: drawn, shots, unseen = [], note: parts = [] } = result.answer;
      return { run: run.id, directed: { frame, drawn, shots }, unseen, parts };
    },
    [begin, frame, store, become],
  );
}

// A plan that nobody directed has no frames marked yet.
const shotOf = (plan: ShotPlan, frame: number): Shot =>
  (plan.shots.find((one) => one.frame === frame) ?? boardShots(plan)[frame - 1]) as Shot;
type Read = ReturnType<DraftStore['read']>;
const frameNow = ({ takes, take }: Read, frame: number) => takes[take]?.frames[frame - 1];
const pictureOf = (draft: Read, frame: number) => frameNow(draft, frame)?.imageUrl;
