// Devices that only a trailer can use.
import type { Treatment } from '../../../treatment.ts';
import { articleFor, capital, stop } from '../facts/words.ts';
import { closing, l, shot, type Voice } from '../voice.ts';
import { features } from './features.ts';

const lead = (v: Voice) => v.facts.logline?.who ?? v.cast.again.toLowerCase();

export function titleCards(v: Voice): Treatment {
  const idea = v.idea('cards');
  const who = v.facts.logline ? stop(capital(v.facts.logline.who)) : stop(capital(v.at));
  return {
    titles: [v.world.lines[1].replace(/\.$/, ''), 'Read It Slowly', 'In White on Black'],
    subtitle: v.facts.logline
      ? `${capital(v.facts.logline.who)}, told in ${v.light ? 'title cards and small surprises' : 'black cards and held breath'}.`
      : 'The story is told in black cards and held breath.',
    features: features(v, [
      'White capitals on black between every picture',
      `Between the cards: ${v.lower(v.act(v.world.trouble[v.hands ? 1 : 0]))}`,
      v.quote() && `The longest card: ${v.quote()}`,
      'The title is the only card with sound under it',
    ]),
    tone: v.light ? 'Neat, rhythmic, twinkling' : 'Stark, rhythmic, confident',
    idea,
    message: storyMessage(v),
    beats: [
      {
        shots: [shot(v.close, 'ECU, low, push in')],
        say: l(0, [who]),
        sound: v.world.sound[0],
        super: v.facts.logline?.who ?? v.world.question,
      },
      {
        shots: [shot(v.act(v.world.trouble[v.hands ? 1 : 0]), 'MS, hand-held'), shot(v.made(0))],
        say: [...v.problem(0)],
        sound: v.world.sound[1],
        super: v.world.problem[0],
      },
      {
        shots: [
          shot(v.made(1), 'Insert CU, slow push'),
          shot(v.made(2)),
          shot(v.use(), 'MS, reaction'),
        ],
        say: [...v.proof(3, 0), ...l(4, v.world.truth[0])],
        super: v.facts.points[0] ? v.badge() : v.world.truth[1],
      },
      closing(v, idea, { sound: 'Everything cuts out.' }),
    ],
  };
}

export function wrongGenre(v: Voice): Treatment {
  const idea = v.idea('genre');
  return {
    titles: ['A Nice Story', 'The Wrong Trailer', 'Cheerful, at First'],
    subtitle: v.facts.logline
      ? `It begins as a warm film about ${v.facts.logline.who} and cannot keep it up.`
      : 'It begins as a warm family film and cannot keep it up.',
    features: features(v, [
      'Sunny music and soft light for the first seconds',
      `The slip: ${v.close.replace(/\.$/, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
      v.quote() && `The line that ends the pretending: ${v.quote()}`,
      'The cheerful voice-over resigns halfway',
    ]),
    tone: v.light ? 'Sweet, then out of hand' : 'Bright, then cold',
    idea,
    message: storyMessage(v),
    beats: [
      {
        shots: [
          shot(
            `Golden light, soft focus, ${v.at}. Everything is a little too nice`,
            'CU, eye level, push in',
          ),
        ],
        say: l(0, ['This is a nice story.', 'A nice story.']),
        sound: 'Ukulele, whistling.',
        super: 'A NICE STORY',
      },
      {
        shots: [
          shot(v.act(v.world.trouble[v.hands ? 1 : 0]), 'MS, hand-held, colour draining'),
          shot(v.close),
        ],
        say: [...l(0, ['Everybody is fine. Mostly.', 'Mostly fine.']), ...v.problem(1)],
        sound: 'The ukulele loses a string.',
      },
      {
        shots: [
          shot(v.made(1), 'Insert CU, cold light'),
          shot(v.made(0)),
          shot(v.use(), 'MS, reaction'),
        ],
        say: [...v.proof(3, 0), ...l(4, v.world.truth[0])],
        sound: v.world.sound[0],
        super: v.badge() ?? v.world.problem[0],
      },
      closing(v, idea, { sound: v.world.sound[1], say: 'We tried.' }),
    ],
  };
}

export function foundObject(v: Voice): Treatment {
  const idea = v.idea('found');
  return {
    titles: [`The ${v.Thing}`, `Where Is the ${v.Thing}?`, `Put Down the ${v.Thing}`],
    subtitle: `The whole story is in what happens to one ${v.thing}.`,
    features: features(v, [
      `The ${v.thing} is in every shot; people come and go`,
      `Its second scene: ${v.lower(v.made(0))}`,
      v.quote() && `Heard off screen: ${v.quote()}`,
      'The title appears on it, not over it',
    ]),
    tone: v.light ? 'Gentle, curious, a little mischievous' : 'Patient, tactile, uneasy',
    idea,
    message: storyMessage(v),
    beats: [
      {
        shots: [shot(v.close, 'ECU, low, push in')],
        say: l(0, [
          `It starts with ${articleFor(v.thing)} ${v.thing}.`,
          'It starts here.',
          'It starts.',
        ]),
        sound: v.world.sound[0],
        super: `${articleFor(v.thing)} ${v.thing}`,
      },
      {
        shots: [
          shot(v.made(0), 'MS, over the shoulder'),
          shot(v.act(v.world.trouble[v.hands ? 1 : 0])),
        ],
        say: [...v.problem(0)],
        sound: v.world.sound[1],
      },
      {
        shots: [
          shot(v.made(1), 'Insert CU, slow push'),
          shot(v.made(2)),
          shot(v.use(), 'MS, reaction'),
        ],
        say: [...v.proof(3, 0), ...l(4, v.world.truth[1])],
        super: v.badge() ?? v.world.truth[1],
      },
      closing(v, idea),
    ],
  };
}

export function denial(v: Voice): Treatment {
  const idea = v.idea('denial');
  const who = lead(v);
  return {
    titles: [
      v.world.rule.split(' ').length <= 5 ? capital(v.world.rule) : 'Nothing Happened',
      'Nothing Happened',
      'That Was Not Me',
    ],
    subtitle: `We are told that nothing happened, while we watch it happen to ${who}.`,
    features: features(v, [
      `A calm denial in the sound; in the picture, ${v.lower(v.act(v.world.trouble[v.hands ? 1 : 0]))}`,
      `One warning, repeated: “${v.world.rule}”`,
      v.quote() && `What was not supposed to be said: ${v.quote()}`,
      'The last picture is the first one, understood',
    ]),
    tone: v.light ? 'Innocent on top, giggling underneath' : 'Calm on top, shaking underneath',
    idea,
    message: storyMessage(v),
    beats: [
      {
        shots: [shot(v.close, 'ECU, low, push in')],
        say: l(0, ['Nothing happened.']),
        sound: v.world.sound[0],
        super: v.world.rule,
      },
      {
        shots: [
          shot(v.act(v.world.trouble[v.hands ? 1 : 0]), 'MS, high, hand-held'),
          shot(v.made(2)),
        ],
        say: [...v.problem(0), ...l(1, 'No, it did not.')],
        sound: v.world.sound[1],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, slow push'),
          shot(v.made(1)),
          shot(v.use(), 'MS, reaction'),
        ],
        say: [...v.proof(3, 0), ...l(4, v.world.truth[0])],
        super: v.badge() ?? v.world.truth[0],
      },
      closing(v, idea, { shot: `${v.close} The first picture again` }),
    ],
  };
}

function storyMessage(v: Voice): string {
  const { logline } = v.facts;
  return logline
    ? stop(`${v.name}: ${logline.who} ${logline.does}`)
    : `${v.name} asks one question: ${v.world.question}`;
}
