import { formatDollars } from '../../money.ts';
import { formatCents, guaranteed, guaranteeHours, starter } from '../../payments/offer.ts';
import { amountGuidelines } from '../../wizard/amount-guidelines.ts';
import { starterBelow } from '../../wizard/production-budget.ts';
import { openPage, openWizard } from '../action.ts';
import type { Entry } from '../entry.ts';

const days = guaranteeHours / 24;
const from = formatDollars(guaranteed.from);
const to = formatDollars(guaranteed.to);
const consulted = formatDollars(guaranteed.to + 1);
const month = formatCents(starter.cents);
const guidelines = amountGuidelines
  .map(({ amount, title }) => `${formatDollars(amount)}: ${title.toLowerCase()}`)
  .join('; ');

/** What it costs: nothing, a production, the starter package. */
export const prices: readonly Entry[] = [
  {
    id: 'is-it-free',
    title: 'Is it free?',
    aliases: [
      'how much does the builder cost',
      'do i have to pay for the concept',
      'price of the script and storyboard',
      'what is the catch',
      'free trial of the builder',
      'is anything withheld until i pay',
      'hidden fees',
      'do you need my credit card to begin',
      'cost of the creative package',
    ],
    text: 'Yes. Concepts, brief, script, storyboard and the package by e-mail cost nothing, nothing of them is held back, and no card is asked for. What does cost money, a production or the starter package, is shown with its price before you order.',
    next: ['production-price', 'starter-price', 'what-you-get'],
    subject: 'wizard',
  },
  {
    id: 'production-price',
    title: 'What does a production cost?',
    aliases: [
      'how much does a commercial cost',
      'how much is a tv spot',
      'price of a video',
      'what are your prices',
      'pricing',
      'rates for producing an ad',
      'how much to shoot a 30 second commercial',
      'quote for a commercial',
      'how expensive is it',
    ],
    text: `The builder and its package are free; for a production you name the budget. Under ${formatDollars(starterBelow)} leads to the starter package, ${from} to ${to} is paid directly with a ${days}-day 100% money-back guarantee, and from ${consulted} a consultation comes before anything is paid. Rules of thumb: ${guidelines}.`,
    next: ['choose-amount', 'guarantee', 'starter-price'],
    subject: 'production',
    action: openWizard,
  },
  {
    id: 'choose-amount',
    title: 'How do I choose a budget?',
    aliases: [
      'i do not know what budget i need',
      'not sure about budget',
      'i do not know my budget',
      'what budget do i need',
      'how much should i spend',
      'help me choose an amount',
      'realistic budget for a commercial',
      'what can i get for 10k',
      'what does five thousand dollars buy',
    ],
    text: `Begin with the people and places your script needs. As rules of thumb, ${guidelines}. At the budget step “Help me choose an amount” shows them beside your script; they are guidelines, not quotes.`,
    next: ['production-price', 'no-budget', 'one-day-shoot'],
    subject: 'production',
  },
  {
    id: 'no-budget',
    title: 'Can I start without a budget?',
    aliases: [
      'we only have a few hundred dollars',
      'only have 800 dollars',
      'i am broke',
      'broke startup',
      'very little money',
      'i have no money',
      'no budget yet',
      'what if i cannot afford it',
      'small budget',
      'my budget is tiny',
      'only have 500 dollars',
      'cheapest option',
      'low cost',
    ],
    text: `Yes. Concept, brief, script and storyboard are free, and the budget is asked only at step 10. With less than ${formatDollars(starterBelow)} the starter package at ${month} a month fits better than a production: you film it yourself from your script.`,
    next: ['starter-package', 'film-it-myself', 'is-it-free'],
    subject: 'production',
  },
  {
    id: 'big-budget',
    title: `What happens with a budget of ${consulted} or more?`,
    aliases: [
      'what if my budget is over 50k',
      'more than 25k',
      'budget above 100k',
      'large budget',
      'enterprise production',
      'consultation',
      'strategy call',
      '100k campaign',
      'we have a budget of 50000',
      'high end commercial',
    ],
    text: 'A consultation comes first: you agree on scope and price together, and nothing is charged before that. Choose the bracket and a director in the builder, and a producer writes to you.',
    next: ['what-happens-next', 'contact-person', 'payment-in-advance'],
    subject: 'production',
  },
  {
    id: 'starter-package',
    title: 'What is the starter package?',
    aliases: [
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
    text: `${month} a month, where the usual price is ${formatCents(starter.usualCents)}. The first ${starter.trialDays} days are free, and you can cancel anytime.`,
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
      'cancel my subscription',
      'stop the monthly payment',
      'unsubscribe from the starter package',
      'end my membership',
      'can i cancel anytime',
      'stop renewing',
      'i do not want to be charged again',
    ],
    text: 'On your account page, in two presses, anytime. It then runs to the end of the period that is paid, or of the trial, and you can still keep it after all until then. Your projects stay in your account.',
    next: ['refund', 'trial', 'account-page'],
    subject: 'starter',
    action: openPage('Your account', '/account'),
  },
  {
    id: 'discount',
    title: 'Do you have discounts?',
    aliases: [
      'coupon code',
      'promo code',
      'nonprofit discount',
      'student discount',
      'can i negotiate the price',
      'special offer',
      'black friday',
    ],
    text: `The starter package is at ${month} a month instead of ${formatCents(starter.usualCents)}. I know of no codes or other discounts; what a production costs is agreed with you, so ask a person there.`,
    next: ['starter-price', 'production-price', 'is-it-free'],
    needsPerson: true,
  },
  {
    id: 'account-price',
    title: 'Does an account cost anything?',
    aliases: ['is signing up free', 'account fee', 'cost of registration'],
    text: 'No. An account is free, and so are the projects in it. Only a production and the starter package cost money.',
    next: ['sign-up', 'starter-price', 'guest-or-member'],
    subject: 'account',
  },
];
