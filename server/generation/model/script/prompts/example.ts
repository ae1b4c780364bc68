// One finished film, so that the form need not be guessed. No client has ordered it.

/** Raised with every change of the words. */
export const version = 3;

const still = { count: '', motion: '', by: [] };
const shot = (cut: Record<string, unknown>) => ({
  seconds: 0,
  composition: 'object',
  size: 'close-up',
  angle: '',
  move: '',
  time: '',
  light: '',
  weather: '',
  place: '',
  people: [],
  props: [],
  product: [],
  change: [],
  frame: 0,
  ...cut,
});
const noor = (pose: string, more: Record<string, unknown> = {}) => ({
  who: 'noor',
  pose,
  action: '',
  mood: '',
  holds: '',
  wears: [],
  motion: '',
  holding: [],
  ...more,
});
const prop = (id: string, where: string, more: Record<string, unknown> = {}) => ({
  id,
  colour: '',
  state: '',
  where,
  ...still,
  ...more,
});
const cue = (kind: string, text: string) => ({ kind, speaker: null, text });

/** What the client had typed, in short. */
const client =
  'Pling, a bicycle bell for prams. “Says excuse me so you don’t have to. Clamps on any handle from 18 to 34 mm, turn it with the thumb. I counted: forty times between our door and the park. £14.” To do: ask for it in pram shops. Business, problem, TikTok, fifteen seconds; Noor, a scene under a voice-over.';

export const exampleWork = {
  title: 'Forty Excuse Me’s',
  cast: [{ id: 'noor', name: 'Noor', gender: 'female', wears: ['jumper', 'raincoat'] }],
  rows: [
    {
      beat: 'Hook',
      seconds: 3,
      video:
        'MS, eye level, push in. Noor’s pram stops short behind a wall of backs and shopping bags.',
      cues: [
        cue('SFX', 'Small wheels, braking.'),
        cue('VO', 'Excuse me. Sorry. Excuse me, could I …'),
        cue('SUPER', 'Excuse me'),
      ],
      shots: [
        shot({
          seconds: 3,
          composition: 'crowd',
          size: 'medium',
          move: 'push-in',
          time: 'morning',
          light: 'overcast',
          place: 'street',
          people: [
            noor('push', { mood: 'tired' }),
            { ...noor('away'), who: 'other:shopper', wears: ['coat'] },
          ],
          props: [prop('pram', 'floor'), prop('shopping-bags', 'in-background')],
          frame: 1,
        }),
      ],
    },
    {
      beat: 'Problem',
      seconds: 4,
      video:
        'OTS, hand-held. Past her shoulder a man under headphones fills the pavement. Cut to CU, static. Noor shuts her mouth again.',
      cues: [
        cue('SFX', 'Tinny drums out of headphones.'),
        cue('VO', 'Forty times, between your door and the park.'),
        cue('SUPER', '40 times to the park'),
      ],
      shots: [
        shot({
          seconds: 2.5,
          composition: 'shoulder',
          size: 'medium',
          move: 'hand-held',
          people: [noor('push'), { ...noor('away'), who: 'other:man in headphones' }],
          props: [prop('headphones', 'worn', { colour: 'black' })],
          frame: 2,
        }),
        shot({
          seconds: 1.5,
          composition: 'face',
          people: [noor('stand', { mood: 'tired' })],
        }),
      ],
    },
    {
      beat: 'Demonstration',
      seconds: 5,
      video:
        'Insert CU, eye level, push in. On the pram’s handle, a thumb turns a small bell. Cut to WS, low, static. The pavement opens like a curtain; Noor walks through.',
      cues: [
        cue('SFX', 'Pling.'),
        cue('VO', 'One turn of the thumb. They hear a bicycle, and step aside.'),
        cue('SUPER', 'Any handle, 18 to 34 mm'),
      ],
      shots: [
        shot({
          seconds: 2.5,
          composition: 'hands',
          size: 'insert-close-up',
          move: 'push-in',
          people: [noor('present', { action: 'press-down' })],
          product: [
            {
              ...{ shown: 'in-use', form: 'bell', colour: '', state: '', label: '' },
              ...{ ...still, motion: 'shake' },
            },
          ],
          change: [{ what: 'product', from: 'still', to: 'ringing' }],
          frame: 3,
        }),
        shot({
          seconds: 2.5,
          composition: 'figure',
          size: 'wide',
          angle: 'low',
          people: [noor('push', { mood: 'happy' })],
          props: [prop('pram', 'floor')],
        }),
      ],
    },
    {
      beat: 'Offer',
      seconds: 3,
      video:
        'CU, eye level, static. Pack shot: the bell on the handle, behind it the empty path of the park.',
      cues: [
        cue('SFX', 'Pling, and birds.'),
        cue('VO', 'Pling. Ask for it in pram shops.'),
        cue('SUPER', 'Pling · £14'),
        cue('SUPER', 'Ask for it in pram shops'),
      ],
      shots: [
        shot({
          seconds: 3,
          composition: 'pack',
          light: 'sun',
          place: 'park',
          product: [
            {
              ...{ shown: 'hero', form: 'bell', colour: '', state: 'whole', label: 'PLING' },
              ...still,
            },
          ],
          frame: 4,
        }),
      ],
    },
  ],
  notes: [],
};

export const example = (): string => `A FINISHED FILM
Another client, as a measure of form and of nothing else; use none of its ideas or words. ${client}
${JSON.stringify(exampleWork)}`;
