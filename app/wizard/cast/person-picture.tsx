import { Button } from '#app/ui/controls/button.tsx';
import type { PersonId } from '#domain/cast/cast-sheet.ts';
import { isPersonLocked } from '#domain/cast/change-cast.ts';
import type { DrawnPerson } from '#domain/functions/draw-cast.ts';
import { LockButton } from '../kept-in-step/lock-button.tsx';
import type { Wizard } from '../use-wizard.ts';
import type { useCast } from './use-cast.ts';

type PersonPictureProps = {
  wizard: Wizard;
  id: PersonId;
  drawn: DrawnPerson | undefined;
  drawing: ReturnType<typeof useCast>;
};

/** Somebody from the front, from the side and from behind, with the lock that keeps them so. */
export function PersonPicture({ wizard, id, drawn, drawing }: PersonPictureProps) {
  const { state, again } = drawing;
  const isLocked = isPersonLocked(wizard.draft.answers.cast, id);
  return (
    <figure tabIndex={-1} className="desk-frame" aria-busy={state === 'drawing'}>
      <div className="desk-paper cast-paper">
        {drawn?.picture.imageUrl ? (
          <img src={drawn.picture.imageUrl} alt={drawn.picture.imageAlt ?? ''} />
        ) : null}
      </div>
      <figcaption>
        <p role="status">{wordsFor(state, isLocked, drawn)}</p>
        {state === 'failed' ? (
          <Button
            compact
            onClick={({ currentTarget }) => {
              // The button goes, and what comes of it is told here.
              currentTarget.closest('figure')?.focus();
              again();
            }}
          >
            Try again
          </Button>
        ) : null}
        {drawn ? (
          <LockButton
            wizard={wizard}
            lock={{ of: 'cast', id, look: drawn.look, words: drawn.words.slice(0, 300) }}
            name={drawn.picture.title}
          />
        ) : null}
      </figcaption>
    </figure>
  );
}

function wordsFor(
  state: 'drawn' | 'drawing' | 'failed',
  isLocked: boolean,
  drawn: DrawnPerson | undefined,
): string {
  if (state === 'failed') return 'This could not be drawn just now. What you chose is still here.';
  if (!drawn || state === 'drawing') return 'Drawing…';
  if (isLocked) return 'Locked: drawn like this whatever else changes.';
  return drawn.frames.length > 0
    ? `Seen in frame ${drawn.frames.join(', ')}.`
    : 'In no frame of the board yet.';
}
