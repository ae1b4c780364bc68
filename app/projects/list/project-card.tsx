import { useId } from 'react';
import type { ListedProject } from '#domain/projects/project.ts';
import { projectWords } from '#domain/projects/project-words.ts';
import { BegunNote } from '../../checkout/begun-note.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { Slate } from '../../ui/paper/slate.tsx';
import { FirstFrame } from '../first-frame.tsx';
import { GreenlitBadge } from '../greenlit-badge.tsx';
import { ReturnedLine } from '../production/paid-note.tsx';
import { ProductionWay } from '../production/production-way.tsx';
import { projectPath, sharePath } from '../project-paths.ts';

type ProjectCardProps = {
  project: ListedProject;
  onProduce: () => void;
  onDelete: () => void;
  /** The wizard is over the page. */
  isCovered?: boolean | undefined;
};

/** One project in the list: its first frame, what it is, what can be done with it. */
export function ProjectCard({ project, onProduce, onDelete, isCovered }: ProjectCardProps) {
  const nameId = useId();
  const { payment } = project;
  const { approach, platforms } = projectWords(project.form_data);
  return (
    <article className="project-card" aria-labelledby={nameId}>
      <FirstFrame frames={project.storyboard_frames} />
      <div className="project-card-body">
        <div>
          <h2 id={nameId} className="project-card-name" dir="auto">
            {project.project_name}
          </h2>
          <div className="project-card-standing">
            <p className="meta text-sm">
              <ShownTime iso={project.created_at} />
            </p>
            <GreenlitBadge project={project} />
          </div>
        </div>
        {platforms.length > 0 ? (
          <ul className="project-platforms" aria-label="Platforms">
            {platforms.map((platform) => (
              <li key={platform}>
                <Badge>{platform}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
        <Slate
          entries={[
            { label: 'Product', text: project.product_name },
            { label: 'Approach', text: approach },
            { label: 'Frames', text: String(project.storyboard_frames.length) },
          ]}
        />
        {payment ? <ReturnedLine paid={payment} /> : null}
        <BegunNote begun={payment?.begun} answers={project.form_data} />
        <div className="project-card-actions">
          <LinkButton to={projectPath(project.id)} compact aria-describedby={nameId}>
            View
          </LinkButton>
          <LinkButton to={sharePath(project.id)} compact aria-describedby={nameId}>
            Share
          </LinkButton>
          <ProductionWay project={project} paid={payment} isCovered={isCovered}>
            <Button
              variant="primary"
              compact
              className="flex-1"
              aria-describedby={nameId}
              onClick={onProduce}
            >
              Go Into Production
            </Button>
          </ProductionWay>
          <IconButton icon="trash" label={`Delete ${project.project_name}`} onClick={onDelete} />
        </div>
      </div>
    </article>
  );
}
