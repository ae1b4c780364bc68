// A list that is read a page at a time and may have changed between two of them.
import type { Project, ProjectList } from '#domain/projects/project.ts';

/** What the page begins with. `nextCursor` is undefined where the server only knows there is more. */
export type ListedProjects = { projects: Project[]; nextCursor: string | null | undefined };

/** The list with its first page read again: what lies beyond that page stays as it was. */
export function withFirstPage(before: ListedProjects, first: ProjectList): ListedProjects {
  const last = first.projects.at(-1);
  if (!last || first.nextCursor === null) return first;
  const rest = before.projects.filter((project) => comesAfter(project, last));
  if (rest.length === 0) return first;
  return { projects: [...first.projects, ...rest], nextCursor: before.nextCursor };
}

/** The list with what a longer one has beyond its end. */
export function withMore(before: ListedProjects, longer: ListedProjects): ListedProjects {
  const last = before.projects.at(-1);
  const more = longer.projects.filter((project) => !last || comesAfter(project, last));
  return { projects: [...before.projects, ...more], nextCursor: longer.nextCursor };
}

// As the server orders them: newest first, then by id.
function comesAfter(project: Project, other: Project): boolean {
  if (project.created_at !== other.created_at) return project.created_at < other.created_at;
  return project.id < other.id;
}
