// How a bid stands to what the project says, in words.
import { againstBudget, type BudgetRange, type ShootNeeds } from '#domain/bidding/reality-check.ts';
import { formatDollars } from '#domain/money.ts';

/** `$2,000 above your budget` */
export function priceWords(dollars: number, range: BudgetRange): string {
  const { is, by } = againstBudget(dollars, range);
  if (is === 'within') return 'Within your budget';
  return `${formatDollars(by)} ${is} your budget`;
}

/** `11 left to prepare, edit and grade, after 1 of shooting` */
export function daysWords(days: number, { days: shooting }: ShootNeeds): string {
  const left = days - shooting;
  if (left < 0) return `Fewer than the ${shooting} the plan takes to shoot`;
  if (left === 0) return 'All of them for shooting: none to prepare, edit and grade';
  return `${shooting} to shoot leaves ${left} to prepare, edit and grade`;
}
