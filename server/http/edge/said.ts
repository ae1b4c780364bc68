import type { Context } from 'hono';

/** What the address says: a parameter left empty says nothing. */
export const said = (c: Context): Record<string, string> =>
  Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));
