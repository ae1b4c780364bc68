import type { MatchDirectorsRequest } from '../functions/match-directors.ts';
import type { CreativeApproach, Platform } from '../wizard/options.ts';
import { keywordsOf } from './keywords.ts';
import { type MappedBudget, mappedBudget } from './mapped-budget.ts';
import { wordsOf } from './words.ts';

/** What directors are compared with, read once for all of them. */
export type Question = {
  /** Each with its place in the brief. */
  keywords: ReadonlyMap<string, number>;
  /** The words a reason may name; null for all of them. */
  typed: ReadonlySet<string> | null;
  /** Null when no amount is known. */
  budget: MappedBudget | null;
  /** The primary cut first. */
  platforms: readonly Platform[];
  approach: CreativeApproach;
};

/** Reads what a visitor asks for. */
export const questionOf = (asked: Omit<MatchDirectorsRequest, 'productName'>): Question => ({
  keywords: keywordsOf(asked.creativeBrief, asked.description),
  typed: asked.typed === undefined ? null : new Set(wordsOf(asked.typed)),
  budget: mappedBudget(asked),
  platforms: asked.platform,
  approach: asked.creativeApproach,
});
