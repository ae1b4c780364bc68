// Invented clients and what they sell, for a house in development.
import type { Answers } from '#domain/wizard/answers.ts';

export type Film = {
  /** How far it has come. */
  state: 'package' | 'project' | 'asked' | 'open' | 'paid' | 'disputed' | 'refunded';
  answers: Partial<Answers>;
};

export const members = [
  { name: 'June Park', email: 'june@demo.example' },
  { name: 'Ada Moreno', email: 'ada@demo.example' },
  { name: 'Tomas Lind', email: 'tomas@demo.example' },
];

const priced = { budget: 'under-25k', specificBudget: '$12,000', schedule: '3-4weeks' } as const;

/** Each member's, in their order. */
export const films: Film[][] = [
  [
    {
      state: 'paid',
      answers: {
        userType: 'business',
        platform: ['tiktok', 'youtube'],
        productName: 'Nightjar Cold Brew',
        description:
          'Cold brew for people who work at night. Steeped for 20 hours, nothing added, in a can that opens without a sound. $4 a can.',
        targetAudience: 'Nurses and taxi drivers on the night shift',
        creativeApproach: 'bold',
        videoStyle: 'narrative',
        ...priced,
      },
    },
    {
      state: 'project',
      answers: {
        userType: 'brand',
        platform: ['instagram'],
        productName: 'Fennel & Rye',
        description:
          'A sourdough that stays fresh for five days. Baked in a wood oven, sold until noon.',
        creativeApproach: 'story',
        videoStyle: 'narrative',
      },
    },
  ],
  [
    {
      state: 'refunded',
      answers: {
        userType: 'creator',
        platform: ['youtube'],
        productName: 'Tidal Kayaks',
        description:
          'A kayak that folds into a backpack of 9 kg. It is on the water in four minutes.',
        creativeApproach: 'problem',
        videoStyle: 'direct',
        ...priced,
      },
    },
    {
      state: 'disputed',
      answers: {
        userType: 'business',
        platform: ['tiktok'],
        productName: 'Hearth Lamp',
        description:
          'A bedside lamp that dims by itself over thirty minutes, like a fire going out.',
        creativeApproach: 'story',
        videoStyle: 'narrative',
        ...priced,
      },
    },
  ],
  [
    {
      state: 'open',
      answers: {
        userType: 'business',
        platform: ['instagram', 'tiktok'],
        productName: 'Bramble Bikes',
        description:
          'Cargo bikes built to order in two weeks. They carry three children or 150 kg.',
        creativeApproach: 'problem',
        videoStyle: 'narrative',
        ...priced,
      },
    },
    {
      state: 'asked',
      answers: {
        userType: 'brand',
        platform: ['youtube'],
        productName: 'Morrow Tea',
        description: 'Green tea from one garden, picked in April and shipped in May.',
        creativeApproach: 'bold',
        videoStyle: 'direct',
        ...priced,
      },
    },
  ],
];

/** What guests sent and left. */
export const guests: { email: string; name: string; film: Film }[] = [
  {
    email: 'kit@guest.example',
    name: 'Kit Okafor',
    film: {
      state: 'package',
      answers: {
        userType: 'business',
        platform: ['tiktok'],
        productName: 'Pocket Planetarium',
        description: 'A lamp that throws the stars of tonight on the ceiling. Set by postcode.',
        creativeApproach: 'story',
        videoStyle: 'narrative',
      },
    },
  },
];
