import type { Assignee } from '#domain/admin/pipeline.ts';
import { listAssignees } from '#domain/contract/admin-pipeline-routes.ts';
import { call } from '../../../calls/call.ts';
import { useRead } from '../../use-read.ts';

/** The administrators, as choices of a select; none until they are known. */
export function useAssignees(): (readonly [id: string, name: string])[] {
  const { answer } = useRead('assignees', (signal) => call(listAssignees, {}, { signal }));
  return (answer?.assignees ?? []).map((one) => [one.id, assigneeName(one)]);
}

/** As in `June Park (june@house.example)`; the address alone where there is no name. */
export const assigneeName = ({ name, email }: Pick<Assignee, 'name' | 'email'>): string =>
  name && name !== 'Unknown' ? `${name} (${email})` : email;
