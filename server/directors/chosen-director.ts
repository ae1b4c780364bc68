import { and, eq } from 'drizzle-orm';
import { catalogue } from '#domain/matching/catalogue.ts';
import { canBeStored } from '../db/can-be-stored.ts';
import type { Queries } from '../db/database.ts';
import { creativeDirectors as table } from '../db/schema.ts';

export type ChosenDirector = {
  id: string;
  name: string;
  /** May be empty. */
  location: string;
  /** Invented: of the sample feed or the built-in catalogue. */
  sample: boolean;
};

/** The active director of this id, or the one of the built-in catalogue; null when there is none. */
export async function findChosenDirector(
  queries: Queries,
  id: string,
): Promise<ChosenDirector | null> {
  if (id === '' || !canBeStored(id)) return null;
  const [row] = await queries
    .select({ id: table.id, name: table.name, location: table.location, sample: table.sample })
    .from(table)
    .where(and(eq(table.id, id), eq(table.active, true)));
  if (row) return row;
  const builtIn = catalogue.find((one) => one.id === id);
  return builtIn ? { id, name: builtIn.name, location: builtIn.location, sample: true } : null;
}

/** As in `Odalys Brandt-Vey, Los Angeles, CA`. */
export const nameAndPlace = ({ name, location }: Pick<ChosenDirector, 'name' | 'location'>) =>
  [name, location].filter(Boolean).join(', ');
