import type { Project, Take, WholeProject } from './project.ts';

/** A member's own projects, for the pages the server renders. Somebody else's are not there. */
export type MemberProjects = {
  /** The newest hundred. */
  list(): Promise<Project[]>;
  /** Null when there is none of this id, or it is another's. */
  find(id: string): Promise<{ project: WholeProject; takes: Take[] } | null>;
};
