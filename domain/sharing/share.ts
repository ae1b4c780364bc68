// A link to a project, as its owner makes and sees it.
import { z } from 'zod';
import { requiredText, text } from '../text.ts';
import { approval, mostComment, thread } from './comment.ts';

export const leastPassphrase = 6;
export const mostPassphrase = 100;

/** How many days a link can be given to live. */
export const shareDays = [7, 30, 90] as const;

const settings = {
  /** Ends by itself so many days from now; null is never. */
  days: z.union(shareDays.map((days) => z.literal(days))).nullable(),
  allows_downloads: z.boolean(),
  mails_owner: z.boolean(),
  /** What guests have to say first; null asks for nothing. */
  passphrase: text(mostPassphrase)
    .min(leastPassphrase, `Please use ${leastPassphrase} characters or more.`)
    .nullable(),
};

/** What `POST /api/projects/:id/share` takes: what is left out is as before, or as usual. */
export const shareSettings = z.object(settings).partial();
export type ShareSettings = z.output<typeof shareSettings>;

/** What can be said by the owner: on its own about a part, or in answer to a comment. */
export const ownComment = z.object({
  parent_id: z.uuid(),
  text: requiredText(mostComment).transform((said) => said.trim()),
});

/** What `PATCH /api/projects/:id/comments/:comment` takes. */
export const commentChange = z.object({ resolved: z.boolean() });

/** A link and what came of it, for its owner. Times are ISO text. */
export const projectShare = z.object({
  project_name: z.string(),
  link: z
    .object({
      address: z.string(),
      expires_at: z.string().nullable(),
      is_over: z.boolean(),
      allows_downloads: z.boolean(),
      has_passphrase: z.boolean(),
      mails_owner: z.boolean(),
    })
    .nullable(),
  /** Counted once a day for each visitor; null where this installation counts nothing. */
  visits: z.object({ count: z.number().int(), last_at: z.string().nullable() }).nullable(),
  threads: z.array(thread),
  approvals: z.array(approval),
  blocked: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ProjectShare = z.infer<typeof projectShare>;
