import { useMemo, useRef, useState } from 'react';
import { sameJson } from '#domain/same-json.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';

/** What somebody chose, in the order they did; `at` is what is shown. */
type Steps = { all: ShotChoices[]; at: number };
/** What a choice makes of what is shown. */
export type Choose = (now: ShotChoices) => ShotChoices;
export type ChosenSteps = ReturnType<typeof useSteps>;

/** The steps of choosing, back and on again; what an answer finds is read by `now`, not as it was rendered. */
export function useSteps() {
  const [{ all, at }, setSteps] = useState<Steps>({ all: [], at: -1 });
  const last = useRef<Steps>({ all, at });
  const moves = useMemo(() => {
    const show = (steps: Steps) => {
      last.current = steps;
      setSteps(steps);
    };
    const now = (): ShotChoices | undefined => last.current.all[last.current.at];
    const add = (next: ShotChoices) => {
      const { all, at } = last.current;
      show({ all: [...all.slice(0, at + 1), next], at: at + 1 });
    };
    return {
      now,
      /** As it was when it was opened. */
      opened: (): ShotChoices | undefined => last.current.all[0],
      add,
      begin: (all: ShotChoices[]) => show({ all, at: all.length - 1 }),
      /** Whether it makes a difference: then it is a step. */
      choose(choose: Choose): boolean {
        const here = now();
        const next = here && choose(here);
        if (!next || sameJson(next, here)) return false;
        add(next);
        return true;
      },
      go: (by: -1 | 1) => show({ ...last.current, at: last.current.at + by }),
    };
  }, []);
  return { ...moves, chosen: all[at], isFirst: at <= 0, isLast: at >= all.length - 1 };
}
