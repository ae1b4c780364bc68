// What mails about an account say. Nothing that somebody typed stands in them: whoever enters a
// stranger's address must not get to write to them.
import { standsWords } from '#domain/payments/rules/leaving-words.ts';
import { becameWords, madeWords } from '#domain/payments/rules/made-payment.ts';
import { onRequestWords } from '#domain/payments/rules/payment-terms.ts';
import { type LinkKind, linkMinutes } from '../../accounts/mailed-links/mailed-tokens.ts';

export type AccountNotice = {
  subject: string;
  /** The line shown beside the subject. */
  glance: string;
  /** It tells of payments, and none of them was real. */
  isTest?: boolean;
  heading: string;
  /** Paragraphs above the button. */
  lines: string[];
  button?: { label: string; url: string };
  /** What to do when it was somebody else. */
  closing: string;
};
type Words = Omit<AccountNotice, 'button'>;

const nothingToDo = 'If you did not ask for this, you need not do anything: nothing has changed.';
const until = (kind: LinkKind): string => {
  const minutes = linkMinutes[kind];
  return minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`;
};
const once = (kind: LinkKind) => `The link works once, for ${until(kind)}.`;

/** Mails with a link. */
export const linkWords: Record<LinkKind, Words & { label: string }> = {
  verify: {
    subject: 'Verify your email address for AD BUILDER',
    glance: 'One press, and the address is yours.',
    heading: 'Verify your address',
    lines: [
      'Somebody gave this address for an account at AD BUILDER. If that was you, please verify it.',
      once('verify'),
    ],
    label: 'Verify this address',
    closing: 'If it was not you, do not press the button: without it the address is not used.',
  },
  recover: {
    subject: 'Choose a new password for AD BUILDER',
    glance: 'The link to a new password.',
    heading: 'A new password',
    lines: [
      'You can choose a new password now. It signs you out everywhere else.',
      once('recover'),
    ],
    label: 'Choose a password',
    closing: nothingToDo,
  },
  'sign-in': {
    subject: 'Your link to sign in to AD BUILDER',
    glance: 'Sign in without a password.',
    heading: 'Sign in',
    lines: ['This link signs you in without a password.', once('sign-in')],
    label: 'Sign in',
    closing: nothingToDo,
  },
};

/** Goes to an address that is to take the place of a member's own, in place of `linkWords.verify`. */
export const newAddressWords: Words & { label: string } = {
  subject: 'Your new email address for AD BUILDER',
  glance: 'One press, and your account has this address.',
  heading: 'Your new address',
  lines: [
    'Somebody asked to give their account at AD BUILDER this address. If that was you, please confirm it: until then the account keeps the one it has.',
    once('verify'),
  ],
  label: 'Use this address',
  closing: 'If it was not you, do not press the button: without it the address is not used.',
};

const wasItYou = (page: string) =>
  `If it was not you, please choose a new password at once, at ${page}, under "Forgot password?".`;

/** The password is another one. `page` is where one signs in. */
export const passwordChanged = (page: string): AccountNotice => ({
  subject: 'Your AD BUILDER password was changed',
  glance: 'All other sessions have ended.',
  heading: 'Your password was changed',
  lines: ['The password of your account was changed, and all other sessions have ended.'],
  closing: wasItYou(page),
});

/** Goes to the address that was left. `contact` says how to turn to us. */
export const addressChanged = (contact: string): AccountNotice => ({
  subject: 'Your AD BUILDER account has another email address',
  glance: 'Sign in with the new one from now on.',
  heading: 'Another address',
  lines: [
    'The email address of your account was changed: sign in with the new one from now on. Mails about the account go there.',
    'What was paid with this address keeps it on its receipt; what becomes of it is told at the new address.',
  ],
  closing: `If it was not you, please ${contact} at once.`,
});

/** A payment that outlives the account of who paid. */
export type LeftPayment = { text: string; isDisputed: boolean; isGuaranteed: boolean };

/** The account is gone. `contact` says how to turn to us. */
export const accountDeleted = (
  contact: string,
  paid: readonly LeftPayment[] = [],
): AccountNotice => ({
  subject: 'Your AD BUILDER account was deleted',
  glance: 'This is the last mail about it.',
  heading: 'Account deleted',
  lines: [
    'Your account was deleted, with profile, projects, packages and the mails about them. This cannot be undone.',
    'If you had the starter package, it has ended, and nothing more is charged. Records of payments stay, as tax law asks.',
    ...leftLines(contact, paid),
  ],
  closing: `If it was not you, please ${contact} at once.`,
});

function leftLines(contact: string, paid: readonly LeftPayment[]): string[] {
  const listed = (isDisputed: boolean) =>
    paid.filter((one) => one.isDisputed === isDisputed).map(({ text }) => text);
  const [standing, disputed] = [listed(false), listed(true)];
  return [
    ...(standing.length > 0
      ? [`Paid and still standing: ${standing.join('; ')}.`, standsWords]
      : []),
    ...(paid.some(({ isGuaranteed }) => isGuaranteed)
      ? [
          `Under a running guarantee ${onRequestWords} until its end: ${contact} and name the order.`,
        ]
      : []),
    ...(disputed.length > 0
      ? [`${madeWords.disputed.badge}: ${disputed.join('; ')}. ${becameWords.disputed}`]
      : []),
  ];
}

export const secondFactorChanged = (isOn: boolean, page: string): AccountNotice => ({
  subject: `The second step of your AD BUILDER sign-in is ${isOn ? 'on' : 'off'}`,
  glance: isOn ? 'Signing in now takes a code as well.' : 'A password is enough to sign in again.',
  heading: isOn ? 'Second step on' : 'Second step off',
  lines: [
    isOn
      ? 'From now on signing in takes a code from your authenticator app as well. Keep your recovery codes where you find them without your telephone.'
      : 'Signing in takes no code from your authenticator app any more.',
  ],
  closing: wasItYou(page),
});

type WayIn = 'passkey-added' | 'recovery-codes-renewed' | 'recovery-code-used';
const waysIn: Record<WayIn, Pick<AccountNotice, 'subject' | 'heading'> & { line: string }> = {
  'passkey-added': {
    subject: 'A passkey was added to your AD BUILDER account',
    heading: 'A new passkey',
    line: 'A passkey was added to your account. Whoever has its device can sign in with it.',
  },
  'recovery-codes-renewed': {
    subject: 'Your AD BUILDER recovery codes were made anew',
    heading: 'New recovery codes',
    line: 'New recovery codes were made for your account. Those you had before do not work any more.',
  },
  'recovery-code-used': {
    subject: 'A recovery code of your AD BUILDER account was used',
    heading: 'A recovery code was used',
    line: 'Somebody signed in with one of your recovery codes, which does not work any more.',
  },
};

/** There is, or was, another way into the account. `page` is where its owner sees and ends them. */
export const wayInChanged = (way: WayIn, page: string): AccountNotice => ({
  subject: waysIn[way].subject,
  glance: 'If it was you, there is nothing to do.',
  heading: waysIn[way].heading,
  lines: [waysIn[way].line],
  closing: `If it was not you, choose another password and look through passkeys and sessions at once, at ${page}.`,
});
