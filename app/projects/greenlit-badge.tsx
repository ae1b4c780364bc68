import type { Project } from '#domain/projects/project.ts';
import { Badge } from '../ui/badge.tsx';
import './production/production.css';

/** Approved and paid; nothing for any other project. */
export function GreenlitBadge({ project }: { project: Pick<Project, 'status'> }) {
  if (project.status !== 'greenlit') return null;
  return (
    <p className="greenlit">
      <Badge tone="available">Greenlit</Badge>
    </p>
  );
}
