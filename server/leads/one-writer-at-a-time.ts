import type { Mutex } from '../db/mutex.ts';
import type { Leads } from '../gateways/leads/port.ts';

/** The list with one writer at a time, whichever process it is. */
export const oneWriterAtATime = (leads: Leads, mutex: Mutex): Leads => ({
  append: (lead) => mutex('leads', () => leads.append(lead)),
  remove: (ids) => mutex('leads', () => leads.remove(ids)),
});
