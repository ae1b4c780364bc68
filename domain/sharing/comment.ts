// What guests say of a shared project.
import { z } from 'zod';
import { requiredText } from '../text.ts';
import { platforms } from '../wizard/options.ts';
import { commentParts } from './place.ts';

export const mostName = 80;
export const mostComment = 1_000;
/** More than these a project does not take. */
export const mostComments = 300;
export const mostApprovals = 50;

// A name is one line, whatever was pasted.
const name = requiredText(mostName).transform((said) => said.replace(/\s+/g, ' ').trim());
const said = requiredText(mostComment).transform((text) => text.trim());
/** Made with the page, so that the same form sent twice is one comment. */
const id = z.uuid();

/** The forms of the page behind a link, by what their button does. */
export const guestForms = {
  comment: z.object({ id, name, about: z.string().max(32), text: said }),
  reply: z.object({ id, name, parent: z.uuid(), text: said }),
  approve: z.object({ name, take: z.string().max(64) }),
  open: z.object({ passphrase: z.string().max(400) }),
};
export type GuestAct = keyof typeof guestForms;
export const isGuestAct = (act: unknown): act is GuestAct =>
  typeof act === 'string' && Object.hasOwn(guestForms, act);

/** As it is shown. `guest_id` is null for what the owner said, and hidden from other guests. */
export const comment = z.object({
  id: z.string(),
  guest_id: z.string().nullable(),
  is_owner: z.boolean(),
  name: z.string(),
  text: z.string(),
  created_at: z.string(),
});
export type Comment = z.infer<typeof comment>;

/** A comment with what it is about, and what was answered, oldest first. */
export const thread = comment.extend({
  part: z.enum(commentParts),
  number: z.number().int().nullable(),
  /** The platform of the cut it is about; null for the whole, and for a film with one cut. */
  cut: z.enum(platforms).nullable(),
  about: z.string(),
  resolved_at: z.string().nullable(),
  replies: z.array(comment),
});
export type Thread = z.infer<typeof thread>;

/** A yes to a take. `is_current`: what stands now is still that take. */
export const approval = z.object({
  id: z.string(),
  guest_id: z.string().nullable(),
  name: z.string(),
  created_at: z.string(),
  is_current: z.boolean(),
});
export type Approval = z.infer<typeof approval>;
