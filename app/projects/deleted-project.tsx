import { archiveAnchor } from '#domain/projects/archive.ts';
import type { DeletedProject } from '#domain/projects/member-projects.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';
import { ShownTime } from '../ui/page/shown-time.tsx';

/** At the address of a project that waits in its owner's trash. */
export function DeletedProjectNote({ project }: { project: DeletedProject }) {
  return (
    <EmptyState
      text={
        <>
          “{project.project_name}” waits in the trash, as it was. It can be restored until{' '}
          <ShownTime iso={project.restorable_until} />.
        </>
      }
      action={
        <LinkButton variant="primary" to={`/projects#${archiveAnchor}`}>
          To the recently deleted projects
        </LinkButton>
      }
    />
  );
}
