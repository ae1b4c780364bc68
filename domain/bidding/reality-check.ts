// What a film asks of whoever shoots it, counted from its shot plan: shots, places, people, shooting days.
import { z } from 'zod';
import { mappedBudget } from '../matching/mapped-budget.ts';
import type { FormData } from '../projects/form-data.ts';
import { parseAvScript } from '../script/av-script.ts';
import { isSpoken } from '../script/row-speech.ts';
import { personName, refName } from '../storyboard/ref-names.ts';
import type { ShotPlan } from '../storyboard/shot-plan.ts';
import { budgets } from '../wizard/options.ts';

export const shootNeeds = z.object({
  shots: z.number().int(),
  /** By name, in the order of the film; none where nothing is planned. */
  places: z.array(z.string()),
  people: z.array(z.string()),
  days: z.number().int(),
  /** Without a shot plan a row of the script counts as a shot. */
  planned: z.boolean(),
});
export type ShootNeeds = z.infer<typeof shootNeeds>;

/** Rules of thumb of a crew: what a shot takes, what going to another place does, what a day has to shoot in. */
export const shotMinutes = 40;
export const moveMinutes = 90;
export const dayMinutes = 510;

type Planned = { script: string; shots: ShotPlan | null; form_data: FormData };

/** Null where there is neither a plan nor a script in rows. */
export function shootNeedsOf({ script, shots: plan, form_data }: Planned): ShootNeeds | null {
  const rows = parseAvScript(script)?.rows ?? [];
  if (plan) {
    const { shots, cast } = plan;
    const places = distinct(shots.map(({ place }) => refName('place', place)));
    const hero = form_data.characterName ?? '';
    const people = distinct(
      shots.flatMap((shot) => shot.people.map(({ who }) => personName(who, cast, hero))),
    );
    return { ...needs(shots.length, places, people), planned: true };
  }
  const speakers = rows.flatMap(({ cues }) =>
    cues.filter(isSpoken).flatMap(({ speaker }) => (speaker ? [speaker] : [])),
  );
  if (rows.length === 0) return null;
  return { ...needs(rows.length, [], distinct(speakers)), planned: false };
}

function needs(shots: number, places: string[], people: string[]) {
  const minutes = shots * shotMinutes + Math.max(0, places.length - 1) * moveMinutes;
  return { shots, places, people, days: Math.ceil(minutes / dayMinutes) };
}

const distinct = (names: readonly string[]): string[] => [...new Set(names.filter(Boolean))];

export const budgetRange = z.object({
  from: z.number().int(),
  /** Null where it is open. */
  to: z.number().int().nullable(),
});
export type BudgetRange = z.infer<typeof budgetRange>;

/** A project's budget in dollars; null where it is none of the wizard's, or an amount is missing. */
export function budgetRangeOf({ budget, specificBudget = '' }: FormData): BudgetRange | null {
  const known = budgets.find((one) => one === budget);
  const mapped = known && mappedBudget({ budget: known, specificBudget });
  if (!mapped) return null;
  if (known === '250k-plus') return { from: 250_000, to: null };
  // A bracket is called by the first dollar of the next.
  return { from: mapped.amount, to: known === 'under-25k' ? mapped.amount : mapped.upTo + 1 };
}

/** How a price stands to the budget. */
export function againstBudget(
  dollars: number,
  { from, to }: BudgetRange,
): { is: 'within' | 'above' | 'below'; by: number } {
  if (to !== null && dollars > to) return { is: 'above', by: dollars - to };
  return dollars < from ? { is: 'below', by: from - dollars } : { is: 'within', by: 0 };
}
