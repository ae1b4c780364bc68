// What steps 10 and 10.5 need to go on.
import { z } from 'zod';
import { dollarsRefusal, formatDollars, parseDollars } from '../../money.ts';
import { type Budget, budgets, labels, schedules } from '../options.ts';
import { otherBracket } from './production-budget.ts';

const money = z.object({
  budget: z.enum([...budgets, '']),
  specificBudget: z.string(),
});

/** The bracket and the schedule, and an amount of 1 to 24,999 where the bracket asks for one. */
export const moneyAndTime = z
  .object({
    budget: z.enum(budgets, 'Please choose a budget.'),
    schedule: z.enum(schedules, 'Please choose a timeline.'),
  })
  .and(
    money.superRefine((answers, context) => {
      if (answers.budget === 'under-25k') reportAmount(answers, context);
    }),
  );

/** Any amount, unless it is too large for the bracket that asks for it. */
export const helpedAmount = money.superRefine((answers, context) =>
  reportAmount(answers.budget === '' ? { ...answers, budget: 'under-25k' } : answers, context),
);

function reportAmount(answers: z.infer<typeof money>, context: z.RefinementCtx): void {
  const message = amountProblem(answers);
  if (message) context.addIssue({ code: 'custom', path: ['specificBudget'], message });
}

/** What is wrong with an amount for its bracket; undefined where nothing is. */
export function amountProblem({
  budget,
  specificBudget,
}: z.infer<typeof money>): string | undefined {
  const amount = parseDollars(specificBudget);
  if (amount === null) return dollarsRefusal(specificBudget) ?? 'Please fill in an amount.';
  if (amount === 0) return 'A production cannot be made for $0. Enter $1 or more.';
  const bracket = otherBracket({ budget, specificBudget });
  return budget === 'under-25k' && bracket ? belongsTo(amount, bracket) : undefined;
}

/** As in `$30,000 belongs to $25k–$50k.` */
export const belongsTo = (amount: number, bracket: Budget): string =>
  `${formatDollars(amount)} belongs to ${labels.budget[bracket]}.`;
