// Two versions of a project that were changed at the same time, field by field.
import { differingFields, type EditFields, type FieldName, sameField } from './edit-fields.ts';

export type Side = 'mine' | 'theirs';
export type Sides = Partial<Record<FieldName, Side>>;

/**
 * The fields in which both versions differ, each with the side that changed it. Where both did,
 * mine stands first: nothing of it is dropped unasked.
 */
export function openQuestions(before: EditFields, mine: EditFields, theirs: EditFields): Sides {
  const sides: Sides = {};
  for (const name of differingFields(mine, theirs)) {
    sides[name] = sameField(name, before, mine) ? 'theirs' : 'mine';
  }
  return sides;
}

/** One version out of two: theirs wherever `sides` does not say mine. */
export function settle(mine: EditFields, theirs: EditFields, sides: Sides): EditFields {
  const take = (name: FieldName) => [name, (sides[name] === 'mine' ? mine : theirs)[name]];
  return {
    ...theirs,
    ...Object.fromEntries(Object.keys(sides).map((key) => take(key as FieldName))),
  };
}
