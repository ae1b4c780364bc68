// Sums of money in a question: by what they lead to as a budget, or as money that has moved already.
import { guaranteed } from '#domain/payments/offer.ts';
import { starterBelow } from '#domain/wizard/money/production-budget.ts';

// Amounts meet by what they lead to: '12k', '$12,000' and '20000 bucks' are asked about alike.
const amount =
  /(?<![\d.])(\d{1,12}(?:\.\d{1,12})?)(\s?(?:k|m|grand|million)\b|(?=\d{0,12}\s?(?:dollars?|bucks|usd)\b))|\b(\d{4,7})\b/g;
const factors: Record<string, number> = { k: 1e3, grand: 1e3, m: 1e6, million: 1e6 };
const bracketOf = (dollars: number) =>
  dollars < starterBelow ? 'amountsmall' : dollars > guaranteed.to ? 'amountlarge' : 'amountmiddle';

// What was taken, is missed or is due back is no budget: its bracket says nothing of what is asked.
const taken =
  /\b(?:charged|billed|debit(?:ed|s)?|withdrawn|withdrew|deducted|pulled|took|taken|(?<!\bif (?:i|we) )(?:paid|spent|sent|wired|transferred)|gone|missing|vanished|disappeared)\b/;
const onStatement =
  /\b(?:statement|bank|cards?|visa|mastercard|amex)\b|\b(?:a|the|this|that|two|second) (?:\w+ )?(?:charges?|payments?|transfers?)\b/;
const dueBack =
  /\b(?:refund\w*|reimburs\w*|returned|owe|promised)\b|\b(?:my|our|not|never|still|where|when)\b.*\bback\b|\bback\b.*\b(?:yet|still)\b/;
const moved = 'money';
// No order number, and no '3 days'.
const plainSum = /(?<![\d.]|\bab-)(?:\d{3,12}(?:\.\d\d)?|\d{1,2}\.\d\d)(?![\d.])/g;
const withUnit = /\bmoney (?:dollars?|bucks|usd)\b/g;

/** A text in lower case with each sum of money as a word for its bracket, or as 'money' where it speaks of a payment that was made. */
export function namedAmounts(text: string): string {
  const hasMoved = [taken, onStatement, dueBack].some((sign) => sign.test(text));
  const named = text
    .replace(/(?<=\d),(?=\d{3}\b)|(?<=\b\d{1,3}) (?=\d{3}\b)/g, '')
    .replace(/\$\s?(\d+)(?![\d.]|\s?(?:k|m|million)\b)/g, '$1 dollars')
    .replace(/\$/g, '')
    .replace(amount, (_, thousands, unit, plainly) =>
      hasMoved
        ? moved
        : bracketOf(Number(thousands ?? plainly) * (factors[(unit ?? '').trim()] ?? 1)),
    );
  return hasMoved ? named.replace(plainSum, moved).replace(withUnit, moved) : named;
}
