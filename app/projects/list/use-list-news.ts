import { listProjects } from '#domain/contract/project-routes.ts';
import type { ProjectList } from '#domain/projects/project.ts';
import { call } from '../../calls/call.ts';
import { useMemberNews } from '../use-member-news.ts';

/**
 * Reads the first page again when something of the member's may have changed anywhere. What cannot be
 * read leaves the list as it is.
 */
export function useListNews(onRead: (first: ProjectList) => void): void {
  useMemberNews(async () => {
    const result = await call(listProjects, {});
    if (result.ok) onRead(result.answer);
  });
}
