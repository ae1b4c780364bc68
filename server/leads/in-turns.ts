import type { TakeTurns } from '../db/take-turns.ts';
import type { Leads } from '../gateways/leads/port.ts';

/** The list with one writer at a time, whichever process it is. */
export const inTurns = (leads: Leads, takeTurns: TakeTurns): Leads => ({
  append: (lead) => takeTurns('leads', () => leads.append(lead)),
  remove: (ids) => takeTurns('leads', () => leads.remove(ids)),
});
