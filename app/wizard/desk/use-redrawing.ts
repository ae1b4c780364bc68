import { useMemo, useState } from 'react';
import { callFunction } from '#app/calls/api.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { currentShots } from '#domain/wizard/draft/draft.ts';
import { directionRequest } from '#domain/wizard/requests.ts';
import { waitNotice } from '../notices.ts';
import { runStarter } from '../run-starter.ts';
import type { Wizard } from '../use-wizard.ts';

/** Has the model draw one frame, from 1, once more, and shows a version that it drew before. */
export function useRedrawing({ store, announce, show }: Wizard, frame: number) {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  const begin = useMemo(() => runStarter(store, () => crypto.randomUUID()), [store]);
  return {
    isRunning,
    problem,
    stop() {
      const run = store.read().directing?.id;
      if (run) store.dispatch({ type: 'run-failed', run });
      setRunning(false);
    },
    async redraw(choices: ShotChoices, note: string) {
      const run = begin(
        (id) => ({ type: 'direction-started', run: id }),
        (draft) => draft.directing?.id,
      );
      if (!run) return;
      setProblem('');
      setRunning(true);
      const body = directionRequest(store.read(), frame, choices, note);
      const result = await callFunction('redraw-frame', body, { signal: run.signal });
      if (!run.awaited()) return;
      setRunning(false);
      if (!result.ok) {
        store.dispatch({ type: 'run-failed', run: run.id });
        if (result.failure.reason === 'limited')
          return show(waitNotice(result.failure.retryAfterSeconds));
        return setProblem('No other picture came just now. The frame stays as it is.');
      }
      const { storyboardFrame: drawn, shots } = result.answer;
      const directed = { frame, drawn, shots, isVersion: true as const };
      store.dispatch({ type: 'direction-arrived', run: run.id, directed });
      announce('The model has drawn it once more. The one before is kept.');
    },
    pick(drawn: StoryboardFrame) {
      const shots = currentShots(store.read());
      if (shots) store.dispatch({ type: 'direction-shown', directed: { frame, drawn, shots } });
    },
  };
}
