import { type Ref, useId, useState } from 'react';
import type { Project, Take, TakeList, WholeProject } from '#domain/projects/project.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { TakeDialog } from './take-dialog.tsx';
import { useOlderTakes } from './use-older-takes.ts';

type EarlierTakesProps = {
  project: WholeProject;
  /** What the page came with. */
  newest: TakeList;
  /** The take that is being restored. */
  restoring: string | null;
  onRestore: (take: Take) => Promise<boolean>;
};

/** What stood before each change, to look at and to bring back. */
export function EarlierTakes({ project, newest, restoring, onRestore }: EarlierTakesProps) {
  const { takes, more, busy, showOlder, firstShown } = useOlderTakes(project, newest);
  const [shown, setShown] = useState<Take | null>(null);
  if (takes.length === 0) return null;
  return (
    <section className="takes" aria-labelledby="takes-heading">
      <h2 id="takes-heading" className="heading-3">
        Earlier takes
      </h2>
      <p className="muted">What stood here before each change. Restoring one loses nothing.</p>
      <ul>
        {takes.map((take) => (
          <TakeRow
            key={take.id}
            ref={take.id === firstShown.id ? firstShown.row : undefined}
            take={take}
            differs={takeDifferences(take, project)}
            busy={restoring === take.id}
            onLook={() => setShown(take)}
            onRestore={() => void onRestore(take)}
          />
        ))}
      </ul>
      {more ? (
        <Button variant="ghost" compact loading={busy} onClick={() => void showOlder()}>
          {busy ? 'Reading older takes…' : 'Show older takes'}
        </Button>
      ) : null}
      <TakeDialog
        take={shown}
        project={project}
        busy={restoring !== null}
        onClose={() => setShown(null)}
        onRestore={async (take) => {
          if (await onRestore(take)) setShown(null);
        }}
      />
    </section>
  );
}

type TakeRowProps = {
  /** Gets the focus where it is the first of older ones. */
  ref?: Ref<HTMLLIElement> | undefined;
  take: Take;
  differs: string[];
  busy: boolean;
  onLook: () => void;
  onRestore: () => void;
};

function TakeRow({ ref, take, differs, busy, onLook, onRestore }: TakeRowProps) {
  const id = useId();
  const isSame = differs.length === 0;
  return (
    <li className="take-row" ref={ref} tabIndex={-1}>
      <div id={id}>
        <b>
          <ShownTime iso={take.created_at} exact />
        </b>
        <span className="muted">
          {isSame ? 'The same as what stands now' : `Differs in ${listed(differs)}`}
        </span>
      </div>
      <div className="take-actions">
        <Button variant="ghost" compact onClick={onLook} aria-describedby={id}>
          Look at it
        </Button>
        <Button
          compact
          loading={busy}
          unavailable={isSame}
          onClick={onRestore}
          aria-describedby={id}
        >
          {busy ? 'Restoring…' : 'Restore this take'}
        </Button>
      </div>
    </li>
  );
}

const listed = (words: string[]) => new Intl.ListFormat('en-US').format(words);

const parts = [
  ['creative_brief', 'brief'],
  ['script', 'script'],
  ['storyboard_frames', 'frames'],
] as const;

/** In what a take differs from the project as it stands: `brief`, `script`, `frames`. */
const takeDifferences = (take: Take, project: Project): string[] =>
  parts
    .filter(([key]) => JSON.stringify(take[key]) !== JSON.stringify(project[key]))
    .map(([, word]) => word);
