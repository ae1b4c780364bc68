// The edit page as plain data: what was begun from, what is typed, what has to be decided.
import type { WholeProject } from '#domain/projects/project.ts';
import {
  differingFields,
  type EditFields,
  type FieldErrors,
  type FieldName,
  fieldsOf,
} from './edit-fields.ts';
import type { KeptEdit } from './kept-edit.ts';
import { openQuestions, type Side, type Sides, settle } from './settle-edits.ts';

export type EditState = {
  /** The version a save is made against. */
  project: WholeProject;
  /** The version the edit began from: what it said, and its `updated_at`. */
  began: EditFields;
  beganAt: string;
  fields: EditFields;
  errors: FieldErrors;
  /** A later version, and whose each field shall be. */
  conflict: { theirs: WholeProject; sides: Sides } | null;
  /** What was typed before has come back. */
  restored: boolean;
};

export const beginEdit = (project: WholeProject): EditState => ({
  project,
  began: fieldsOf(project),
  beganAt: project.updated_at,
  fields: fieldsOf(project),
  errors: {},
  conflict: null,
  restored: false,
});

export type EditEvent =
  | { type: 'restored'; kept: KeptEdit }
  | { type: 'typed'; changes: Partial<EditFields> }
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'outdated'; theirs: WholeProject }
  /** Nothing is typed: a later version takes the place of what was begun from. */
  | { type: 'renewed'; project: WholeProject }
  | { type: 'sided'; name: FieldName; side: Side }
  | { type: 'settled' };

export function editReducer(state: EditState, event: EditEvent): EditState {
  switch (event.type) {
    case 'restored':
      return restore(state, event.kept);
    case 'typed':
      return {
        ...state,
        fields: { ...state.fields, ...event.changes },
        errors: without(state.errors, Object.keys(event.changes)),
      };
    case 'refused':
      return { ...state, errors: event.errors };
    case 'outdated':
      return meet(state, event.theirs);
    case 'renewed':
      return isDirty(state) ? meet(state, event.project) : beginEdit(event.project);
    case 'sided': {
      if (!state.conflict) return state;
      const sides = { ...state.conflict.sides, [event.name]: event.side };
      return { ...state, conflict: { ...state.conflict, sides } };
    }
    case 'settled':
      return state.conflict
        ? { ...beginEdit(state.conflict.theirs), fields: settledFields(state) }
        : state;
  }
}

export const isDirty = ({ conflict, began, fields }: EditState): boolean =>
  conflict !== null || differingFields(began, fields).length > 0;

/** What a save would keep: of two versions, each field as it was decided. */
export const settledFields = ({ fields, conflict }: EditState): EditFields =>
  conflict ? settle(fields, fieldsOf(conflict.theirs), conflict.sides) : fields;

function restore(state: EditState, kept: KeptEdit): EditState {
  if (differingFields(kept.before, kept.fields).length === 0) return state;
  const { updated_at: beganAt, before: began, fields } = kept;
  const back = { ...state, began, beganAt, fields, restored: true };
  return beganAt === state.project.updated_at ? back : meet(back, state.project);
}

// Where both versions say the same there is nothing to ask.
function meet(state: EditState, theirs: WholeProject): EditState {
  const sides = openQuestions(state.began, state.fields, fieldsOf(theirs));
  if (Object.keys(sides).length > 0) return { ...state, conflict: { theirs, sides } };
  return { ...beginEdit(theirs), fields: state.fields };
}

const without = (errors: FieldErrors, names: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
