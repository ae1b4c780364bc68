import { z } from 'zod';

/** No body is needed; an empty object is accepted. */
export const directorSyncRequest = z.object({}).default({});

/** How many rows changed: 0 when the data was fresh, unchanged, or another run was under way. */
export const directorSyncAnswer = z.object({ synced_count: z.number().int() });
