import type { Facts } from '../../../facts.ts';
import type { World } from '../../../world.ts';
import { three, toldDeeds, toldThings } from '../told-pictures.ts';

/** The plain world of a place people come to. */
export function placeWorld(
  facts: Facts,
  plain: World,
  [maker, thing, visitor]: readonly [string, string, string],
  head: string,
  noun: string,
  user: string | undefined,
): World {
  const name =
    (noun.split(/\s(?:of|for|in|at|on|with|from)\s/)[0] ?? '')
      .replace(
        /\b(?:small|little|family|local|tiny|new|big|old|independent|community|great|friendly)\s/gi,
        '',
      )
      .split(' ')
      .slice(-2)
      .join(' ') || head;
  const group = /^(?:choir|band|orchestra)$/.test(head);
  const [detail] = toldThings(facts);
  const at = group ? 'in a rehearsal room with the lights up' : `at the ${name}`;
  return {
    ...plain,
    id: 'own-place',
    not: ['portable'],
    what: noun || head,
    at,
    stand: at,
    place: group ? 'rehearsal room' : name,
    thing,
    maker,
    user: user ?? visitor,
    work: three(
      [...toldDeeds(facts), ...(detail ? [`{write} on a card: “${detail}”`] : [])],
      group
        ? [
            '{turn} a page and {breathe} in',
            '{mark} one note in pencil',
            '{find} the first note together',
          ]
        : [
            '{unlock} the door and {hold} it open',
            '{set} everything out before the first person comes',
            '{look} up and {wave} somebody in',
          ],
    ),
    use: ['{come} in and {look} up', '{push} the door open with one palm'],
    trouble: [
      '{slow} down outside, {check} the time and {walk} on',
      '{let} a door handle go again',
    ],
    close: `${thing === 'door' ? 'A hand flat on a door, about to push' : `A ${thing}, very near, in somebody’s hand`}.`,
    pack: group
      ? 'the song sheets on an empty chair, lights still up'
      : `the ${name} with its door open, daylight on the step`,
    sound: group
      ? ['One breath before singing.', 'Chairs scrape, pages turn.']
      : ['A door opens on to voices.', 'A street going past.'],
    music: 'Upright piano, played by somebody who is smiling.',
    enemy: 'one more week of meaning to go',
    problem: ['You have walked past it.', 'You have never gone in.'],
    truth: ['Everybody knows a door they keep meaning to open.', 'You know in the first minute.'],
    question: 'What is in there?',
    wrong: ['Something for other people.', 'Offices, I think.', 'I keep meaning to look.'],
    rule: 'Maybe next week',
    witness: 'doormat',
    hour: 'Before the Doors Open',
    pair: ['Outside', 'Inside'],
    lines: ['Come in.', 'The door is open.', 'This week, then.'],
  };
}
