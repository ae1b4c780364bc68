// Asks the mail server and whoever takes the money once after the start, so that whoever set
// something wrong reads it there and not from a visitor.
import { MailError } from '../gateways/mail/port.ts';
import { PaymentsError } from '../gateways/payments/port.ts';
import type { Services } from '../services.ts';

type Checked = Pick<Services, 'log' | 'mail' | 'payments'>;

/** Says in the log what does not work, and what to do. Stops nobody, and never rejects. */
export async function checkOutside({ log, mail, payments }: Checked): Promise<void> {
  const checks = [
    {
      service: 'mail',
      check: mail.check,
      advice: 'Mails wait. Check SMTP_URL and that its server runs.',
    },
    {
      service: 'payments',
      check: payments.check,
      advice:
        'Nothing can be paid. Check STRIPE_SECRET_KEY and the way to Stripe (docs/payments.md).',
    },
  ];
  await Promise.all(
    checks.map(async ({ service, check, advice }) => {
      if (!check) return;
      try {
        await check();
        log.info({ service }, 'the service answers');
      } catch (error) {
        const isKnown = error instanceof MailError || error instanceof PaymentsError;
        const reason = isKnown ? error.message : 'It failed in a way nobody expected.';
        log.error({ service, reason, ...(isKnown ? {} : { err: error }) }, advice);
      }
    }),
  );
}
