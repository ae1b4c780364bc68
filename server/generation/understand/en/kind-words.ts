// Closed evidence of what an English description is about.
import type { HeadWords } from '../find-head.ts';
import type { KindWords } from '../kind-of.ts';
import type { RoleWords } from '../role-of.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const headWords: HeadWords = {
  counters: set(
    'range line kind sort type form brand collection selection series set pair piece variety family number lot handful version',
  ),
  of: set('of'),
  making: set(
    'make sell bake brew design build craft create produce weave sew knit print roast distil grow offer import stock publish develop invent manufacture launch present hand-make breed bottle blend carve forge',
  ),
  empty: set(
    'one time way people thing person everything something place idea lot bit year day hour life world need problem reason part half rest end side team company business startup family name man woman everyone money price dream answer solution product help work',
  ),
};

export const kindWords: KindWords = {
  app: set(
    'app application software platform website tool-app plugin extension dashboard chatbot saas browser marketplace',
  ),
  event: set(
    'festival fair market concert race run marathon walk workshop course class retreat conference exhibition show screening party ball gala auction parade regatta tournament tour march jumble-sale sale fete fête camp hackathon open-day meetup meeting performance recital play-day competition',
  ),
  venue: set(
    'shop store cafe café restaurant bar pub bakery gym studio hotel hostel campsite museum gallery theatre theater cinema pool sauna spa salon barbershop library clinic farm park zoo garden school nursery kindergarten centre center club bookshop brewery distillery diner canteen launderette bistro tearoom inn guesthouse surgery practice climbing-wall playground rink arena laundromat dispensary pharmacy',
  ),
  story: set(
    'film movie comedy drama thriller documentary series show sitcom play musical game novel book memoir story opera audiobook western',
  ),
  channel: set(
    'channel podcast newsletter vlog blog video videos stream episode episodes subscribers series',
  ),
  service: set(
    'service services subscription repair repairs cleaning delivery insurance tuition tutoring lessons lesson therapy counselling counseling training coaching consulting consultancy payroll bookkeeping accounting accountancy hire rental removal removals grooming walking translation catering plumbing decorating gardening landscaping storage photography massage treatment agency firm bureau loan loans mortgage account bank hosting internet broadband transport shuttle taxi courier cremation funeral funerals maintenance installation inspection survey advice support care school-run charter membership plan tours',
  ),
  doing: /(?:tion|sion|ment|ance|ence|ing|ship|cy|age|ery|al)$/,
  candidate: set(
    'vote elect re-elect election candidate mayor councillor councilor senator congress sheriff governor ballot running',
  ),
  offices: set(
    'mayor councillor councilor senator sheriff governor president representative judge treasurer commissioner trustee assemblymember mp congressman congresswoman',
  ),
  serving: set(
    'appointment appointments visit visits customers clients home-visit callout call-out book quote',
  ),
};
// Endings alone are no proof: `kettle lining`, `cabbage`.
export const thingsThough = set(
  'cottage package cabbage sausage bandage garage bag cage page stage image carriage beverage pottery battery jewellery jewelry machinery stationery gallery ring string king spring earring clothing bedding garment ornament instrument cement pendant pigment ointment equipment medal pedal sandal cereal towel metal vessel dressing icing pudding stuffing sling swing awning railing fragrance balance lance fence cushion lotion potion station lighting coating painting drawing building wing decking mint crystal mailing frosting seasoning bearing casing coating',
);

export const roleWords: RoleWords = {
  calls: set(
    'book call visit order buy sign register subscribe follow comment download vote apply join donate ring email text message reserve shop pre-order preorder contact scan volunteer rsvp phone request share dm like enrol enroll come pledge wishlist swipe stream',
  ),
  terms: set(
    'free delivery delivered shipping shipped guarantee guaranteed warranty refund returns discount deposit instalments installments trial cancel included includes contract subscription monthly voucher bundle postage money-back',
  ),
  occasions: set(
    'open opens opening closed doors premiere premieres cinemas theaters theatres screening launch launches deadline until starts',
  ),
  cautions: set(
    'suitable consult doctor gp podiatrist pharmacist physician must supervision adult adults unsuitable allergens allergy diabetes pregnant responsibly prescription t&cs apply warning caution risk age',
  ),
  generic: set('most many people everyone everybody nobody anyone some somebody half'),
  sponsor:
    /\b(?:paid for by|sponsored by|funded by|brought to you by|on behalf of|(?:a |this )?(?:campaign|message|announcement|notice|programme|initiative) (?:by|from|of) (?:the )?\p{Lu})/iu,
};
