import { readProject } from '#domain/contract/admin-routes.ts';
import { call } from '../../calls/call.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { useNews } from '../use-news.ts';
import { useRead } from '../use-read.ts';
import { keyOf, type ProjectKey } from './project-address.ts';
import { ProjectDetails } from './project-details.tsx';

type DetailsDialogProps = { project: ProjectKey | null; onClose: () => void };

/** Everything the house may see of one project, over the list. */
export function DetailsDialog({ project, onClose }: DetailsDialogProps) {
  return (
    <Dialog open={project !== null} onClose={onClose} title="Project Details" wide>
      <div className="admin-details">{project ? <Content project={project} /> : null}</div>
    </Dialog>
  );
}

function Content({ project }: { project: ProjectKey }) {
  const { answer, failure, isReading, reload } = useRead(keyOf(project), (signal) =>
    call(readProject, { params: { ...project } }, { signal }),
  );
  useNews(['projects', 'submissions', 'payments', 'mails', 'leads'], reload);
  if (failure?.reason === 'missing' || failure?.reason === 'validation') {
    return (
      <EmptyState
        title="It is not there"
        text="It was deleted, became a project of a member's account, or its address is incomplete."
      />
    );
  }
  if (answer) return <ProjectDetails details={answer} onChanged={reload} />;
  if (!failure) return <TabLoading />;
  return <ReadFailure text="The details could not be read." busy={isReading} onRetry={reload} />;
}
