// Scenery for a trade no world knows, from the words the visitor uses for it.
import nlp from 'compromise';
import type { Facts } from '../../facts.ts';
import type { ProductInput } from '../../stage.ts';
import type { World } from '../../world.ts';
import { isMass, isPlural } from './facts/words.ts';
import { toldDeeds, toldThings } from './told-pictures.ts';

const places: ReadonlyMap<string, readonly [maker: string, thing: string, user: string]> = new Map(
  Object.entries({
    museum: ['guide', 'ticket', 'visitor'],
    gallery: ['guide', 'frame', 'visitor'],
    church: ['volunteer', 'door', 'visitor'],
    daycare: ['carer', 'small coat', 'parent'],
    preschool: ['teacher', 'small coat', 'parent'],
    kindergarten: ['teacher', 'small coat', 'parent'],
    nursery: ['carer', 'small coat', 'parent'],
    truck: ['cook', 'paper tray', 'customer'],
    stand: ['cook', 'paper tray', 'customer'],
    school: ['teacher', 'pencil', 'student'],
    academy: ['teacher', 'pencil', 'student'],
    library: ['librarian', 'library card', 'reader'],
    theater: ['stagehand', 'ticket', 'guest'],
    theatre: ['stagehand', 'ticket', 'guest'],
    farm: ['farmer', 'crate', 'customer'],
    market: ['stallholder', 'crate', 'customer'],
    studio: ['teacher', 'door', 'student'],
    club: ['regular', 'door', 'newcomer'],
    camp: ['leader', 'backpack', 'kid'],
    park: ['ranger', 'gate', 'visitor'],
    zoo: ['keeper', 'ticket', 'visitor'],
    brewery: ['brewer', 'glass', 'guest'],
    winery: ['winemaker', 'glass', 'guest'],
    workshop: ['maker', 'workbench', 'customer'],
    shop: ['shopkeeper', 'paper bag', 'customer'],
    store: ['shopkeeper', 'paper bag', 'customer'],
    venue: ['host', 'ticket', 'guest'],
    hall: ['host', 'ticket', 'guest'],
    office: ['colleague', 'door', 'client'],
    center: ['host', 'door', 'visitor'],
    centre: ['host', 'door', 'visitor'],
    choir: ['singer', 'song sheet', 'newcomer'],
    band: ['musician', 'song sheet', 'listener'],
    orchestra: ['musician', 'music stand', 'listener'],
  } as const),
);
const people =
  /^(?:lawyer|attorney|tutor|coach|doula|translator|photographer|videographer|planner|designer|architect|consultant|trainer|teacher|instructor|notary|guide|artist|musician|dj|magician|caterer|painter|writer|editor|advisor|adviser|nanny|sitter|organi[sz]er|broker|agent|surveyor|inspector|interpreter|recruiter|engineer)s?$/;
const services =
  /^(?:class|lessons?|courses?|service|services|firm|company|agency|consultancy|business|contractors?|providers?|consulting|tutoring|repairs?|team|charity|nonprofit|foundation|association|network|co-?op|logistics|cleaning|hosting|training|rental|rentals|delivery|removal|maintenance|installation|lessons|classes|support|insurance|staffing|translation|coaching|planning|design|sitting|walking)$/;

/** The plain world of a user type with the visitor's own nouns and verbs in it. */
export function ownTrade(input: ProductInput, facts: Facts, plain: World): World {
  if (input.userType === 'creator') return ownChannel(facts, plain);
  const noun = (facts.category ?? madeThing(facts) ?? namedThing(input) ?? '').replace(
    /^(?:(?:an?|the|our|my|with|and|of|that|it|for)(?:\s|$))+/i,
    '',
  );
  const head = headOf(noun);
  const place = places.has(head) ? head : [...places.keys()].find((word) => words(input).has(word));
  const user = singularOf(facts.audience);
  const own = facts.category ? places.get(head) : place ? places.get(place) : undefined;
  if (own)
    return placeWorld(facts, plain, own, facts.category ? head : (place ?? head), noun, user);
  if (people.test(head) || services.test(head) || !noun)
    return serviceWorld(
      facts,
      plain,
      people.test(head)
        ? singular(noun)
        : /^(?:class|classes|lessons?|courses?|tutoring|training)$/.test(head)
          ? 'teacher'
          : 'specialist',
      user,
    );
  return goodsWorld(facts, plain, noun, user);
}

/** A host who tells what they do is seen doing it. */
export const withDeeds = (facts: Facts, world: World): World => ({
  ...world,
  work: three(toldDeeds(facts), world.work),
});

/** Whether the matched scenery is about another thing than the one that is sold. */
export function isForeign(input: ProductInput, facts: Facts, chosen: World): boolean {
  const noun = (facts.category ?? '').toLowerCase();
  const head = headOf(noun);
  if (!head) return false;
  const typed = `${input.productName} ${input.description}`.toLowerCase();
  if (/^(?:class|classes|lessons?|courses?)$/.test(head))
    return !typed.includes(chosen.thing) && !/^(?:learning|yoga|fitness|music)$/.test(chosen.id);
  if (gatherings.test(head)) return !typed.includes(chosen.thing);
  const isKnown = chosen.keywords.some((word) =>
    word.endsWith('*')
      ? head.startsWith(word.slice(0, -1))
      : noun.endsWith(word) || `${word}s` === head,
  );
  if (isKnown) return false;
  if (places.has(head))
    return !/^(?:shop|store|studio|club|center|centre|school|truck|stand|workshop)$/.test(head);
  if (input.userType !== 'brand' && input.userType !== 'infomercial') return false;
  return (
    !people.test(head) &&
    !services.test(head) &&
    !/^(?:app|apps|software|platform|website|site|crm|saas|game|program|course|subscription|kit|bar|salon|clinic|restaurant|cafe|café|gym|bakery|product|thing|podcast|book)$/.test(
      head,
    ) &&
    !`${input.productName} ${input.description}`.toLowerCase().includes(chosen.thing) &&
    !/(?:drink|milk|tea|coffee|food|cream|serum|oil|soap|bread|wine|beer|software)$/.test(head)
  );
}

// The word that carries a noun phrase: `museum` in `a small museum of tin toys`.
const headOf = (noun: string) =>
  (
    (noun.split(/\s(?:of|for|in|at|on|with|from)\s/)[0] ?? '').split(' ').at(-1) ?? ''
  ).toLowerCase();
const gatherings =
  /^(?:museum|gallery|church|choir|orchestra|daycare|preschool|kindergarten|nursery|library|zoo|farm|theat(?:er|re))$/;

// `Oat drink from one valley` sold as `Fernhill Oat Drink`: the oat drink.
function namedThing(input: ProductInput): string | undefined {
  const head = (input.description.split(/[.,!?\n]|\s(?:from|for|with|in|made|that|of)\s/)[0] ?? '')
    .replace(/^(?:an?|the|our)\s/i, '')
    .trim()
    .toLowerCase();
  return head.split(' ').length <= 3 &&
    /^[\p{L}\s-]{4,}$/u.test(head) &&
    !/^(?:with|that|this|for|and|from)\b/.test(head) &&
    ` ${input.productName.toLowerCase()} `.includes(` ${head} `)
    ? head
    : undefined;
}

// `we build wrapping machines for …` → `wrapping machines`.
const madeThing = (facts: Facts) =>
  facts.points
    .map(
      (point) =>
        /^(?:we|I)\s+(?:build|make|sell|design|manufacture|produce|craft|knit|sew|print|supply)\s+((?:[\p{L}-]+\s){0,3}?[\p{L}-]+?)(?:\s(?:for|in|with|from|that|by|to|and)\b|,|$)/iu.exec(
          point.text,
        )?.[1],
    )
    .find(Boolean);
const edible =
  /^(?:drink|drinks|milk|granola|sauce|jam|honey|muesli|cereal|yogh?urt|butter|oil|pasta|rice|spices?|snacks?|bars?|soup|broth|hummus|pickles|kimchi|chips|nuts|crackers)$/;

// Food and drink without a world of its own, in a family kitchen.
const kitchenWorld = (short: string): Partial<World> => ({
  at: 'at a kitchen table in the morning',
  place: 'kitchen table',
  thing: /drink|milk/.test(short) ? 'glass' : 'bowl',
  work: [
    `{pour} the ${short} slowly, close to the lens`,
    '{turn} the label to the light',
    '{set} it down in the middle of the table',
  ],
  use: ['{take} one taste, {stop}, and {take} another', '{reach} across the table for more'],
  trouble: [
    '{open} the fridge, {look}, and {close} it again',
    '{put} something back on the shelf after the small print',
  ],
  close: /drink|milk/.test(short)
    ? 'A white line climbs the inside of a glass.'
    : 'A spoon goes in and stops.',
  pack: 'it stands on the table in morning light, one glass already empty',
  sound: ['Something is poured.', 'A fridge door opens, and closes.'],
  enemy: 'the long small print',
  problem: ['You have read the back of a packet in bad light.', 'You stopped at the fourth word.'],
  truth: ['Nobody reads the small print at breakfast.', 'Breakfast decides who is late.'],
  question: 'What is in it?',
  wrong: ['It is complicated.', 'Turn it over.', 'A word I cannot say.'],
  rule: 'Do not read the label',
  witness: 'fridge',
  hour: 'Before Breakfast',
  pair: ['The small print', 'The short list'],
  lines: ['Read it out loud.', 'Pour some more.', 'Nothing to look up.'],
  not: ['indoors'],
});
const heavy =
  /^(?:machines?|machinery|systems?|equipment|vehicles?|engines?|cranes?|press(?:es)?|pumps?|conveyors?|robots?|tractors?|forklifts?|generators?|compressors?)$/;

const words = (input: ProductInput) =>
  new Set(
    `${input.productName} ${input.description.split(/[.!?\n]/)[0] ?? ''}`
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );

const singular = (noun: string) => nlp(noun).nouns().toSingular().text().trim() || noun;

// `parents of small kids` → `parent`; undefined when it cannot be one person.
function singularOf(audience: string | undefined): string | undefined {
  const head =
    (audience ?? '').split(
      /\s(?:of|with|who|in|and|or|at|near|that|under|over|looking|aged?)\s|[,/]/,
    )[0] ?? '';
  if (
    !head ||
    head.split(' ').length > 3 ||
    !isPlural(head) ||
    /people|women|men|kids|children|\d/i.test(head)
  )
    return undefined;
  const one = singular(head);
  return one !== head && /^[\p{L} -]+$/u.test(one) ? one : undefined;
}

function three(told: readonly string[], instead: readonly [string, string, string]): World['work'] {
  const all = [...new Set([...told, ...instead])];
  return [all[0] ?? instead[0], all[1] ?? instead[1], all[2] ?? instead[2]];
}

function goodsWorld(facts: Facts, plain: World, noun: string, user: string | undefined): World {
  const short = noun.split(' ').slice(-2).join(' ').toLowerCase();
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

function placeWorld(
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
  return {
    ...plain,
    id: 'own-place',
    not: ['portable'],
    what: noun || head,
    at: group ? 'in a rehearsal room with the lights up' : `at the ${name}`,
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

function serviceWorld(facts: Facts, plain: World, maker: string, user: string | undefined): World {
  const [detail] = toldThings(facts);
  return {
    ...plain,
    id: 'own-service',
    not: ['portable'],
    at: 'across a table with a clean page on it',
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

function ownChannel(facts: Facts, plain: World): World {
  const told = toldDeeds(facts).filter((text) => !/\b(?:post|upload|video|stream)/.test(text));
  const [detail] = toldThings(facts);
  return {
    ...plain,
    id: 'own-channel',
    work: three([...told, ...(detail ? [`{hold} up a card: “${detail}”`] : [])], plain.work),
  };
}
