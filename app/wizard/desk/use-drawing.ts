import { useCallback, useMemo, useRef, useState } from 'react';
import { callFunction } from '#app/calls/api.ts';
import type { NotePart } from '#domain/functions/direct-frame.ts';
import { asWritten, choicesOf } from '#domain/storyboard/direct-shot.ts';
import { heroForm } from '#domain/storyboard/hero-form.ts';
import type { Shot, ShotChoices, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { type Directed, undrawnChoices } from '#domain/wizard/draft/directing.ts';
import type { WizardEvent } from '#domain/wizard/draft/events.ts';
import { directionRequest } from '#domain/wizard/requests.ts';
import { runStarter } from '../run-starter.ts';
import type { DraftStore } from '../saving/draft-store.ts';

/** A frame as it was drawn, and what is chosen for it and not in its picture. */
type Drawn = { directed: Directed; unseen: readonly string[] };
/** What a note made of the frame; or it failed, or something else was asked for before its answer came. */
export type Followed = { choices: ShotChoices; parts: readonly NotePart[] } | 'failed' | 'dropped';
export type Drawing = ReturnType<typeof useDrawing>;

/** Has one frame of the board, from 1, drawn as it is chosen; what was drawn before is shown at once. */
export function useDrawing(store: DraftStore, frame: number) {
  const [plan, setPlan] = useState<ShotPlan | null>(null);
  const [state, setState] = useState<'drawn' | 'drawing' | 'failed'>('drawing');
  /** The last choice made no difference to the picture. */
  const [isSame, setSame] = useState(false);
  /** What is chosen and not in the picture. */
  const [unseen, setUnseen] = useState<readonly string[]>([]);
  const known = useRef(new Map<string, Drawn>());

  const take = useCallback(
    ({ directed, unseen }: Drawn, event: WizardEvent) => {
      const pictureBefore = pictureOf(store.read(), frame);
      store.dispatch(event);
      setSame(pictureBefore !== undefined && directed.drawn.imageUrl === pictureBefore);
      setPlan(directed.shots);
      setUnseen(unseen);
      setState('drawn');
    },
    [store, frame],
  );
  const ask = useAsking(store, frame, setState);

  /** `opened` is told what the frame shows, and what was chosen and not drawn; the board stays as it is. */
  const open = useCallback(
    async (opened: (choices: ShotChoices, undrawn?: ShotChoices) => void) => {
      const answer = await ask();
      if (typeof answer === 'string') return;
      const { run, directed, unseen } = answer;
      // It was opened to be looked at: nothing was chosen yet.
      store.dispatch({ type: 'run-failed', run });
      const choices = choicesOf(shotOf(directed.shots, frame));
      const drawn = frameNow(store.read(), frame) ?? directed.drawn;
      known.current.set(JSON.stringify(choices), { directed: { ...directed, drawn }, unseen });
      setPlan(directed.shots);
      setUnseen(unseen);
      setState('drawn');
      opened(choices, undrawnChoices(store.read()).find((one) => one.frame === frame)?.choices);
    },
    [ask, frame, store],
  );

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
  const drawn = { state, isSame, unseen };
  return { plan, cast: plan?.cast ?? [], form, shot, drawn, open, draw, follow };
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

const shotOf = (plan: ShotPlan, frame: number): Shot =>
  plan.shots.find((one) => one.frame === frame) as Shot;
type Read = ReturnType<DraftStore['read']>;
const frameNow = ({ takes, take }: Read, frame: number) => takes[take]?.frames[frame - 1];
const pictureOf = (draft: Read, frame: number) => frameNow(draft, frame)?.imageUrl;
