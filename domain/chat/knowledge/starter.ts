import { formatCents, starter } from '../../payments/offer.ts';
import { openPage } from '../action.ts';
import type { Entry } from '../entry.ts';

const month = formatCents(starter.cents);

/** The starter package and its subscription. */
export const starterPackage: readonly Entry[] = [
  {
    id: 'starter-package',
    title: 'What is the starter package?',
    aliases: [
      'tell me about your subscription',
      'what does the monthly plan include',
      'starter kit',
      'subscription benefits',
      'starter plan',
      'subscription plan',
      'what do i get for 9.99',
      'monthly package contents',
      'do you have a membership',
      'starter subscription include',
    ],
    text: `A subscription at ${month} a month after ${starter.trialDays} days free, for those who film themselves. It holds concepts, briefs, scripts with as many takes as they need, storyboards in your platform’s format, and every project kept in your account. A director and a crew are not part of it; you can order a production for any project later.`,
    next: ['starter-price', 'trial', 'cancel-starter'],
    subject: 'starter',
  },
  {
    id: 'starter-price',
    title: 'What does the starter package cost?',
    aliases: [
      'how much is the subscription',
      'price per month',
      'monthly fee',
      'starter package price',
      'how much a month',
    ],
    text: `${month} a month, where the usual price is ${formatCents(starter.usualCents)}. The first ${starter.trialDays} days are free, and you can cancel anytime. It is billed by the month; there is no yearly plan.`,
    next: ['trial', 'cancel-starter', 'starter-package'],
    subject: 'starter',
  },
  {
    id: 'trial',
    title: 'How does the free trial work?',
    aliases: [
      'trial period',
      'when am i charged after the trial',
      'how many trial days',
      'when does the trial end',
      'second trial',
      'do i need a card for the trial',
    ],
    text: `The starter package is free for ${starter.trialDays} days, then ${month} a month until you cancel. Cancel before the trial ends and you pay nothing. You sign in and agree to the terms first; whoever had a trial before starts without one.`,
    next: ['cancel-starter', 'starter-package', 'sign-up'],
    subject: 'starter',
  },
  {
    id: 'cancel-starter',
    title: 'How do I cancel the subscription?',
    aliases: [
      'unsubscribe from the monthly plan',
      'turn off auto renewal',
      'stop the subscription',
      'quit the starter package',
      'cancel my subscription',
      'stop the monthly payment',
      'unsubscribe from the starter package',
      'end my membership',
      'can i cancel anytime',
      'stop renewing',
      'i do not want to be charged again',
    ],
    text: 'You cancel on your account page, in two presses, anytime. The subscription then runs to the end of the period that is paid, or of the trial, and you can still keep it after all until then. Your projects stay in your account.',
    next: ['refund', 'trial', 'account-page'],
    subject: 'starter',
    action: openPage('Your account', '/account'),
  },
];
