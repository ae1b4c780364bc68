import { Button } from '#app/ui/controls/button.tsx';
import { outOfStep, writtenFrom } from '#domain/wizard/kept-in-step/out-of-step.ts';
import { shownAt } from '#domain/wizard/kept-in-step/written.ts';
import type { Wizard } from '../use-wizard.ts';
import { changedWords, list, madeWords, writingNames } from './stale-words.ts';
import './kept-in-step.css';

/** At the step that asks: what was written from an earlier answer, with the way there. */
export function WrittenFromNote({ wizard: { draft, dispatch } }: { wizard: Wizard }) {
  const found = draft.writing === null ? writtenFrom(outOfStep(draft), draft.step) : [];
  if (found.length === 0) return null;
  const names = [...new Set(found.flatMap((one) => one.names))];
  const steps = [...new Set(found.map(({ of }) => shownAt[of]))];
  const at = (step: number) =>
    found.filter(({ of }) => shownAt[of] === step).map(({ of }) => writingNames[of]);
  return (
    <section className="stale-note written-from" aria-label="Written from this step">
      <p role="status">
        {changedWords(names)}. {madeWords(found.map(({ of }) => of))}
      </p>
      <div className="stale-actions">
        {steps.map((step) => (
          <Button key={step} compact onClick={() => dispatch({ type: 'visited', step })}>
            See {list(at(step))}
          </Button>
        ))}
      </div>
    </section>
  );
}
