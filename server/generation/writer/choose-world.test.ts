import { expect, test } from 'vitest';
import type { UserType } from '#domain/wizard/options.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import { setStage } from './set-stage.ts';

// `plain` is any scenery that only uses what was typed.
type Row = readonly [userType: UserType, name: string, description: string, world: string];

const rows: readonly Row[] = [
  // English
  [
    'creator',
    'LARRY',
    'A YouTube channel where a retired firefighter plays brutally hard indie games on a ten-year-old laptop and never once rage-quits. 48,000 subscribers. New episode every Friday at 7 pm.',
    'gaming',
  ],
  ['creator', 'Block Party', 'Gaming videos about Minecraft for kids, every Saturday.', 'gaming'],
  ['creator', 'Bench Notes', 'A channel about restoring old furniture.', 'craft'],
  ['creator', 'Ten Minutes', 'i teach ten-minute yoga for people who sit all day', 'yoga'],
  ['creator', 'Bridge Talk', 'A podcast about the history of bridges.', 'plain'],
  ['creator', 'Walks', 'I film long walks through empty cities with my phone.', 'plain'],
  ['creator', 'Sunday Bread', 'I bake one loaf of bread every Sunday.', 'bakery'],
  ['business', 'Spoke', 'We repair bicycles in Leeds while you wait.', 'bikes'],
  ['business', 'Chain & Co', 'A bike shop with a workshop at the back.', 'bikes'],
  ['business', 'Pedal Club', 'An indoor cycling studio with 30 bikes.', 'fitness'],
  ['business', 'Smile House', 'A family dentist in Bristol. Open evenings.', 'dentist'],
  ['business', 'Park Dental', 'Dental practice for anxious patients.', 'dentist'],
  ['brand', 'Limoni', 'Lemon soda from Sicily.', 'soft-drinks'],
  ['brand', 'Fizz', 'Sparkling lemonade with less sugar, in a glass bottle.', 'soft-drinks'],
  ['brand', 'Old Dog', 'A craft beer brewed in Vermont.', 'drinks'],
  ['business', 'Northside', 'We fix iphones, ipads & macs; same day; downtown', 'plain'],
  ['business', 'Cobble', 'We repair sofas and chairs.', 'plain'],
  ['business', 'Hill & Sons', 'We repair boilers on the day you call.', 'plumbing'],
  ['business', 'Roofline', 'We repair and replace roofs in Kent.', 'trades'],
  ['business', 'Coffee & Code', 'A web design studio for small shops.', 'plain'],
  ['business', 'Bean Counter', 'Bookkeeping for freelancers and cafés.', 'money'],
  ['business', 'Tallow', 'Candles poured by hand in Maine.', 'home'],
  ['business', 'Tideline', 'Kayak rental on the estuary.', 'plain'],
  ['business', 'Muddy Paws', 'A dog grooming salon for nervous dogs.', 'pets'],
  ['business', 'Quick Keys', 'A piano teacher for adults who gave up as kids.', 'learning'],
  ['business', 'Kept', 'Self storage near the station, with 24-hour access.', 'moving'],
  ['business', 'Harbour Chess', 'A chess club that meets in a bar.', 'plain'],
  ['business', 'Hartmann', 'We build wrapping machines for bakeries.', 'plain'],
  ['business', 'Gable', 'Architects for small houses on difficult sites.', 'plain'],
  ['brand', 'Bar None', 'A protein bar made of dates and nuts.', 'sweets'],
  ['brand', 'Night Post', 'A notebook for people who cannot sleep.', 'plain'],
  ['brand', 'Drift', 'Tired feet? Wool socks that last ten years.', 'plain'],
  ['infomercial', 'TwistMop', 'A mop that wrings itself. Twist the handle.', 'cleaning'],
  ['business', 'Ledgerly', 'SaaS invoicing tool that helps freelancers get paid.', 'invoicing'],
  ['business', 'Pine Street', 'We are a small law firm that represents tenants.', 'law'],
  ['business', 'Mar', 'In Leeds, we repair bicycles and scooters.', 'bikes'],
  ['brand', 'Juno', 'Does your coffee go cold? A mug that stays warm for an hour.', 'plain'],
  ['business', 'Finch', 'A phone repair shop next to the bakery.', 'plain'],
  ['business', 'Kite', 'Translations for lawyers and doctors.', 'plain'],
  ['business', 'Deep End', 'Swimming lessons for toddlers and parents.', 'learning'],
  ['business', 'The Wet Nose', 'A hotel for cats with a garden.', 'plain'],
  ['creator', 'Slow Miles', 'I review running shoes on my lunch break.', 'shoes'],
  ['infomercial', 'GutterGo', 'A gutter cleaner on a long pole. No ladder.', 'plain'],
  ['brand', 'Mellow', 'Sleep gummies without melatonin.', 'plain'],
  ['business', 'Ice Palace', 'An ice rink with music on Fridays.', 'plain'],
  ['business', 'Tasty', 'Thai food delivered hot in Brooklyn.', 'restaurant'],
  ['creator', 'Dev Diaries', 'I build an app in public and share the numbers.', 'plain'],
  ['creator', 'Speed', 'Speedruns of old Nintendo games, live on Twitch.', 'gaming'],
  ['brand', 'Board Room', 'A board game about office politics.', 'children'],
  // German
  ['business', 'Auto Meier', 'Autowerkstatt in Ulm. Ölwechsel 39 €.', 'plain'],
  ['business', 'Radwerk', 'Wir reparieren Fahrräder in Hamburg, meist am selben Tag.', 'bikes'],
  ['business', 'Kettenglück', 'Fahrradladen mit eigener Werkstatt in Köln.', 'bikes'],
  ['business', 'Dr. Weber', 'Zahnarztpraxis in Freiburg, auch für Angstpatienten.', 'dentist'],
  ['business', 'Kiefer & Zahn', 'Wir sind Zahnärzte für die ganze Familie.', 'dentist'],
  ['brand', 'Perla', 'Zitronenlimonade aus Sizilien.', 'soft-drinks'],
  ['creator', 'Pixelopa', 'Ein Kanal, auf dem mein Opa schwere Videospiele spielt.', 'gaming'],
  ['business', 'Sattler', 'Wir reparieren Sofas und Stühle in München.', 'plain'],
  ['business', 'Korn', 'Bäckerei in Leipzig mit Sauerteig aus eigener Mühle.', 'bakery'],
  ['business', 'Falk', 'Steuerberatung für Selbständige in Bremen.', 'plain'],
  ['business', 'Nord', 'Wir bauen Maschinen für Bäckereien.', 'plain'],
  ['business', 'Studio Eins', 'Ein Fitnessstudio für Leute über fünfzig.', 'fitness'],
  ['business', 'Rohrfrei', 'Klempner in Dresden, rund um die Uhr.', 'trades'],
  // Spanish and French
  ['business', 'La Masa', 'Una panadería de barrio que abre antes del alba.', 'bakery'],
  ['business', 'Pedales', 'Reparamos bicicletas en Valencia en el mismo día.', 'plain'],
  ['business', 'Norte', 'Una academia de idiomas para adultos.', 'learning'],
  ['business', 'Clínica Sol', 'Clínica dental en Sevilla para toda la familia.', 'plain'],
  ['business', 'Le Fournil', 'Une boulangerie de quartier qui ouvre avant l’aube.', 'bakery'],
  ['business', 'Roule', 'Nous réparons les vélos à Lyon en une journée.', 'plain'],
  ['business', 'Fil', 'Un atelier de couture dans le vieux Lille.', 'fashion'],
  ['business', 'Le Cabinet', 'Un cabinet dentaire à Nantes pour toute la famille.', 'plain'],
];

test.each(rows)('GEN-07 %s %s: %s → %s', (userType, productName, description, expected) => {
  const { stage } = setStage({
    ...sampleRequest({ userType, productName, description }),
    targetAudience: '',
    behavior: '',
    evaluation: '',
  });
  const { id } = stage.world;
  expect(/^(?:plain|own)-/.test(id) ? 'plain' : id).toBe(expected);
});
