import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import type { AdminDirector } from '#domain/admin/directors.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { DirectorSampleBadge } from '../../ui/directors/director-sample-badge.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DiscardDialog } from '../../ui/overlays/discard-dialog.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DirectorFields } from './director-fields.tsx';
import { placeWords } from './director-words.ts';
import { SuspendDialog } from './suspend-dialog.tsx';
import { type DirectorEdit, useDirectorEdit } from './use-director-edit.ts';

type DirectorDialogProps = {
  /** Null for a new one. */
  director: AdminDirector | null;
  onClose: () => void;
  onChanged: () => void;
};

/** A director to be edited, or entered. */
export function DirectorDialog({ director, onClose, onChanged }: DirectorDialogProps) {
  const formId = useId();
  const [asks, setAsks] = useState<'discard' | 'suspend' | null>(null);
  const close = () => {
    onChanged();
    onClose();
  };
  const edit = useDirectorEdit(director, close);
  const leave = () => (edit.dirty ? setAsks('discard') : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!edit.theirs) void edit.save();
  };
  return (
    <Dialog
      open
      onClose={leave}
      wide
      title={director ? `Edit ${director.name}` : 'New director'}
      actions={
        <Actions
          {...{ director, edit, formId }}
          onSuspend={() => setAsks('suspend')}
          onLeave={leave}
        />
      }
    >
      <form id={formId} className="director-form" ref={edit.form} noValidate onSubmit={submit}>
        {director ? <Marks director={director} /> : null}
        <Problem edit={edit} />
        <ConflictNotice edit={edit} />
        <DirectorFields edit={edit} />
      </form>
      <DiscardDialog
        dirty={edit.dirty}
        text="What you typed here has not been saved."
        asked={asks === 'discard'}
        onStay={() => setAsks(null)}
        onDiscard={onClose}
      />
      {director ? (
        <SuspendDialog
          director={director}
          open={asks === 'suspend'}
          dirty={edit.dirty}
          onClose={() => setAsks(null)}
          onDone={close}
        />
      ) : null}
    </Dialog>
  );
}

type ActionsProps = Pick<DirectorDialogProps, 'director'> & {
  edit: DirectorEdit;
  formId: string;
  onSuspend: () => void;
  onLeave: () => void;
};

const Actions = ({ director, edit, formId, onSuspend, onLeave }: ActionsProps) => (
  <>
    {director ? (
      <Button
        variant={director.suspended ? 'secondary' : 'danger'}
        className="director-apart"
        onClick={onSuspend}
      >
        {director.suspended ? 'Restore' : 'Suspend'}
      </Button>
    ) : null}
    <Button className={director ? 'director-cancel' : ''} onClick={onLeave}>
      Cancel
    </Button>
    <Button
      type="submit"
      form={formId}
      variant="primary"
      loading={edit.saving}
      unavailable={edit.theirs !== null || (director !== null && !edit.dirty)}
    >
      {edit.saving ? 'Saving…' : director ? 'Save' : 'Create'}
    </Button>
  </>
);

function Problem({ edit: { problem } }: { edit: DirectorEdit }) {
  return (
    <div role="alert" className="contents">
      {problem ? <p className="director-notice director-notice-wrong">{problem}</p> : null}
    </div>
  );
}

function Marks({ director }: { director: AdminDirector }) {
  const { id, active, sample, origin, last_synced_at } = director;
  return (
    <div className="director-marks">
      <Badge>{placeWords(director)}</Badge>
      {sample ? <DirectorSampleBadge /> : null}
      {active ? (
        <Link className="text-link" to={`/director/${encodeURIComponent(id)}`} target="_blank">
          Public profile
        </Link>
      ) : (
        <span className="muted">Not shown to visitors</span>
      )}
      {origin === 'feed' ? (
        <span className="muted">
          From the feed <ShownTime iso={last_synced_at} exact />
        </span>
      ) : null}
    </div>
  );
}
