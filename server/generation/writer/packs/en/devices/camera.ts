// Devices made of how the camera behaves.
import type { Treatment } from '../../../treatment.ts';
import { closing, l, shot, type Voice } from '../voice.ts';
import { features } from './features.ts';

export function oneTake(v: Voice): Treatment {
  const idea = v.idea('one-take');
  return {
    titles: [`One ${v.Thing}, One Take`, `Follow the ${v.Thing}`, 'No Cuts'],
    subtitle: `The camera does not blink between the first picture and the name ${v.name}.`,
    features: features(v, [
      `One unbroken move, ${v.at}`,
      'Passes from the trouble to the answer without a cut',
      v.quote(0) && `The only super before the end: ${v.quote(0)}`,
      'Room sound only; music arrives with the name',
    ]),
    tone: 'Calm, exact, sure of itself',
    idea,
    message: `${v.name} has nothing to cut around.`,
    beats: [
      {
        shots: [shot(v.close, 'ECU, one continuous move begins')],
        say: l(0, ['No cuts. Watch.', 'No cuts.']),
        sound: v.world.sound[0],
        super: 'NO CUTS',
      },
      {
        shots: [
          shot(v.trouble(), 'MS, the same move, hand-held'),
          shot('The camera does not stop for it and drifts on'),
        ],
        say: [...l(0, v.world.problem[0]), ...l(1, v.world.problem[1])],
        sound: v.world.sound[1],
      },
      {
        shots: [shot(v.made(0), 'CU, the same move, sliding in'), shot(v.made(1)), shot(v.use())],
        say: [...v.proof(0, 5, 0), ...l(5, v.world.truth[0])],
        super: v.badge(0),
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
      : ['Start at the End', `${v.Thing}, Backwards`, 'Before That'],
    subtitle: v.trailer
      ? 'We open on the last picture of the story and ask how anyone gets there.'
      : 'The happy ending comes first; then the film runs backwards to show what it took.',
    features: features(v, [
      'Opens on the last picture, with no explanation',
      'Each cut steps further back in time',
      v.quote(1) && `The turn is one fact: ${v.quote(1)}`,
      `Ends where it all began, ${v.at}`,
    ]),
    tone: v.trailer ? 'Patient, ominous, precise' : 'Warm, curious, neatly tied',
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
        say: [
          ...v.proof(1, 5, 0),
          ...l(5, ['And before that?', 'Before that?']),
          ...l(6, v.world.problem[0]),
        ],
        super: v.badge(1),
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
      : ['Too Close', `Closer to the ${v.Thing}`, 'Look Again'],
    subtitle: 'Three pictures so near that nobody can say what they are, then one step back.',
    features: features(v, [
      'Macro only; nothing recognisable until the turn',
      `First frame: ${v.close.replace(/\.$/, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
      v.quote(0) && `Said in the dark, before the reveal: ${v.quote(0)}`,
      'The first wide shot is also the last',
    ]),
    tone: v.trailer ? 'Close, airless, exact' : 'Sensuous, slow, confident',
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
        say: [...l(0, v.world.truth[0]), ...l(1, v.world.truth[1])],
        sound: `${v.world.sound[0]} Louder, dry, in the ear.`,
      },
      {
        shots: [
          shot(v.made(2), 'ECU, then one step back to CU'),
          shot(v.use(), 'MS, the first wide picture'),
        ],
        say: v.proof(0, 5, 0),
        super: v.badge(0),
      },
      closing(v, idea, { shot: `WS. The whole picture at last, ${v.at}`, sound: v.world.sound[1] }),
    ],
  };
}

export function standStill(v: Voice): Treatment {
  const idea = v.idea('stand-still');
  return {
    titles: ['Stay Where You Are', 'Hold Still', `The Still ${v.Thing}`],
    subtitle: `Everything rushes past one picture that will not be hurried.`,
    features: features(v, [
      'One locked frame; the world moves through it at speed',
      `${v.hands ? 'Hands that stay' : 'One person who stays'} perfectly still in the middle`,
      v.quote(0) && `The rush stops on one line: ${v.quote(0)}`,
      'Normal speed returns only for the last picture',
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
        say: [...l(0, v.world.problem[0]), ...l(1, v.world.problem[1])],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, real time'),
          shot(v.made(2), 'CU, slow push'),
          shot(v.use(), 'MS, eye level'),
        ],
        say: v.proof(0, 5, 0),
        sound: 'The rush drops away. Silence.',
        super: v.badge(0),
      },
      closing(v, idea, { sound: v.world.sound[0] }),
    ],
  };
}

export function acrossTheStreet(v: Voice): Treatment {
  const idea = v.idea('across');
  return {
    titles: ['From Across the Street', 'Through the Glass', 'The Lit Window'],
    subtitle: `We watch from outside until somebody finally goes in.`,
    features: features(v, [
      'Shot through glass, from the wrong side',
      'Voices inside are never heard, only seen',
      v.quote(1) && `Written on the glass: ${v.quote(1)}`,
      'The camera crosses the street in the last shot',
    ]),
    tone: 'Observed, tender, unhurried',
    idea,
    message: `${v.name} is worth crossing the street for.`,
    beats: [
      {
        shots: [
          shot(
            `Through a window from across the street: a light is on, ${v.at}`,
            'WS, long lens, push in',
          ),
        ],
        say: l(0, ['Look. Across there.', 'Across there.']),
        sound: 'Traffic, close. Everything else behind glass.',
      },
      {
        shots: [
          shot(v.trouble(), 'OTS, from outside, reflections'),
          shot(`Behind the glass, a light goes on ${v.at}`),
        ],
        say: [...l(0, v.world.problem[0]), ...l(1, v.world.truth[1])],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, seen through the pane'),
          shot(v.made(1)),
          shot(v.use(), 'MS, over the street'),
        ],
        say: v.proof(1, 5, 0),
        super: v.badge(1),
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
    titles: [`${v.Thing} on Repeat`, 'Same Again', 'Round and Round'],
    subtitle: 'The film ends on its first frame, so the second viewing is the punchline.',
    features: features(v, [
      'Last frame and first frame are the same picture',
      'The trouble comes round twice; the second time it is answered',
      v.quote(0) && `What breaks the loop: ${v.quote(0)}`,
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
        say: [...l(0, v.world.problem[0]), ...l(2, v.world.problem[1]), ...l(1, 'And again.')],
      },
      {
        shots: [
          shot(`The loop stops dead. ${v.made(0)}`, 'Insert CU, slow push'),
          shot(v.made(2)),
          shot(v.use(), 'MS, eye level'),
        ],
        say: v.proof(0, 5, 0),
        sound: 'Record stops. Room silence.',
        super: v.badge(0),
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
    titles: ['Say Nothing', `Ask the ${v.Thing}`, 'Without a Word'],
    subtitle: v.trailer
      ? 'Four pictures tell the story; the only words are the title.'
      : 'Nobody explains anything until the last five seconds, because nobody needs to.',
    features: features(v, [
      'Reads with the sound off; three supers carry the sense',
      'Faces and hands do the explaining',
      v.quote(0) && `The longest super: ${v.quote(0)}`,
      'One spoken line, at the very end',
    ]),
    tone: 'Quiet, assured, a little dry',
    idea,
    message: `${v.name} does not need explaining.`,
    beats: [
      {
        shots: [shot(v.close, 'ECU, low, push in')],
        say: [],
        sound: v.world.sound[0],
        super: v.world.question.toUpperCase(),
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
        super: v.badge(0) ?? v.world.truth[0],
      },
      closing(v, idea),
    ],
  };
}
