import type { Take, WholeProject } from '#domain/projects/project.ts';
import { formatOf } from '#domain/projects/project-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { BriefDocument, ScriptDocument, StoryboardDocument } from '../documents.tsx';

type TakeDialogProps = {
  take: Take | null;
  project: WholeProject;
  busy: boolean;
  onClose: () => void;
  onRestore: (take: Take) => void;
};

/** An earlier take to read. */
export function TakeDialog({ take, project, busy, onClose, onRestore }: TakeDialogProps) {
  return (
    <Dialog
      open={take !== null}
      onClose={onClose}
      title="Earlier take"
      wide
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" loading={busy} onClick={() => take && onRestore(take)}>
            {busy ? 'Restoring…' : 'Restore this take'}
          </Button>
        </>
      }
    >
      {take ? (
        <div className="take-documents">
          <p className="muted">
            It stood until <ShownTime iso={take.created_at} exact />.
          </p>
          <BriefDocument brief={take.creative_brief} />
          <ScriptDocument script={take.script} />
          <StoryboardDocument frames={take.storyboard_frames} format={formatOf(project)} />
        </div>
      ) : null}
    </Dialog>
  );
}
