import { z } from 'zod';
import { requiredText, text } from '../text.ts';

/** A profile as its owner sees it; `id` is the user's. */
export const profile = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  company_name: z.string(),
  phone: z.string(),
});
export type Profile = z.infer<typeof profile>;

/** What `PATCH /api/profile` takes: any of these, nothing else counts. */
export const profileChanges = z
  .object({ full_name: requiredText(120), company_name: text(160), phone: text(40) })
  .partial();
