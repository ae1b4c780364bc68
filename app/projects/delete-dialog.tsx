import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteProject, previewDeletion } from '#domain/contract/project-routes.ts';
import type { ProjectDeletion } from '#domain/projects/archive.ts';
import type { Project } from '#domain/projects/project.ts';
import { call } from '../calls/call.ts';
import { Button } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useToast } from '../ui/overlays/toast.tsx';
import { deletionWords } from './deletion-words.ts';
import { failureNotice, notices } from './notices.ts';
import { signInPath } from './project-paths.ts';

type DeleteDialogProps = {
  /** The project that is about to go; null while nothing is asked. */
  project: Project | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a project is deleted, says what was paid for it and what becomes of it, and deletes it. */
export function DeleteDialog({ project, onClose, onDeleted }: DeleteDialogProps) {
  const deletion = useDeletion(project?.id);
  const { busy, remove } = useDelete(onClose, onDeleted);
  return (
    <Dialog
      open={project !== null}
      onClose={onClose}
      title={`Delete “${project?.project_name ?? ''}”?`}
      actions={
        <>
          <Button onClick={onClose}>Keep project</Button>
          <Button
            variant="destroy"
            loading={busy}
            onClick={() => project && void remove(project.id)}
          >
            <Icon name="trash" /> {busy ? 'Deleting…' : 'Delete project'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3" aria-live="polite">
        {deletionWords(deletion).map((words) => (
          <p key={words} className="muted">
            {words}
          </p>
        ))}
      </div>
    </Dialog>
  );
}

/** What was paid for it, as the server knows it; null until then. */
function useDeletion(id: string | undefined): ProjectDeletion | null {
  const [known, setKnown] = useState<{ id: string; deletion: ProjectDeletion } | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    void call(previewDeletion, { params: { id } }, { signal: stop.signal }).then((result) => {
      if (result.ok && !stop.signal.aborted) setKnown({ id, deletion: result.answer });
    });
    return () => {
      stop.abort();
      setKnown(null);
    };
  }, [id]);
  return known?.id === id ? (known?.deletion ?? null) : null;
}

function useDelete(onClose: () => void, onDeleted: (id: string) => void) {
  const [busy, setBusy] = useState(false);
  const { show } = useToast();
  const navigate = useNavigate();
  const remove = async (id: string) => {
    setBusy(true);
    const result = await call(deleteProject, { params: { id } });
    setBusy(false);
    // What is gone already needs no deleting.
    if (result.ok || result.failure.reason === 'missing') {
      onClose();
      onDeleted(id);
      show(notices.deleted);
    } else if (result.failure.reason === 'signed-out') void navigate(signInPath('/projects'));
    else show(failureNotice(result.failure, notices.notDeleted));
  };
  return { busy, remove };
}
