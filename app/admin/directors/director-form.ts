// The fields of a director as they are typed: lists have an entry a line.
import {
  type AdminDirector,
  type DirectorField,
  directorFields,
  type TypedDirector,
} from '#domain/admin/directors.ts';

export type Texts = Record<DirectorField, string>;

const lists: readonly DirectorField[] = ['skills', 'tools', 'categories'];
export const isList = (field: DirectorField): boolean => lists.includes(field);

/** What stands in the form of a director; of nobody, of a new one. */
export const textsOf = (director: AdminDirector | null): Texts =>
  fromFields((field) =>
    textOf(director?.[field] ?? (field === 'availability_status' ? 'available' : null)),
  );

function textOf(value: string | number | string[] | null): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

const fromFields = (text: (field: DirectorField) => string): Texts =>
  Object.fromEntries(directorFields.map((field) => [field, text(field)])) as Texts;

/** The fields that differ. */
export const differing = (one: Texts, other: Texts): DirectorField[] =>
  directorFields.filter((field) => one[field] !== other[field]);

/** Those fields as the server takes them. */
export const typedOf = (texts: Texts, fields: readonly DirectorField[]): TypedDirector =>
  Object.fromEntries(
    fields.map((field) => [field, isList(field) ? texts[field].split('\n') : texts[field]]),
  );

/** What was typed over `from`, laid over what stands now. */
export const rebased = (texts: Texts, from: Texts, now: Texts): Texts =>
  fromFields((field) => (texts[field] === from[field] ? now[field] : texts[field]));
