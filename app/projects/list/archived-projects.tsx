import { useState } from 'react';
import { useNavigate } from 'react-router';
import { restoreProject } from '#domain/contract/project-routes.ts';
import type { ArchivedProject } from '#domain/projects/archive.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { GreenlitBadge } from '../greenlit-badge.tsx';
import { failureNotice, notices } from '../notices.ts';
import { signInPath } from '../project-paths.ts';
import type { useArchive } from './use-archive.ts';
import './archived.css';

type ArchivedProjectsProps = {
  archive: ReturnType<typeof useArchive>;
  onRestored: (id: string) => void;
};

/** Paid projects that were deleted, and the way back; nothing where there are none. */
export function ArchivedProjects({ archive, onRestored }: ArchivedProjectsProps) {
  const { restoring, restore } = useRestore(archive.reread, onRestored);
  if (archive.projects.length === 0) return null;
  return (
    <section className="archived" aria-labelledby="archived-title">
      <h2 id="archived-title" className="heading-3">
        Archived
      </h2>
      <p className="muted">
        Deleted projects that something was paid for. Their orders and receipts stay with us.
      </p>
      <ul>
        {archive.projects.map((project) => (
          <li key={project.id}>
            <div>
              <b dir="auto">{project.project_name}</b>
              <p className="meta">
                Archived <ShownTime iso={project.archived_at} /> · goes for good on{' '}
                <ShownTime iso={project.ends_at} />
              </p>
              <GreenlitBadge project={project} />
            </div>
            <Button
              compact
              loading={restoring === project.id}
              unavailable={restoring !== null}
              onClick={() => void restore(project)}
            >
              {restoring === project.id ? 'Restoring…' : 'Restore'}
              <span className="sr-only"> {project.project_name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRestore(reread: () => void, onRestored: (id: string) => void) {
  const [restoring, setRestoring] = useState<string | null>(null);
  const { show } = useToast();
  const navigate = useNavigate();
  const restore = async ({ id }: ArchivedProject) => {
    setRestoring(id);
    const result = await call(restoreProject, { params: { id } });
    setRestoring(null);
    if (result.ok) {
      reread();
      onRestored(id);
      return show(notices.broughtBack);
    }
    if (result.failure.reason === 'signed-out') return navigate(signInPath('/projects'));
    if (result.failure.reason === 'missing') reread();
    show(failureNotice(result.failure, notices.notBroughtBack));
  };
  return { restoring, restore };
}
