// A board request as the wizard sends it, for the illustrator's tests.
import {
  type GenerateStoryboardRequest,
  generateStoryboardRequest,
} from '#domain/functions/generate-storyboard.ts';

export const sampleScript = `THE 5 A.M. COUNTER
Client: Miller & Daughters
Length: 15 s
Cast: Maya, baker

1. HOOK | 0-2 s
VIDEO: ECU, push in. Hands tear a warm loaf in two over a paper bag.
SFX: Crust cracks.

2. PROBLEM | 2-6 s
VIDEO: MS, hand-held. MAYA leans on the bakery counter before dawn, tired.
VO: Somewhere along the way, bread stopped making a sound.

3. PROOF | 6-12 s
VIDEO: MCU, track. She kneads dough on a floured bench, determined.
VO: Ours sings.

4. OFFER | 12-15 s
VIDEO: Pack shot, static. The loaf on the counter, first light behind.
SUPER: GET THERE WHILE IT IS WARM`;

/** A bakery on TikTok with a described baker; `changed` replaces fields. */
export const sampleBoard = (
  changed: Partial<Record<keyof GenerateStoryboardRequest, unknown>> = {},
): GenerateStoryboardRequest =>
  generateStoryboardRequest.parse({
    script: sampleScript,
    platform: ['tiktok'],
    productName: 'Miller & Daughters',
    description: 'A neighbourhood bakery for sourdough bread.',
    characterName: 'Maya',
    gender: 'female',
    ageRange: '35-45',
    hairColor: 'red',
    ethnicity: 'caucasian',
    wardrobe: 'denim apron over a white shirt',
    ...changed,
  });
