import { expect, test } from 'vitest';
import { understand } from '../understand.ts';

const headOf = (description: string, productName = 'Quill', userType = 'business') => {
  const { head, confidence, language } = understand({
    userType,
    productName,
    description,
    targetAudience: '',
    behavior: '',
    evaluation: '',
    specificBudget: '',
    mediaBuyingServices: '',
  } as Parameters<typeof understand>[0]);
  return { language, head: confidence < 0.5 ? undefined : head.lemma };
};

test.each([
  ['Copper pouring kettles, made by two brothers. £64', 'kettle'],
  ['A dog washing station at the petrol station, warm water', 'station'],
  ['Hand thrown stoneware pot that keeps salt dry', 'pot'],
  ['cotton quilted jacket for dogs. buckle under the belly', 'jacket'],
  ['Invisible mending for wool coats and suits. Post it to us', 'mending'],
  ['Bike trailer w/ suspension. folds flat, fits two kids', 'trailer'],
  ['set of 3 brass razors, 20 blades included', 'razor'],
  ['A deck of 52 cards that teaches guitar chords, waterproof', 'card'],
  ['moving boxes you rent instead of buy, plastic, stack 9 high', 'box'],
  ['Because your knees hurt on stairs: a folding stick with a seat', 'stick'],
  ['A billion are thrown away. That’s why we created an umbrella with eight ribs', 'umbrella'],
  ['rechargeable hand warmer, 8 hrs of heat, doubles as a power bank', 'warmer'],
])('PLAN-03 the noun of %j', (description, head) => {
  expect(headOf(description).head).toBe(head);
});

test.each([
  ['Garden compost', 'peat free, made from brewery grain. 40 l bag £7', 'compost'],
  ['Potting bench', 'larch, galvanised tray lifts out to wash it. 90 cm high. £145', 'bench'],
  ['Seal kit', 'stops draughts under doors. cut with scissors, 12 min a door', 'kit'],
  ['Handwaschpaste', 'aus Holzmehl, ohne Mikroplastik. 500 ml Dose 6,90 €', 'Handwaschpaste'],
  ['Hobnail', 'Wool insoles felted in Cumbria from the fleece nobody buys. £12 pair', 'insole'],
  [
    'Bibi Boom',
    'Introducing Bibi Boom, the loud crank-out unloader. Only 3 payments of $19',
    'unloader',
  ],
])('PLAN-03 a name that says what it is, and what is said of it: %s', (name, description, head) => {
  expect(headOf(description, name, 'brand').head).toBe(head);
});

test.each([
  'Retrouve le doudou de votre enfant grâce à une puce. 19 €',
  'I stay with families through the last days of a life. Cardiff and the Valleys',
])('PLAN-03 no noun is taken of %j', (description) => {
  expect(headOf(description).head).toBeUndefined();
});
