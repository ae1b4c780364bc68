/** Where a lead waits to be written; a job's data is `{ leadId }`. */
export const writeLeadQueue = 'write-lead';
