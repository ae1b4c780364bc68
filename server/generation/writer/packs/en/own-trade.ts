// Scenery for a trade no world knows, from the words the visitor uses for it.
import type { Facts } from '../../facts.ts';
import type { ProductInput } from '../../stage.ts';
import type { World } from '../../world.ts';
import { isPlural, singular } from './facts/words.ts';
import { goodsWorld } from './own-worlds/goods-world.ts';
import { placeWorld } from './own-worlds/place-world.ts';
import { ownChannel, serviceWorld } from './own-worlds/service-world.ts';
import { three, toldDeeds } from './told-pictures.ts';

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
    rink: ['host', 'ticket', 'guest'],
    arena: ['host', 'ticket', 'guest'],
    cinema: ['host', 'ticket', 'guest'],
    pool: ['host', 'door', 'visitor'],
    clinic: ['practitioner', 'door', 'patient'],
    hotel: ['host', 'key', 'guest'],
    hostel: ['host', 'key', 'guest'],
    campsite: ['host', 'gate', 'guest'],
    choir: ['singer', 'song sheet', 'newcomer'],
    band: ['musician', 'song sheet', 'listener'],
    orchestra: ['musician', 'music stand', 'listener'],
  } as const),
);
const people =
  /^(?:lawyer|attorney|tutor|coach|doula|translator|photographer|videographer|planner|designer|architect|consultant|trainer|teacher|instructor|notary|guide|artist|musician|dj|magician|caterer|painter|writer|editor|advisor|adviser|nanny|sitter|organi[sz]er|broker|agent|surveyor|inspector|interpreter|recruiter|engineer)s?$/;
const services =
  /^(?:class|lessons?|courses?|service|services|firm|company|agency|consultancy|business|contractors?|providers?|consulting|tutoring|repairs?|team|charity|nonprofit|foundation|association|network|co-?op|logistics|cleaning|hosting|training|rental|rentals|delivery|removal|maintenance|installation|lessons|classes|support|insurance|staffing|translation|coaching|planning|design|sitting|walking|rides?|hikes?|walks?|tours?|trips?|workshops|sessions?|events?|treatments?|advice|therapy|shaves?|haircuts)$/;

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
const words = (input: ProductInput) =>
  new Set(
    `${input.productName} ${input.description.split(/[.!?\n]/)[0] ?? ''}`
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );

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
