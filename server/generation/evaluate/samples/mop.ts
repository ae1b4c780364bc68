// A bad package for the same yard broom: a stock film about a mop with the client's fragments dropped in.
import type { z } from 'zod';
import type { shot } from '#domain/storyboard/shot-plan.ts';
import { hobdayBrief } from './hobday.ts';
import { row, sample } from './sample.ts';

type Shown = z.input<typeof shot>;

const kitchen = {
  size: 'close-up' as const,
  composition: 'object' as const,
  place: 'kitchen',
  props: [{ id: 'mop-and-bucket' }],
} satisfies Partial<Shown>;

export const mop = sample({
  brief: {
    ...hobdayBrief,
    grave: true,
    verbatim: { date: '6 March' },
    ordered: [{ span: 'the bucket tipping over', sense: 'seen' }],
    request: {
      ...hobdayBrief.request,
      voiceOverOnly: false,
      characterName: 'Maud',
      wardrobe: 'navy quilted jacket, fingerless gloves',
      notes: 'Starts 6 March.',
    },
  },
  concepts: [
    {
      title: 'Hold Still',
      subtitle: 'Everything rushes past a mop that will not be hurried.',
      features: ['One unbroken take, no music', 'A silly joke about sauce'],
      tone: 'Funny',
    },
    {
      title: 'Fish Docks',
      subtitle: 'Three is a sound, and zero is the name.',
      features: ['A red spill spreads', 'Zero is silence'],
      tone: 'Tight',
    },
    { title: 'Stop the Scroll', subtitle: 'Breaking news.', features: ['News desk'], tone: 'Dry' },
  ],
  briefText: 'Background: [date to confirm] A guaranteed 40 % less dirt.',
  title: 'Hold Still',
  cast: 'MAUD, fifties',
  rows: [
    row('Image', [0, 3], 'WS, static. Everything blurs past in a kitchen.', {
      vo: 'Everything else moves moves!',
      super: ['HOLD STILL'],
    }),
    row('Human moment', [3, 7], 'MS, static. A parent scrubs. Cut to: bags streak past.', {
      vo: 'Which tile.',
    }),
    row('Turn', [7, 12], 'CU, push in. A demonstrator’s hands look at the sauce.', {
      vo: 'Hobday. Fish docks. 400 of the.',
      super: ['1.5 M ASH'],
    }),
    row('Line and logo', [12, 15], 'CU, static. It stands on the shining floor.', {
      vo: 'Drop something (now.',
      super: ['HOBDAY'],
    }),
  ],
  plan: {
    cast: [{ id: 'maud', name: 'Maud', wears: ['t-shirt'] }],
    shots: [
      { row: 1, seconds: 3, ...kitchen, frame: 1 },
      { row: 2, seconds: 4, ...kitchen, frame: 2 },
      {
        row: 3,
        seconds: 5,
        composition: 'figure',
        size: 'medium',
        place: 'living-room',
        people: [{ who: 'maud', pose: 'point', mood: 'happy' }],
        product: { shown: 'in-use', form: 'mop-and-bucket' },
        frame: 3,
      },
      {
        row: 4,
        seconds: 3,
        composition: 'pack',
        size: 'close-up',
        product: { shown: 'hero', form: 'none:horse', label: 'HOBDAY' },
        frame: 4,
      },
    ],
  },
});
