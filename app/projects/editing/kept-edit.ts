// An edit under way, kept in the tab: it survives errors, reloads and a trip to sign-in.
import { z } from 'zod';
import { readItem, removeItem, writeItem } from '../../ui/page/tab-storage.ts';
import { editFields } from './edit-fields.ts';

const keptEdit = z.object({
  /** The state of the project the edit was begun from. */
  updated_at: z.string(),
  before: editFields,
  fields: editFields,
});
export type KeptEdit = z.infer<typeof keptEdit>;

const keyOf = (id: string) => `projectEdit:${id}`;

export const keepEdit = (id: string, edit: KeptEdit): void =>
  writeItem(keyOf(id), JSON.stringify(edit));

export const forgetEdit = (id: string): void => removeItem(keyOf(id));

/** The kept edit, or null. What cannot be read is removed. */
export function readEdit(id: string): KeptEdit | null {
  const json = readItem(keyOf(id));
  if (json === null) return null;
  try {
    return keptEdit.parse(JSON.parse(json));
  } catch {
    forgetEdit(id);
    return null;
  }
}
