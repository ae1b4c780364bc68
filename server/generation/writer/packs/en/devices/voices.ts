// Devices made of who is speaking.
import type { Treatment } from '../../../treatment.ts';
import { articleFor, capital } from '../facts/words.ts';
import { closing, l, shot, type Voice } from '../voice.ts';
import { features } from './features.ts';

export function objectSpeaks(v: Voice): Treatment {
  const idea = v.idea('object');
  return {
    titles: [`The ${v.Thing}’s Side`, `I, the ${v.Thing}`, `Signed, the ${v.Thing}`],
    subtitle: `The ${v.thing} tells its own story, and it has opinions.`,
    features: features(v, [
      `Camera at the height of the ${v.thing}, looking up at people`,
      'The voice is small, close and completely sure of itself',
      v.quote() && `Its proudest sentence: ${v.quote()}`,
      `What it has had to watch: ${v.lower(v.trouble())}`,
    ]),
    tone: 'Droll, tender, precise',
    idea,
    message: v.cause
      ? `The ${v.thing} was there the whole time.`
      : `Ask the ${v.thing}: ${v.name} is the answer to ${v.world.enemy}.`,
    beats: [
      {
        shots: [shot(`${v.close} We are as small as the ${v.thing}`, 'ECU, low, looking up')],
        say: l(
          0,
          v.stage.mode === 'direct'
            ? [`Ask the ${v.thing}.`]
            : [`Hello. I am the ${v.thing}.`, `I am the ${v.thing}.`],
        ),
        sound: v.world.sound[0],
        super: `THE ${v.thing.toUpperCase()} SPEAKS`,
      },
      {
        shots: [
          shot(v.trouble(), `MS, from the height of the ${v.thing}`),
          shot('A huge face leans in, considers, leans out'),
        ],
        say: [
          ...l(
            1,
            v.stage.mode === 'direct'
              ? ['It has seen things.', 'It saw.']
              : ['I have seen things.', 'I saw it.'],
          ),
          ...v.problem(0),
        ],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, from below'),
          shot(v.made(1)),
          shot(v.use(), 'MS, low'),
        ],
        say: [...v.proof(5, 0), ...l(6, v.world.truth[0])],
        super: v.badge(),
      },
      closing(v, idea, { sound: v.world.sound[1] }),
    ],
  };
}

export function letter(v: Voice): Treatment {
  const idea = v.idea('letter');
  const to = v.cause ? v.user : v.world.witness;
  return {
    titles: [
      `Dear ${capital(to)}`,
      `Yours, the ${capital(v.world.user.split(' ')[0] ?? 'Sender')}`,
      'A Short Letter',
    ],
    subtitle: v.cause
      ? `A letter to ${articleFor(to)} ${to}, read aloud over the pictures it would rather not describe.`
      : `A polite goodbye to ${articleFor(to)} ${to}, read aloud over pictures that are less polite.`,
    features: features(v, [
      `Begins with the words “Dear ${to}”`,
      `Handwriting over this picture: ${v.lower(v.made(1))}`,
      v.quote() && `The line that is underlined twice: ${v.quote()}`,
      'Signed, folded and left on the table',
    ]),
    tone: 'Dry, intimate, honest',
    idea,
    message: `This is how you say goodbye to ${v.world.enemy}.`,
    beats: [
      {
        shots: [
          shot(
            v.hands
              ? 'Hands write two words at the top of a clean page'
              : v.act('{write} two words at the top of a clean page'),
            'CU, eye level, push in',
          ),
        ],
        say: l(0, [`Dear ${to},`, `Dear ${to},`]).map((line) => ({ ...line, text: `Dear ${to}.` })),
        sound: 'A pen on paper.',
        super: `DEAR ${to.toUpperCase()}`,
      },
      {
        shots: [
          shot(v.trouble(), 'MS, over the shoulder, high'),
          shot('The pen stops, then goes on'),
        ],
        say: [...v.problem(0), ...l(2, 'I think we both know.')],
      },
      {
        shots: [
          shot(v.made(1), 'Insert CU, overhead'),
          shot(v.made(0)),
          shot(v.use(), 'MS, eye level'),
        ],
        say: [...v.proof(5, 0), ...l(4, 'So.')],
        super: v.badge(),
      },
      closing(v, idea, {
        shot: 'The page is folded once and left on the table',
        sound: 'Paper folds.',
        say: 'No hard feelings.',
      }),
    ],
  };
}

export function confession(v: Voice): Treatment {
  const idea = v.idea('confession');
  const rule = v.world.rule;
  return {
    titles: v.cause
      ? ['I Said It Too', 'I Was Wrong', 'Full Confession']
      : [`I Blame the ${capital(v.world.witness)}`, 'I Was Wrong', 'Full Confession'],
    subtitle: `Somebody admits to living with ${v.world.enemy}, out loud, and is let off.`,
    features: features(v, [
      'Opens mid-confession, no greeting',
      `The offence, played straight: ${v.world.enemy}`,
      v.quote() && `What changed it: ${v.quote()}`,
      `Ends on relief: ${v.lower(v.use())}`,
    ]),
    tone: 'Frank, funny, forgiving',
    idea,
    message: v.cause
      ? `Everyone has said it once; nobody has to say it again.`
      : `Everyone has lived with ${v.world.enemy}; with ${v.name} you can stop.`,
    beats: [
      {
        shots: [
          shot(
            v.hands ? v.trouble() : v.act('{look} round to see who is listening, then {lean} in'),
            'CU, eye level, push in',
          ),
        ],
        say: l(0, ['All right. I admit it.', 'I admit it.']),
        sound: v.world.sound[1],
        super: 'I ADMIT IT',
      },
      {
        shots: [
          shot(v.trouble(), 'MS, high, hand-held'),
          shot('It happens again. Nobody looks proud'),
        ],
        say: [
          ...l(1, `“${rule}.”`.replace('.”', '.”')),
          ...l(0, ['I said that. I meant it.', 'I said that.']),
        ],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, slow push'),
          shot(v.use(), 'MS, reaction'),
          shot(v.made(2)),
        ],
        say: [...v.proof(5, 0), ...l(3, ['Then I stopped.', 'Then this.'])],
        super: v.badge(),
      },
      closing(v, idea, { say: 'Your turn.' }),
    ],
  };
}

export function witness(v: Voice): Treatment {
  const idea = v.idea('witness');
  const object = v.world.witness;
  return {
    titles: [
      `The ${capital(object)} Testifies`,
      `Ask the ${capital(object)}`,
      `Poor ${capital(object)}`,
    ],
    subtitle: `The one who lost its job gives a statement: ${articleFor(object)} ${object}, filmed like a witness.`,
    features: features(v, [
      `A formal interview with ${articleFor(object)} ${object}`,
      'Long pauses; it is an object',
      v.quote() && `Read into the record: ${v.quote()}`,
      `Exhibit one: ${v.lower(v.trouble())}`,
    ]),
    tone: 'Deadpan, courtroom-serious',
    idea,
    message: `${v.name} has put ${v.world.enemy} out of work.`,
    beats: [
      {
        shots: [
          shot(
            `${capital(articleFor(object))} ${object} under a hard light, a microphone in front of it`,
            'CU, eye level, push in',
          ),
        ],
        say: l(0, [`Please state your name.`, 'Your name, please.']),
        sound: 'A chair scrapes. A microphone bumps.',
        super: `THE ${object.toUpperCase()}`,
      },
      {
        shots: [
          shot(v.trouble(), 'MS, high, hand-held, as an exhibit'),
          shot(`The ${object} does not answer`),
        ],
        say: [
          ...v.problem(0),
          ...l(1, ['Is that correct?', 'Correct?']),
          ...l(2, 'Let the record show: silence.'),
        ],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(v.made(1)),
          shot(v.use(), 'MS, eye level'),
        ],
        say: [...l(5, 'Exhibit two.'), ...v.proof(5, 0)],
        super: v.badge(),
      },
      closing(v, idea, {
        shot: `The ${object} is carried out past the lens`,
        sound: 'A gavel, off screen.',
        say: 'No further questions.',
      }),
    ],
  };
}

export function subtitles(v: Voice): Treatment {
  const idea = v.idea('subtitles');
  return {
    titles: ['It’s Fine, Honestly', 'What They Mean', 'Read Between the Lines'],
    subtitle: `People stay polite about ${v.world.enemy}; the lettering does not.`,
    features: features(v, [
      'Polite lines in the sound, honest lines on screen',
      'Works muted, and is funnier with sound',
      v.quote() && `The one moment when both agree: ${v.quote()}`,
      `Said: “${v.world.wrong[0]}” Shown: “${v.world.problem[0].replace(/[“”]/g, '')}”`,
    ]),
    tone: 'Wry, quick, affectionate',
    idea,
    message: `With ${v.name}, you can say what you mean.`,
    beats: [
      {
        shots: [
          shot(
            v.hands ? v.trouble() : v.act('{smile} with [their] mouth only'),
            'CU, eye level, push in',
          ),
        ],
        say: l(0, ['It’s fine.', 'Fine.']),
        sound: v.world.sound[1],
        super: 'IT IS NOT FINE',
      },
      {
        shots: [shot(v.trouble(), 'MS, high, hand-held'), shot('A nod, held one beat too long')],
        say: [...l(0, v.world.wrong[0]), ...l(1, v.world.wrong[1])],
        super: v.world.problem[0],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, slow push'),
          shot(v.use(), 'MS, reaction'),
          shot(v.made(2)),
        ],
        say: v.proof(5, 0),
        super: v.badge() ?? 'No subtitle needed',
      },
      closing(v, idea),
    ],
  };
}
