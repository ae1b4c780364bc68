// Where a thing is at home, for scripts that name no place.
const homes: readonly (readonly [RegExp, string])[] = [
  [/bread|baguette|croissant|cake|cookie/, 'bakery'],
  [/coffee|mug|tea/, 'cafe'],
  [/washing machine/, 'laundrette'],
  [
    /telephone|folder|case file|receipt|clipboard|pencil|phone|laptop|tablet|invoice|card|document|contract|calendar|screen|scales/,
    'office',
  ],
  [
    /mop|broom|spray|pizza|salad|burger|jar|bottle|can|glass(?!es)|pouch|gadget|toaster|sandwich|plate|knife|ice cream|chocolate|fruit/,
    'kitchen',
  ],
  [/wrench|drill|hammer|bicycle|paint|key/, 'workshop'],
  [/dog|cat|sofa|lamp|chair|toy|book|plant|house/, 'living room'],
  [/tube|perfume|pill|hearing/, 'bathroom'],
  [/dumbbell|ball/, 'gym'],
  [/yoga/, 'yoga studio'],
  [/poster|film|popcorn|clapper/, 'cinema'],
  [/ballot|flag|microphone|podium/, 'podium'],
  [/mower|tent|bouquet/, 'garden'],
  [/car|truck|bus|van|shoe|headphones|watch|dress|tote|suitcase|sign|bag/, 'street'],
];

/** A word for the place where a thing is usually met: `kitchen`. */
export const usualPlaceFor = (thing: string): string =>
  homes.find(([pattern]) => pattern.test(thing))?.[1] ?? 'living room';
