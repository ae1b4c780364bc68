import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { FilmStrip } from '#app/ui/paper/film-strip.tsx';
import { progressOf } from '#domain/wizard/draft/progress.ts';
import { isReachable, wayTo } from '#domain/wizard/draft/routing.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import type { Wizard } from '../use-wizard.ts';

/** Where one is; opened, it lists the steps that are behind and leads back to each. */
export function StepMenu({ wizard: { draft, dispatch } }: { wizard: Wizard }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { shown } = progressOf(draft.step);
  const behind = wayTo(draft.step).filter(
    (step) => step !== draft.step && isReachable(draft, step),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the reason to close
  useEffect(() => setOpen(false), [draft.step]);
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
  }, [isOpen]);
  if (behind.length === 0 || draft.writing !== null) return <FilmStrip step={shown} />;
  return (
    <div ref={place} className="step-menu">
      <FilmStrip step={shown} />
      <button
        ref={button}
        type="button"
        className="step-menu-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label="Finished steps"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="down" />
      </button>
      {isOpen ? (
        <ol id={listId} className="step-menu-list">
          {behind.map((step) => (
            <li key={step}>
              <button type="button" onClick={() => dispatch({ type: 'visited', step })}>
                <span className="step-menu-number">{progressOf(step).shown}</span>
                {stepOf(step).heading}
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
