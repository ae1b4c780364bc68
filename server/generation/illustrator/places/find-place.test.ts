import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';

const table: [text: string, place: string][] = [
  [
    'End card: the buckled belt across an empty driver’s seat, street quiet behind the glass.',
    'the inside of a car',
  ],
  ['WS. A bakery before dawn. She pulls loaves from the oven.', 'a bakery counter'],
  ['A bakery counter, flour in the air', 'a bakery counter'],
  ['A kitchen in the morning, a mug on the counter', 'a kitchen'],
  ['Plano general: la panadería al amanecer', 'a bakery counter'],
  ['Plan large : la boulangerie ouvre ses portes', 'a bakery counter'],
  ['Totale: die kleine Dorfbäckerei am Morgen', 'a bakery counter'],
  ['MS. Kitchen table, he pours coffee', 'a kitchen'],
  ['Totale: Küche am Morgen, sie hält eine Tasse', 'a kitchen'],
  ['Elle prépare le petit déjeuner dans la cuisine', 'a kitchen'],
  ['He looks at his phone on the sofa in the living room', 'a living room'],
  ['Sie liegt wach im Schlafzimmer, der Wecker klingelt', 'a bedroom'],
  ['Interior. Office. She stares at a spreadsheet', 'an office desk'],
  ['Plan large : la rue, il pleut', 'a street'],
  ['She walks out of the shop and down the street at night', 'a street'],
  ['La gente cruza la calle con paraguas', 'a street'],
  ['In the car, dad buckles up before driving off', 'the inside of a car'],
  ['Un padre en el coche se abrocha el cinturón', 'the inside of a car'],
  ['Im Auto legt sie den Sicherheitsgurt an', 'the inside of a car'],
  ['The dog waits on the groomer’s table', "a groomer's table"],
  ['A patient sits in the waiting room of the dental clinic', 'a clinic reception'],
  ['Die Zahnarztpraxis am Morgen', 'a clinic reception'],
  ['Twelve mats in a yoga studio', 'a yoga studio'],
  ['The candidate steps to the podium', 'a podium'],
  ['Voters queue outside the town hall', 'a town hall'],
  ['A ferry leaves the harbour, gulls over the beach', 'a harbour'],
  ['She films herself in front of a ring light', 'a home studio with a ring light'],
  ['Lights go down in the cinema', 'a cinema'],
  ['CU, push in. A commuter chews a limp sandwich at a bus stop.', 'a bus stop'],
  ['Una mujer espera en la parada de autobús', 'a bus stop'],
  ['Elle attend à un arrêt de bus', 'a bus stop'],
  ['Er wartet an der Bushaltestelle', 'a bus stop'],
  ['He wipes a clear patch in a train window', 'a train carriage'],
  ['A lighthouse at night, black water below', 'a lighthouse by the sea'],
  ['Un phare dans la nuit', 'a lighthouse by the sea'],
  ['Ein Leuchtturm bei Nacht', 'a lighthouse by the sea'],
  ['She reads the letter on the stairs, coat still on', 'a hallway with stairs'],
  ['Knuckles, a door, a pause before the knock', 'a house front'],
  ['Live from the news desk', 'a news studio'],
  ['A detective waits in the interview room', 'an interview room'],
  ['The judge enters the courtroom', 'a courtroom'],
  ['An airlock sighs on the space station', 'a spaceship window'],
  ['He pushes a cart down the supermarket aisle', 'a supermarket aisle'],
  ['In der Waschküche läuft die Maschine', 'a laundrette'],
  ['A microscope in the laboratory', 'a laboratory'],
  ['A house at first light, sun on the roof', 'the roof of a house'],
  ['A bookseller slides one book back in the bookshop', 'a library'],
  ['Pack shot: one closed file on a clear desk', 'an office desk'],
  ['Pack shot on a plain background', 'a plain studio backdrop'],
];

test.each(table)('GEN-09 the place of “%s” is %s', (text, place) => {
  expect(findPlace(text)?.name).toBe(place);
});

test('GEN-09 a text without a place has none', () => {
  for (const text of [
    'A lesson card is held up.',
    'He draws one slow breath, then a blade.',
    'She forgets the time.',
    'They fold a ticket into a smaller square.',
    'A mechanical watch.',
    'Chalk dust hangs in one bar of light.',
    'He scrolls through trailers.',
    'Une main ferme un verrou.',
    'Un message public pour tout le monde.',
    'It clicks home.',
  ])
    expect(findPlace(text), text).toBeUndefined();
  expect(findPlace('She can do it. You can too.')).toBeUndefined();
  expect(findPlace('')).toBeUndefined();
  expect(findPlace('She leans on the counter.')).toBeUndefined();
});
