import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { changedInputs } from '#domain/wizard/kept-in-step/out-of-step.ts';
import { canRefresh } from '#domain/wizard/kept-in-step/refresh.ts';
import type { Writing } from '#domain/wizard/kept-in-step/writings.ts';
import type { Wizard } from '../use-wizard.ts';
import { changedWords } from './stale-words.ts';
import './kept-in-step.css';

const since: Record<Writing, string> = {
  concepts: 'since these concepts were written',
  brief: 'since this brief was written',
  script: 'since this script was written',
  board: 'since these frames were drawn',
};

/** Says that something was written from an earlier answer, which one, and what can be done about it. */
export function StaleNote({ wizard, of }: { wizard: Wizard; of: Writing }) {
  const { draft, dispatch, writer } = wizard;
  const { refresh } = draft;
  const names = changedInputs(draft, of);
  const running = refresh?.of === of && refresh.done === null;
  const shown = refresh?.of === of && refresh.done !== null;
  const note = useReturnFocus(shown);
  if (names.length === 0) return null;
  const isBriefOut = of === 'script' && changedInputs(draft, 'brief').length > 0;
  return (
    <section ref={note} className="stale-note" aria-label="Out of step">
      <p>
        <Icon name="alert" /> <strong>Out of step.</strong> {changedWords(names)} {since[of]}.
        {isBriefOut ? ' The brief it is written from is out of step too: refresh that first.' : ''}
      </p>
      {shown ? null : (
        <div className="stale-actions">
          {isBriefOut && !running ? (
            <Button compact onClick={() => dispatch({ type: 'visited', step: 6 })}>
              Go to the brief
            </Button>
          ) : (
            <Button
              compact
              unavailable={!running && !canRefresh(draft, of)}
              onClick={() => {
                if (running) dispatch({ type: 'refresh-dropped' });
                else void writer.refresh(of);
              }}
            >
              {running ? 'Stop' : 'See a refresh'}
            </Button>
          )}
          {running ? (
            <span role="status" className="stale-running">
              {of === 'board' ? 'Drawing' : 'Writing'} it once more, beside what stands…
            </span>
          ) : (
            <Button compact variant="ghost" onClick={() => leave(wizard, of)}>
              Leave it as it is
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function leave({ dispatch, announce }: Wizard, of: Writing): void {
  dispatch({ type: 'left-as-it-is', of });
  announce('Left as it is. It counts as written from your answers of now.');
}

// The difference is gone once it is taken or closed: the focus goes on to the note, or the step's heading.
function useReturnFocus(shown: boolean) {
  const note = useRef<HTMLElement>(null);
  const was = useRef(false);
  useEffect(() => {
    const isOver = was.current && !shown;
    was.current = shown;
    if (!isOver || (document.activeElement && document.activeElement !== document.body)) return;
    const next = note.current?.querySelector('button') ?? document.querySelector('.wizard h1');
    (next as HTMLElement | null)?.focus();
  }, [shown]);
  return note;
}
