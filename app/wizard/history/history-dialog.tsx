import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { isStepNumber, stepOf } from '#domain/wizard/draft/steps.ts';
import type { Entry } from '#domain/wizard/history/history.ts';
import { canStep } from '#domain/wizard/history/undo.ts';
import type { Wizard } from '../use-wizard.ts';
import { stepChanges, type Way } from './step-changes.ts';

type HistoryProps = { wizard: Wizard; open: boolean; onClose: () => void };

/** What was changed in this draft and when, the newest first, each with the way back to before it. */
export function HistoryDialog({ wizard, open, onClose }: HistoryProps) {
  const { done, undone } = wizard.draft.history;
  const free = canStep(wizard.draft);
  const step = (way: Way) => (
    <Button
      compact
      unavailable={!free || (way === 'undone' ? done : undone).length === 0}
      onClick={() => stepChanges(wizard, way)}
    >
      <Icon name={way === 'undone' ? 'undo' : 'redo'} /> {way === 'undone' ? 'Undo' : 'Redo'}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="What was changed"
      actions={
        <>
          {step('undone')}
          {step('redone')}
        </>
      }
    >
      <p className="muted">
        {free
          ? 'Kept with your draft. Nothing you take back is lost before you change something else.'
          : 'Something is being written, drawn or edited. Finish that, then you can go back.'}
      </p>
      <ol className="history-list">
        {undone.map((entry, at) => (
          <Changed
            key={keyOf(entry)}
            entry={entry}
            words="Make again up to here"
            isUndone
            free={free}
            onStep={() => stepChanges(wizard, 'redone', undone.length - at)}
          />
        ))}
        {done.toReversed().map((entry, at) => (
          <Changed
            key={keyOf(entry)}
            entry={entry}
            words="Back to before this"
            free={free}
            onStep={() => stepChanges(wizard, 'undone', at + 1)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

const keyOf = ({ at, what }: Entry): string => `${at} ${what}`;

type ChangedProps = {
  entry: Entry;
  words: string;
  isUndone?: boolean;
  free: boolean;
  onStep: () => void;
};

function Changed({ entry, words, isUndone = false, free, onStep }: ChangedProps) {
  const { what, at, step } = entry;
  const where = isStepNumber(step) ? stepOf(step).heading : '';
  return (
    <li className={isUndone ? 'is-undone' : undefined}>
      <p>
        <strong>{what}</strong>
        {isUndone ? <span className="history-mark"> taken back</span> : null}
        <small>
          <time dateTime={new Date(at).toISOString()}>{timeWords(at)}</time> · {where}
        </small>
      </p>
      <Button compact unavailable={!free} onClick={onStep}>
        {words}
        <span className="sr-only">: {what}</span>
      </Button>
    </li>
  );
}

// The visitor's own clock: the list is shown in the browser alone.
function timeWords(at: number): string {
  const [then, now] = [new Date(at), new Date()];
  const time = then.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit' });
  return then.toDateString() === now.toDateString()
    ? time
    : `${then.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`;
}
