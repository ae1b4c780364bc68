import type { World } from '../../../world.ts';

/** Food and drink without a world of its own, in a family kitchen. */
export const kitchenWorld = (short: string): Partial<World> => ({
  at: 'at a kitchen table in the morning',
  stand: 'at a kitchen table in the morning',
  place: 'kitchen table',
  thing: /drink|milk/.test(short) ? 'glass' : 'bowl',
  work: [
    `{pour} the ${short} slowly, close to the lens`,
    '{turn} the label to the light',
    '{set} it down in the middle of the table',
  ],
  use: ['{take} one taste, {stop}, and {take} another', '{reach} across the table for more'],
  trouble: [
    '{open} the fridge, {look}, and {close} it again',
    '{put} something back on the shelf after the small print',
  ],
  close: /drink|milk/.test(short)
    ? 'A white line climbs the inside of a glass.'
    : 'A spoon goes in and stops.',
  pack: 'it stands on the table in morning light, one glass already empty',
  sound: ['Something is poured.', 'A fridge door opens, and closes.'],
  enemy: 'the long small print',
  problem: ['You have read the back of a packet in bad light.', 'You stopped at the fourth word.'],
  truth: ['Nobody reads the small print at breakfast.', 'Breakfast decides who is late.'],
  question: 'What is in it?',
  wrong: ['It is complicated.', 'Turn it over.', 'A word I cannot say.'],
  rule: 'Do not read the label',
  witness: 'fridge',
  hour: 'Before Breakfast',
  pair: ['The small print', 'The short list'],
  lines: ['Read it out loud.', 'Pour some more.', 'Nothing to look up.'],
  not: ['indoors'],
});
