import type { FormData } from '#domain/projects/form-data.ts';
import type { productionRequests } from '../db/schema.ts';

/** What was asked of the house, as answers: it counts before what the package said. */
export const askedAnswers = (asked: typeof productionRequests.$inferSelect) =>
  ({
    budget: asked.budget ?? '',
    specificBudget: asked.specific_budget,
    schedule: asked.schedule ?? '',
    adSpendBudget: asked.ad_spend_budget ?? '',
    mediaBuyingServices: asked.media_buying_services,
    selectedDirector: asked.director_id,
  }) satisfies FormData;
