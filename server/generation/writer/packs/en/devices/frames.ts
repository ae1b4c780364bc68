// Devices made of what the frame leaves out.
import type { Beat, Treatment } from '../../../treatment.ts';
import { capital } from '../facts/words.ts';
import { closing, l, shot, type Voice } from '../voice.ts';
import { features } from './features.ts';

export function acrossTheStreet(v: Voice): Treatment {
  const idea = v.idea('across');
  return {
    titles: ['The Light Across the Street', 'Through the Glass', 'The Lit Window'],
    subtitle: `Everyone out here puts up with ${v.world.enemy}; across the street, one window is lit.`,
    features: features(v, [
      'Shot through glass, from the wrong side',
      `Inside, unheard: ${v.lower(v.made(0))}`,
      v.quote() && `Written on the glass: ${v.quote()}`,
      'The camera crosses the street in the last shot',
    ]),
    tone: 'Observed, tender, unhurried',
    idea,
    message: `${v.name} is worth crossing the street for.`,
    beats: [
      {
        shots: [
          shot(
            `A lit window, seen from across the street. Inside: the ${v.world.place}`,
            'WS, long lens, push in',
          ),
        ],
        say: l(0, ['Look. Across there.', 'Across there.']),
        sound: 'Traffic, close. Everything else behind glass.',
      },
      {
        shots: [
          shot(v.trouble(), 'OTS, from outside, reflections'),
          shot('Behind the glass, somebody is already busy'),
        ],
        say: [...v.problem(0), ...l(1, v.world.truth[1])],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, seen through the pane'),
          shot(v.made(1)),
          shot(v.use(), 'MS, over the street'),
        ],
        say: v.proof(5, 0),
        super: v.badge(),
      },
      closing(v, idea, {
        shot: 'The camera steps off the kerb and goes in',
        sound: 'A door opens; the inside is suddenly loud.',
        say: 'Come across.',
      }),
    ],
  };
}

export function loop(v: Voice): Treatment {
  const idea = v.idea('loop');
  return {
    titles: [`Same ${capital(v.world.witness)}, Again`, 'Same Again', 'Round and Round'],
    subtitle: `The film keeps returning to ${v.world.enemy}, until something breaks the loop.`,
    features: features(v, [
      'Last frame and first frame are the same picture',
      `What comes round and round: ${v.lower(v.trouble())}`,
      v.quote() && `What breaks the loop: ${v.quote()}`,
      'Cut so that nobody sees the join',
    ]),
    tone: 'Playful, tight, a bit relentless',
    idea,
    message: `Without ${v.name}, it only starts again.`,
    beats: [
      {
        shots: [shot(v.trouble(), 'CU, eye level, push in')],
        say: l(0, ['And again.', 'Again.']),
        sound: v.world.sound[1],
        super: 'AGAIN',
      },
      {
        shots: [
          shot('The same picture, the same move, one second faster', 'MS, high, hand-held'),
          shot('And once more, faster'),
        ],
        say: [...v.problem(0), ...l(1, 'And again.')],
      },
      {
        shots: [
          shot(`The loop stops dead. ${v.made(0)}`, 'Insert CU, slow push'),
          shot(v.made(2)),
          shot(v.use(), 'MS, eye level'),
        ],
        say: v.proof(5, 0),
        sound: 'Record stops. Room silence.',
        super: v.badge(),
      },
      closing(v, idea, {
        shot: 'The frame slides back to the first picture, and the join does not show',
      }),
    ],
  };
}

export function noWords(v: Voice): Treatment {
  const idea = v.idea('no-words');
  return {
    titles: v.trailer
      ? ['Say Nothing', 'Without a Word']
      : [`Just the ${v.Thing}`, 'Say Nothing', 'Without a Word'],
    subtitle: v.trailer
      ? 'Four pictures tell the story; nobody says a word before the title.'
      : `Nobody says a word about ${v.world.enemy}; every face in the film already has.`,
    features: features(v, [
      'Reads with the sound off; three supers carry the sense',
      `First super: “${v.world.question}”`,
      v.quote() && `The longest super: ${v.quote()}`,
      'One spoken line, at the very end',
    ]),
    tone: 'Quiet, assured, a little dry',
    idea,
    message: `${v.name} does not need explaining.`,
    keeps: { wordless: true, fewSupers: true },
    beats: [
      {
        shots: [shot(v.close, 'ECU, low, push in')],
        say: [],
        sound: v.world.sound[0],
        super: v.world.question,
      },
      {
        shots: [shot(v.trouble(), 'MS, high, hand-held'), shot('A look that says everything')],
        say: [],
        sound: v.world.sound[1],
        super: v.world.problem[0],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(v.made(1)),
          shot(v.use(), 'MS, reaction'),
        ],
        say: [],
        super: v.badge() ?? v.world.truth[0],
      },
      wordless(closing(v, idea)),
    ],
  };
}

// The name and the idea are all that is said.
const wordless = (beat: Beat): Beat => ({ ...beat, say: beat.say.slice(-1) });
