// The mail that brings a creative package.
import type { SendConceptRequest } from '#domain/functions/send-concept.ts';
import type { MailMessage } from '../gateways/mail/port.ts';
import type { MailRow } from '../mail/queue-mail.ts';
import { findSubmission } from '../production/find-submission.ts';
import type { Services } from '../services.ts';
import { layOutPackage } from './lay-out-package.ts';

/** A guest's package becomes a project once they have an account and its address is verified. */
const guestPath = '/auth?tab=sign-up&next=/projects';

/** Lays out a recorded submission; null when it is gone. */
export async function writePackageMail(
  services: Services,
  mail: MailRow,
): Promise<MailMessage | null> {
  const submission = await findSubmission(services.db, mail.submission_id);
  if (!submission) return null;
  // Kept as the function's schema gave it back.
  const request = submission.package as unknown as SendConceptRequest;
  return layOutPackage(services, {
    mail,
    subject: 'Your creative package from AD BUILDER',
    content: request,
    createdAt: submission.created_at,
    directorId: request.selectedDirector ?? '',
    senderId: submission.user_id,
    openPath: submission.user_id === null ? guestPath : '/projects',
  });
}
