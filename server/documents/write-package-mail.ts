// The mail that brings a creative package.
import type { SendConceptRequest } from '#domain/functions/send-concept.ts';
import { findChosenDirector, nameAndPlace } from '../directors/chosen-director.ts';
import type { MailMessage } from '../gateways/mail/port.ts';
import { stopUrl } from '../mail-stops.ts';
import type { MailRow } from '../mails.ts';
import type { Services } from '../services.ts';
import { findSubmission } from '../submissions.ts';
import { makeCreativePackage } from './creative-package.ts';
import { renderPackageHtml } from './mail/render-package-html.ts';
import { renderPackageText } from './mail/render-package-text.ts';
import { frameCid } from './mail/storyboard-block.ts';
import { renderPackagePdf } from './pdf/render-package-pdf.ts';
import { readPictures } from './read-pictures.ts';

// The same for everybody: nothing that was typed may stand in a header.
const subject = 'Your creative package from AD BUILDER';

/** Lays out a recorded submission as mail, with its pictures inside and the PDF attached. */
export async function writePackageMail(
  services: Services,
  mail: MailRow,
): Promise<MailMessage | null> {
  const submission = await findSubmission(services.db, mail.submission_id);
  if (!submission) return null;
  const { config, secret, storage, db } = services;
  // Kept as the function's schema gave it back.
  const request = submission.package as unknown as SendConceptRequest;
  const link = stopUrl(config.appUrl, secret, mail.to_address);
  const director = await findChosenDirector(db, request.selectedDirector ?? '');
  const creative = makeCreativePackage(request, {
    pictures: await readPictures(storage, request.storyboardFrames),
    brand: { ...config.brand, appUrl: config.appUrl },
    stopUrl: link,
    createdAt: submission.created_at,
    ...(director ? { director: nameAndPlace(director) } : {}),
  });
  const [html, pdf] = await Promise.all([renderPackageHtml(creative), renderPackagePdf(creative)]);
  return {
    messageId: mail.message_id ?? `<${mail.id}@${config.mailFrom.address.split('@')[1]}>`,
    date: mail.created_at,
    to: { name: '', address: mail.to_address },
    subject,
    html,
    text: renderPackageText(creative),
    inlineImages: creative.frames.flatMap(({ picture }, index) =>
      picture
        ? [
            {
              cid: frameCid(index),
              filename: `frame-${index + 1}.jpg`,
              contentType: 'image/jpeg',
              content: picture.jpeg,
            },
          ]
        : [],
    ),
    attachments: [
      { filename: 'creative-package.pdf', contentType: 'application/pdf', content: pdf },
    ],
    stopUrl: link,
  };
}
