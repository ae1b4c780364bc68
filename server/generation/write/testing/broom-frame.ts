// What should be understood of a broom maker's answers, for the tests of writing.
import type { Statement, SubjectFrame } from '../../understand/subject-frame.ts';

const said = (
  at: number,
  role: Statement['role'],
  text: string,
  more: Partial<Statement> = {},
): Statement => ({
  at,
  source: 'description',
  text,
  role,
  weight: 0.5,
  spoken: [`${text}.`],
  lettered: [text],
  figures: [],
  mentions: [],
  opens: true,
  whole: true,
  ...more,
});
const nut = {
  kind: 'thing',
  text: 'two wing nuts',
  lemma: 'wing nut',
  ref: 'none:wing nut',
} as const;
const identity = said(0, 'identity', 'Yard brooms for people who sweep for a living', {
  spoken: ['These are yard brooms for people who sweep for a living.'],
});
const head = said(1, 'proof', 'Stiff bassine head, 1.5 m ash handle', {
  spoken: ['You get a stiff bassine head and a 1.5 m ash handle.'],
  lettered: ['Stiff bassine head, 1.5 m ash handle', '1.5 m ash handle'],
  figures: ['1.5 m'],
  mentions: [{ kind: 'thing', text: 'the bassine head', lemma: 'head', ref: 'none:head' }],
});
const nuts = said(
  2,
  'deed',
  "Two wing nuts hold the head, so when it's worn to a slant you turn it round",
  {
    weight: 0.9,
    spoken: [
      "Two wing nuts hold the head, so when it's worn to a slant you turn it round.",
      'Two wing nuts hold the head.',
    ],
    lettered: ['Turn it round, sweep on the other half', 'Turn it round'],
    seen: { plural: false, does: 'turns the head round', verb: 'turn' },
    mentions: [nut],
  },
);
const price = said(3, 'offer', 'New one £11, keep the handle', {
  weight: 0.8,
  spoken: ['A new head is £11, and you keep the handle.'],
  lettered: ['New one £11, keep the handle'],
  figures: ['£11'],
});
const trouble = said(4, 'trouble', 'Most brooms get binned with half the bristle left', {
  weight: 0.9,
  lettered: ['Binned with half the bristle left', 'Half the bristle left'],
  mentions: [{ kind: 'thing', text: 'the bristle', lemma: 'bristle', ref: 'none:bristle' }],
});

export const broomRequest = {
  userType: 'brand' as const,
  platform: ['instagram' as const],
  creativeApproach: 'bold' as const,
  productName: 'Hobday',
  description: 'Yard brooms for people who sweep for a living.',
  targetAudience: 'people handed a broom',
  behavior: 'ask for the one that turns round',
  evaluation: '',
};
export const broomFrame: SubjectFrame = {
  language: 'en',
  foreign: false,
  name: 'Hobday',
  head: { text: 'yard brooms', noun: 'brooms', lemma: 'broom', plural: true },
  kind: 'thing',
  form: 'broom',
  confidence: 0.9,
  audience: 'people handed a broom',
  statements: [identity, head, nuts, price, trouble],
  facts: [nuts, price, head],
  trouble,
  deeds: [nuts],
  limits: [],
  call: {
    typed: 'ask for the one that turns round',
    spoken: 'Ask for the one that turns round.',
    lettered: 'Ask for the one that turns round',
    assumed: false,
  },
  price: '£11',
  dates: [],
  contacts: [],
  figures: ['1.5 m', '£11'],
  places: [{ kind: 'place', text: 'the dock', lemma: 'dock', ref: 'harbour' }],
  grave: false,
  voice: 'it',
};
