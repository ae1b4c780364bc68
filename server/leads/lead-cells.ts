import type { WriteToSheetsRequest } from '#domain/functions/write-to-sheets.ts';
import type { LeadCells } from '../gateways/leads/port.ts';

type Told = Omit<LeadCells, 'ipAddress' | 'timestamp'>;

/** What the caller told, as text by column. */
export function toldCells(request: WriteToSheetsRequest): Told {
  return {
    name: request.name,
    email: request.email,
    phone: request.phone,
    companyName: request.companyName,
    userType: request.userType ?? '',
    platform: request.platform.join(', '),
    productName: request.productName,
    description: request.description,
    targetAudience: request.targetAudience,
    behavior: request.behavior,
    evaluation: request.evaluation,
    creativeApproach: request.creativeApproach ?? '',
    videoStyle: request.videoStyle ?? '',
    characterName: request.characterName,
    voiceOverOnly: request.voiceOverOnly ? 'yes' : 'no',
    gender: request.gender ?? '',
    ageRange: request.ageRange ?? '',
    hairColor: request.hairColor ?? '',
    eyeColor: request.eyeColor ?? '',
    ethnicity: request.ethnicity ?? '',
    bodyType: request.bodyType ?? '',
    wardrobe: request.wardrobe,
    notes: request.notes,
    creativeBrief: request.creativeBrief,
  };
}

/** The whole row: address and time are the server's own look at connection and clock. */
export const leadCells = (told: Told, ipAddress: string, now: Date): LeadCells => ({
  ...told,
  ipAddress,
  timestamp: now.toISOString(),
});
