// A row that somebody types is read as the same words are where a client describes a picture.
import { describe, expect, test } from 'vitest';
import { castSheet } from '#domain/cast/cast-sheet.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import type { Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { writeScript } from '../../write/write-script.ts';
import { planBoard, planOf } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';

const scriptOf = (videos: readonly string[], more = '') =>
  `T\n${more}\n${videos
    .map((video, at) => `${at + 1}. BEAT | ${at * 3}-${at * 3 + 3} s\nVIDEO: ${video}`)
    .join('\n\n')}`;
const film = {
  en: { productName: 'Wickham', description: 'Lanterns made by hand. A wick lasts forty hours.' },
  de: { productName: 'Wickham', description: 'Wir bauen Laternen von Hand. Der Docht hält lange.' },
  es: { productName: 'Wickham', description: 'Hacemos faroles a mano en un taller pequeño.' },
  fr: {
    productName: 'Wickham',
    description: 'Nous faisons des lanternes à la main dans notre atelier.',
  },
} as const;
const orla = { characterName: 'Orla Finch', gender: 'female', ageRange: '', wardrobe: '' };
const request = (videos: readonly string[], changed: object = {}, more = '') =>
  sampleBoard({ ...film.en, ...orla, script: scriptOf(videos, more), ...changed });
const typed = (...of: Parameters<typeof request>): Shot[] => planOf(request(...of)).shots;

// Who is there, doing and holding what, with which things, and where.
const seenIn = ({ people, props, place, product, composition }: Shot, cast: string) => ({
  people: people.map(({ who, pose, mood, holds, wears }) => [
    who === cast ? 'cast' : who,
    ...[pose, mood, holds ?? '', (wears ?? []).join()],
  ]),
  things: props.map(({ id, count }) => `${id} ${count ?? ''}`),
  ...{ place, composition, product: product?.form },
});

const told: [keyof typeof film, string[]][] = [
  [
    'en',
    [
      'A sailor and a nurse sit on a bench in the harbour.',
      'Orla lifts a bucket beside a barrel, tired.',
      'She hands a mug to the sailor.',
      'Two boys in green coats run through the forest at night.',
    ],
  ],
  [
    'de',
    [
      'Ein Bäcker und eine Ärztin sitzen in der Küche am Tisch.',
      'Orla hebt einen Eimer, daneben steht ein Fass.',
      'Sie winkt dem Bus an der Haltestelle.',
      'Ein Junge mit einem Hund rennt durch den Wald.',
    ],
  ],
  [
    'es',
    [
      'Un hombre y una mujer se sientan en la cocina.',
      'Orla levanta un cubo junto a un barril.',
      'Ella lee una carta en la cama.',
      'Una niña sostiene una vela en el bosque.',
    ],
  ],
  [
    'fr',
    [
      'Un homme et une femme sont assis dans la cuisine.',
      'Orla soulève un seau à côté d’un tonneau.',
      'Elle lit une lettre dans son lit.',
      'Une fille tient une bougie dans la forêt.',
    ],
  ],
];

describe.each(told)('PLAN-10 GEN-09 in %s', (language, pictures) => {
  const form = { ...film[language], ...orla, targetAudience: '', behavior: '', evaluation: '' };
  const asked = generateScriptRequest.parse({
    ...form,
    ...{ userType: 'business', platform: ['youtube'], creativeApproach: 'story' },
    understood: { pictures },
  });
  const written = writeScript(asked, { date: new Date('2026-11-28') }).shots as ShotPlan;
  const rows = typed(pictures, film[language]);

  test.each(pictures.map((picture, at) => [picture, at] as const))(
    '%j is the same, described and typed',
    (picture, at) => {
      const row = written.rows.findIndex((video) => video.includes(picture.slice(0, -1))) + 1;
      const described = written.shots.find((one) => one.row === row && one.cut === 1);
      expect(described).toBeDefined();
      const [lead] = written.cast;
      const of = seenIn(described as Shot, lead?.id ?? '');
      // Nothing is alike that shows nothing.
      expect(of.people.length).toBeGreaterThan(0);
      const typedRow = rows.find((one) => one.row === at + 1) as Shot;
      expect(seenIn(typedRow, 'cast')).toEqual(of);
      expect(planBoard(request(pictures, film[language])).frames[at]?.caption.alt).not.toContain(
        'nobody',
      );
    },
  );
});

test.each([
  ['en', 'A man and a woman sit.', ['cast', 'other:woman']],
  ['de', 'Ein Mann und eine Frau sitzen.', ['cast', 'other:Frau']],
] as const)(
  'GEN-09 in a typed row two people who sit are two, and sit: %s',
  (language, row, who) => {
    const nobody = { ...film[language], characterName: '', gender: '' };
    const [shot] = typed([row, row, row, row], nobody);
    expect(shot?.composition).toBe('pair');
    expect(shot?.people.map((one) => [one.who, one.pose])).toEqual(who.map((one) => [one, 'sit']));
  },
);

test.each([
  ['en', 'CU. A girl holds a candle.', 'other:girl'],
  ['de', 'CU. Ein Mädchen hält eine Kerze.', 'other:Mädchen'],
] as const)(
  'GEN-09 what somebody holds in a typed row is in their hand: %s',
  (language, row, who) => {
    const [shot] = typed([row, row, row, row], film[language]);
    expect(shot).toMatchObject({
      ...{ composition: 'figure', size: 'medium-close-up', props: [] },
      people: [{ who, holds: 'candle' }],
    });
    expect(shot?.people).toHaveLength(1);
  },
);

test.each([
  ['en', 'WS. An empty street at night.'],
  ['de', 'Totale. Eine leere Straße bei Nacht.'],
] as const)('GEN-09 a place without people has nobody in it: %s', (language, row) => {
  const [shot] = typed([row, row, row, row], film[language]);
  expect(shot).toMatchObject({ composition: 'place', place: 'street', time: 'night', people: [] });
});

test.each([
  ['WS, low, push in. A dog runs.', { size: 'wide', angle: 'low', move: 'push-in' }],
  [
    'Nahaufnahme, Untersicht, Ranfahrt. Eine Kerze.',
    { size: 'close-up', angle: 'low', move: 'push-in' },
  ],
  ['Insert CU. A key in a padlock.', { size: 'insert-close-up' }],
  ['A close-up of a candle. The camera pulls back.', { size: 'close-up', move: 'pull-out' }],
  ['Overhead. Hands roll dough on a board.', { composition: 'overhead', angle: 'overhead' }],
  ['Top shot. A woman lies in bed.', { composition: 'figure', angle: 'overhead' }],
  ['OTS. Orla at a laptop.', { composition: 'shoulder' }],
  ['Two-shot. Orla speaks.', { composition: 'pair', size: 'two-shot' }],
  [
    'The lantern on a table, hero shot.',
    { composition: 'pack', people: [], product: { shown: 'hero' } },
  ],
  // Words that are of the camera elsewhere are of what is seen where somebody does them.
  ['MS. Orla follows a dog with a carton.', { composition: 'figure', move: 'static' }],
])('GEN-09 %j is taken as its camera words say', (row, wanted) => {
  const [shot] = typed([row, row, row, row], row.startsWith('Nah') ? film.de : {});
  expect(shot).toMatchObject(wanted);
});

test('GEN-09 a title card is lettering where its row has some, and else the end', () => {
  const rows = [
    'Title card.\nSUPER: FORTY HOURS',
    'MS. Orla waits.',
    'MS. Orla waves.',
    'Black screen.',
  ];
  const [first, , , last] = typed(rows);
  expect(first).toMatchObject({ composition: 'card', lettering: [{ text: 'FORTY HOURS' }] });
  expect(last).toMatchObject({ composition: 'pack', product: { shown: 'hero' } });
});

test('CAST-03 who is on the sheet, in the cast line or speaks in the script is who its rows call so', () => {
  const tom = { id: 'second', name: 'Tom', role: 'neighbour', gender: 'male', ageRange: '' };
  const rows = [
    'MS. ORLA and TOM stand at the counter.',
    'MS. TOM waits alone at the window.',
    'MS. The baker kneels.\nJUNO: Nearly done.',
    'MS. JUNO stands in the street.\nJUNO: Done.',
  ];
  const cast = castSheet.parse({ others: [tom] });
  const shots = typed(rows, { cast }, 'Cast: Orla Finch, baker\n');
  expect(shots.map(({ people }) => people.map(({ who }) => who))).toEqual([
    ['cast', 'second'],
    ['second'],
    ['cast'],
    ['other:juno'],
  ]);
  expect(shots[3]?.people[0]?.pose).toBe('speak');
});

test('GEN-09 of a script that names nobody the first whom it meets is who it is about', () => {
  const rows = [
    'MS. A nurse checks a watch.',
    'MS. A sailor waits.',
    'CU. She smiles.',
    'MS. The nurse waves.',
  ];
  const nobody = { characterName: '', gender: '' };
  expect(typed(rows, nobody).map(({ people }) => people.map(({ who }) => who))).toEqual([
    ['cast'],
    ['other:sailor'],
    ['cast'],
    ['cast'],
  ]);
});

test.each([
  [
    'a nurse',
    'an old woman',
    1,
    [
      ['other:sailor', 'sit'],
      ['other:old woman', 'sit'],
    ],
  ],
  [
    'sit on a bench',
    'stand by a fence',
    1,
    [
      ['other:sailor', 'stand'],
      ['other:nurse', 'stand'],
    ],
  ],
  ['Two boys run', 'A girl runs', 3, [['other:girl', 'run']]],
] as const)(
  'GEN-09 in a planned row %j becomes %j, and nothing else of the film',
  (was, is, at, people) => {
    const pictures = [
      'Orla kneels beside a barrel in the harbour',
      'A sailor and a nurse sit on a bench',
      'She hands a lantern to the sailor',
      'Two boys run through the forest at night',
    ];
    const asked = generateScriptRequest.parse({
      ...{ ...film.en, ...orla, targetAudience: '', behavior: '', evaluation: '' },
      ...{ userType: 'business', platform: ['youtube'], creativeApproach: 'story' },
      understood: { pictures },
    });
    const { script, shots } = writeScript(asked, { date: new Date('2026-11-28') });
    const planned = (text: string) =>
      planOf(sampleBoard({ ...film.en, ...orla, script: text, shots })).shots;
    const [before, now] = [planned(script), planned(script.replace(was, is))];
    expect(now[at]?.people.map(({ who, pose }) => [who, pose])).toEqual(people);
    expect(now.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1));
  },
);
