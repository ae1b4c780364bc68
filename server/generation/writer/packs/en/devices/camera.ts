// Devices made of how the camera behaves.
import type { Treatment } from '../../../treatment.ts';
import { closing, l, shot, type Voice } from '../voice.ts';
import { features } from './features.ts';

export function oneTake(v: Voice): Treatment {
  const idea = v.idea('one-take');
  return {
    titles: [`One ${v.Thing}, One Take`, `Follow the ${v.Thing}`, 'No Cuts'],
    subtitle: v.cause
      ? `One unbroken shot, ${v.at}, that never looks away from ${v.world.enemy}.`
      : `One unbroken shot, ${v.at}, from ${v.world.enemy} to the name ${v.name}.`,
    features: features(v, [
      `One unbroken move, ${v.at}`,
      `On its way the lens passes a small defeat: ${v.lower(v.trouble())}`,
      v.quote() && `The only super before the end: ${v.quote()}`,
      'Room sound only; music arrives with the name',
    ]),
    tone: 'Calm, exact, sure of itself',
    idea,
    message: `${v.name} has nothing to cut around.`,
    keeps: { fewSupers: true, lateMusic: true, unbroken: true },
    beats: [
      {
        shots: [shot(v.close, 'ECU, one continuous move begins')],
        say: l(0, ['No cuts. Watch.', 'No cuts.']),
        sound: v.world.sound[0],
      },
      {
        shots: [
          shot(v.trouble(), 'MS, the same move, hand-held'),
          shot('The camera does not stop for it and drifts on'),
        ],
        say: [...v.problem(0)],
        sound: v.world.sound[1],
      },
      {
        shots: [shot(v.made(0), 'CU, the same move, sliding in'), shot(v.made(1)), shot(v.use())],
        say: [...v.proof(5, 0), ...l(5, v.world.truth[0])],
        super: v.badge(),
      },
      closing(v, idea, { shot: v.use() }),
    ],
  };
}

export function backwards(v: Voice): Treatment {
  const idea = v.idea('backwards');
  const end = v.use();
  return {
    titles: v.trailer
      ? [`Before the ${v.Thing}`, 'Start at the End', 'Then, Before That']
      : [`The ${v.Thing}, Backwards`, 'Start at the End', 'Before That'],
    subtitle: v.trailer
      ? 'We open on the last picture of the story and ask how anyone gets there.'
      : `It opens where everything is well and runs backwards until it reaches ${v.world.enemy}.`,
    features: features(v, [
      `Opens on the ending: ${v.lower(v.use())}`,
      'Each cut steps further back in time',
      v.quote() && `The turn is one fact: ${v.quote()}`,
      `Ends where it all began, ${v.at}`,
    ]),
    tone: v.trailer
      ? v.light
        ? 'Patient, playful, precise'
        : 'Patient, ominous, precise'
      : 'Warm, curious, neatly tied',
    idea,
    message: v.trailer
      ? `You know how ${v.name} ends. You do not know why.`
      : `What you enjoy at the end was decided at the start.`,
    beats: [
      {
        shots: [shot(end, 'MCU, eye level')],
        say: l(0, ['This is the end.', 'The end.']),
        sound: `${v.world.sound[0]} Played backwards.`,
        super: 'THE END',
      },
      {
        shots: [shot(v.made(2), 'CU, reverse motion'), shot(v.made(1))],
        say: [...l(0, ['Before that, this.', 'Before that.']), ...l(1, v.world.truth[0])],
        super: 'BEFORE THAT',
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(v.close, 'ECU, slow push'),
          shot(v.trouble()),
        ],
        say: [...v.proof(5, 0), ...l(5, ['And before that?', 'Before that?']), ...v.problem(6)],
        super: v.badge(),
      },
      closing(v, idea, {
        shot: 'The film runs forward at last, in real time',
        sound: v.world.sound[1],
        say: 'Now play it forward.',
      }),
    ],
  };
}

export function tooClose(v: Voice): Treatment {
  const idea = v.idea('too-close');
  return {
    titles: v.trailer
      ? [`The ${v.Thing}, Closer`, 'Closer', 'Look Again']
      : [`Closer to the ${v.Thing}`, 'Too Close', 'Look Again'],
    subtitle: `Three pictures of ${v.aThing} so near that nobody can say what they are, then one step back.`,
    features: features(v, [
      'Macro only; nothing recognisable until the turn',
      `First frame: ${v.close.replace(/\.$/, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
      v.quote() && `Said in the dark, before the reveal: ${v.quote()}`,
      'The first wide shot is also the last',
    ]),
    tone: v.trailer
      ? v.light
        ? 'Close, wide-eyed, slow'
        : 'Close, airless, exact'
      : 'Sensuous, slow, confident',
    idea,
    message: `The nearer you get to ${v.name}, the better it holds up.`,
    beats: [
      {
        shots: [shot(v.close, 'ECU, push in')],
        say: l(0, ['Too close? Good.', 'Closer.']),
        sound: v.world.sound[0],
        super: 'CLOSER',
      },
      {
        shots: [shot(v.made(1), 'ECU, drifting sideways'), shot(v.made(0))],
        say: [...l(0, v.world.truth[0]), ...l(1, v.world.truth[1]), ...v.problem(2)],
        sound: `${v.world.sound[0]} Louder, dry, in the ear.`,
      },
      {
        shots: [
          shot(v.made(2), 'ECU, then one step back to CU'),
          shot(v.use(), 'MS, the first wide picture'),
        ],
        say: v.proof(5, 0),
        super: v.badge(),
      },
      closing(v, idea, { shot: `WS. The whole picture at last, ${v.at}`, sound: v.world.sound[1] }),
    ],
  };
}

export function standStill(v: Voice): Treatment {
  const idea = v.idea('stand-still');
  return {
    titles: [`Nobody Hurries the ${v.Thing}`, 'Hold Still', 'Stay Where You Are'],
    subtitle: `Everything rushes past ${v.aThing} that will not be hurried.`,
    features: features(v, [
      'One locked frame; the world moves through it at speed',
      `${v.hands ? 'Hands that stay' : 'One person who stays'} perfectly still in the middle`,
      v.quote() && `The rush stops on one line: ${v.quote()}`,
      `When time stops, we see hands: ${v.lower(v.made(0))}`,
    ]),
    tone: 'Composed, a little proud',
    idea,
    message: `In the middle of the rush, ${v.name} is worth stopping for.`,
    beats: [
      {
        shots: [
          shot(
            `Everything blurs past, ${v.at}. In the middle, one thing does not move: the ${v.thing}`,
            'WS, locked off, time-lapse',
          ),
        ],
        say: l(0, ['Everything else moves.', 'Hold still.']),
        sound: 'The whole day at four times its speed.',
        super: 'HOLD STILL',
      },
      {
        shots: [
          shot(v.trouble(), 'MS, over the shoulder, the rush behind'),
          shot('Shoulders and bags streak past the lens'),
        ],
        say: [...v.problem(0)],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, real time'),
          shot(v.made(2), 'CU, slow push'),
          shot(v.use(), 'MS, eye level'),
        ],
        say: v.proof(5, 0),
        sound: 'The rush drops away. Silence.',
        super: v.badge(),
      },
      closing(v, idea, { sound: v.world.sound[0] }),
    ],
  };
}
