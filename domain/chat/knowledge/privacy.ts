import { openPage } from '../action.ts';
import type { Entry } from '../entry.ts';

const privacyPage = openPage('Privacy Policy', '/privacy');
const account = openPage('Your account', '/account');

/** What is kept of people, where, and how it goes. */
export const privacy: readonly Entry[] = [
  {
    id: 'privacy',
    title: 'What happens to my data?',
    aliases: [
      'are you gdpr compliant',
      'what do you do with my data',
      'privacy',
      'is my data safe',
      'do you sell my data',
      'gdpr ccpa',
      'how long do you keep my information',
      'data protection',
      'what do you store about me',
    ],
    text: 'Your answers stay in your browser tab until you ask for a result or a package; sending a package records it. We do not sell data and do not use it to advertise to you. Those who must handle it are hosting providers, payment processors and, for a production, the collaborators.',
    next: ['where-is-data', 'delete-data', 'cookies'],
    action: privacyPage,
  },
  {
    id: 'where-is-data',
    title: 'Where is my data processed?',
    aliases: [
      'where are your servers',
      'data location',
      'is data stored in the united states',
      'europe data transfer',
      'which country is my data in',
    ],
    text: 'Data may be processed in the U.S. If you are elsewhere, using the service means that your data is transferred there.',
    next: ['privacy', 'who-sees-data', 'law'],
    action: privacyPage,
  },
  {
    id: 'who-sees-data',
    title: 'Who sees what I enter?',
    aliases: [
      'who can see my project',
      'who can see my work',
      'who receives my data',
      'who can read my project',
      'do directors see my brief',
      'is my project public',
      'third parties',
      'can other users see my ideas',
    ],
    text: 'A project is seen by you and the house’s administrators. A director and collaborators see brief, script, storyboard, schedule and contact details when you order production. Nothing of it is published.',
    next: ['privacy', 'training', 'delete-data'],
  },
  {
    id: 'cookies',
    title: 'Do you use cookies?',
    aliases: [
      'cookie banner',
      'tracking',
      'google analytics pixel',
      'why is there no cookie notice',
      'do you track me',
    ],
    text: ({ countsVisits }) =>
      `None while you look around; signing in sets the essential ones alone. There are no advertising cookies and no third-party trackers.${countsVisits ? ' Visits are counted here without cookies.' : ''} A film you start yourself may set cookies of the company that hosts it.`,
    next: ['privacy', 'policies'],
    action: openPage('Cookie Policy', '/cookies'),
  },
  {
    id: 'download-data',
    title: 'Can I get a copy of my data?',
    aliases: ['export my data', 'data portability', 'download everything you have about me'],
    text: 'Yes: your account page has “Download your data”, one file with profile, projects, packages, payments and mails. Without an account, ask a person; we answer within 30 days.',
    next: ['delete-account', 'privacy'],
    action: account,
  },
  {
    id: 'delete-account',
    title: 'How do I delete my account?',
    aliases: [
      'close my account',
      'remove my account',
      'erase everything',
      'delete my profile for good',
      'get rid of account',
    ],
    text: 'At the end of your account page. Everything under it is gone for good, a running subscription ends at once, and only records of payments stay, as tax law asks. Download your data first if you may want it.',
    next: ['download-data', 'delete-data', 'cancel-starter'],
    subject: 'account',
    action: account,
  },
  {
    id: 'delete-data',
    title: 'How do I have my data deleted without an account?',
    aliases: [
      'delete my package',
      'right to be forgotten',
      'remove my email from your database',
      'guest data deletion',
      'erase my submission',
    ],
    text: 'Ask a person: what a guest sent is deleted on request, after we made sure that it is yours. We answer within 30 days. What is only in your browser goes when you close the tab.',
    next: ['privacy', 'delete-account', 'stop-mail'],
    needsPerson: true,
  },
  {
    id: 'chat-privacy',
    title: 'Is this chat stored?',
    aliases: [
      'is this chat saved somewhere',
      'is this chat recorded',
      'are my messages saved',
      'do you keep our conversation',
      'who reads these messages',
      'delete this chat',
      'chat history',
      'is the chat private',
    ],
    text: 'The conversation is kept in this tab alone and goes when you close it; “Clear conversation” removes it at once. The server reads your question to answer it and does not store or log it. Please leave out card numbers and passwords.',
    next: ['privacy', 'who-sees-data'],
  },
];
