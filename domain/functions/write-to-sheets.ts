import { z } from 'zod';
import { sendConceptRequest } from './send-concept.ts';

/**
 * What the house wants to know of somebody who asked for a package. Names, limits and what is
 * ignored are those of `send-concept`; the same `submissionId` never makes a second row.
 */
export const writeToSheetsRequest = sendConceptRequest.omit({
  productForm: true,
  understood: true,
  budget: true,
  specificBudget: true,
  schedule: true,
  adSpendBudget: true,
  mediaBuyingServices: true,
  selectedConcept: true,
  selectedDirector: true,
  script: true,
  storyboardFrames: true,
  shots: true,
});
export type WriteToSheetsRequest = z.infer<typeof writeToSheetsRequest>;

/** The lead is kept; that it stands in the list is seen to later. */
export const writeToSheetsAnswer = z.object({ success: z.literal(true) });
