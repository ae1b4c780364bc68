import type { Entry } from '../entry.ts';
import type { House } from '../house.ts';

const unpublished =
  'This installation has not published a phone number or an address. To reach a person, answer any e-mail we have sent you, or choose a director at the end of the builder: then a producer writes to you.';

function contactOf({ phone, callUrl, address, keepsMail }: House): string {
  if (!(phone || callUrl || address)) return unpublished;
  const calls = [phone && `call ${phone}`, callUrl && 'book a call'].filter(Boolean).join(', or ');
  return [
    calls && `To reach a person, ${calls}.`,
    address && `The house is at ${address}, and can be written to there.`,
    keepsMail
      ? ''
      : 'For e-mail, answer any mail we have sent you; no other address is known to me.',
    'I do not know the hours somebody answers.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The package in the mail, and reaching people. */
export const people: readonly Entry[] = [
  {
    id: 'e-mail-package',
    title: 'What is in the package e-mail?',
    aliases: [
      'what is in the creative package',
      'package e-mail contents',
      'email my creative package',
      'what do you send me',
      'send the results by mail',
      'contents of the email',
      'send it to another address',
    ],
    text: 'It holds the concept you chose, the brief, the script and the four drawn frames, and a PDF of all of it. It is free and goes to the address you enter.',
    next: ['pdf', 'mail-missing', 'stop-mail'],
    subject: 'package',
  },
  {
    id: 'pdf',
    title: 'Can I download a PDF?',
    aliases: [
      'printable version',
      'download my script',
      'export the storyboard',
      'export to pdf',
      'print my script',
      'download the storyboard',
      'save as word document',
      'download images',
      'get a file',
    ],
    text: 'The PDF comes with the package by e-mail, ready to print or forward. There is no separate download button; “Copy Script” in step 8 copies the text.',
    next: ['e-mail-package', 'share-team'],
    subject: 'package',
  },
  {
    id: 'storyboard-files',
    title: 'Which file formats do the script and the storyboard come in?',
    aliases: ['file format of the storyboard', 'are the frames jpeg', 'is it a word file'],
    text: 'They come in a PDF that holds all of it, attached to the package e-mail. The four frames are JPEG pictures, also shown in the mail itself, and the script is text you can copy in step 8. There is no Word, PowerPoint or layered file.',
    next: ['pdf', 'e-mail-package', 'deliverables'],
    subject: 'package',
  },
  {
    id: 'mail-missing',
    title: 'My package has not arrived.',
    aliases: [
      'the email with my package never arrived',
      'package lost',
      'cannot find your email',
      'package did not come',
      'i did not get my package email',
      'the email never came',
      'package email not arrived',
      'did not receive the email',
      'where is my package',
      'mail in spam',
      'nothing in my inbox',
      'resend my package',
      'how long until the email comes',
      'no email yet',
    ],
    text: ({ keepsMail }) =>
      keepsMail
        ? 'This installation sends no mail. It keeps every mail in an outbox that its operators can read at /mailbox on their own machine.'
        : 'The package usually arrives within a minute or two. Look in the spam folder and check the address; delivery is tried again by itself when a mail server is busy. If you stopped our mail to that address earlier, nothing is sent there.',
    next: ['e-mail-package', 'stop-mail', 'contact-person'],
    subject: 'package',
  },
  {
    id: 'stop-mail',
    title: 'How do I stop your e-mails?',
    aliases: [
      'unsubscribe from emails',
      'newsletter',
      'stop mailing me',
      'i did not ask for this mail',
      'will you send me advertising spam',
      'remove me from the mailing list',
    ],
    text: 'Every package e-mail has a link that stops further mail to that address at once. We send no newsletters and do not use your data to advertise to you.',
    next: ['privacy', 'delete-data'],
    subject: 'package',
  },
  {
    id: 'accessibility',
    title: 'Is the site accessible?',
    aliases: [
      'screen reader',
      'keyboard only',
      'wcag',
      'disability',
      'blind visitors',
      'larger text zoom',
      'reduced motion',
    ],
    text: 'It is made to WCAG 2.2 AA: everything works by keyboard and with a screen reader, at 400 % zoom and with reduced motion. If something stands in your way, please tell a person.',
    next: ['browsers', 'contact-person'],
  },
  {
    id: 'contact-person',
    title: 'How do I reach a person?',
    aliases: [
      'speak with a human',
      'call someone',
      'get a human',
      'support email',
      'how to contact you',
      'chat with a live person',
      'customer support',
      'do you have a phone line',
      'talk to a human',
      'phone number',
      'customer service',
      'speak to someone',
      'contact support',
      'call you',
      'what is your address',
      'e-mail address of the company',
      'book a call',
      'opening hours',
      'live agent representative',
      'where is your office',
    ],
    text: contactOf,
    next: ['what-happens-next', 'something-broken'],
    needsPerson: 'told',
  },
  {
    id: 'complaint',
    title: 'I have a complaint.',
    aliases: [
      'file a complaint',
      'your service is awful',
      'i am angry',
      'i am unhappy',
      'this is terrible service',
      'speak to a manager',
      'report a problem with a production',
      'very disappointed',
      'report abuse or illegal content',
    ],
    text: 'I am sorry. That belongs with a person who can settle it; please say what happened and, if you have one, the number of your order.',
    next: ['refund', 'something-broken'],
    needsPerson: true,
  },
  {
    id: 'who-runs',
    title: 'Who runs this company?',
    aliases: ['who owns this company', 'who is behind ad builder', 'which company runs this site'],
    text: 'The house that runs this installation of AD BUILDER: its directors and its producers are who you work with. Names of its owners, its size and its history are not known to me; a person can tell you.',
    next: ['contact-person', 'director-directory', 'policies'],
    needsPerson: true,
  },
  {
    id: 'partnership',
    title: 'Do you work with agencies, press or partners?',
    aliases: [
      'white label',
      'affiliate program',
      'api access',
      'press inquiry',
      'investor',
      'reseller',
      'bulk deal for agencies',
    ],
    text: 'Partnerships are for the house to decide, and I do not know its terms. Agencies may use the builder for their clients like anybody else.',
    next: ['contact-person', 'several-products'],
    needsPerson: true,
  },
];
