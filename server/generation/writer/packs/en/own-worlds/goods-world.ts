import type { Facts } from '../../../facts.ts';
import type { World } from '../../../world.ts';
import { isMass, isPlural, singular } from '../facts/words.ts';
import { three, toldThings } from '../told-pictures.ts';
import { kitchenWorld } from './kitchen-world.ts';

const edible =
  /^(?:drink|drinks|milk|granola|sauce|jam|honey|muesli|cereal|yogh?urt|butter|oil|pasta|rice|spices?|snacks?|bars?|soup|broth|hummus|pickles|kimchi|chips|nuts|crackers)$/;

const heavy =
  /^(?:machines?|machinery|systems?|equipment|vehicles?|engines?|cranes?|press(?:es)?|pumps?|conveyors?|robots?|tractors?|forklifts?|generators?|compressors?)$/;

/** The plain world around a thing that is made and sold. */
export function goodsWorld(
  facts: Facts,
  plain: World,
  noun: string,
  user: string | undefined,
): World {
  const short = noun
    .split(' ')
    .slice(-2)
    .join(' ')
    .toLowerCase()
    .replace(/^(?:an?|the|our|my|of|for|with|and|in)\s/, '');
  const thing = isMass(short)
    ? `pack of ${short}`
    : isPlural(short)
      ? /(?:gloves|socks|shoes|boots|earrings|glasses|headphones|pants|shorts|slippers|sandals|skis)$/.test(
          short,
        )
        ? `pair of ${short}`
        : singular(short)
      : short;
  const [detail, other] = toldThings(facts);
  const heavyWorld: Partial<World> = heavy.test(short.split(' ').at(-1) ?? '')
    ? {
        at: 'on a factory floor',
        stand: 'on a factory floor',
        place: 'factory floor',
        maker: 'operator',
        user: user ?? 'line manager',
        work: three(
          [],
          [
            `{start} the ${thing} and {step} back`,
            `{check} one reading on the ${thing}`,
            '{sign} off the first good piece',
          ],
        ),
        use: [
          '{look} at a full line, then at the clock, and {nod}',
          '{rest} on the rail of a running line',
        ],
        trouble: [
          '{stand} beside a stopped line and {check} the time',
          '{write} another hour of downtime on a board',
        ],
        close: 'One turn of the machine, so near that the metal fills the frame.',
        pack: `the ${thing} running, the floor around it swept`,
        sound: ['A motor takes up its load.', 'A line stops; somebody sighs.'],
        music: 'A machine rhythm that slowly becomes a beat.',
        enemy: 'the line that stops',
        problem: ['Every minute it stands, somebody is counting.', 'Usually it is you.'],
        truth: [
          'Nobody notices a line that runs.',
          'The best shift is the one with nothing to report.',
        ],
        question: 'Why is it standing still?',
        wrong: ['It does that.', 'We are waiting for a part.', 'Ask the night shift.'],
        rule: 'Do not touch the red button',
        witness: 'red lamp',
        hour: 'Before the Shift',
        pair: ['Stopped', 'Running'],
        lines: ['Keep it running.', 'Nothing to report.', 'Start the line.'],
        not: ['portable', 'indoors'],
      }
    : {};
  return {
    ...plain,
    id: 'own-goods',
    not: ['indoors'],
    what: noun,
    at: 'on a plain table in daylight',
    stand: 'at a plain table in daylight',
    place: 'table',
    thing,
    maker: 'maker',
    user: user ?? 'customer',
    work: three(
      [
        ...(detail ? [`{point} to one detail: ${detail}`] : []),
        ...(other ? [`{point} to another: ${other}`] : []),
      ],
      [
        `{turn} the ${thing} slowly, so that every side is seen`,
        `{set} the ${thing} down in good light`,
        `{brush} one speck off the ${thing}`,
      ],
    ),
    use: [`{reach} for the ${thing} without looking`, `{reach} for the ${thing} first`],
    trouble: [
      '{push} a drawer of wrong ones shut with one hip',
      '{put} the wrong one back in a full drawer',
    ],
    close: `The ${thing}, so near that the material fills the frame.`,
    pack: `the ${thing} on a plain table, daylight from one side`,
    sound: ['The small, close sound of hands on it.', 'A drawer sticks, then slams.'],
    music: 'Fingerpicked guitar, one light tap for a drum.',
    enemy: 'the one that almost works',
    problem: ['You have owned the other kind.', 'It is in a drawer somewhere.'],
    truth: [
      'Every house has a drawer for the ones that did not work out.',
      'You use the good one until it is gone.',
    ],
    question: 'What should it do?',
    wrong: ['Almost work.', 'Look nice in a drawer.', 'Wait for the right day.'],
    rule: 'Keep the old one, just in case',
    witness: 'drawer',
    hour: 'Before the Drawer Opens',
    pair: ['The drawer', 'This one'],
    lines: ['Use this one.', 'Look closer.', 'Empty the drawer.'],
    ...heavyWorld,
    ...(edible.test(short.split(' ').at(-1) ?? '') ? kitchenWorld(short) : {}),
  };
}
