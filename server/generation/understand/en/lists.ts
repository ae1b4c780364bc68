// English words the core asks for. Closed classes and short general lists; no trade has a list here.
import type { WordLists } from '../text/tongue.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const lists: WordLists = {
  and: 'and',
  leaning: set('that this these those so otherwise instead then hence therefore also likewise'),
  contrasts: set(
    "but instead only not never without no nothing nobody none until except rather neither nor yet still just even back again half both n't",
  ),
  negations: set(
    "not n't never no nobody nothing none neither nor cannot without hardly barely nowhere",
  ),
  lacks: set(
    'too hardly barely nobody nothing never lose loses losing lost miss misses missing broken fail fails stuck waste wasted wastes wrong worse worst hate hates tired sick afraid ashamed struggle struggles ache aches hurt hurts pain sore leak leaks leaking rot rots binned thrown stink stinks smell smells cold damp late alone lonely forgotten unused useless hard heavy slow dark cracked dead die dies dying guess give-up expensive',
  ),
  praise: set(
    'best great greatest amazing awesome perfect perfectly unique premium quality high-quality top leading innovative revolutionary beautiful stunning delicious fantastic excellent exceptional outstanding incredible ultimate superior world-class passionate dedicated professional trusted reliable friendly affordable modern stylish wonderful finest lovely gorgeous luxury luxurious cutting-edge state-of-the-art game-changing seamless effortless tasty fun exciting easy simple convenient real',
  ),
  materials: set(
    'wood wooden oak ash beech pine walnut maple cherry bamboo cork steel stainless iron cast-iron brass copper bronze aluminium aluminum tin zinc silver gold titanium glass ceramic clay porcelain stoneware stone granite slate marble concrete leather suede wool merino cotton linen hemp silk felt denim canvas nylon rubber silicone wax paper card cardboard plastic carbon horn bone larch spruce cedar teak mahogany birch elm willow sycamore chestnut poplar plywood jute sisal corduroy tweed velvet satin mohair cashmere alpaca viscose polyester latex neoprene pewter chrome terracotta straw reed rattan wicker bristle enamel lead',
  ),
  binding: set('if unless until once whether when whenever before after where'),
  months: set(
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec',
  ),
  days: set(
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun weekdays weekends',
  ),
  units: set(
    'mm cm m km metre metres meter meters kilometres kilometers mile miles inch inches foot feet ft yard yards g kg gram grams kilo kilos tonne tonnes ton tons lb lbs oz pound pounds ounce ounces stone hundredweight ml cl l litre litres liter liters pint pints gallon gallons second seconds sec minute minutes min mins hour hours hr hrs day days night nights week weeks month months year years percent watt watts w kw kwh volt volts v amp amps degree degrees °c °f db rpm mph gb tb mb mah hz px people persons times rooms seats pages pieces grit',
  ),
  abbreviations: set(
    'dir prod feat mr mrs ms dr st prof sgt rev mt ft vs approx incl excl est max min no hrs hr avg ea lbs lb oz dept co inc ltd jr sr etc e.g i.e a.m p.m tel ext fig vol rd ave bldg',
  ),
  firstSingular: set('i my me mine myself'),
  firstPlural: set('we our us ours ourselves'),
  second: set('you your yours yourself'),
  locative: set(
    'in on at inside outside near behind under over across through along between by beside',
  ),
  unseen: set(
    'wait be have do can will need want know like love hate cost mean include offer provide believe help seem understand think feel care hope exist contain belong consist depend deserve require matter own remain stay become last specialise specialize guarantee ensure aim strive support promise qualify count save earn owe wonder wish prefer hear explain expect remember forget consider decide agree allow let enable give make get keep use work take come go say tell ask try start stop continue run happen suit fit please worry weigh measure hold die ',
  ),
  people: set(
    'person people man woman men women boy girl child children kid kids baby babies parent mother father mum mom dad grandparent grandmother grandfather grandma grandpa neighbour neighbor friend guest customer client patient visitor tenant landlord owner renter commuter student pupil teacher nurse doctor midwife carer worker driver rider cyclist runner walker hiker climber swimmer sailor farmer fisherman gardener builder plumber electrician carpenter cook chef baker barista waiter butcher cleaner sweeper hairdresser barber tailor seamstress potter painter artist musician singer dancer actor player gamer reader writer listener viewer fan tourist traveller traveler family couple widow widower veteran soldier officer firefighter paramedic volunteer technician mechanic engineer scientist ringer crew team voter resident citizen pensioner teenager teen toddler adult bride groom sister brother daughter son wife husband aunt uncle niece nephew freelancer accountant bookkeeper founder designer developer shopkeeper keeper apprentice homeowner homeowners dog-owner beginner collector photographer shepherd',
  ),
  animals: set(
    'dog cat horse cow sheep goat pig hen chicken duck goose rabbit hamster guinea-pig parrot bird fish bee donkey pony lamb puppy kitten mouse rat snake tortoise hedgehog fox badger deer owl pigeon swan whale seal',
  ),
  places: set(
    'kitchen bathroom bedroom living-room hallway stairs attic loft cellar basement garage shed garden yard balcony terrace roof street road lane alley square park playground beach harbour harbor dock docks quay pier river lake pond canal sea forest wood woods field farm barn stable stables orchard vineyard allotment mountain hill valley cave island desert school classroom library museum gallery theatre theater cinema church chapel mosque synagogue temple cemetery hospital clinic surgery pharmacy ward office workshop studio factory warehouse depot lab laboratory shop store market supermarket bakery butcher cafe café restaurant canteen bar pub hotel hostel campsite station platform train bus tram ferry boat ship plane airport car van lorry truck gym pool sauna stadium pitch court track rink hall town-hall courtroom prison bank salon laundrette launderette tower mill village town city quarry mine bridge tunnel greenhouse nursery zoo aquarium',
  ),
  before: set(
    'new brand-new best simple small little great unique first world leading family-run family-owned independent local',
  ),
};
