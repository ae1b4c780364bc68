import type { Facts } from '../../../facts.ts';
import type { World } from '../../../world.ts';
import { three, toldDeeds, toldThings } from '../told-pictures.ts';

/** The plain world of somebody who does something for others. */
export function serviceWorld(
  facts: Facts,
  plain: World,
  maker: string,
  user: string | undefined,
): World {
  const [detail] = toldThings(facts);
  return {
    ...plain,
    id: 'own-service',
    not: ['portable'],
    at: 'across a table with a clean page on it',
    stand: 'at a table with a clean page on it',
    place: 'table',
    thing: 'notebook',
    maker,
    user: user ?? 'customer',
    work: three(
      [...toldDeeds(facts), ...(detail ? [`{write} on a clean page: “${detail}”`] : [])],
      [
        '{listen} first, pen down',
        '{write} the question on a clean page',
        '{tick} the last line of a list',
      ],
    ),
    use: ['{put} the phone away and {breathe} out', '{close} the notebook'],
    trouble: [
      '{look} at a note on the fridge, then {look} away',
      '{move} the same note to the other side of the desk',
    ],
    close: 'A pen touches a clean page.',
    pack: 'the notebook on a clear table, a pen across it',
    sound: ['A pen on paper.', 'A quiet room, a clock.'],
    music: 'Upright bass and finger clicks.',
    enemy: 'putting it off',
    problem: ['You have been meaning to get to this.', 'You said so last month.'],
    truth: ['It is always smaller once somebody starts.', 'Starting is most of it.'],
    question: 'When will you get to it?',
    wrong: ['After the holidays.', 'Soon.', 'It can wait.'],
    rule: 'Start on Monday',
    witness: 'to-do list',
    hour: 'Before the First Step',
    pair: ['Someday', 'Today'],
    lines: ['Today, then.', 'Start here.', 'Cross it off.'],
  };
}

/** The plain world of a channel, with what its host says is done there. */
export function ownChannel(facts: Facts, plain: World): World {
  const told = toldDeeds(facts).filter((text) => !/\b(?:post|upload|video|stream)/.test(text));
  const [detail] = toldThings(facts);
  return {
    ...plain,
    id: 'own-channel',
    work: three([...told, ...(detail ? [`{hold} up a card: “${detail}”`] : [])], plain.work),
  };
}
