import { expect, test } from 'vitest';
import { Sketch } from '#server/drawing/brush.ts';
import { markers } from '../palette.ts';
import { findProduct } from './find-product.ts';

const table: [name: string, description: string, drawing: string][] = [
  ['Slow Bread', 'A family bakery that lets its dough rest for 18 hours', 'a loaf of bread'],
  ['Panadería Sol', 'Masa madre hecha cada noche en Lavapiés', 'a loaf of bread'],
  ['Boulangerie Martin', 'Croissants et levain dans le 11e', 'a loaf of bread'],
  ['Bäckerei Huber', 'Handwerkliches Brot seit 1920', 'a loaf of bread'],
  ['Lumo', 'An orange box of herbal tea that helps you wake up', 'a box'],
  ['Nightjar Cold Brew', 'Cold brew coffee in a can for night shifts', 'a can'],
  ['Glow serum', 'Vitamin C serum in a glass bottle', 'a bottle'],
  ['Kibble & Co', 'Fresh dog food delivered to your door', 'a pouch'],
  ['Paws & Bubbles', 'Mobile dog grooming for anxious dogs', 'a dog'],
  ['Buckle Up', 'A public service message about seat belts on short trips', 'a seat belt buckle'],
  ['Abróchate', 'Campaña pública sobre el cinturón en trayectos cortos', 'a seat belt buckle'],
  ['The Last Ferry', 'A thriller about a ferry that never arrives', 'a film poster'],
  ['Ledgerly', 'Accounting software for freelancers that sends invoices', 'an invoice on a screen'],
  ['Tidal', 'A meditation app for swimmers', 'a phone'],
  ['Quiet Ear', 'Hearing aids you forget you wear', 'a hearing aid'],
  ['Miller & Rowe', 'Family law firm in Leeds', 'the scales of justice'],
  ['Zahnarztpraxis Dr. Weber', 'Sanfte Zahnmedizin', 'a stethoscope'],
  ['FixIt', 'A plumber on call around the clock', 'a wrench'],
  ['Your Vote', 'Register to vote before 9 May', 'a ballot box'],
  ['Rosa & Ella', 'Handmade wedding dresses', 'a dress'],
  ['SkyRide', 'Electric bikes for commuters', 'a bicycle'],
  ['Cosmo Quest', 'A video game with space cats', 'a game controller'],
  ['Deep Dive', 'A podcast about the sea', 'a microphone'],
  ['Tick', 'A mechanical watch without notifications', 'a watch'],
  ['Puzzle Planet', 'Board games and puzzles for families', 'a board game'],
  ['Two Florists', 'A romantic comedy about two rivals', 'a film poster'],
  ['Ashfall', 'A fantasy game in a frozen world', 'a game controller'],
  ['Untitled', 'My grandmother. CU, static. Title card: a letter on a table', 'a film poster'],
  ['Ask Twice', 'Be there for each other. CU, static. End card: a chair', 'a public sign'],
  [
    'Sin nombre',
    'Mi abuela. CU, fija. Rótulo final: una luz. El título: Sin nombre',
    'a film poster',
  ],
  ['Ensemble', 'Prenez soin. CU, fixe. Carton final : une lumière. Le nom : X', 'a public sign'],
  ['Just Me', 'Hello. CU, static. Last picture: a chair', 'a phone'],
  ['Our City', 'A message to all citizens', 'a megaphone'],
  ['Check Your Alarm', 'Test your smoke alarm each month', 'a smoke alarm'],
  ['Clean River', 'Do not litter', 'a public sign'],
  ['Spin Cycle', 'A laundry service that picks up and delivers', 'a washing machine'],
  ['SunUp', 'Rooftop solar panels for family homes', 'a solar panel'],
  ['GlowDrop', 'A serum for dull skin', 'a dropper bottle'],
  ['Cook Small', 'Cheap dinners. MS. She holds a bottle of milk', 'a bowl of salad'],
  ['Corner Store', 'Open daily on Mill Road', 'a shop sign'],
  [
    'Miller & Rowe',
    'Family law firm in Leeds. A man at an office desk with a letter and a phone',
    'the scales of justice',
  ],
  ['SkyRide', 'Electric bikes. A station platform, a laptop on his knees', 'a bicycle'],
  ['Le Dernier Train', 'Un film policier', 'a film poster'],
  ['Brew Bros', 'Craft beer from Leeds', 'a bottle of beer'],
  ['Casa Luz', 'Velas de cera de abeja', 'a candle'],
  ['Editorial Mar', 'Novelas negras', 'a book'],
  ['Clínica Sonrisa', 'Dentistas de familia en Sevilla', 'a stethoscope'],
  ['Fontaneros 24', 'Urgencias a domicilio', 'a wrench'],
  ['Vélo Vert', 'Location de vélos électriques', 'a bicycle'],
  ['Toiletteur Truffe', 'Toilettage pour chiens', 'a dog'],
  ['Kanzlei Weber', 'Rechtsanwälte für Familienrecht', 'the scales of justice'],
  ['Eisdiele Venezia', 'Eis wie in Italien', 'an ice cream'],
  ['Steuerfix', 'Steuererklärung online', 'an invoice on a screen'],
  ['Mayor Torres', 'Torres for mayor', 'a ballot box'],
  ['Stop Smoking Today', 'A helpline to quit smoking', 'a public sign'],
  ['Anna Cooks', 'My cooking channel', 'a phone'],
  ['Mystery', 'Something nobody ever heard of', 'a box'],
];

test.each(table)('GEN-09 %s (%s) is drawn as %s', (name, description, drawing) => {
  expect(findProduct(name, `${name}. ${description}`).name).toBe(drawing);
});

test('GEN-09 English verbs do not turn into things', () => {
  expect(findProduct('Northwind', 'You can book now and watch it ring').name).toBe('a box');
});

test('GEN-09 bread keeps its crust colour, a box takes the colour said of it', () => {
  const look = { color: '#123456', accent: '#654321', label: 'LUMO' };
  const draw = (name: string, text: string) => {
    const sketch = new Sketch(100, 100, 1);
    findProduct(name, text).paint(sketch, look);
    return sketch.svg();
  };
  expect(draw('Slow Bread', 'A bakery')).not.toContain('#123456');
  expect(draw('Lumo', 'An orange box of tea')).toContain(markers.orange);
  expect(draw('Mystery', 'Something else')).toContain('#123456');
});

test('GEN-09 the brand name is lettered on the label', () => {
  const letters = (label: string) => {
    const sketch = new Sketch(100, 100, 1);
    findProduct('Lumo', 'tea in a box').paint(sketch, { color: '#c2523d', accent: '#fff', label });
    return sketch.svg().match(/<g transform/g)?.length ?? 0;
  };
  expect(letters('LUMO')).toBeGreaterThan(0);
  expect(letters('')).toBe(0);
});
