// What the dialog says before a project goes.
import { formatCents } from '#domain/payments/offer.ts';
import { archiveDays, type ProjectDeletion } from '#domain/projects/archive.ts';

type Payment = ProjectDeletion['payments'][number];

/** As paragraphs; null is a deletion whose outcome is not known yet, or could not be asked. */
export function deletionWords(deletion: ProjectDeletion | null): string[] {
  if (deletion === null) {
    return [
      `The brief, script and storyboard go with it, and so do earlier takes, its link, comments and bids. This cannot be undone, unless something was paid for it: then it waits ${archiveDays} days in your archive.`,
    ];
  }
  if (deletion.becomes === 'deleted') {
    return [
      'The brief, script and storyboard go with it, and so do earlier takes, its link, comments and bids. This cannot be undone.',
    ];
  }
  return [
    ...deletion.payments.map(paymentWords),
    `It goes to your archive, with brief, script, storyboard and earlier takes; its link ends. There you can restore it for ${archiveDays} days; then it is gone for good.`,
    'Order and receipt stay on your account page and, with the brief, in our books. Deleting gives no money back: ask for a refund first if you want one.',
  ];
}

function paymentWords({ cents, refunded_cents, state }: Payment): string {
  const amount = formatCents(cents);
  switch (state) {
    case 'open':
      return `A payment of ${amount} is open. It is closed, and nothing is charged.`;
    case 'processing':
      return `A payment of ${amount} is on its way.`;
    case 'refunded':
      return `${amount} was paid for it and given back.`;
    case 'partly-refunded':
      return `${amount} was paid for it, of which ${formatCents(refunded_cents)} was given back. It is in production.`;
    case 'lost':
      return `${amount} was paid for it, and your bank took it back.`;
    case 'underpaid':
      return `A part of ${amount} was paid for it.`;
    default:
      return `${amount} was paid for it, and it is in production.`;
  }
}
