import { z } from 'zod';

/**
 * What a reply offers to do. `href` is a telephone or mail address, a secure page or a path of this
 * site; nothing else is ever a link.
 */
export const chatAction = z.object({
  kind: z.enum(['open-wizard', 'open-directory', 'open-page', 'contact']),
  label: z.string().min(1).max(60),
  href: z
    .string()
    .max(500)
    .regex(/^(tel:[+\d]+|mailto:[^\s]+|https:\/\/\S+|\/(?![/\\])\S*)$/)
    .optional(),
});
export type ChatAction = z.infer<typeof chatAction>;

export const openWizard: ChatAction = { kind: 'open-wizard', label: 'Get started' };
