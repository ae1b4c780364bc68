import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ShotChoices, shotChoices } from '#domain/storyboard/shot-plan.ts';
import notes from '../../evaluate/corpus/desk-notes.json' with { type: 'json' };
import { anyChoices } from '../testing/any-choices.ts';
import { readNote } from './read-note.ts';

const before = shotChoices.parse({
  composition: 'figure',
  size: 'medium',
  place: 'station-platform',
  people: [{ who: 'rosa', wears: ['hat', 'jumper'] }],
  props: [{ id: 'train' }, { id: 'bench' }, { id: 'none:wing-nut' }],
  lettering: [{ role: 'claim', text: 'ON TIME' }],
});
const film = {
  tongue: 'en',
  castId: 'rosa',
  cast: [
    { who: 'rosa', names: ['Rosa'] },
    { who: 'second', names: ['Tom', 'neighbour'] },
    { who: 'third', names: ['daughter'] },
  ],
  productName: 'Marlowe',
  form: 'apple',
} as const;
const read = (note: string, choices: ShotChoices = before) => readNote(note, choices, film);
const things = ({ props }: ShotChoices) => props.map(({ id }) => id);

test('DESK-04 from behind, no train, she wears the green coat', () => {
  const { choices, parts } = read('From behind, no train, she wears the green coat');
  expect(choices).toMatchObject({
    composition: 'behind',
    people: [{ who: 'rosa', wears: ['hat', 'jumper', 'none:green coat'] }],
  });
  expect(things(choices)).toEqual(['bench', 'none:wing-nut']);
  expect(parts).toEqual([
    { words: 'From behind', outcome: 'done', did: ['from behind'] },
    { words: 'no train', outcome: 'done', did: ['without train'] },
    { words: 'she wears the green coat', outcome: 'done', did: ['wears green coat'] },
  ]);
});

test.each([
  ['de', 'von hinten, kein Zug, sie trägt den Mantel'],
  ['es', 'de espaldas, sin tren, lleva el abrigo'],
  ['fr', 'de dos, sans train, elle porte le manteau'],
])('DESK-04 the same in %s', (_, note) => {
  const { choices, parts } = read(note);
  expect(choices.composition).toBe('behind');
  expect(things(choices)).not.toContain('train');
  expect(choices.people[0]?.wears).toContain('coat');
  expect(parts.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
});

describe('DESK-04 what a note says is chosen', () => {
  test.each([
    ['wide, low angle, push in', { size: 'wide', angle: 'low', move: 'push-in' }],
    ['closer', { size: 'medium-close-up' }],
    ['weiter weg', { size: 'wide' }],
    ['at night in the rain', { time: 'night', weather: 'wet' }],
    ['in the kitchen', { place: 'kitchen' }],
    ['im Hafen', { place: 'harbour' }],
    ['más cerca, sin texto', { size: 'medium-close-up', lettering: [] }],
    ['no camera move', { move: 'static' }],
    ['let her hold the product', { people: [{ holds: 'product' }] }],
    ['in the garden instead of the platform', { place: 'garden' }],
    [
      'lettering “TURN ROUND, PLEASE”',
      { lettering: [{ role: 'claim', text: 'TURN ROUND, PLEASE' }] },
    ],
  ])('%s', (note, chosen) => {
    const { choices, parts } = read(note);
    expect(choices).toMatchObject(chosen);
    expect(parts.every(({ outcome }) => outcome === 'done')).toBe(true);
  });
});

describe('DESK-04 what a note refuses goes, and is never put in', () => {
  test.each([
    ['no people', { people: [], composition: 'place' }],
    ['without lettering', { lettering: [] }],
    ['ohne Schrift', { lettering: [] }],
    ['no platform', { place: 'none:plain' }],
  ])('%s', (note, chosen) => expect(read(note).choices).toMatchObject(chosen));

  test('things, words of one’s own, clothes', () => {
    expect(things(read('no wing nut, no bench').choices)).toEqual(['train']);
    const swapped = read('replace the train with a red umbrella').choices.props;
    expect(swapped.map(({ id }) => id)).toEqual(['bench', 'none:wing-nut', 'umbrella']);
    expect(swapped[2]?.colour).toBe('red');
    expect(read('no hat').choices.people[0]?.wears).toEqual(['jumper', 'none:without hat']);
    expect(read('not a dog but a bicycle').choices.props.map(({ id }) => id)).toEqual([
      'train',
      'bench',
      'none:wing-nut',
      'bicycle',
    ]);
  });

  test.each([
    ...['without the hat', 'take the hat off', 'she takes off her hat', 'hat off'],
    ...['ohne Hut', 'sie nimmt den Hut ab', 'den Hut absetzen', 'Hut ab'],
    ...['sin el sombrero', 'quítale el sombrero', 'se quita el sombrero'],
    ...['sans le chapeau', 'elle enlève son chapeau', 'il ôte le chapeau'],
  ])('a garment is taken off, also of the whole film, and never held: %s', (note) => {
    const bare = { ...before, people: [{ ...before.people[0], who: 'rosa', wears: undefined }] };
    const { choices, parts } = read(note, shotChoices.parse(bare));
    expect(choices.people[0]?.wears).toEqual(['none:without hat']);
    expect(choices.people[0]?.holds).toBeUndefined();
    expect(things(choices)).toEqual(things(before));
    expect(parts).toEqual([{ words: note, outcome: 'done', did: ['without hat'] }]);
  });
  test('of whom it names, and on again', () => {
    const two = shotChoices.parse({ ...before, people: [{ who: 'rosa' }, { who: 'second' }] });
    const off = read('Tom without his glasses', two).choices;
    expect(off.people.map(({ wears }) => wears)).toEqual([undefined, ['none:without glasses']]);
    expect(read('Rosa takes her coat off', two).choices.people).toMatchObject([
      { who: 'rosa', wears: ['none:without coat'] },
      { who: 'second' },
    ]);
    expect(read('no one wears a hat', two).choices.people.map(({ wears }) => wears)).toEqual([
      ['none:without hat'],
      ['none:without hat'],
    ]);
    const on = read('Tom wears glasses', off).choices;
    expect(on.people[1]?.wears).toEqual(['glasses']);
    expect(read('without trousers').parts[0]?.outcome).toBe('not-understood');
  });
  test.each([
    ['in a stone kitchen', 'en'],
    ['en una cocina de piedra', 'es'],
    ['dans une cuisine en pierre', 'fr'],
  ] as const)('what a place is made of is no thing in it: %s', (note, tongue) => {
    const { choices } = readNote(note, { ...before, props: [] }, { ...film, tongue });
    expect(choices).toMatchObject({ place: 'kitchen', props: [] });
  });

  const refused = fc.constantFrom('train', 'dog', 'bicycle', 'umbrella', 'apple', 'hat', 'harbour');
  const saying = fc.constantFrom('no', 'without the', 'kein', 'ohne', 'sin', 'sans');
  test('whatever is in the picture and however it is said', () => {
    fc.assert(
      fc.property(anyChoices, refused, saying, (choices, thing, no) => {
        const after = read(`${no} ${thing}`, choices).choices;
        const held = after.people.flatMap(({ holds }) => holds ?? []);
        const had = [...things(choices), ...choices.people.flatMap(({ holds }) => holds ?? [])];
        for (const ref of [...things(after), ...held]) expect(had).toContain(ref);
      }),
    );
  });
});

describe('DESK-04 a wish is of whom it names', () => {
  const three = shotChoices.parse({
    ...before,
    composition: 'crowd',
    props: [],
    people: [{ who: 'rosa' }, { who: 'second' }, { who: 'third' }],
  });
  const who = ({ people }: ShotChoices) => people.map((one) => one.who);
  test('by name or role, also of who is not there yet', () => {
    const held = read('Tom holds the bench; her daughter waves', three).choices.people;
    expect(held[1]).toMatchObject({ who: 'second', holds: 'bench' });
    expect(held[2]).toMatchObject({ who: 'third', pose: 'wave' });
    const joined = read('Tom waves').choices;
    expect(joined).toMatchObject({ composition: 'pair', people: [{}, { who: 'second' }] });
  });
  test('what is sold is the product, by a word of its name', () => {
    const cup = { ...film, productName: 'Linden Cup' };
    const { choices } = readNote('Tom holds the cup', three, cup);
    expect(choices.people.map(({ holds }) => holds)).toEqual([undefined, 'product', undefined]);
  });
  test('a name is no thing', () => expect(read('Rosa kneels').choices.props).toEqual(before.props));
  test.each([
    ['only the daughter', ['third']],
    ['without Tom', ['rosa', 'third']],
    ['no adults', ['third']],
    ['keine Kinder', ['rosa', 'second']],
  ])('%s', (note, left) => expect(who(read(note, three).choices)).toEqual(left));
  test('two people are two', () => {
    expect(who(read('zwei Personen').choices)).toEqual(['rosa', 'second']);
  });
  test('where only things were, somebody who holds one is seen', () => {
    const thing = { ...before, people: [], composition: 'place' as const };
    expect(read('she holds the bench', thing).choices.composition).toBe('figure');
    const near = { ...thing, size: 'close-up' as const };
    expect(read('she holds the bench', near).choices.composition).toBe('hands');
  });
  test('no hand is left where nobody is to be seen', () => {
    const hands = { ...before, composition: 'hands' as const };
    expect(read('nobody in the frame', hands).choices).toMatchObject({
      composition: 'object',
      people: [],
      props: before.props,
    });
    expect(read('kein Mensch im Bild').choices.people).toEqual([]);
  });
  test('words of the frame are no things', () => {
    const { choices, parts } = read('primer plano');
    expect(choices).toEqual({ ...before, size: 'close-up' });
    expect(parts[0]?.did).toEqual(['close up']);
  });
  test('what is drawn on a thing goes with it', () => {
    const product = { shown: 'in-use', form: 'app-on-phone' } as const;
    expect(read("don't show the phone", { ...before, product }).choices.product).toBeUndefined();
  });
});

test('DESK-04 what is not understood is said to be so, and changes nothing', () => {
  const { choices, parts } = read('Grumble the fnord');
  expect(choices).toEqual(before);
  expect(parts).toEqual([{ words: 'Grumble the fnord', outcome: 'not-understood', did: [] }]);
});

test.each([
  ['two buckets', { id: 'bucket', count: 2 }, '2 × bucket'],
  ['zwei Eimer', { id: 'bucket', count: 2 }, '2 × bucket'],
  ['a bell falling', { id: 'bell', motion: 'fall' }, 'bell falling'],
  ['una campana cae', { id: 'bell', motion: 'fall' }, 'bell falling'],
  ['un seau sous un banc', { id: 'bucket', by: { as: 'under' } }, 'bucket under garden bench'],
] as const)('SHOT-04 %s', (note, prop, did) => {
  const { choices, parts } = read(note);
  expect(choices.props.find(({ id }) => id === prop.id)).toMatchObject(prop);
  expect(parts.flatMap((part) => part.did)).toContain(did);
});

test('DESK-04 what another thing takes the place of goes, also where it is named first', () => {
  const held = shotChoices.parse({ ...before, people: [{ who: 'rosa', holds: 'cup' }] });
  const { choices, parts } = read('instead of the cup she holds an umbrella', held);
  expect(choices.people).toMatchObject([{ who: 'rosa', holds: 'umbrella' }]);
  expect(parts.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
});

test('DESK-04 a noun is no verb: en una cocina', () => {
  const { choices } = readNote('en una cocina', before, { ...film, tongue: 'es' });
  expect(choices).toMatchObject({ place: 'kitchen', people: before.people });
});

describe('DESK-04 a word means what it means at the head of its phrase', () => {
  test.each([
    ['short sleeves please', 'not-understood', {}],
    ['make her stern', 'not-understood', {}],
    ['the pan is on the hob', 'done', { move: 'static' }],
    ['slow pan to the left', 'done', { move: 'pan-left' }],
    ['the dog needs its tracking collar', 'partly', { move: 'static' }],
    ['a long table', 'partly', { size: 'wide' }],
    ['ask Frank if we can use the red tractor', 'not-understood', {}],
    ['could someone check the spelling of the harbour', 'not-understood', {}],
    ['nobody in the kitchen', 'done', { people: [], place: 'kitchen' }],
    ['nicht so nah', 'done', { size: 'wide' }],
    ['too cheerful', 'done', { people: [{ mood: 'neutral' }] }],
    [
      'her jacket is yellow',
      'done',
      { people: [{ wears: ['hat', 'jumper', 'none:yellow jacket'] }] },
    ],
    ['keep the scarf', 'done', {}],
    ['nobody else should be in the picture', 'done', { people: [{ who: 'rosa' }] }],
    ['do not show her face', 'done', { composition: 'behind', people: [{ who: 'rosa' }] }],
    ['Rui stands beside her in a blue cap', 'not-understood', {}],
    ['not in her hand', 'done', {}],
    ['I hate trains', 'not-understood', {}],
    ['a dog sits next to her', 'partly', { people: [{ pose: 'stand' }] }],
    ['she sits on a bench and drinks', 'partly', { people: [{ pose: 'sit' }] }],
    ['the knife gone', 'done', {}],
    ['bougie allumée', 'done', { props: [{}, {}, {}, { id: 'candle', state: 'lit' }] }],
  ] as const)('%s', (note, outcome, chosen) => {
    const tongue = /é|courts/.test(note) ? 'fr' : /nicht/.test(note) ? 'de' : 'en';
    const { choices, parts } = readNote(note, before, { ...film, tongue });
    expect(parts.map((part) => part.outcome)).toEqual([outcome]);
    expect(choices).toMatchObject(outcome === 'not-understood' ? before : chosen);
    expect(parts[0]?.open !== undefined).toBe(outcome === 'partly');
  });

  test('of what is half understood it says which half', () => {
    expect(read('a long table').parts[0]).toMatchObject({ open: ['long'] });
  });

  const toMakers = notes.flatMap(({ language, means }) =>
    means
      .filter(({ wants }) => wants === 'order to makers' || wants === 'other')
      .map(({ part }) => [part, language as 'en' | 'de' | 'es' | 'fr'] as const),
  );
  test.each(toMakers)(
    'what is asked of the makers, or cannot be drawn, changes nothing: %s',
    (part, tongue) => {
      expect(readNote(part, before, { ...film, tongue }).choices).toEqual(before);
    },
  );
});
