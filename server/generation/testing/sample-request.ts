import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';

/** A bakery's request for a script, with some answers exchanged. */
export const sampleRequest = (changed: Partial<GenerateScriptRequest>): GenerateScriptRequest => ({
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Hearth & Crumb',
  description:
    'A neighbourhood bakery on Mill Street that bakes sourdough before dawn. Every loaf ferments for 48 hours. Everything is sold out by noon.',
  productForm: '',
  targetAudience: 'Commuters and young families within walking distance',
  behavior: 'Come in before nine and try the sourdough',
  evaluation: 'More morning customers in the first month',
  creativeApproach: 'bold',
  characterName: '',
  voiceOverOnly: false,
  gender: undefined,
  ageRange: undefined,
  hairColor: undefined,
  eyeColor: undefined,
  ethnicity: undefined,
  bodyType: undefined,
  wardrobe: '',
  notes: '',
  budget: undefined,
  specificBudget: '',
  schedule: undefined,
  adSpendBudget: undefined,
  mediaBuyingServices: false,
  videoStyle: undefined,
  ...changed,
});
