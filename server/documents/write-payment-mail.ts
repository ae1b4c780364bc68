// The mails about payments and the starter subscription.
import type { MailMessage } from '../gateways/mail/port.ts';
import type { MailRow } from '../mails.ts';
import type { Services } from '../services.ts';

export async function writePaymentMail(
  _services: Services,
  _mail: MailRow,
): Promise<MailMessage | null> {
  return null;
}
