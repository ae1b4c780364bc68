// The page behind a director's link: what they are shown, and what they offer.
import { eq } from 'drizzle-orm';
import { bidOffer } from '#domain/bidding/bid.ts';
import type { BidRefusal, BidView } from '#domain/bidding/bid-page.ts';
import { projectWords } from '#domain/projects/project-words.ts';
import { AppError } from '../app-error.ts';
import { announce } from '../db/changes.ts';
import { bids } from '../db/schema.ts';
import { networkRules } from '../mail/network-rules.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { mayOfferBid } from '../policies.ts';
import type { Services } from '../services.ts';
import { textsOf } from '../sharing/texts-of.ts';
import { workOf } from '../sharing/work-of.ts';
import { findBid, presentBid } from './find-bid.ts';

type Parts = Pick<Services, 'db' | 'secret'>;

/** What a director is shown behind their link. */
export async function openBid({ db, secret }: Parts, token: string): Promise<BidView> {
  const found = await findBid(db, secret, token);
  if (found === 'unknown' || found === 'ended') return { state: found };
  const { project, owner, bid } = found;
  const { budget, schedule } = projectWords(project.form_data);
  const work = workOf(project, owner);
  return { state: 'open', page: { token, work, budget, schedule, bid: presentBid(bid) } };
}

type From = { network: string; ipAddress: string };

/** Keeps what a director offers, until it is decided. Null when it is kept, else why it is not. */
export async function offerBid(
  services: Services,
  token: string,
  from: From,
  form: FormData,
): Promise<BidRefusal | null> {
  const values = textsOf(form, Object.keys(bidOffer.shape));
  try {
    await keepOffer(services, token, from, values);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.status >= 500) throw thrown;
    const { status, message, fields = [] } = thrown;
    const told = Object.fromEntries(fields.map((field) => [field.path, field.message]));
    return { status, message, fields: told, values };
  }
}

async function keepOffer(
  services: Services,
  token: string,
  from: From,
  values: Record<string, string>,
): Promise<void> {
  const { db, limits, now, secret } = services;
  const parsed = bidOffer.safeParse(values);
  if (!parsed.success) {
    throw new AppError('invalid-input', 'Some fields need a change.', {
      fields: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    });
  }
  const { price, days, included, availability, reference1, reference2 } = parsed.data;
  const offer = {
    price_dollars: price,
    days,
    included,
    availability,
    references: [reference1, reference2].filter(Boolean),
  };
  const rule = { name: 'bid-offers', count: 20, windowSeconds: 3600 };
  await limits.take(networkRules(from, rule), now());
  await db.transaction(async (tx) => {
    const found = await findBid(tx, secret, token);
    if (found === 'unknown' || found === 'ended') throw over();
    const [bid] = await tx.select().from(bids).where(eq(bids.id, found.bid.id)).for('update');
    if (!bid || !mayOfferBid(bid)) throw over();
    const change = { ...offer, state: 'offered', offered_at: now() } as const;
    await tx.update(bids).set(change).where(eq(bids.id, bid.id));
    const { owner, project } = found;
    await announce(tx, 'projects', owner.id);
    if (bid.state !== 'asked' || !owner.email_verified) return;
    const about = { userId: owner.id, projectId: project.id, bidId: bid.id };
    await queueMail(services, tx, { kind: 'bid-offered', to: owner.email, now: now(), ...about });
  });
}

const over = () => new AppError('conflict', 'This is decided: nothing more can be offered here.');
