import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { creativeApproaches, labels, platforms, userTypes } from '#domain/wizard/options.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { briefPrompt, briefRules, version as briefVersion } from './brief-prompt.ts';
import { conceptsPrompt, conceptsRules, version as conceptsVersion } from './concepts-prompt.ts';
import { houseRules, version as rulesVersion } from './house-rules.ts';
import { sharpenPrompt, version as sharpenVersion } from './sharpen-prompt.ts';
import { trade, version as tradeVersion } from './trade.ts';

const request = (changed: Parameters<typeof sampleRequest>[0] = {}) => ({
  ...sampleRequest(changed),
  variation: 0,
  earlierTitles: [] as string[],
});
const chosen = { title: 'Secret title', subtitle: 'Secret idea', features: [], tone: '' };
const german = {
  description: 'Wir backen Sauerteigbrot für die Nachbarschaft, und es ist mittags ausverkauft.',
  targetAudience: 'Familien aus der Nachbarschaft',
  behavior: 'Kommen Sie vor neun Uhr vorbei',
  evaluation: 'Mehr Kunden am Morgen',
};

const prompts = {
  concepts: (changed = {}) => `${conceptsRules}\n\n${conceptsPrompt(request(changed))}`,
  brief: (changed = {}) =>
    `${briefRules()}\n\n${briefPrompt({ ...request(changed), selectedConcept: chosen })}`,
  sharpen: (changed = {}) => sharpenPrompt(request(changed)),
};

describe.each(Object.entries(prompts))('the prompt for %s', (_, prompt) => {
  test('GEN-08 holds facts to what the client wrote, and names what may not be invented', () => {
    const text = prompt();
    expect(text).toMatch(/Product facts are the client/);
    for (const fact of ['number', 'price', 'percentage', 'award', 'testimonial', 'guarantee'])
      expect(text).toContain(fact);
    expect(text).toContain('[proof needed]');
  });

  test('GEN-08 names the language of the client’s text', () => {
    expect(prompt()).toContain('Write in English');
    expect(prompt(german)).toContain('Write in German');
    const polish = {
      description: 'Pieczemy chleb na zakwasie każdego ranka dla naszych sąsiadów.',
      targetAudience: '',
      behavior: '',
      evaluation: '',
    };
    expect(prompt(polish)).toContain('the language in which the client wrote the description');
  });

  test('GEN-08 says the form of the answer', () => {
    expect(prompt()).toMatch(/One JSON object and nothing before or after it.*\{"/);
  });

  test('GEN-08 holds nothing that the client wrote', () => {
    const ours = {
      productName: 'Zyx',
      description: 'Qwv',
      targetAudience: 'Kjh',
      behavior: 'Plm',
      evaluation: 'Bnv',
    };
    for (const word of [...Object.values(ours), chosen.title, chosen.subtitle])
      expect(prompt(ours)).not.toContain(word);
  });
});

test('GEN-08 concepts and briefs know the film: beats by kind of client with their seconds, approach, cuts', () => {
  const beats = {
    business: /hook 3 s.*problem 4 s.*demonstration or proof 5 s.*offer 3 s/,
    brand: /image.*human moment.*turn.*line and logo/,
    infomercial: /tease.*demonstration.*proof.*offer/,
    trailer: /cold open.*set-up.*escalation.*title and button/,
    government: /stakes.*one person.*the action.*call to action and sponsor/,
    creator: /hook.*something relatable.*the show.*the ask/,
  };
  for (const prompt of [prompts.concepts, prompts.brief]) {
    for (const userType of userTypes) expect(prompt({ userType })).toMatch(beats[userType]);
    for (const creativeApproach of creativeApproaches)
      expect(prompt({ creativeApproach })).toContain(
        `Approach: ${labels.creativeApproach[creativeApproach].toUpperCase()}:`,
      );
    expect(prompt({ platform: ['youtube', 'tiktok'] })).toMatch(
      /Primary cut: YouTube, landscape 16:9 \(1920 × 1080\), 30 seconds.*\nAlso, recomposed and not scaled: TikTok, vertical 9:16 \(1080 × 1920\), 15 seconds/,
    );
    expect(prompt({ userType: 'infomercial', platform: ['youtube'] })).toContain(
      'Four beats in 60 seconds',
    );
    for (const platform of platforms)
      expect(prompt({ platform: [platform] })).toContain(labels.platform[platform]);
  }
});

test('GEN-08 concepts are exactly three that differ in device and stage', () => {
  expect(prompts.concepts()).toMatch(/Exactly three\. They differ in device .* in stage/);
  expect(prompts.concepts()).not.toContain('FURTHER CONCEPTS');
});

test('WIZ-07 three more are asked to be others than the earlier ones, whose titles stay in the data', () => {
  const text = conceptsPrompt({ ...request(), variation: 2, earlierTitles: ['Secret title'] });
  expect(text).toMatch(/"earlierTitles" and wants three others\. .*round 3/);
  expect(text).not.toContain('Secret title');
});

test('GEN-08 a brief has the sections of the trade; headings are asked for only where the house has none', () => {
  for (const part of [
    'background',
    'objective',
    'audience',
    'message',
    'reasons',
    'response',
    'tone',
    'mandatories',
    'production',
    'measure',
  ])
    expect(prompts.brief()).toContain(`- ${part}: `);
  expect(prompts.brief()).toContain('"headings":[] (left empty)');
  expect(
    prompts.brief({
      description: '近所のパン屋です。毎朝、夜明け前にパンを焼きます。',
      targetAudience: '',
      behavior: '',
      evaluation: '',
    }),
  ).toContain('the usual names of the ten sections');
});

test('WIZ-05 clearer details add nothing, and leave marked blanks for what is not known', () => {
  expect(prompts.sharpen()).toMatch(/You edit; you add nothing/);
  for (const field of ['description', 'targetAudience', 'behavior', 'evaluation'])
    expect(prompts.sharpen()).toContain(`- ${field}: `);
  expect(prompts.sharpen()).toContain('[how many], [date]');
});

// When this fails, raise the version of the prompt whose words changed, here and there.
test('GEN-08 a change of words has a version of its own', () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  const rules = houseRules;
  const film = trade(request());
  const own = (text: string) => digest(text.replace(rules, '').replace(film, ''));
  expect({
    'house-rules': [rulesVersion, digest(rules)],
    trade: [tradeVersion, digest(film)],
    concepts: [conceptsVersion, own(prompts.concepts())],
    brief: [briefVersion, own(prompts.brief())],
    sharpen: [sharpenVersion, own(prompts.sharpen())],
  }).toMatchInlineSnapshot(`
    {
      "brief": [
        2,
        "a0e8c813026c",
      ],
      "concepts": [
        2,
        "807e9c208b32",
      ],
      "house-rules": [
        2,
        "d45b1eb4365a",
      ],
      "sharpen": [
        2,
        "ecb471197095",
      ],
      "trade": [
        1,
        "d60a1a13ca0c",
      ],
    }
  `);
});
