// A creative package that somebody asked for: recorded once, then mailed.
import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SendConceptRequest } from '#domain/functions/send-concept.ts';
import { announce, nobody } from '../db/changes.ts';
import type { Transaction } from '../db/database.ts';
import { submissionLogs } from '../db/schema.ts';
import { keepLead } from '../leads/keep-lead.ts';
import { leadCells, toldCells } from '../leads/lead-cells.ts';
import type { LimitRule } from '../limits.ts';
import { isOwnAddress } from '../mail/is-own-address.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';
import { networkRules } from '../mail/network-rules.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { refuseReported } from '../mail/refuse-reported.ts';
import { holdPictures } from '../pictures/adopt-pictures.ts';
import type { PictureAsker } from '../pictures/find-picture.ts';
import { linkToOwnProject } from '../projects/claiming/link-packages.ts';
import type { Services } from '../services.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';

/** Where a request comes from, by the server's own look; a guest has no `userId`. */
export type Sender = {
  ipAddress: string;
  network: string;
  userId?: string | null;
  /** Whose pictures of the product it may hold. */
  asker?: PictureAsker;
};

const day = 86_400;
const packagesADay = 3; // to one address

/**
 * Records a package and queues its mail and its lead, all or nothing. The same package asked for
 * again (by its `submissionId`, or by its content where there is none) is the one already recorded.
 * Throws 'too-many-requests' when the address or the network has had enough, or three
 * packages from there were reported; repeats do not count, and without a mail more are recorded.
 */
export async function submitPackage(
  services: Services,
  request: SendConceptRequest,
  sender: Sender,
): Promise<{ submissionId: string; sentBefore?: Date }> {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const dedupe_key = dedupeKey(request, contentOf(request));
    const [recorded] = await tx
      .insert(submissionLogs)
      .values({
        id: randomUUID(),
        email: request.email,
        product_name: request.productName,
        creative_brief: request.creativeBrief,
        created_at: now,
        package: contentOf(request),
        ip_address: sender.ipAddress,
        dedupe_key,
        user_id: sender.userId ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: submissionLogs.id });
    if (!recorded) return findRecorded(tx, dedupe_key);
    if (!request.withoutMail) await refuseReported(tx, sender, now);
    const isAsked = await isOwnAddress(tx, sender.userId ?? null, request.email);
    await services.limits.take(limitsOf(services, request, sender, isAsked), now, tx);
    const { asker } = sender;
    if (asker) await holdPictures(tx, asker, recorded.id, request.pictures);
    if (!request.withoutMail) {
      const { id: submissionId } = recorded;
      await queueMail(services, tx, { kind: 'package', to: request.email, submissionId, now });
    }
    if (sender.userId) {
      const { productName } = request;
      await linkToOwnProject(tx, { id: recorded.id, userId: sender.userId, productName });
    }
    await announce(tx, 'submissions', sender.userId ?? nobody);
    await keepLead(services, tx, {
      cells: leadCells(toldCells(request), sender.ipAddress, now),
      dedupeKey: dedupe_key,
      submissionId: recorded.id,
      now,
    });
    await tellWebhooks(services, tx, 'package.sent', { submission_id: recorded.id });
    return { submissionId: recorded.id };
  });
}

async function findRecorded(tx: Transaction, key: string) {
  const [found] = await tx
    .select({ submissionId: submissionLogs.id, sentBefore: submissionLogs.created_at })
    .from(submissionLogs)
    .where(eq(submissionLogs.dedupe_key, key));
  if (!found) throw new Error('A recorded submission is not there.');
  return found;
}

/** How many packages and projects one mailbox is sent, however its address is written. */
export const packagesTo = (address: string): LimitRule => ({
  name: 'packages-address',
  subject: mailboxOf(address),
  count: packagesADay,
  windowSeconds: day,
});

function limitsOf(
  { config }: Services,
  { email, withoutMail }: SendConceptRequest,
  { userId, ipAddress, network }: Sender,
  isAsked: boolean,
): LimitRule[] {
  const mailed = config.limits.packagesPerHour;
  // Who has had their mails goes on to money and directors without one: that is counted by itself.
  const [kind, count] = withoutMail ? ['unmailed', 3 * mailed] : ['packages', mailed];
  const rulesFor = (name: string, often: Pick<LimitRule, 'count' | 'windowSeconds'>) => [
    ...networkRules({ ipAddress, network }, { name: `${name}-network`, ...often }),
    // A member may change networks.
    ...(userId ? [{ name: `${name}-member`, subject: userId, ...often }] : []),
  ];
  const daily = { count: config.limits.unaskedPackagesPerDay, windowSeconds: day };
  return [
    ...(withoutMail ? [] : [packagesTo(email)]),
    ...rulesFor(kind, { count, windowSeconds: 3600 }),
    // Whoever has all day mails strangers no more than who has an hour.
    ...(withoutMail || isAsked ? [] : rulesFor('unasked', daily)),
  ];
}

// What the caller says about time and network is not ours to keep.
function contentOf(request: SendConceptRequest) {
  const { submissionId, asMember, withoutMail, ipAddress, timestamp, ...content } = request;
  return content;
}

/**
 * Equal for what was sent twice: by the page's id, or by its content where there is none. The address
 * is part of it: nobody's repeat can be another person's package.
 */
export function dedupeKey(
  { email, submissionId }: Pick<SendConceptRequest, 'email' | 'submissionId'>,
  content: object,
): string {
  const kind = submissionId ? 'page' : 'content';
  const hash = createHash('sha256').update(
    `${email.toLowerCase()}\n${submissionId ?? JSON.stringify(content)}`,
  );
  return `${kind}:${hash.digest('base64url')}`;
}
