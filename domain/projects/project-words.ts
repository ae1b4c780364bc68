// A project in words people read. Older projects hold free text: it is shown as it is.
import { formatDollars, parseDollars } from '../money.ts';
import { labels } from '../wizard/options.ts';
import type { FormData } from './form-data.ts';

export const notSpecified = 'Not specified';

export type ProjectWords = {
  /** 'Standard' when none was chosen. */
  approach: string;
  videoStyle: string;
  /** In the order chosen; may be empty. */
  platforms: string[];
  budget: string;
  schedule: string;
  audience: string;
  /** Empty when there is none. */
  description: string;
};

/** What the pages say of a project's answers; `notSpecified` where there is nothing to say. */
export const projectWords = (answers: FormData): ProjectWords => ({
  approach: wordsOf(labels.creativeApproach, answers.creativeApproach) || 'Standard',
  videoStyle: wordsOf(labels.videoStyle, answers.videoStyle) || notSpecified,
  platforms: platformWords(answers.platform),
  budget: budgetWords(answers) || notSpecified,
  schedule: wordsOf(labels.schedule, answers.schedule) || notSpecified,
  audience: answers.targetAudience?.trim() || notSpecified,
  description: answers.description?.trim() ?? '',
});

const wordsOf = (words: Record<string, string>, value = ''): string => {
  const shown = value.trim();
  return Object.hasOwn(words, shown) ? (words[shown] ?? '') : shown;
};

/** The names of platforms, each once; older free text as it is. */
export const platformWords = (platform: FormData['platform'] = []): string[] => {
  const words = [platform].flat().map((one) => wordsOf(labels.platform, one));
  return [...new Set(words)].filter(Boolean);
};

/**
 * The amount that was named, or empty. It counts in the smallest bracket, which alone asks for it,
 * and where no bracket is known; another bracket keeps what was typed before, unseen.
 */
export function namedAmount({ budget = '', specificBudget = '' }: FormData): string {
  const bracket = budget.trim();
  if (bracket && bracket !== 'under-25k') return '';
  const dollars = parseDollars(specificBudget);
  return dollars === null ? specificBudget.trim() : formatDollars(dollars);
}

function budgetWords(answers: FormData): string {
  const bracket = wordsOf(labels.budget, answers.budget);
  const amount = namedAmount(answers);
  return bracket && amount ? `${bracket} (${amount})` : bracket || amount;
}
