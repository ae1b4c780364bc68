import { formatDollars } from '../../money.ts';
import { guaranteed, guaranteeHours } from '../../payments/offer.ts';
import { openPage } from '../action.ts';
import type { Entry } from '../entry.ts';

const days = guaranteeHours / 24;
const from = formatDollars(guaranteed.from);
const to = formatDollars(guaranteed.to);

/** Paying, and getting money back. */
export const paying: readonly Entry[] = [
  {
    id: 'guarantee',
    title: 'What is the money-back guarantee?',
    aliases: [
      '3 day guarantee',
      '100% money back',
      'satisfaction guarantee',
      'how long can i change my mind after paying',
      'money back within 72 hours',
    ],
    text: `A payment of ${from} to ${to} is given back in full on request within ${days} days (${guaranteeHours} hours) of paying, without a question. Signed in, your account page shows the clock and the button for it.`,
    next: ['refund', 'production-price', 'payment-in-advance'],
    subject: 'production',
  },
  {
    id: 'refund',
    title: 'How do I get a refund?',
    aliases: [
      'can i get my money returned',
      'give me a refund',
      'cancel and refund',
      'changed my mind about the purchase',
      'i want my money back',
      'refund policy',
      'return payment',
      'cancel my order',
      'cancel a production i paid for',
      'i am not satisfied',
      'refund subscription',
    ],
    text: `Payments of ${from} to ${to} come back in full within ${days} days at a press on your account page. Apart from that, once production work has begun, what was paid for it is not refundable except where the law says otherwise or we do not deliver.`,
    next: ['guarantee', 'cancel-starter', 'contact-person'],
    subject: 'production',
    needsPerson: true,
  },
  {
    id: 'payment-in-advance',
    title: 'When do I pay?',
    aliases: [
      'when is payment due',
      'pay half now half later',
      'pay on delivery',
      'payment in advance',
      'do i pay upfront',
      'pay before or after',
      'deposit',
      'pay in installments',
      'payment terms',
      'invoice after delivery',
    ],
    text: 'Payment is in advance: work on a paid order begins when the payment has arrived. Choosing a budget or a director charges nothing. Installments are not something the site offers; a person can tell you what can be agreed for a larger production.',
    next: ['payment-methods', 'guarantee', 'big-budget'],
    subject: 'production',
  },
  {
    id: 'payment-methods',
    title: 'How can I pay?',
    aliases: [
      'pay with visa mastercard',
      'google pay klarna',
      'wire money',
      'can i pay by check',
      'split payment',
      'pay in euros',
      'credit card paypal',
      'payment methods',
      'which cards do you accept',
      'bank transfer',
      'apple pay',
      'crypto bitcoin',
      'pay by invoice',
      'currency dollars euro',
    ],
    text: ({ isTest }) =>
      isTest
        ? 'This installation takes no real money yet: its checkout is marked as a test and nothing is charged. Prices are in US dollars.'
        : 'You pay on the checkout page of the payment processor, Stripe, which shows the methods the house offers. Prices are in US dollars, and what was named is what is charged.',
    next: ['payment-safety', 'receipt', 'payment-in-advance'],
    subject: 'production',
  },
  {
    id: 'payment-safety',
    title: 'Is paying here safe?',
    aliases: [
      'do you keep my card details',
      'store my card',
      'card data stolen',
      'is checkout encrypted',
      'legit company trustworthy',
      'is my credit card safe',
      'secure payment',
      'do you store card numbers',
      'is this a scam',
      'can i trust you',
      'who processes payments',
    ],
    text: ({ isTest }) =>
      `${isTest ? 'Here payments are only tried out, and the test checkout charges nothing. ' : 'You pay on the page of the payment processor, Stripe. '}Your card number never reaches us: not our database and not our log. The amount is named by the server, so no page can change it.`,
    next: ['payment-methods', 'privacy', 'guarantee'],
  },
  {
    id: 'test-mode',
    title: 'Is this real money or a test?',
    aliases: [
      'sandbox',
      'test mode',
      'why does the checkout say test',
      'test card',
      'will i really be charged',
      'demo checkout',
    ],
    text: ({ isTest }) =>
      isTest
        ? 'Payments are only tried out here: this installation uses its own sandbox checkout, plainly marked, on which nothing is charged. Real cards are not needed there; the page offers test cards.'
        : 'Payments here are in real money and go through Stripe. The price is shown before you confirm.',
    next: ['payment-methods', 'payment-safety'],
  },
  {
    id: 'receipt',
    title: 'Do I get a receipt or invoice?',
    aliases: [
      'receipt for my accountant',
      'download my invoices',
      'vat number on invoice',
      'where is my invoice',
      'billing history',
      'proof of payment',
      'tax vat receipt',
      'transaction id',
      'change billing details',
    ],
    text: 'A receipt is e-mailed after each payment, and your account page lists payments and the subscription’s invoices. No tax is added to the price shown.',
    next: ['account-page', 'payment-methods', 'refund'],
    action: openPage('Your account', '/account'),
  },
  {
    id: 'taxes',
    title: 'Are taxes included in the price?',
    aliases: [
      'do you charge sales tax',
      'is vat added',
      'is tax included',
      'are prices with or without tax',
      'tax on top of the price',
    ],
    text: 'No tax is added: the price you are shown is all that is charged, in US dollars. How it counts in your own taxes is a question for your accountant.',
    next: ['receipt', 'payment-methods', 'production-price'],
  },
  {
    id: 'payment-failed',
    title: 'My payment did not go through. What now?',
    aliases: [
      'card declined',
      'payment error',
      'checkout did not open',
      'payment page blocked popup',
      'paid but nothing happened',
      'charged twice',
      'payment is pending',
    ],
    text: 'Press the pay button again: it leads to the same checkout, so nothing is paid twice. If the page did not open, let the browser open the new tab. A payment that is still on its way says so on your account page and settles by itself.',
    next: ['payment-methods', 'receipt', 'contact-person'],
    needsPerson: true,
  },
  {
    id: 'ad-spend',
    title: 'Does the price include ad spend and media buying?',
    aliases: [
      'will you publish the ad for us',
      'place the ad on social media',
      'who posts the ad',
      'upload it to tiktok for me',
      'targeting and media plan',
      'media buying',
      'who places the ad',
      'do you run the ads',
      'advertising budget on facebook',
      'monthly ad spend',
      'tv airtime cost',
      'boost on social media',
      'manage my campaign',
    ],
    text: 'Showing the ad is separate: the production budget makes the film, and what TikTok, YouTube or Instagram take to show it comes on top. At the budget step you can name a monthly ad spend and add media-buying services: then a planner places the finished ad for you.',
    next: ['production-price', 'step-money', 'other-platforms'],
    subject: 'production',
  },
];
