// The cast sheet as it is changed: who is on it, what they wear, who is locked.
import {
  type CastSheet,
  emptyCast,
  type FurtherPerson,
  furtherIds,
  leadId,
  type PersonId,
} from './cast-sheet.ts';
import type { Look } from './look.ts';

/** What can be said of a further person beside their clothes. */
export type PersonChange = Partial<Omit<FurtherPerson, 'id' | 'locked'>>;

/** One more person, of whom nothing is said yet; the sheet as it is where there is no room. */
export function withPerson(sheet: CastSheet = emptyCast): CastSheet {
  const id = furtherIds.find((one) => !sheet.others.some((other) => other.id === one));
  if (!id) return sheet;
  const others = [...sheet.others, { id, name: '', role: '', wears: [] }];
  return { ...sheet, others: others.toSorted((a, b) => place(a) - place(b)) };
}

const place = ({ id }: FurtherPerson): number => furtherIds.indexOf(id);

/** Without somebody; undefined where nothing is said on the sheet any more. */
export const withoutPerson = (sheet: CastSheet, id: PersonId): CastSheet | undefined =>
  unlessEmpty({ ...sheet, others: sheet.others.filter((one) => one.id !== id) });

/** With other looks or clothes for somebody; nothing is changed of who is locked. */
export function changedPerson(
  sheet: CastSheet = emptyCast,
  id: PersonId,
  change: PersonChange,
): CastSheet | undefined {
  if (isPersonLocked(sheet, id)) return sheet;
  if (id !== leadId) {
    const others = sheet.others.map((one) => (one.id === id ? { ...one, ...change } : one));
    return { ...sheet, others };
  }
  return unlessEmpty({
    ...sheet,
    lead: { ...sheet.lead, wears: change.wears ?? sheet.lead.wears },
  });
}

/** With the character dressed as the words have them; undefined where nothing is said on the sheet any more. */
export const dressedAsTyped = (sheet: CastSheet): CastSheet | undefined =>
  unlessEmpty({ ...sheet, lead: { ...sheet.lead, wears: [] } });

/** Locks somebody as they are drawn now, or lets them go. */
export function toggledPerson(
  sheet: CastSheet = emptyCast,
  id: PersonId,
  { look, words }: { look: Look; words: string },
): CastSheet | undefined {
  const toggle = <Dressed extends CastSheet['lead']>({ locked, ...one }: Dressed) =>
    (locked ? one : { ...one, locked: { look, words } }) as Dressed;
  if (id === leadId) return unlessEmpty({ ...sheet, lead: toggle(sheet.lead) });
  return { ...sheet, others: sheet.others.map((one) => (one.id === id ? toggle(one) : one)) };
}

export const isPersonLocked = (sheet: CastSheet | undefined, id: PersonId): boolean =>
  (id === leadId ? sheet?.lead : sheet?.others.find((one) => one.id === id))?.locked !== undefined;

const unlessEmpty = (sheet: CastSheet): CastSheet | undefined =>
  sheet.others.length === 0 && sheet.lead.wears.length === 0 && !sheet.lead.locked
    ? undefined
    : sheet;
