// A good package for a yard broom: every picture and line is about the broom and what the client said of it.
import { row, sample } from './sample.ts';

const sweeper = 'other:sweeper';
const broom = { shown: 'in-use', form: 'yard-broom', state: 'worn' } as const;

export const hobdayBrief = {
  id: 'en-999',
  class: 'UNSPSC 47131604 brooms',
  language: 'en' as const,
  request: {
    userType: 'brand' as const,
    platform: ['instagram'],
    creativeApproach: 'bold' as const,
    productName: 'Hobday',
    description:
      "Yard brooms for people who sweep for a living: streets, stables, fish docks. Stiff bassine head, 1.5 m ash handle. Two wing nuts hold the head, so when it's worn to a slant you turn it round and sweep on the other half. Head finished? New one £11, keep the handle. Made in Grimsby. Most brooms get binned with half the bristle left.",
    targetAudience: 'people handed a broom, and whoever orders it',
    behavior: 'ask for the one that turns round',
    voiceOverOnly: true,
  },
  head: ['yard broom', 'broom'],
  subjectWords: ['broom', 'bristle', 'head', 'wing nut'],
  facts: [
    {
      span: "Two wing nuts hold the head, so when it's worn to a slant you turn it round",
      weight: 3 as const,
    },
    { span: 'New one £11, keep the handle', weight: 2 as const },
    { span: '1.5 m ash handle', weight: 1 as const },
  ],
  figures: ['£11', '1.5 m'],
  call: 'ask for the one that turns round',
  ordered: [{ span: 'she turns the head', sense: 'seen' as const }],
  places: ['yard', 'dock', 'harbour', 'street', 'stable'],
  drawings: ['broom', 'yard broom'],
  grave: false,
  absurd: ['horse', 'vacuum cleaner', 'living room', 'mop'],
};

export const hobday = sample({
  brief: hobdayBrief,
  concepts: [
    {
      title: 'Half a Broom',
      subtitle: 'A broom is found dead with half its life left.',
      features: [
        'The slanted head is laid out as evidence',
        'The sweeper’s lean turns out to have done it',
        'Two wing nuts reverse the verdict',
      ],
      tone: 'Curt',
    },
    {
      title: 'Wanted: One Left-Hander',
      subtitle: 'A depot advertises for somebody who leans the other way.',
      features: [
        'A notice hangs beside the broom rack',
        'The interviews consist of leaning',
        'The head is turned and the notice comes down',
      ],
      tone: 'Deadpan',
    },
    {
      title: 'The Crooked Town',
      subtitle: 'The camera leans exactly as far as the bristle.',
      features: [
        'Every shot tilts with the wear',
        'The horizon flips as the head turns',
        'Level only on the name',
      ],
      tone: 'Graphic',
    },
  ],
  briefText: [
    'Background: Hobday makes yard brooms for people who sweep for a living. The head wears to a slant, and most brooms are binned with half the bristle left.',
    'Objective: Whoever is handed a broom asks for the one that turns round.',
    'Reasons to believe:\n- Two wing nuts hold the head, so it turns round.\n- A new head is £11, and the handle is kept.',
    'Deliverables and formats:\n- Instagram 1:1, 1080 × 1080: 15 s.',
  ].join('\n\n'),
  title: 'Half a Broom',
  rows: [
    row(
      'Image',
      [0, 2.5],
      'CU, low, push in. A broom worn to a slant sticks out of a yard bin. Cut to ECU: its long bristle, unused.',
      { sfx: 'The lid bangs.', vo: 'Somebody threw half a broom away.', super: ['HALF A BROOM'] },
    ),
    row(
      'Human moment',
      [2.5, 6],
      'WS from behind, hand-held. Before light a sweeper works the wet dock and leans to the right. Cut to Insert CU, low: one corner of the bristle drags.',
      { vo: 'You lean one way, so your broom does.', super: ['YOU LEAN. IT LEANS.'] },
    ),
    row(
      'Turn',
      [6, 12],
      'Insert CU. Wet fingers spin off two wing nuts. Cut to overhead: she turns the head end for end. Cut to CU, low: the long side lands. Cut to CU: a new head with its price tag.',
      {
        vo: 'Undo two wing nuts and turn the worn head round. Later, a new one is £11.',
        super: ['TURN THE HEAD ROUND', 'NEW HEAD £11, KEEP THE HANDLE'],
      },
    ),
    row(
      'Line and logo',
      [12, 15],
      'Pack shot CU, static. The broom stands head up by a wet wall, its nuts lit.',
      {
        vo: 'Ask for the one that turns round.',
        super: ['HOBDAY', 'ASK FOR THE ONE THAT TURNS ROUND'],
      },
    ),
  ],
  plan: {
    shots: [
      {
        row: 1,
        seconds: 1.5,
        composition: 'object',
        size: 'close-up',
        angle: 'low',
        move: 'push-in',
        light: 'overcast',
        weather: 'wet',
        place: 'none:yard',
        props: [
          { id: 'none:slanted broom', state: 'worn', where: 'none:in bin' },
          { id: 'bin', colour: 'grey', where: 'floor' },
        ],
        lettering: [{ role: 'claim', text: 'HALF A BROOM' }],
        frame: 1,
      },
      {
        row: 1,
        cut: 2,
        seconds: 1,
        composition: 'object',
        size: 'extreme-close-up',
        place: 'none:yard',
        props: [{ id: 'none:slanted broom', state: 'worn' }],
      },
      {
        row: 2,
        seconds: 2,
        composition: 'behind',
        size: 'wide',
        move: 'hand-held',
        time: 'before-dawn',
        place: 'harbour',
        people: [{ who: sweeper, pose: 'none:sweep', holds: 'product', wears: ['jumper'] }],
        product: broom,
        lettering: [{ role: 'claim', text: 'YOU LEAN. IT LEANS.' }],
        frame: 2,
      },
      {
        row: 2,
        cut: 2,
        seconds: 1.5,
        composition: 'object',
        size: 'insert-close-up',
        angle: 'low',
        place: 'harbour',
        product: broom,
      },
      {
        row: 3,
        seconds: 1.5,
        composition: 'hands',
        size: 'insert-close-up',
        place: 'harbour',
        people: [{ who: sweeper, pose: 'work', action: 'none:unscrew' }],
        props: [{ id: 'none:wing nut', where: 'in-hand' }],
        product: { ...broom, state: 'open' },
      },
      {
        row: 3,
        cut: 2,
        seconds: 1.5,
        composition: 'overhead',
        size: 'close-up',
        angle: 'overhead',
        place: 'harbour',
        people: [{ who: sweeper, pose: 'work', action: 'none:turn round' }],
        props: [{ id: 'none:wing nut', where: 'on-surface' }],
        product: { ...broom, state: 'open' },
        lettering: [{ role: 'fact', text: 'TURN THE HEAD ROUND' }],
        frame: 3,
      },
      {
        row: 4,
        seconds: 3,
        composition: 'pack',
        size: 'close-up',
        time: 'before-dawn',
        place: 'none:wet wall',
        product: { shown: 'hero', form: 'yard-broom', state: 'wet', label: 'HOBDAY' },
        lettering: [
          { role: 'logo', text: 'HOBDAY' },
          { role: 'call', text: 'ASK FOR THE ONE THAT TURNS ROUND' },
        ],
        frame: 4,
      },
    ],
  },
});
