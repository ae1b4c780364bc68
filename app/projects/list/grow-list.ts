// A list that is read a page at a time and may have changed between two of them.
import type { Project, ProjectList } from '#domain/projects/project.ts';

/** What the page begins with. `nextCursor` is undefined where the server only knows there is more. */
export type ListedProjects = { projects: Project[]; nextCursor: string | null | undefined };

/** The list with its first page read again: what lies beyond that page stays as it was. */
export function withFirstPage(before: ListedProjects, first: ProjectList): ListedProjects {
  if (first.nextCursor === null) return first;
  const rest = beyondEnd(before.projects, first.projects) ?? [];
  if (rest.length === 0) return first;
  return { projects: [...first.projects, ...rest], nextCursor: before.nextCursor };
}

/** The list with what a longer one, made from an earlier state of it, has beyond its end. */
export function withMore(before: ListedProjects, longer: ListedProjects): ListedProjects {
  const more = beyondEnd(longer.projects, before.projects) ?? longer.projects;
  const known = new Set(before.projects.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  return { projects: [...before.projects, ...fresh], nextCursor: longer.nextCursor };
}

/** What follows in `list` on the last of `other`; undefined when that is not there. */
function beyondEnd(list: readonly Project[], other: readonly Project[]): Project[] | undefined {
  const at = list.findIndex(({ id }) => id === other.at(-1)?.id);
  return at < 0 ? undefined : list.slice(at + 1);
}
