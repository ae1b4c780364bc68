// What the texts name in braces: prices, days, steps and formats, as the rest of the product has them.
import { shortestPassword } from '#domain/accounts/password-rules.ts';
import { starterFormats } from '#domain/exports/formats.ts';
import { formatDollars } from '#domain/money.ts';
import { formatCents, guaranteed, guaranteeHours, starter } from '#domain/payments/offer.ts';
import { projectAmount } from '#domain/payments/order-amount.ts';
import { banksWords } from '#domain/payments/rules/made-payment.ts';
import {
  creditedWords,
  onRequestWords,
  reservationWords,
  restingWords,
  undeliveredWords,
} from '#domain/payments/rules/payment-terms.ts';
import { priceRule } from '#domain/payments/rules/price-rule.ts';
import { freeForEverybody, starterInShort, whyMonthly } from '#domain/payments/starter-contents.ts';
import { newestTakes } from '#domain/projects/kept-takes.ts';
import { cuts } from '#domain/script/cuts.ts';
import { stepCount, stepOf } from '#domain/wizard/draft/steps.ts';
import { amountGuidelines } from '#domain/wizard/money/amount-guidelines.ts';
import { starterBelow } from '#domain/wizard/money/production-budget.ts';
import {
  creativeApproaches,
  labels,
  type Platform,
  platforms,
  userTypes,
} from '#domain/wizard/options.ts';

const inWords = (list: readonly string[]) =>
  `${list.slice(0, -1).join(', ')} or ${list.at(-1) ?? ''}`;
const each = (tell: (platform: Platform) => string) => platforms.map(tell);
const named = labels.platform;

export const figuresOfTexts: Readonly<Record<string, string | number>> = {
  steps: stepCount,
  userTypeCount: userTypes.length,
  userTypes: userTypes.map((type) => labels.userType[type]).join(', '),
  direct: labels.videoStyle.direct,
  narrative: labels.videoStyle.narrative,
  approaches: inWords(creativeApproaches.map((one) => labels.creativeApproach[one])),
  platforms: each((one) => named[one]).join(', '),
  platformFormats: inWords(each((one) => `${named[one]} (${labels.platformFormat[one]})`)),
  shapes: each(
    (one) => `${named[one]} ${cuts[one].aspect} (${cuts[one].width} × ${cuts[one].height})`,
  ).join(', '),
  lengths: each((one) => `${named[one]} ${cuts[one].seconds} seconds`).join(', '),
  otherLengths: each((one) => `${named[one]} ${cuts[one].alsoSeconds.join(' or ')}`).join(', '),
  ...Object.fromEntries(
    platforms.flatMap((one) => [
      [one, named[one]],
      [`${one}Shape`, labels.platformShape[one]],
      [`${one}Aspect`, cuts[one].aspect],
      [`${one}Seconds`, cuts[one].seconds],
    ]),
  ),
  lowestBudget: labels.budget['under-25k'],
  highestBudget: labels.budget['250k-plus'],
  soonest: labels.schedule.asap,
  latest: labels.schedule['3months-plus'],
  budgetLead: stepOf(10).lead,
  guaranteedFrom: formatDollars(guaranteed.from),
  guaranteedTo: formatDollars(guaranteed.to),
  consultedFrom: formatDollars(guaranteed.to + 1),
  guaranteeDays: guaranteeHours / 24,
  guaranteeHours,
  priceRule: Object.values(priceRule).join(' '),
  depositRule: priceRule.deposit,
  depositFrom: formatDollars(projectAmount({ budget: '250k-plus' })),
  depositMiddle: formatDollars(projectAmount({ budget: '25k-50k' })),
  creditedWords,
  reservationWords,
  undeliveredWords,
  restingWords,
  onRequestWords,
  banksWords,
  starterBelow: formatDollars(starterBelow),
  starterMonth: formatCents(starter.cents),
  starterUsual: formatCents(starter.usualCents),
  trialDays: starter.trialDays,
  starterInShort,
  whyMonthly,
  newestTakes,
  starterFormats,
  freeForEverybody,
  guidelines: amountGuidelines
    .map(({ amount, title }) => `${formatDollars(amount)}: ${title.toLowerCase()}`)
    .join('; '),
  shortestPassword,
};
