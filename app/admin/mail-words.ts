// The kinds of mail, in plain words.
const words: Record<string, string> = {
  package: 'Creative package mail',
  'production-request': 'Production request mail to the house',
  project: 'Project mail',
  feedback: 'Mail of what guests said',
  'bid-request': 'Mail that asks a director for a bid',
  'bid-offered': 'Mail of a bid to the client',
  'bid-accepted': 'Mail of an accepted bid',
  'bid-declined': 'Mail of a declined bid',
  'verify-email': 'Mail to verify an address',
  'recover-password': 'Password recovery mail',
  'sign-in-link': 'Sign-in link mail',
  'account-deleted': 'Notice of a deleted account',
  'password-changed': 'Notice of a changed password',
  'address-changed': 'Notice of a changed address',
  'second-factor-changed': 'Notice of a changed second factor',
  receipt: 'Receipt mail',
  'payment-refunded': 'Refund mail',
  'subscription-started': 'Mail of a started subscription',
  'trial-ending': 'Mail of an ending trial',
  'subscription-receipt': 'Subscription receipt mail',
  'renewal-failed': 'Mail of a failed renewal',
  'subscription-canceled': 'Mail of a canceled subscription',
  'subscription-ended': 'Mail of an ended subscription',
  'payment-received': 'Payment notice to the house',
  'payment-disputed': 'Dispute notice to the house',
  'dispute-decided': 'Notice of a decided dispute to the house',
  'refund-told': 'Refund notice to the house',
  'refund-returned': 'Notice of a refund that came back to the house',
  'payer-left': 'Notice to the house that a payer left',
  'cancellation-told': 'Cancellation notice to the house',
  'failed-renewal-told': 'Notice of a failed renewal to the house',
  lead: 'Lead mail to the house',
};

/** What a mail is; its kind as it is written for one that has no words yet. */
export const mailWords = (kind: string): string =>
  Object.hasOwn(words, kind) ? (words[kind] ?? kind) : kind;
