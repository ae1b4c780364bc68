import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { LineChanges } from '#app/ui/page/line-changes.tsx';
import { textChanges } from '#domain/text-changes.ts';
import { type Difference, differences } from '#domain/wizard/draft/differences.ts';
import { withTheirAnswers } from '#domain/wizard/saving/saving.ts';
import type { Wizard } from '../use-wizard.ts';

/** Both versions of a project that was changed elsewhere, and which of them counts. */
export function ConflictQuestion({ wizard }: { wizard: Wizard }) {
  const { draft, saving, ask } = wizard;
  const trouble = draft.saveTrouble;
  if (trouble?.kind !== 'conflict') return null;
  const found = differences(withTheirAnswers(draft), trouble.theirs.draft);
  const answer = (run: () => void) => () => {
    ask(null);
    run();
  };
  return (
    <Dialog
      open
      wide
      onClose={() => ask(null)}
      title="This project was changed elsewhere"
      actions={
        found.length > 0 ? (
          <>
            <Button onClick={answer(wizard.takeTheirs)}>Use theirs</Button>
            <Button variant="primary" onClick={answer(saving.keepMine)}>
              Keep mine
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={answer(saving.keepMine)}>
            Go on
          </Button>
        )
      }
    >
      <p className="muted">
        In another tab or on another device, {timeOf(trouble.theirs.updatedAt)}.
        {found.length > 0
          ? ' With Keep mine, yours counts where both were changed; answers that only they changed stay, and their brief, script and frames become a take of the project. With Use theirs, yours stays in this tab and is offered with your next new project.'
          : ''}
      </p>
      {found.length > 0 ? (
        <dl className="versions">
          {found.map((one) => (
            <Versions key={one.label} {...one} />
          ))}
        </dl>
      ) : (
        <p className="versions-same">
          Both say the same by now: there is nothing to choose, and nothing is lost.
        </p>
      )}
    </Dialog>
  );
}

const bySide = { gone: 'Mine alone', new: 'Theirs alone' };

function Versions({ label, mine, theirs }: Difference) {
  // Where both have lines, what differs is told line by line: nobody finds a word by reading both.
  if (mine.includes('\n') && theirs.includes('\n')) {
    return (
      <div className="versions-one">
        <dt className="legend">{label}</dt>
        <dd className="versions-lines">
          <p className="meta">Struck: mine alone. Marked: theirs alone.</p>
          <LineChanges changes={textChanges(mine, theirs)} of={bySide} />
        </dd>
      </div>
    );
  }
  return (
    <div className="versions-one">
      <dt className="legend">{label}</dt>
      <dd>
        <h3 className="meta">Mine</h3>
        <Text>{mine}</Text>
      </dd>
      <dd>
        <h3 className="meta">Theirs</h3>
        <Text>{theirs}</Text>
      </dd>
    </div>
  );
}

const Text = ({ children }: { children: string }) =>
  children.trim() === '' ? (
    <p className="muted">Nothing</p>
  ) : (
    <p className="versions-text">{children}</p>
  );

const timeOf = (iso: string) =>
  `on ${new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}`;
