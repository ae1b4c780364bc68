// '$10,000', 'my budget is 30k', 'can you make a commercial for $500?': a sum, and what it leads to.
import { plainWords } from './knowledge/words.ts';

const entryOfAmount = {
  amountsmall: 'no-budget',
  amountmiddle: 'direct-budget',
  amountlarge: 'big-budget',
};
const said =
  'so|and|about|around|roughly|maybe|only|just|my|our|the|a|an|is|are|was|of|budget|i|ive|we|weve|have|has|got|with|can|could|would|want to|like to|spend|invest|pay|up to|approximately|maximum|max|at most|say|it|its|for';
const after =
  'dollars?|bucks|usd|us|budget|total|max|maximum|at most|to spend|available|only|or so';
const sums = 'amount(?:small|middle|large)';
const toPay =
  '(?:what|how much) (?:(?:do|will|would|must|should) (?:i|we) (?:(?:have|need) to )?pay|(?:does|will|would) (?:it|that|this) cost)(?: (?:me|us|now|then|for (?:it|that|(?:a|the) (?:production|film|commercial|ad|video))))*';
const alone = new RegExp(
  `^(?:(?:${said}) )*(${sums})(?: (?:${after}))*(?: (?:and |so )?${toPay})?$`,
);
const asked = new RegExp(
  `^(?:can|could|will|would|do) (?:you|u|i|we) (?:\\w+ )*(?:make|do|produce|shoot|film|create)\\b.* (?:for|with|on) (?:\\w+ ){0,2}(${sums})(?: (?:${after}))*$`,
);

/** The id of the entry for a budget that is named and nothing else, or what is to be paid with it, or undefined. */
export function budgetNamed(message: string): string | undefined {
  const words = plainWords(message.slice(0, 200))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const sum = (alone.exec(words) ?? asked.exec(words))?.[1] as
    | keyof typeof entryOfAmount
    | undefined;
  return sum && entryOfAmount[sum];
}
