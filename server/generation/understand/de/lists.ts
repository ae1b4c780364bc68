// German words the core asks for.
import type { WordLists } from '../text/tongue.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const lists: WordLists = {
  and: 'und',
  leaning: set(
    'da dort deshalb darum daher deswegen dafür damit dabei danach dann sonst stattdessen also dieser diese dieses auch außerdem ebenso',
  ),
  contrasts: set(
    'aber sondern nur nicht nie niemals ohne kein keine keinen keinem keiner statt anstatt außer erst nichts niemand weder noch trotzdem sogar halb hälfte zurück selbst wieder',
  ),
  negations: set(
    'nicht nie niemals kein keine keinen keinem keiner ohne nichts niemand weder kaum',
  ),
  lacks: set(
    'zu kaum verliert verlieren fehlt fehlen kaputt tropft stört quietscht drückt schief kalt allein müffelt stinkt riecht schimmelt müll wegwerfen weggeworfen verschwendet müde satt weh schmerz schmerzen angst schämt falsch schlechter schlechteste teuer schwer langsam dunkel vergessen unnötig mühsam verstaubt landen landet enden endet zerbricht bricht reißt',
  ),
  praise: set(
    'beste besten bester bestes großartig perfekt perfekte einzigartig einzigartige premium qualität führend innovativ innovative schön schöne lecker leckere fantastisch hervorragend professionell zuverlässig freundlich günstig modern moderne luxus exklusiv hochwertig hochwertige wunderbar einfach bequem nachhaltig toll tolle',
  ),
  materials: set(
    'holz eiche esche buche kiefer nussbaum ahorn bambus kork stahl edelstahl eisen gusseisen messing kupfer bronze aluminium zinn gold silber titan glas keramik ton porzellan steinzeug stein granit schiefer marmor beton leder wildleder wolle merino baumwolle leinen hanf seide filz gummi silikon wachs papier pappe kunststoff plastik horn stroh rattan weide borsten emaille',
  ),
  binding: set('wenn falls bis sobald sofern außer ob bevor nachdem wo'),
  months: set(
    'januar februar märz april mai juni juli august september oktober november dezember jan feb apr jun jul aug sept okt nov dez',
  ),
  days: set(
    'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags mo di mi do fr sa so',
  ),
  units: set(
    'mm cm m km meter kilometer g kg gramm kilo pfund tonne tonnen ml cl l liter sekunde sekunden minute minuten min stunde stunden std tag tage tagen nacht nächte nächten woche wochen monat monate monaten jahr jahre jahren prozent watt w volt v grad personen mal plätze seiten euro',
  ),
  abbreviations: set(
    'sek std stk gr evtl z.b bzw ca nr str tel inkl zzgl max min mind usw etc evtl ggf dr prof st abs art bspw sog u.a d.h o.ä i.d.r jh hr fr mo di mi do sa so bj erw geb gegr verh ges inh gew jhd jg kl mtl tägl wö pers plz stk std zzt aufl bd bes betr einschl entspr exkl ff hl ing jew kfm lfd mio mrd nachm vorm vgl vorauss zus',
  ),
  firstSingular: set('ich mein meine meinen meinem meiner mir mich'),
  firstPlural: set('wir uns unser unsere unseren unserem unserer'),
  second: set('du dein deine deinen dir dich ihr euch euer eure sie_ ihnen_'),
  locative: set('in im auf am an bei unter über neben hinter vor zwischen durch'),
  unseen: set(
    'warten sein haben werden können müssen dürfen wollen sollen mögen wissen kennen hören erklären brauchen kosten bieten bedeuten gelten heißen bleiben glauben helfen scheinen verstehen denken hoffen gehören bestehen fehlen lieben hassen passieren geben machen tun dauern reichen halten passen gehen arbeiten leben wohnen bekommen erhalten stehen liegen verlieren entstehen wachsen kommen stören lassen versprechen garantieren',
  ),
  people: set(
    'mensch menschen person leute mann frau junge mädchen kind kinder baby mutter vater eltern großvater großmutter oma opa sohn tochter enkel neffe nichte nachbar nachbarin freund freundin gast kunde kundin patient patientin mieter mieterin vermieter eigentümer eigentümerin besitzer pendler student studentin schüler schülerin lehrer lehrerin krankenschwester pfleger pflegerin arzt ärztin hebamme techniker fahrer fahrerin radfahrer läufer schwimmer wanderer segler bauer bäuerin fischer gärtner maurer klempner elektriker tischler schreiner koch köchin bäcker kellner metzger friseur friseurin schneider schneiderin maler künstler musiker sängerin sänger schauspieler spieler leser hörer zuschauer tourist reisende familie paar witwe witwer soldat feuerwehrmann ehrenamtliche ingenieur mechaniker team wähler bürger einwohner rentner jugendliche erwachsene braut bruder schwester ehemann ehefrau onkel tante selbstständige handwerker heimwerker hausbesitzer landwirt imker',
  ),
  animals: set(
    'hund hündin katze kater pferd kuh schaf ziege schwein huhn ente gans kaninchen papagei vogel fisch biene esel lamm maus schildkröte fuchs eule taube',
  ),
  places: set(
    'küche bad badezimmer schlafzimmer wohnzimmer flur treppe dachboden keller garage schuppen garten hof balkon terrasse dach straße weg gasse platz park spielplatz strand hafen kai fluss see teich kanal meer wald feld bauernhof hof scheune stall obstgarten weinberg berg tal höhle insel schule klassenzimmer bibliothek museum galerie theater kino kirche kapelle friedhof krankenhaus klinik praxis apotheke büro werkstatt atelier studio fabrik lager halle labor laden geschäft markt supermarkt bäckerei café restaurant kneipe hotel bahnhof bahnsteig zug bus boot schiff flugzeug flughafen auto transporter lkw turnhalle schwimmbad sauna stadion rathaus gericht bank haus wohnung dorf stadt bergwerk brücke tunnel gewächshaus',
  ),
  before: set(
    'neue neuer neues neuen kleine kleiner kleines kleinen erste erster erstes beste bester bestes große großer großes',
  ),
};
