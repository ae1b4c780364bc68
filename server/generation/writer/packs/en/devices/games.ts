// Devices that play with the form: rules, wrong answers, false starts.
import type { Treatment } from '../../../treatment.ts';
import { capital } from '../facts/words.ts';
import { closing, l, shot, type Voice } from '../voice.ts';
import { features } from './features.ts';

export function ruleBroken(v: Voice): Treatment {
  const idea = v.idea('rule');
  const { rule } = v.world;
  return {
    titles: [
      rule.split(' ').length <= 6 ? capital(rule) : 'House Rules',
      'Break This Rule',
      'Rule One',
    ],
    subtitle: `“${rule}.” The film keeps that rule for as long as anybody can stand it.`,
    features: features(v, [
      `Opens on the rule in capitals: “${rule}”`,
      `It ends when somebody cannot help it: ${v.lower(v.use())}`,
      v.quote() && `The reason it breaks: ${v.quote()}`,
      'Ends with the rule crossed out by hand',
    ]),
    tone: 'Cheeky, crisp, straight-faced',
    idea,
    message: `Some rules were made before ${v.name}.`,
    beats: [
      {
        shots: [shot(v.close, 'ECU, low, push in')],
        say: l(0, [`One rule. ${rule}.`, `${rule}.`, 'One rule.']),
        sound: v.world.sound[0],
        super: rule,
      },
      {
        shots: [
          shot(v.trouble(), 'MS, high, hand-held'),
          shot('The rule hangs on screen, unmoved'),
        ],
        say: [...v.problem(0), ...l(3, 'Those are the rules.')],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(v.use(), 'MS, reaction'),
          shot(v.made(1)),
        ],
        say: [...v.proof(5, 0), ...l(5, v.world.truth[0])],
        super: v.badge(),
      },
      closing(v, idea, {
        shot: `A marker crosses out the words “${rule}”`,
        sound: 'One long marker squeak.',
        say: 'So much for the rule.',
      }),
    ],
  };
}

export function fakeAd(v: Voice): Treatment {
  const idea = v.idea('fake');
  const { enemy } = v.world;
  return {
    titles: [enemyTitle(enemy), 'Wrong Ad', 'This Is Not It'],
    subtitle: `A glossy commercial for ${enemy} starts well and falls apart on camera.`,
    features: features(v, [
      `Fake ad for ${enemy}, complete with slow motion`,
      `The glossy opening, in slow motion: ${v.lower(v.trouble())}`,
      v.quote() && `The first true sentence: ${v.quote()}`,
      'The gloss stops; plain daylight takes over',
    ]),
    tone: 'Deadpan, brisk, self-aware',
    idea,
    message: `Nobody would advertise ${enemy}. ${v.name} can be shown as it is.`,
    beats: [
      {
        shots: [shot(v.trouble(), 'CU, slow motion, glossy light, push in')],
        say: l(0, [`Introducing: ${enemy}.`, 'Introducing: nothing new.', 'Introducing.']),
        sound: 'A choir of paid angels.',
        super: 'NEW! SAME AS BEFORE!',
      },
      {
        shots: [
          shot(
            'The light stand tips. A boom drops into the frame. Nobody can keep a straight face',
            'MS, hand-held',
          ),
          shot('The clapper comes in, too late'),
        ],
        say: [...v.problem(0), ...l(1, 'Sorry. Can we go again?')],
        sound: 'The choir slides off key.',
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, plain daylight'),
          shot(v.made(1)),
          shot(v.use(), 'MS, eye level'),
        ],
        say: [...l(4, 'Let us start over.'), ...v.proof(5, 0)],
        super: v.badge(),
      },
      closing(v, idea, { sound: v.world.sound[0] }),
    ],
  };
}

export function wrongAnswers(v: Voice): Treatment {
  const idea = v.idea('wrong');
  const { question, wrong } = v.world;
  return {
    titles: [wrong[0].replace(/\.$/, ''), 'Ask Me Again', 'Wrong Answers Only'],
    subtitle: `“${question}” Everybody answers. Nobody is right.`,
    features: features(v, [
      `One question, asked straight: “${question}”`,
      `Wrong answers, given with confidence: “${wrong[0]}” “${wrong[1]}”`,
      v.quote() && `The right answer, shown rather than spoken: ${v.quote()}`,
      'Same frame every time; only the answer changes',
    ]),
    tone: 'Quick, straight-faced, generous',
    idea,
    message: `“${question}” The answer is ${v.name}.`,
    beats: [
      {
        shots: [
          shot(
            v.hands ? v.close : v.act('{look} up, caught by a question'),
            'CU, eye level, push in',
          ),
        ],
        say: l(0, [question, 'One question.']),
        sound: 'A quiz-show tick, very dry.',
        super: question,
      },
      {
        shots: [
          shot(v.trouble(), 'MS, high, hand-held'),
          shot('The same frame, a second try, no better'),
        ],
        say: [...l(0, wrong[0]), ...l(1, wrong[1]), ...l(2, wrong[2])],
        sound: 'A flat buzzer after each answer.',
        super: 'WRONG',
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(v.use(), 'MS, reaction'),
          shot(v.made(2)),
        ],
        say: v.proof(5, 0),
        super: v.badge(),
      },
      closing(v, idea, { sound: 'One clear bell.' }),
    ],
  };
}

export function howNotTo(v: Voice): Treatment {
  const idea = v.idea('how-not');
  return {
    titles: [v.world.wrong[2].replace(/\.$/, ''), 'How Not to Do It', 'The Wrong Way'],
    subtitle: `A patient lesson in living with ${v.world.enemy}, by someone who clearly means it.`,
    features: features(v, [
      'Numbered lesson cards in stern capitals',
      `Lesson one: ${v.lower(v.trouble())}`,
      v.quote() && `The last card: ${v.quote()}`,
      `Class is dismissed ${v.stand}`,
    ]),
    tone: 'Mock-serious, neat, kind underneath',
    idea,
    message: `There is a hard way, and there is ${v.name}.`,
    beats: [
      {
        shots: [shot(v.trouble(), 'CU, low, push in')],
        say: l(0, ['How not to do it.', 'How not to.']),
        sound: 'School bell.',
        super: 'HOW NOT TO',
      },
      {
        shots: [
          shot('The same again, with more effort and less success', 'MS, high, hand-held'),
          shot(`A lesson card is held up: “${v.world.rule}”`),
        ],
        say: [
          ...l(0, [`${v.world.question} ${v.world.wrong[0]}`, v.world.wrong[0]]),
          ...l(1, v.world.wrong[1]),
          ...l(2, v.world.wrong[2]),
        ],
      },
      {
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(v.made(1)),
          shot(v.use(), 'MS, eye level'),
        ],
        say: [...l(5, 'Now the other way.'), ...v.proof(5, 0)],
        super: v.badge(),
      },
      closing(v, idea, { sound: v.world.sound[0], say: 'Class dismissed.' }),
    ],
  };
}

// `the words “I am fine”` → `I Am Fine`; too long a phrase gives the plain title.
function enemyTitle(enemy: string): string {
  const words = (/“([^”]+)”/.exec(enemy)?.[1] ?? enemy).split(' ');
  return words.length <= 6 ? capital(words.join(' ')) : 'Wrong Ad';
}
