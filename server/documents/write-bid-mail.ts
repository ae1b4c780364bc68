// Mails about bids: to directors, or to the house where they have no address, and to the owner.
import { eq } from 'drizzle-orm';
import { bidPath } from '#domain/bidding/bid-page.ts';
import { bids, profiles, projects } from '../db/schema.ts';
import type { MailMessage } from '../gateways/mail/port.ts';
import type { MailRow } from '../mail/queue-mail.ts';
import { stopUrl } from '../mail/suppression-list.ts';
import type { Services } from '../services.ts';
import { tokenOf } from '../sharing/share-address.ts';
import { makeCreativePackage } from './creative-package.ts';
import { renderNoticeHtml, renderNoticeText } from './mail/render-stoppable-notice.ts';
import { makeBidNotice } from './notices/bid-notice.ts';
import { packageOfProject } from './package-of-project.ts';
import { printPackage } from './pdf/print-package.ts';
import { ownLookOf } from './read-own-look.ts';
import { readPictures } from './read-pictures.ts';

/** Null when the project is gone. */
export async function writeBidMail(services: Services, mail: MailRow): Promise<MailMessage | null> {
  const { config, db, secret } = services;
  if (mail.bid_id === null) return null;
  const [found] = await db
    .select({ bid: bids, project: projects, owner: profiles })
    .from(bids)
    .innerJoin(projects, eq(projects.id, bids.project_id))
    .innerJoin(profiles, eq(profiles.id, projects.user_id))
    .where(eq(bids.id, mail.bid_id));
  if (!found) return null;
  const { bid, project } = found;
  const isOwners = mail.kind === 'bid-offered';
  const page = isOwners ? `/projects/${project.id}/bids` : bidPath(tokenOf(bid.key, secret, 'bid'));
  const throughHouse = !isOwners && bid.address === null;
  const own = stopUrl(config.appUrl, secret, { address: mail.to_address, mailId: mail.id });
  const stop = throughHouse ? '' : own;
  const notice = makeBidNotice(mail.kind, {
    projectName: project.project_name,
    directorName: bid.director_name,
    throughHouse,
    url: `${config.appUrl}${page}`,
    stopUrl: stop,
    price: bid.price_dollars,
    days: bid.days,
  });
  if (!notice) return null;
  return {
    messageId: mail.message_id ?? `<${mail.id}@${config.mailFrom.address.split('@')[1]}>`,
    date: mail.created_at,
    to: { name: '', address: mail.to_address },
    subject: notice.subject,
    html: await renderNoticeHtml(notice),
    text: renderNoticeText(notice),
    inlineImages: [],
    attachments: mail.kind === 'bid-request' ? [await packageOf(services, found)] : [],
    ...(stop === '' ? {} : { stopUrl: stop }),
  };
}

type Found = { project: typeof projects.$inferSelect; owner: typeof profiles.$inferSelect };

async function packageOf(services: Services, found: Found) {
  const { config, storage, now } = services;
  const content = packageOfProject(found.project, found.owner);
  const { pdf } = await printPackage(
    makeCreativePackage(content, {
      pictures: await readPictures(storage, content.storyboardFrames),
      look: await ownLookOf(services, found.owner.id, content.pictures),
      brand: { ...config.brand, appUrl: config.appUrl },
      openPath: '/',
      stopUrl: '',
      isUnasked: false,
      createdAt: now(),
    }),
  );
  return { filename: 'creative-package.pdf', contentType: 'application/pdf', content: pdf };
}
