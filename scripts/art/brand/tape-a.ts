/** The stage and the three tones of spike tape, as sRGB. */
export const stage = '#0d0a07';
export const stageLight = '#f5f2ec';
const [tape, bright, deep] = ['#fdd716', '#ffe66b', '#e2b413'];

/** The A of the wordmark: three strips of tape, in a box of 122 × 100 units. */
export const tapeA = [
  `<path fill="${tape}" d="M1 98.600L46 .6l31 .8-45 98.600-30.500-.4z"/>`,
  `<path fill="${tape}" d="M45.500.4l30 .6 45.500 97-1 2-30.500-.600z"/>`,
  `<path fill="${deep}" d="M61.300 35L76.700 1.400 75.500 1l-29.700-.4z"/>`,
  `<path fill="${bright}" d="M18 58.500l86-1.500 1.500 21.500L17 80.500l1.500-10z"/>`,
].join('');
