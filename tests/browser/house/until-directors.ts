import { type APIRequestContext, expect } from '@playwright/test';

/** How many directors the house has. */
export const countDirectors = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get('/api/directors')).json()).total;

/** Waits until the feed was read for the first time. */
export async function untilDirectors(request: APIRequestContext): Promise<void> {
  await expect.poll(() => countDirectors(request)).toBeGreaterThan(0);
}
