import { changeProject } from '#domain/contract/project-routes.ts';
import { projectConflict, type WholeProject } from '#domain/projects/project.ts';
import { call } from '../../calls/call.ts';
import type { Toast } from '../../ui/overlays/toast.tsx';
import { failed, failureNotice, notices } from '../notices.ts';
import {
  changesOf,
  differingFields,
  type EditFields,
  type FieldErrors,
  fieldNames,
  fieldsOf,
  problemsIn,
} from './edit-fields.ts';

export type SaveOutcome =
  | { kind: 'saved' }
  /** `message` is what to say first. */
  | { kind: 'refused'; errors: FieldErrors; message: string }
  | { kind: 'outdated'; theirs: WholeProject }
  | { kind: 'signed-out' }
  | { kind: 'failed'; notice: Toast };

/** Saves what the form says against the version it was begun from. */
export async function saveEdit(project: WholeProject, fields: EditFields): Promise<SaveOutcome> {
  const changes = changesOf(project, fields);
  const [problem] = Object.values(problemsIn(changes));
  if (problem) return { kind: 'refused', errors: problemsIn(changes), message: problem };
  const result = await call(changeProject, { params: { id: project.id }, body: changes });
  if (result.ok) return { kind: 'saved' };
  const { failure } = result;
  switch (failure.reason) {
    case 'signed-out':
      return { kind: 'signed-out' };
    case 'missing':
      return { kind: 'failed', notice: notices.gone };
    case 'validation':
      return refused(failure.fields);
    case 'conflict': {
      const theirs = projectConflict.safeParse(failure.body).data?.project;
      if (theirs) return meet(project, theirs, fields);
      return { kind: 'failed', notice: notices.notUpdated };
    }
    default:
      return { kind: 'failed', notice: failureNotice(failure, notices.notUpdated) };
  }
}

function refused(messages: Record<string, string>): SaveOutcome {
  const [message = ''] = Object.values(messages);
  const named = fieldNames.filter((name) => messages[name]);
  if (named.length === 0)
    return { kind: 'failed', notice: message ? failed(message) : notices.notUpdated };
  const errors = Object.fromEntries(named.map((name) => [name, messages[name]]));
  return { kind: 'refused', errors, message };
}

// Where only what this page does not show has changed, or both say the same, going on overwrites
// nothing.
async function meet(
  began: WholeProject,
  theirs: WholeProject,
  fields: EditFields,
): Promise<SaveOutcome> {
  const stands = fieldsOf(theirs);
  const isNews =
    differingFields(fieldsOf(began), stands).length > 0 &&
    differingFields(fields, stands).length > 0;
  return isNews || began.updated_at === theirs.updated_at
    ? { kind: 'outdated', theirs }
    : saveEdit(theirs, fields);
}
