// A creative package as a mail: its pictures inside, the PDF attached.
import { shortDay } from '#domain/days.ts';
import { findChosenDirector, nameAndPlace } from '../directors/chosen-director.ts';
import { filesUntil, filesUrl } from '../exports/mailed/files-link.ts';
import type { MailMessage } from '../gateways/mail/port.ts';
import { isOwnAddress } from '../mail/is-own-address.ts';
import type { MailRow } from '../mail/queue-mail.ts';
import { stopUrl } from '../mail/suppression-list.ts';
import type { Services } from '../services.ts';
import {
  type CreativePackage,
  type FramePicture,
  makeCreativePackage,
  type PackageContent,
} from './creative-package.ts';
import { renderPackageText } from './mail/render-package-text.ts';
import { frameCid } from './mail/storyboard-block.ts';
import { printPackage } from './pdf/print-package.ts';
import { ownLookOf } from './read-own-look.ts';
import { readCutPictures, readPictures } from './read-pictures.ts';

type Parts = {
  mail: MailRow;
  /** The same for everybody. What was typed stands in it only for who typed it themselves. */
  subject: string;
  content: PackageContent;
  /** The day on the package. */
  createdAt: Date;
  /** Id, or empty. */
  directorId: string;
  /** The page that the mail leads to. */
  openPath: string;
  /** The member who had it sent; null for a guest. */
  senderId: string | null;
};

export async function layOutPackage(
  services: Services,
  { mail, subject, content, createdAt, directorId, openPath, senderId }: Parts,
): Promise<MailMessage> {
  const { config, secret, storage, db } = services;
  const link = stopUrl(config.appUrl, secret, { address: mail.to_address, mailId: mail.id });
  const director = await findChosenDirector(db, directorId);
  const creative = makeCreativePackage(content, {
    pictures: await readPictures(storage, content.storyboardFrames),
    cutPictures: await readCutPictures(storage, content.cuts),
    look: await ownLookOf(services, senderId, content.pictures),
    brand: { ...config.brand, appUrl: config.appUrl },
    openPath,
    stopUrl: link,
    isUnasked: !(await isOwnAddress(db, senderId, mail.to_address)),
    createdAt,
    files: {
      url: filesUrl(config.appUrl, secret, { mailId: mail.id, mailedAt: mail.created_at }),
      until: shortDay(filesUntil(mail.created_at)),
    },
    ...(director ? { director: nameAndPlace(director) } : {}),
  });
  // Thousands of short lines take half a second in either: not in the thread that answers.
  const { html, pdf } = await printPackage(creative);
  return {
    messageId: mail.message_id ?? `<${mail.id}@${config.mailFrom.address.split('@')[1]}>`,
    date: mail.created_at,
    to: { name: '', address: mail.to_address },
    subject: creative.isUnasked ? subject : namedSubject(creative, subject),
    html,
    text: renderPackageText(creative),
    inlineImages: creative.frames.flatMap(({ picture }, index) => inlined(picture, index)),
    attachments: [
      { filename: 'creative-package.pdf', contentType: 'application/pdf', content: pdf },
    ],
    stopUrl: link,
  };
}

const inlined = (picture: FramePicture | undefined, index: number) =>
  picture
    ? [
        {
          cid: frameCid(index),
          filename: `frame-${index + 1}.jpg`,
          contentType: 'image/jpeg',
          content: picture.jpeg,
        },
      ]
    : [];

const longestName = 60;

// To an address that somebody else may have typed nothing of it goes into a header.
function namedSubject({ product, title }: CreativePackage, otherwise: string): string {
  const [what, concept] = [product, title].map(inLine);
  if (!what) return otherwise;
  return concept
    ? `${what}: “${concept}”, your creative package`
    : `${what}: your creative package`;
}

function inLine(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  const signs = [...line];
  return signs.length > longestName ? `${signs.slice(0, longestName - 1).join('')}…` : line;
}
