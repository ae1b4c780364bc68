import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type ArchivedProject, archiveAnchor } from '#domain/projects/archive.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { GreenlitBadge } from '../greenlit-badge.tsx';
import type { useArchive } from './use-archive.ts';
import { useArchiveActs } from './use-archive-acts.ts';
import './archived.css';

type ArchivedProjectsProps = {
  archive: ReturnType<typeof useArchive>;
  onRestored: (id: string) => Promise<void>;
  /** One is gone for good, and with it the button that was pressed. */
  onGone: () => void;
};

/** Projects that were deleted, and the way back; nothing where there are none. */
export function ArchivedProjects({ archive, onRestored, onGone }: ArchivedProjectsProps) {
  const [asked, setAsked] = useState<ArchivedProject | null>(null);
  const { busy, restore, remove } = useArchiveActs({
    reread: archive.reread,
    onRestored,
    onGone() {
      setAsked(null);
      onGone();
    },
  });
  const isShown = archive.projects.length > 0;
  const isWanted = useLocation().hash === `#${archiveAnchor}`;
  // They are read after the page has come, so that its own way to the place leads nowhere.
  useEffect(() => {
    if (isShown && isWanted) document.getElementById(archiveAnchor)?.focus();
  }, [isShown, isWanted]);
  if (!isShown) return null;
  return (
    <section className="archived" aria-labelledby={archiveAnchor}>
      <h2 id={archiveAnchor} className="heading-3" tabIndex={-1}>
        Recently deleted
      </h2>
      <p className="muted">
        Each waits here for thirty days. Of what was paid for, order and receipt stay with us.
      </p>
      <ul>
        {archive.projects.map((project) => (
          <ArchivedRow key={project.id} project={project}>
            <Button
              compact
              loading={busy === project.id}
              unavailable={busy !== null}
              onClick={() => void restore(project)}
            >
              {busy === project.id ? 'Restoring…' : 'Restore'}
              <span className="sr-only"> {project.project_name}</span>
            </Button>
            {project.paid ? null : (
              <Button compact variant="ghost" onClick={() => setAsked(project)}>
                Delete for good<span className="sr-only">: {project.project_name}</span>
              </Button>
            )}
          </ArchivedRow>
        ))}
      </ul>
      <RemoveDialog
        project={asked}
        busy={busy !== null}
        onClose={() => setAsked(null)}
        onRemove={remove}
      />
    </section>
  );
}

type RemoveDialogProps = {
  project: ArchivedProject | null;
  busy: boolean;
  onClose: () => void;
  onRemove: (project: ArchivedProject) => Promise<unknown>;
};

const RemoveDialog = ({ project, busy, onClose, onRemove }: RemoveDialogProps) => (
  <Dialog
    open={project !== null}
    onClose={onClose}
    title={`Delete “${project?.project_name ?? ''}” for good?`}
    actions={
      <>
        <Button onClick={onClose}>Keep it until its day</Button>
        <Button variant="destroy" loading={busy} onClick={() => project && void onRemove(project)}>
          <Icon name="trash" /> Delete for good
        </Button>
      </>
    }
  >
    <p className="muted">
      Brief, script, storyboard and earlier takes go now. This cannot be undone.
    </p>
  </Dialog>
);

function ArchivedRow({ project, children }: { project: ArchivedProject; children: ReactNode }) {
  return (
    <li>
      <div>
        <b dir="auto">{project.project_name}</b>
        <p className="meta">
          Deleted <ShownTime iso={project.archived_at} /> · goes for good on{' '}
          <ShownTime iso={project.ends_at} />
        </p>
        <GreenlitBadge project={project} />
      </div>
      <div className="archived-acts">{children}</div>
    </li>
  );
}
