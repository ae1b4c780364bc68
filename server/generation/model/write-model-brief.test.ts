import { expect, test } from 'vitest';
import { parseBrief } from '#domain/brief/parse-brief.ts';
import type { Progress } from '#domain/functions/progress.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import { writeBrief } from '../write/write-brief.ts';
import { fakeText, openTestContext } from './testing/fake-text.ts';
import { writeModelBrief } from './write-model-brief.ts';

const selectedConcept = {
  title: 'Gone by Noon',
  subtitle: 'A shelf empties.',
  features: [],
  tone: 'Warm',
};
const request = (changed: Parameters<typeof sampleRequest>[0] = {}) => ({
  ...sampleRequest(changed),
  selectedConcept,
});
const parts = {
  headings: [] as string[],
  background: 'Hearth & Crumb bakes sourdough on Mill Street. The idea is “Gone by Noon”.',
  objective: 'Get commuters to come in before nine.',
  audience: 'Commuters and young families: people with one hand free.',
  message: 'The bread worth getting up for.',
  reasons: ['Every loaf ferments for 48 hours.', '- Everything is sold out by noon.'],
  response: ['Think: I am late.', 'Do: come in before nine.'],
  tone: 'Warm. It never shouts.',
  mandatories: ['The name Hearth & Crumb.', 'The wish at the end: come in before nine.'],
  production: 'Budget and dates are confirmed in the next steps.',
  measure: 'More morning customers: [how many] by [date].',
};
const answer = (changed: object = {}) => JSON.stringify({ ...parts, ...changed });
const toldText = (told: Progress[]) =>
  told.reduce((text, event) => {
    if (event.type === 'restarted') return '';
    return event.type === 'text' ? text + event.text : text;
  }, '');

test('GEN-08 a brief has the headings and formats of the built-in one, and is told line by line', async () => {
  const { model } = fakeText(answer());
  const { context, told } = openTestContext();
  const brief = await writeModelBrief(model, request(), context);
  const sections = parseBrief(brief);
  const own = parseBrief(writeBrief(request()));
  expect(sections.map(({ heading }) => heading)).toEqual(own.map(({ heading }) => heading));
  expect(sections[8]).toEqual(own[8]);
  expect(sections[4]?.lines).toEqual([
    { kind: 'bullet', text: 'Every loaf ferments for 48 hours.' },
    { kind: 'bullet', text: 'Everything is sold out by noon.' },
  ]);
  expect(toldText(told)).toBe(`${brief}\n`);
  const texts = told.filter(({ type }) => type === 'text');
  expect(texts).toHaveLength(brief.split('\n').length);
  expect(told.some(({ type }) => type === 'restarted')).toBe(false);
  const checking = told.findIndex((event) => event.type === 'stage' && event.stage === 'checking');
  expect(told.slice(0, checking).filter(({ type }) => type === 'text').length).toBeGreaterThan(12);
});

test.each([
  [
    'German',
    {
      description: 'Wir backen Sauerteigbrot in der Mühlstraße, und mittags ist es ausverkauft.',
      targetAudience: 'Familien aus der Nachbarschaft',
      behavior: 'Kommt vor neun vorbei',
      evaluation: 'Mehr Kunden am Morgen',
    },
    'Hintergrund',
  ],
  [
    'Japanese',
    {
      description: '近所のパン屋です。毎朝、夜明け前にパンを焼きます。',
      targetAudience: '',
      behavior: '',
      evaluation: '',
    },
    '背景',
  ],
])('GEN-08 a client who writes %s gets headings in that language', async (_, changed, first) => {
  const headings = [
    '背景：',
    '目的',
    '対象',
    'メッセージ',
    '根拠',
    '反応',
    'トーン',
    '必須',
    '予算',
    '指標',
  ];
  const { model } = fakeText(answer({ headings }), answer({ headings }));
  const sections = parseBrief(
    await writeModelBrief(model, request(changed), openTestContext().context),
  );
  expect(sections[0]?.heading).toBe(first);
  expect(sections).toHaveLength(11);
});

test('GEN-08 a heading that states what the client did not say is the house’s instead', async () => {
  const headings = [
    '背景 70% オフ',
    ...Array.from({ length: 9 }, (_, at) => `見出し${'あいうえおかきくけ'[at]}`),
  ];
  const { model } = fakeText(answer({ headings }), answer({ headings }));
  const japanese = {
    description: '近所のパン屋です。毎朝、夜明け前にパンを焼きます。',
    behavior: '',
  };
  const { context, told } = openTestContext();
  const sections = parseBrief(await writeModelBrief(model, request(japanese), context));
  expect(sections[0]?.heading).toBe('Background');
  expect(JSON.stringify(told)).not.toContain('70%');
});

test('GEN-08 what was invented is never told, is named once, and then left out', async () => {
  const bad = {
    ...parts,
    audience: 'Commuters of Mill Street. 70% of them skip breakfast.',
    reasons: [...parts.reasons, 'Voted best bakery, award-winning.'],
  };
  const { model, asks } = fakeText(JSON.stringify(bad), JSON.stringify(bad));
  const { context, told } = openTestContext();
  const brief = await writeModelBrief(model, request(), context);
  expect(asks[1]?.messages[0]?.content).toContain(
    '"audience" states what the client did not say: 70%',
  );
  expect(brief).toContain('Audience: Commuters of Mill Street.');
  expect(brief).not.toMatch(/70|award/);
  expect(JSON.stringify(told)).not.toMatch(/70%|award/);
  expect(toldText(told)).toBe(`${brief}\n`);
});

test('GEN-08 a brief without its message, or about something else, is none', async () => {
  const empty = answer({ message: ' ' });
  const foreign = JSON.stringify(
    Object.fromEntries(
      Object.keys(parts).map((key) => [
        key,
        Array.isArray(parts[key as keyof typeof parts]) ? ['PWNED'] : 'PWNED',
      ]),
    ),
  );
  for (const bad of [empty, foreign]) {
    const { context, told } = openTestContext();
    await expect(
      writeModelBrief(fakeText(bad, bad).model, request(), context),
    ).rejects.toMatchObject({
      setback: 'unusable',
    });
    expect(toldText(told)).not.toContain('PWNED');
  }
});
