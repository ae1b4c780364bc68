// Devices that borrow another form: the news, a duel, a countdown.
import type { Treatment } from '../../../treatment.ts';
import { articleFor } from '../facts/words.ts';
import { closing, l, shot, type Voice } from '../voice.ts';
import { features } from './features.ts';

export function bulletin(v: Voice): Treatment {
  const idea = v.idea('bulletin');
  return {
    titles: [`Breaking: ${v.Thing}`, 'We Interrupt This Feed', 'Stop the Scroll'],
    subtitle: `Breaking news, read with enormous gravity, about ${articleFor(v.thing)} ${v.thing}.`,
    features: features(v, [
      'News desk, ticker and urgent music for something small and good',
      `Live pictures from the scene, ${v.at}`,
      v.quote() && `The ticker: ${v.quote()}`,
      `The reporter gives in: ${v.lower(v.use())}`,
    ]),
    tone: 'Grave, fast, silly on purpose',
    idea,
    message: `${v.name} is news worth stopping for.`,
    beats: [
      {
        shots: [shot(`A red news band slams across the frame. ${v.close}`, 'ECU, push in')],
        say: l(0, ['This just in.', 'Breaking.']),
        sound: 'News sting, far too big.',
        super: `BREAKING: ${v.name}`,
      },
      {
        shots: [shot(v.trouble(), 'MS, hand-held, live'), shot('The ticker runs on without mercy')],
        say: [...v.problem(0)],
        super: 'LIVE',
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(v.use(), 'MS, reporting from the scene'),
          shot(v.made(1)),
        ],
        say: v.proof(5, 0),
        super: v.badge(),
      },
      closing(v, idea, {
        shot: 'The microphone is put down in favour of the real thing',
        sound: 'A microphone is put down.',
        say: 'Back to you. Or not.',
      }),
    ],
  };
}

export function lastOne(v: Voice): Treatment {
  const idea = v.idea('last');
  return {
    titles: [`The Last ${v.Thing}`, `After You`, 'One Left'],
    subtitle: `Two people, the last ${v.thing}, and manners that do not survive it.`,
    features: features(v, [
      `One ${v.thing} left, two hands reach for it`,
      'A duel of politeness in tighter and tighter close-ups',
      v.quote() && `The case for giving in: ${v.quote()}`,
      'Somebody third walks off with it',
    ]),
    tone: 'Mannered, tense, warm',
    idea,
    message: `${v.name} is the one you do not give away.`,
    beats: [
      {
        shots: [shot(`Two hands stop above the last ${v.thing}`, 'ECU, low, push in')],
        say: l(0, ['After you.']),
        sound: 'A far-off western whistle.',
        super: 'ONE LEFT',
      },
      {
        shots: [
          shot(
            v.hands ? v.close : v.act('{narrow} [their] eyes, still smiling'),
            'CU, cross-cut, eye level',
          ),
          shot(v.trouble()),
        ],
        say: [...l(0, ['No, no. After you.', 'No. After you.']), ...l(1, v.world.truth[0])],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(v.made(2)),
          shot('Both hands move at once', 'MS, eye level'),
        ],
        say: v.proof(5, 0),
        super: v.badge(),
      },
      closing(v, idea, { shot: v.use(), sound: v.world.sound[0], say: 'Too slow.' }),
    ],
  };
}

export function countdown(v: Voice): Treatment {
  const idea = v.idea('countdown');

  return {
    titles: [`Three, Two, ${v.Thing}`, 'Three, Two, One', 'From Three'],
    subtitle: `Three is a sound, two is ${v.world.enemy}, one is the answer, and zero is the name.`,
    features: features(v, [
      `Three: ${v.Close}`,
      `Two: ${v.lower(v.trouble())}`,
      v.quote() && `“One” lands on ${v.quote()}`,
      'Zero is silence, then the name',
    ]),
    tone: 'Tight, rhythmic, sure',
    idea,
    message: `When it counts, ${v.name}.`,
    beats: [
      {
        shots: [shot(v.close, 'ECU, low, push in')],
        say: l(0, ['Three.']),
        sound: v.world.sound[0],
        super: 'THREE',
      },
      {
        shots: [shot(v.trouble(), 'MS, high, hand-held'), shot(v.made(1))],
        say: [...l(0, ['Two.']), ...v.problem(1)],
        super: 'TWO',
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(v.made(2)),
          shot(v.use(), 'MS, reaction'),
        ],
        say: [...l(1, 'One.'), ...v.proof(5, 0)],
        super: v.badge() ?? 'ONE',
      },
      closing(v, idea, { sound: 'Silence for one second.' }),
    ],
  };
}
