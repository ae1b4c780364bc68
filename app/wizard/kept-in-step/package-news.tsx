import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { undrawnChoices } from '#domain/wizard/draft/directing.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { changedInputs } from '#domain/wizard/kept-in-step/out-of-step.ts';
import { type Writing, writings } from '#domain/wizard/kept-in-step/writings.ts';
import { type InputName, shownAt } from '#domain/wizard/kept-in-step/written.ts';
import type { Wizard } from '../use-wizard.ts';
import { changedWords, list, writingNames } from './stale-words.ts';
import './kept-in-step.css';

/** Before it is sent: what of the package was made from earlier answers, with the way to each. */
export function PackageNews({ wizard: { draft, dispatch } }: { wizard: Wizard }) {
  const found = staleInPackage(draft);
  const undrawn = draft.bypassed ? [] : undrawnChoices(draft);
  if (found.length + undrawn.length === 0) return null;
  const parts = found.map(({ of }) => writingNames[of]);
  const names = [...new Set(found.flatMap((one) => one.names))];
  const steps = [
    ...new Set(found.map(({ of }) => shownAt[of])),
    ...(undrawn.length > 0 ? [8] : []),
  ];
  return (
    <section className="stale-note" aria-label="Out of step">
      <p>
        <Icon name="alert" /> <strong>Out of step.</strong>{' '}
        {found.length > 0
          ? `${changedWords(names)} since your ${list(parts)} ${parts.length > 1 || parts[0] !== 'brief' ? 'were' : 'was'} made. The package says what stands: sent now, its parts may say different things. `
          : ''}
        {undrawn.length > 0
          ? `What you chose last for ${list(undrawn.map(({ frame }) => `frame ${frame}`))} is not drawn.`
          : ''}
      </p>
      <div className="stale-actions">
        {[...new Set(steps)].map((step) => (
          <Button
            key={step}
            compact
            onClick={() => dispatch({ type: 'visited', step: step as 5 | 6 | 8 })}
          >
            See the{' '}
            {seenAt(
              step,
              found.map(({ of }) => of),
            )}
          </Button>
        ))}
      </div>
    </section>
  );
}

const seenAt = (step: number, found: readonly Writing[]): string => {
  const there = found.filter((of) => shownAt[of] === step).map((of) => writingNames[of]);
  return there.length > 0 ? list(there) : writingNames.board;
};

// The concepts of the package are those that were chosen from, whichever are shown.
function staleInPackage(draft: Draft): { of: Writing; names: InputName[] }[] {
  const sent = { ...draft, shownSet: draft.chosenSet };
  return writings
    .filter((of) => !(of === 'board' && draft.bypassed))
    .map((of) => ({ of, names: changedInputs(sent, of) }))
    .filter(({ names }) => names.length > 0);
}
