import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { FilmStrip } from '#app/ui/paper/film-strip.tsx';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { progressOf } from '#domain/wizard/draft/progress.ts';
import { isReachable, wayTo } from '#domain/wizard/draft/routing.ts';
import { type StepNumber, stepNumbers } from '#domain/wizard/draft/step-numbers.ts';
import { isBefore, stepOf } from '#domain/wizard/draft/steps.ts';
import { type OutOfStep, outOfStep } from '#domain/wizard/kept-in-step/out-of-step.ts';
import { writings } from '#domain/wizard/kept-in-step/writings.ts';
import { shownAt } from '#domain/wizard/kept-in-step/written.ts';
import { list, writingNames } from '../kept-in-step/stale-words.ts';
import '../kept-in-step/kept-in-step.css';
import type { Wizard } from '../use-wizard.ts';

const isAhead = (draft: Draft, step: StepNumber): boolean =>
  isBefore(draft.step, step) && isReachable(draft, step);

/** `Out of step: script and frames`, or an empty text. */
function staleAt(stale: OutOfStep, step: StepNumber): string {
  const names = writings.filter((of) => stale[of] && shownAt[of] === step);
  return names.length > 0 ? `Out of step: ${list(names.map((of) => writingNames[of]))}` : '';
}

/** Where one is; opened, it lists the steps that are behind and leads back to each, and says what is out of step. */
export function StepMenu({ wizard: { draft, dispatch } }: { wizard: Wizard }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { shown } = progressOf(draft);
  const stale = outOfStep(draft);
  const behind = wayTo(draft.step).filter(
    (step) => step !== draft.step && isReachable(draft, step),
  );
  // A step ahead is listed where what it shows is out of step.
  const listed = stepNumbers.filter(
    (step) => behind.includes(step) || (staleAt(stale, step) !== '' && isAhead(draft, step)),
  );
  const isAnyStale = listed.some((step) => staleAt(stale, step) !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the reason to close
  useEffect(() => setOpen(false), [draft.step]);
  useClosing(isOpen, place, button, setOpen);
  if (listed.length === 0 || draft.writing !== null) return <FilmStrip step={shown} />;
  return (
    <div ref={place} className="step-menu">
      <FilmStrip step={shown} />
      <button
        ref={button}
        type="button"
        className={isAnyStale ? 'step-menu-button has-stale' : 'step-menu-button'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={isAnyStale ? 'Finished steps, some out of step' : 'Finished steps'}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="down" />
      </button>
      {isOpen ? (
        <ol id={listId} className="step-menu-list">
          {listed.map((step) => (
            <li key={step}>
              <button type="button" onClick={() => dispatch({ type: 'visited', step })}>
                <span className="step-menu-number">{stepOf(step).shown}</span>
                {stepOf(step).heading}
                {staleAt(stale, step) ? (
                  <span className="step-menu-stale">{staleAt(stale, step)}</span>
                ) : null}
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

// It closes when something else is pressed or focused, and by Escape.
function useClosing(
  isOpen: boolean,
  place: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    const element = place.current;
    if (!isOpen || !element) return;
    const closeOutside = ({ target }: Event) => {
      if (!element.contains(target as Node)) setOpen(false);
    };
    // Escape closes this, not the wizard.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    element.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      element.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen, place, button, setOpen]);
}
