/** The invented client of the sample package, as they would have answered the wizard. */
export const client = {
  userType: 'business',
  platform: ['youtube'],
  creativeApproach: 'story',
  productName: 'Night Loaf',
  description:
    'Night Loaf is a bakery in Pell Street for people who work at night. When your shift ends, every other bakery is asleep. We sell warm bread from ten in the evening until six in the morning. A coffee comes with every loaf. A loaf is $6.',
  targetAudience: 'Nurses, drivers and cleaners on their way home at dawn',
  behavior: 'come by when your shift ends',
  videoStyle: 'narrative',
  characterName: 'Dora',
  gender: 'female',
  ageRange: '45-55',
  hairColor: 'red',
  wardrobe: 'white apron',
};

/** The place of the concept they chose among the three. */
export const chosen = 1;

/** When they did, which stands on the script. */
export const date = new Date('2026-11-26T12:00:00Z');

/** What of it a reader is shown as typed, under the wizard's own questions. */
export const typed = [
  { question: 'Product name', answer: client.productName },
  { question: 'Description', answer: client.description },
  { question: 'Target audience', answer: client.targetAudience },
  { question: 'What should viewers do?', answer: client.behavior },
  { question: 'Approach', answer: 'Story' },
  { question: 'Who do we see?', answer: 'Dora, 45–55, red hair, white apron' },
];
