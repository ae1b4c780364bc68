import { z } from 'zod';
import { text } from '../text.ts';
import { understood } from '../wizard/understood/understood.ts';

// Older projects hold free text where the wizard now offers choices, so choices are text here.
const shortText = text(120);

/**
 * The wizard's answers as a project keeps them: every field, each only bounded. `platform` is a
 * list or, in older projects, a single value. What is not a field of the wizard is left out.
 */
export const formData = z
  .object({
    userType: shortText,
    platform: z.union([z.array(shortText).max(10), shortText]),
    productName: text(120),
    description: text(2000),
    productForm: text(60),
    understood,
    targetAudience: text(500),
    behavior: text(500),
    evaluation: text(500),
    budget: shortText,
    specificBudget: shortText,
    schedule: shortText,
    adSpendBudget: shortText,
    mediaBuyingServices: z.boolean(),
    creativeApproach: shortText,
    videoStyle: shortText,
    characterName: text(80),
    voiceOverOnly: z.boolean(),
    gender: shortText,
    ageRange: shortText,
    hairColor: shortText,
    eyeColor: shortText,
    ethnicity: shortText,
    bodyType: shortText,
    wardrobe: text(300),
    notes: text(1000),
    email: text(254),
    phone: text(40),
    name: text(120),
    companyName: text(160),
    selectedConcept: shortText,
    selectedDirector: shortText,
  })
  .partial();
export type FormData = z.infer<typeof formData>;
