// What the projects' tab asks, in the address: `/admin?q=…&kind=…&status=…&stage=…&sort=…&project=kind:id`.

import {
  type PipelineStage,
  type ProjectSort,
  pipelineStages,
  projectSorts,
} from '#domain/admin/pipeline.ts';
import { type ProjectKind, projectKinds } from '#domain/admin/project-kinds.ts';
import type { AdminProjectRow } from '#domain/admin/project-list.ts';
import { adminProjectsQuery, adminStatuses } from '#domain/admin/project-list.ts';

export type Asked = {
  q: string;
  kind: ProjectKind | '';
  status: AdminProjectRow['status'] | '';
  stage: PipelineStage | '';
  /** An administrator's id, or 'nobody'. */
  assignee: string;
  sort: ProjectSort | '';
};

export const nothingAsked: Asked = {
  q: '',
  kind: '',
  status: '',
  stage: '',
  assignee: '',
  sort: '',
};

/** Reads the address; what cannot be chosen counts as not chosen. */
export function readAsked(search: URLSearchParams): Asked {
  return {
    q: search.get('q') ?? '',
    kind: projectKinds.find((kind) => kind === search.get('kind')) ?? '',
    status: adminStatuses.find((status) => status === search.get('status')) ?? '',
    stage: pipelineStages.find((stage) => stage === search.get('stage')) ?? '',
    assignee: adminProjectsQuery.shape.assignee.safeParse(search.get('assignee')).data ?? '',
    sort: projectSorts.find((sort) => sort === search.get('sort')) ?? '',
  };
}

/** Why a text cannot be searched for, or nothing. */
export const refusalOf = (q: string): string | undefined =>
  adminProjectsQuery.shape.q.safeParse(q).error?.issues[0]?.message;

/** The query string of a question, the same for the page and for the API. */
export function parametersOf({ q, ...choices }: Asked): URLSearchParams {
  const given = { q: q.trim(), ...choices };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
}

export type ProjectKey = { kind: ProjectKind; id: string };

export const keyOf = ({ kind, id }: ProjectKey): string => `${kind}:${id}`;

/** Which project an address shows in full; null when none. What is no key is taken for a project's id. */
export function readOpened(search: URLSearchParams): ProjectKey | null {
  const written = search.get('project') ?? '';
  const [first = '', id = ''] = written.split(':');
  const kind = projectKinds.find((one) => one === first);
  if (kind && id) return { kind, id };
  return written ? { kind: 'project', id: written } : null;
}
