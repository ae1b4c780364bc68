// What a director is asked to offer for a project.
import { z } from 'zod';
import { dollarsRefusal, parseDollars, tooManyDigits } from '../money.ts';
import { requiredText, text } from '../text.ts';
import { budgetRange, shootNeeds } from './reality-check.ts';

/** `asked`: nothing came yet; one is `accepted`, the others are then `declined`. */
export const bidStates = ['asked', 'offered', 'accepted', 'declined'] as const;
export type BidState = (typeof bidStates)[number];

/** How many directors a project asks. */
export const mostBids = 5;
const mostPrice = 10_000_000;
const mostDays = 730;
const priceRange = 'Whole dollars, please, from $1 to $10,000,000.';
// A pasted number of any length is told its range.
const longestPrice = 200;

const reference = text(300).transform((said) => said.trim());

/** The form behind a director's link. */
export const bidOffer = z.object({
  price: text(longestPrice).transform((typed, checked) => {
    const dollars = parseDollars(typed);
    if (dollars !== null && dollars > 0 && dollars <= mostPrice) return dollars;
    const refused = dollarsRefusal(typed);
    checked.addIssue(refused === undefined || refused === tooManyDigits ? priceRange : refused);
    return z.NEVER;
  }),
  days: text(10).transform((typed, checked) => {
    const days = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
    if (days > 0 && days <= mostDays) return days;
    checked.addIssue(`A number of days, please, from 1 to ${mostDays}.`);
    return z.NEVER;
  }),
  included: requiredText(2_000).transform((said) => said.trim()),
  availability: requiredText(200).transform((said) => said.trim()),
  reference1: reference,
  reference2: reference,
});

/** A bid as the project's owner sees it. */
export const bid = z.object({
  id: z.string(),
  director_id: z.string(),
  director_name: z.string(),
  director_place: z.string(),
  /** The house passes it on: the director has no address of their own. */
  through_house: z.boolean(),
  state: z.enum(bidStates),
  price_dollars: z.number().int().nullable(),
  days: z.number().int().nullable(),
  included: z.string(),
  availability: z.string(),
  references: z.array(z.string()),
  asked_at: z.string(),
  offered_at: z.string().nullable(),
});
export type Bid = z.infer<typeof bid>;

const candidate = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  sample: z.boolean(),
  reasons: z.array(z.string()),
});

/** The bids of a project, and who could be asked. */
export const projectBids = z.object({
  project_name: z.string(),
  /** In words, as the project has it. */
  budget: z.string(),
  schedule: z.string(),
  /** The same in dollars; null where it is no such thing. */
  budget_range: budgetRange.nullable(),
  /** What the film asks of whoever shoots it; null where nothing is planned. */
  needs: shootNeeds.nullable(),
  bids: z.array(bid),
  /** What is paid for the project; null where nothing is. */
  paid: z
    .object({
      number: z.number().int(),
      cents: z.number().int(),
      is_deposit: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** The first of the ranking who were not asked yet. */
  candidates: z.array(candidate),
});
export type ProjectBids = z.infer<typeof projectBids>;

/** What `POST /api/projects/:id/bids` takes. */
export const bidRequest = z.object({ director_ids: z.array(text(200)).min(1).max(mostBids) });
