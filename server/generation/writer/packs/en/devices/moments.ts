// Devices made of an hour, a sound or an absence.
import type { Treatment } from '../../../treatment.ts';
import { stop } from '../facts/words.ts';
import { closing, l, shot, type Voice } from '../voice.ts';
import { features } from './features.ts';

export function lastHour(v: Voice): Treatment {
  const idea = v.idea('last-hour');
  return {
    titles: [v.world.hour, 'The Hour Before'],
    subtitle: `The film stays ${v.at} for the hour nobody sees, and stops the moment it begins.`,
    features: features(v, [
      `One room, ${v.at}`,
      `First picture: ${v.Close}`,
      v.quote() && `Spoken over working hands: ${v.quote()}`,
      `Hands at work: ${v.lower(v.made(1))}`,
    ]),
    tone: 'Hushed, proud, close',
    idea,
    message: `What ${v.name} gives you was decided before you arrived.`,
    beats: [
      {
        shots: [shot(v.close, 'ECU, low light, push in')],
        say: l(0, ['Nobody is watching yet.', 'Not yet.']),
        sound: v.world.sound[0],
        super: 'NOT YET',
      },
      {
        shots: [
          shot(v.made(0), 'MS, over the shoulder'),
          shot(v.trouble(), 'WS, elsewhere, at the same hour'),
        ],
        say: [...l(0, v.world.truth[0]), ...v.problem(1)],
        sound: v.world.sound[1],
      },
      {
        shots: [
          shot(v.made(1), 'Insert CU, overhead'),
          shot(v.made(2), 'CU, slow push'),
          shot(v.use(), 'MS, eye level'),
        ],
        say: v.proof(5, 0),
        super: v.badge(),
      },
      closing(v, idea, { shot: v.use(), sound: v.world.sound[1], say: 'Now.' }),
    ],
  };
}

export function soundFirst(v: Voice): Treatment {
  const idea = v.idea('sound');
  return {
    titles: [
      v.trailer ? 'Listen' : `Listen for the ${v.Thing}`,
      'Black, Then Sound',
      'Heard First',
    ],
    subtitle: `You hear the ${v.thing} in the dark before you are allowed to see it.`,
    features: features(v, [
      'Opens on black: sound only',
      `The sound: ${trail(v.world.sound[0])}`,
      v.quote() && `The first words on screen: ${v.quote()}`,
      'Each picture is cut to a sound, never the other way round',
    ]),
    tone: v.trailer
      ? v.light
        ? 'Hushed, close, delighted'
        : 'Tense, patient, close to the ear'
      : 'Sharp, sensory, minimal',
    idea,
    message: `You know ${v.name} with your eyes shut.`,
    beats: [
      {
        shots: [
          shot('Black. Then a line of light, and one detail in it', 'ECU, from black, push in'),
          shot(v.close),
        ],
        say: l(0, ['Hear that?', 'Listen.']),
        sound: v.world.sound[0],
        super: 'LISTEN',
      },
      {
        shots: [shot(v.trouble(), 'MS, hand-held, almost dark'), shot(v.close, 'ECU')],
        say: [...v.problem(0)],
        sound: v.world.sound[1],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, cut on the sound'),
          shot(v.made(1)),
          shot(v.use(), 'MS, reaction'),
        ],
        say: v.proof(5, 0),
        sound: `${v.world.sound[0]} Nearer.`,
        super: v.badge(),
      },
      closing(v, idea, {
        sound: `${v.world.sound[0]} Then nothing.`,
        music: 'None: the last sound rings out.',
      }),
    ],
  };
}

export function emptyPlace(v: Voice): Treatment {
  const idea = v.idea('empty');
  return {
    titles: v.trailer
      ? [`Whose ${v.Thing}?`, 'Nobody Home', 'The Empty Frame']
      : ['The Empty Place', 'Somebody Is Missing', 'Room for One'],
    subtitle: `The camera waits ${v.stand}, where somebody should be.`,
    features: features(v, [
      `A held shot ${v.stand}, with nobody in it`,
      `The only sound: ${v.lower(v.world.sound[1])}`,
      v.quote() && `The only full sentence: ${v.quote()}`,
      'The place is filled, or not, in the last second',
    ]),
    tone: 'Restrained, exact, moving',
    idea,
    message: v.trailer
      ? `In ${v.name}, what is missing is the story.`
      : `${v.name} is about the one who should be here.`,
    beats: [
      {
        shots: [shot(stop(`Nobody, ${v.stand}. ${v.close}`), 'WS, locked off, slow push')],
        say: l(0, ['Somebody should be here.', 'Wait.']),
        sound: v.world.sound[1],
        super: 'WAIT',
      },
      {
        shots: [
          shot(v.trouble(), 'MS, over the shoulder'),
          shot('The same empty frame, later light'),
        ],
        say: [...v.problem(0)],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, slow push'),
          shot(v.made(1)),
          shot(v.use(), 'MS, eye level'),
        ],
        say: v.proof(5, 0),
        sound: v.world.sound[0],
        super: v.badge(),
      },
      closing(v, idea, {
        shot: 'The first frame again; this time, steps are heard',
        sound: 'Steps, coming nearer.',
      }),
    ],
  };
}

const trail = (text: string) =>
  stop(text.replace(/^(?:An?|The|One)\s|^\p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase()));
