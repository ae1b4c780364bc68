import { tellLead } from '../leads/tell-lead.ts';
import { defineFunction } from './serving/define-function.ts';

/** The limits are in the use case: only a new lead counts. */
export const writeToSheets = defineFunction({
  name: 'write-to-sheets',
  summary: 'Keeps a lead for the house’s list; one row for each submission.',
  async run(input, { services, ipAddress, network }) {
    await tellLead(services, input, { ipAddress, network });
    return { success: true as const };
  },
});
