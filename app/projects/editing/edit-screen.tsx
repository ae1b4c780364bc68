import { type FormEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { WholeProject } from '#domain/projects/project.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { LiveForm } from '../../ui/controls/live-form.tsx';
import { DiscardDialog } from '../../ui/overlays/discard-dialog.tsx';
import { NewsNote } from '../news-note.tsx';
import { editPath, projectPath, signInPath } from '../project-paths.ts';
import { useProjectNews } from '../use-project-news.ts';
import { EditForm } from './edit-form.tsx';
import { useProjectEdit } from './use-project-edit.ts';
import { useStoryboardDrawing } from './use-storyboard-drawing.ts';
import { Versions } from './versions.tsx';

/** The project to change: its form, or the two versions to choose between. */
export function EditScreen({ project }: { project: WholeProject }) {
  const navigate = useNavigate();
  const back = projectPath(project.id);
  const edit = useProjectEdit(project, () => void navigate(back));
  const drawing = useStoryboardDrawing(edit.project, edit.fields, (frames) =>
    edit.dispatch({ type: 'typed', changes: { storyboard_frames: frames } }),
  );
  const isAsked = edit.conflict !== null;
  useEffect(() => {
    if (isAsked) document.getElementById('versions-heading')?.focus();
  }, [isAsked]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!drawing.isUnderWay && !edit.saving) void edit.save();
  };
  return (
    <LiveForm className="edit-form" onSubmit={submit}>
      <div className="projects-head edit-head">
        <div>
          <h1 className="heading-1 projects-title" tabIndex={-1}>
            Edit Project
          </h1>
          <p className="muted mt-3">{edit.project.project_name}</p>
        </div>
      </div>
      <RestoredNote edit={edit} />
      <Changed edit={edit} />
      {isAsked ? <Versions edit={edit} /> : <EditForm edit={edit} drawing={drawing} />}
      <SignedOutNote edit={edit} id={project.id} />
      <div className="edit-end">
        <LinkButton to={back}>Cancel</LinkButton>
        <Button
          type="submit"
          variant="primary"
          loading={edit.saving}
          unavailable={drawing.isUnderWay}
        >
          {edit.saving ? 'Saving…' : isAsked ? 'Save' : 'Save Changes'}
        </Button>
      </div>
      <DiscardDialog
        dirty={edit.dirty}
        text="What you changed here has not been saved."
        hasEnded={edit.hasEnded}
        keptAt="/auth"
        onDiscard={edit.end}
      />
    </LiveForm>
  );
}

function Changed({ edit }: { edit: ReturnType<typeof useProjectEdit> }) {
  const news = useProjectNews(edit.project, { isCovered: edit.saving || edit.conflict !== null });
  const run = () => {
    if (news?.kind === 'changed') edit.dispatch({ type: 'renewed', project: news.now });
    // Where there is something to decide, the question takes the focus.
    document.querySelector<HTMLElement>('.edit-head h1')?.focus();
  };
  return <NewsNote news={news} action={{ label: edit.dirty ? 'Compare' : 'Show', run }} />;
}

function RestoredNote({ edit }: { edit: ReturnType<typeof useProjectEdit> }) {
  return (
    <div role="status" className="contents">
      {edit.restored && edit.dirty && !edit.signedOut ? (
        <div className="edit-notice">
          <p>Your unsaved changes are back.</p>
        </div>
      ) : null}
    </div>
  );
}

// By the button that was pressed: the form is long, and its beginning is out of sight.
function SignedOutNote({ edit, id }: { edit: ReturnType<typeof useProjectEdit>; id: string }) {
  return (
    <div role="status" className="contents">
      {edit.signedOut ? (
        <div className="edit-notice">
          <p>You are signed out. Your changes are kept in this window; sign in and save again.</p>
          <LinkButton to={signInPath(editPath(id))} compact>
            Sign In
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}
