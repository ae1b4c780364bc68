import { AppError } from '../../app-error.ts';
import type { Queries } from '../../db/database.ts';
import { findChosenDirector } from '../../directors/chosen-director.ts';

/** Takes no money for what an invented director would have to make. Throws 'invalid-input'. */
export async function refuseSample(queries: Queries, directorId: string): Promise<void> {
  const director = await findChosenDirector(queries, directorId);
  if (!director?.sample) return;
  const message = `${director.name} is a sample profile and cannot be booked. Nothing is paid before a director is settled with you.`;
  throw new AppError('invalid-input', 'Some fields need a change.', {
    fields: [{ path: 'selectedDirector', message }],
  });
}
