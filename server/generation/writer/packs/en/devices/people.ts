// Devices made of people, hours and rooms.
import type { Treatment } from '../../../treatment.ts';
import { articleFor, capital, stop } from '../facts/words.ts';
import { closing, l, shot, type Voice } from '../voice.ts';
import { features } from './features.ts';

export function handToHand(v: Voice): Treatment {
  const idea = v.idea('hand');
  return {
    titles: [`Pass the ${v.Thing}`, 'Hand to Hand', 'Pass It On'],
    subtitle: `One ${v.thing} changes hands until it reaches the person who needs it.`,
    features: features(v, [
      `The ${v.thing} never touches the ground between first and last frame`,
      `From ${articleFor(v.maker)} ${v.maker} to ${articleFor(v.user)} ${v.user}, by way of strangers`,
      v.quote() && `Said at the third hand-over: ${v.quote()}`,
      'The last hand reaches towards the lens',
    ]),
    tone: 'Warm, human, unforced',
    idea,
    message: `${v.name} is something people hand on.`,
    beats: [
      {
        shots: [shot(`A hand holds out the ${v.thing}. We do not see to whom`, 'CU, low, push in')],
        say: l(0, ['Here. Take it.', 'Here.']),
        sound: v.world.sound[0],
      },
      {
        shots: [shot(v.made(0), 'MS, over the shoulder'), shot(v.trouble(), 'MS, high')],
        say: [...l(0, v.world.truth[0]), ...v.problem(1)],
        sound: v.world.sound[1],
      },
      {
        shots: [
          shot(v.made(2), 'Insert CU, slow push'),
          shot(`A second pair of hands takes the ${v.thing}`),
          shot(v.use(), 'MS, reaction'),
        ],
        say: v.proof(5, 0),
        super: v.badge(),
      },
      closing(v, idea, {
        shot: `The last hand offers the ${v.thing} to the lens`,
        say: 'Pass it on.',
      }),
    ],
  };
}

export function splitScreen(v: Voice): Treatment {
  const idea = v.idea('split');
  const [left, right] = v.world.pair;
  return {
    titles: [
      right.split(' ').length <= 3 ? `${capital(left)} / ${capital(right)}` : 'Left, Right',
      'Side by Side',
      'Two Halves',
    ],
    subtitle: `Two halves of one frame: ${lower(left)} on the left, ${lower(right)} on the right.`,
    features: features(v, [
      `Left half: ${v.lower(v.trouble())}`,
      `Left is titled “${left}”, right is titled “${right}”`,
      v.quote() && `Only the right half has a caption: ${v.quote()}`,
      'The left half gives up and the right half fills the frame',
    ]),
    tone: 'Clear, wry, satisfying',
    idea,
    message: `The difference is ${v.name}.`,
    beats: [
      {
        shots: [
          shot(
            `Left half: ${trail(v.trouble())} Right half: ${trail(v.close)}`,
            'CU, split screen, push in',
          ),
        ],
        say: l(0, ['Same day. Two halves.', 'Two halves.']),
        sound: `Left ear: ${trail(v.world.sound[1])} Right ear: silence.`,
        super: `${left} | ${right}`,
      },
      {
        shots: [
          shot('Left half only: it goes on, and gets worse', 'MS, split screen, high'),
          shot(v.trouble()),
        ],
        say: [...v.problem(0)],
        super: left,
      },
      {
        shots: [
          shot(`Right half: ${trail(v.made(0))}`, 'Insert CU, split screen, slow push'),
          shot(v.made(1)),
          shot(v.use(), 'MS, right half'),
        ],
        say: v.proof(5, 0),
        super: v.badge() ?? right,
      },
      closing(v, idea, {
        shot: 'The dividing line slides left until the left half is gone',
        sound: v.world.sound[0],
        say: 'Pick a side.',
      }),
    ],
  };
}

export function rollCall(v: Voice): Treatment {
  const idea = v.idea('roll');
  const audience = v.facts.audience;
  return {
    titles: [
      audience && audience.split(' ').length <= 3
        ? `Calling All ${capital(audience)}`
        : 'You Know Who You Are',
      'Roll Call',
      'All of You',
    ],
    subtitle: audience
      ? `One by one, the film calls ${audience} by the thing only they would recognise.`
      : 'One by one, people are called by the thing only they would recognise.',
    features: features(v, [
      'Portraits, square to camera, one second each',
      `First portrait: ${v.lower(v.trouble())}`,
      v.quote() && `What they have in common: ${v.quote()}`,
      'The last portrait is an empty frame, for the viewer',
    ]),
    tone: 'Direct, fond, a little heroic',
    idea,
    message: audience
      ? `${v.name} is for ${audience}, and says so.`
      : `${v.name} knows who it is for.`,
    beats: [
      {
        shots: [
          shot(
            v.hands ? v.close : v.act('{lift} [their] chin and {hold} it'),
            'CU, eye level, push in',
          ),
        ],
        say: l(
          0,
          audience
            ? [
                `${capital(audience)}. This is for you.`,
                'You know who you are.',
                'This is for you.',
              ]
            : ['You know who you are.', 'You there.'],
        ),
        sound: 'One drum hit per face.',
        super: audience && audience.split(' ').length <= 5 ? audience : 'YOU KNOW WHO YOU ARE',
      },
      {
        shots: [
          shot(v.trouble(), 'MS, portrait, hand-held'),
          shot(`Another portrait: ${articleFor(v.user)} ${v.user}, caught in the act`),
        ],
        say: [...v.problem(0), ...l(3, 'You. Yes.')],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, slow push'),
          shot(v.use(), 'MS, portrait'),
          shot(v.made(1)),
        ],
        say: v.proof(5, 0),
        super: v.badge(),
      },
      closing(v, idea, { shot: 'An empty portrait frame, waiting', say: 'And you.' }),
    ],
  };
}

export function somebodyAsked(v: Voice): Treatment {
  const idea = v.idea('asked');
  const { question } = v.world;
  return {
    titles: [
      question.split(' ').length <= 5 ? capital(question) : 'Somebody Asked',
      'Since You Ask',
      'Good Question',
    ],
    subtitle: `A viewer’s question, “${question}”, stays on screen until it is honestly answered.`,
    features: features(v, [
      `The question as a sticker: “${question}”`,
      `The answer is shown, not argued: ${v.lower(v.made(0))}`,
      v.quote() && `The short version: ${v.quote()}`,
      'Ends by asking for the next question',
    ]),
    tone: 'Helpful, unpolished, quick',
    idea,
    message: `Ask, and ${v.name} will show you.`,
    beats: [
      {
        shots: [
          shot(
            v.hands ? v.close : v.act('{read} a question off a phone and {raise} an eyebrow'),
            'CU, eye level, push in',
          ),
        ],
        say: l(0, [question, 'Good question.']),
        sound: 'A notification pop.',
        super: question,
      },
      {
        shots: [
          shot(v.trouble(), 'MS, high, hand-held'),
          shot('The question is still on screen, waiting'),
        ],
        say: [...v.problem(0)],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(v.made(1)),
          shot(v.use(), 'MS, eye level'),
        ],
        say: [...l(5, 'So, watch.'), ...v.proof(5, 0)],
        super: v.badge(),
      },
      closing(v, idea, { sound: 'A second notification pop.', say: 'Next question.' }),
    ],
  };
}

const lower = (text: string) =>
  text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
const trail = (text: string) =>
  stop(text.replace(/^(?:An?|The|One)\s|^\p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase()));
