import { z } from 'zod';
import { sendConceptRequest } from './send-concept.ts';

/**
 * What the house wants to know of somebody who asked for a package. Names, limits and what is
 * ignored are those of `send-concept`; the same `submissionId` never makes a second row.
 */
export const writeToSheetsRequest = sendConceptRequest.pick({
  submissionId: true,
  email: true,
  name: true,
  companyName: true,
  phone: true,
  userType: true,
  platform: true,
  productName: true,
  description: true,
  targetAudience: true,
  behavior: true,
  evaluation: true,
  creativeApproach: true,
  videoStyle: true,
  characterName: true,
  voiceOverOnly: true,
  gender: true,
  ageRange: true,
  hairColor: true,
  eyeColor: true,
  ethnicity: true,
  bodyType: true,
  wardrobe: true,
  notes: true,
  creativeBrief: true,
  ipAddress: true,
  timestamp: true,
});
export type WriteToSheetsRequest = z.infer<typeof writeToSheetsRequest>;

/** The lead is kept; that it stands in the list is seen to later. */
export const writeToSheetsAnswer = z.object({ success: z.literal(true) });
