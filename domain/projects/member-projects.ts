import type { ProjectBids } from '../bidding/bid.ts';
import type { ProjectShare } from '../sharing/share.ts';
import type { ListedProject, TakeList, WholeProject } from './project.ts';

/** One project as its page shows it. */
export type FoundProject = TakeList & {
  project: WholeProject;
  /** Who was chosen to make it; null where nobody was, or they are in the directory no more. */
  director: { id: string; name: string } | null;
};

/** What is told of a project in the trash at its address; the time is ISO text. */
export type DeletedProject = { project_name: string; restorable_until: string };

/** A member's own projects, for the pages the server renders. Somebody else's are not there. */
export type MemberProjects = {
  /** The newest hundred. */
  list(): Promise<ListedProject[]>;
  /** Null when there is none of this id, or it is another's. */
  find(id: string): Promise<FoundProject | null>;
  /** One that waits in the trash; null where none of the member's own of this id does. */
  findDeleted(id: string): Promise<DeletedProject | null>;
  /** Its link and what came of it; null likewise. */
  findShare(id: string): Promise<ProjectShare | null>;
  /** The bids for it, and who could be asked; null likewise. */
  findBids(id: string): Promise<ProjectBids | null>;
};
