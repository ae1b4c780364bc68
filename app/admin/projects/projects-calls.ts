import { adminProjectDetails } from '#domain/admin/project-details.ts';
import { adminProjectPage, type ProjectKind } from '#domain/admin/project-list.ts';
import { ask } from '../../calls/ask.ts';
import { type Asked, parametersOf } from './project-address.ts';

const path = '/api/admin/projects';

/** A page of those that are asked for: the first, or that after `cursor`. */
export function listProjects(asked: Asked, signal?: AbortSignal, cursor?: string) {
  const parameters = parametersOf(asked);
  if (cursor) parameters.set('cursor', cursor);
  return ask(`${path}?${parameters}`, {}, adminProjectPage, signal ? { signal } : {});
}

export const readProject = (kind: ProjectKind, id: string, signal: AbortSignal) =>
  ask(`${path}/${kind}/${encodeURIComponent(id)}`, {}, adminProjectDetails, { signal });
