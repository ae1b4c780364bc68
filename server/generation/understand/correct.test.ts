import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { readProductRequest } from '#domain/functions/read-product.ts';
import { subjectKinds, type Understood } from '#domain/wizard/understood/understood.ts';
import { propositionOf } from '../write/briefed-lines.ts';
import { writeScript } from '../write/write-script.ts';
import { readProduct } from './read-product.ts';
import { readForm, understand } from './understand.ts';

const details = {
  userType: 'brand',
  platform: ['youtube'],
  productName: 'Hobday',
  description:
    'Yard brooms for people who sweep for a living. Two wing nuts hold the head. New one £11, keep the handle. Made in Grimsby.',
  behavior: 'Ask for the one that turns round',
  creativeApproach: 'bold',
};
const form = generateScriptRequest.parse(details);
const date = new Date('2026-07-01');
const told = (understood: Understood) => understand({ ...form, understood });

test('PLAN-05 nothing put right leaves what was read', () => {
  expect(understand(form)).toEqual(readForm(form));
  expect(told({})).toEqual(readForm(form));
});

test('PLAN-05 what it is and what kind are as the visitor says, and drawn as that', () => {
  const frame = told({ subject: 'An umbrella.' });
  expect(frame.head).toMatchObject({ text: 'umbrella', lemma: 'umbrella', plural: false });
  expect(frame).toMatchObject({ form: 'umbrella', confidence: 1 });
  expect(told({ kind: 'service' })).toMatchObject({ kind: 'service', form: 'none:Hobday' });
  expect(
    understand({ ...form, productForm: 'teapot', understood: { subject: 'kettle' } }).form,
  ).toBe('teapot');
});

test('PLAN-05 a subject that says more of the same thing is drawn as before', () => {
  const before = readForm(form).form;
  expect(told({ subject: 'yard brooms for people who sweep all day' }).form).toBe(before);
  expect(told({ subject: 'a thing without a drawing' }).form).not.toBe(before);
});

test('PLAN-05 the kind follows the noun that was put right', () => {
  const unclear = {
    ...form,
    userType: 'business' as const,
    description: 'For those who walk far.',
  };
  expect(readForm(unclear).kind).toBe('service');
  expect(understand({ ...unclear, understood: { subject: 'umbrellas' } })).toMatchObject({
    kind: 'thing',
    form: 'umbrella',
  });
});

test('PLAN-05 facts are told in the order given; what was struck out is told nowhere', () => {
  const frame = told({
    facts: [
      { text: 'Made in Grimsby', keep: true, rank: 0 },
      { text: 'New one £11, keep the handle', keep: false, rank: 1 },
    ],
  });
  expect(frame.facts[0]?.text).toBe('Made in Grimsby');
  const weights = frame.facts.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(frame.price).toBeUndefined();
  expect(JSON.stringify(frame)).not.toContain('£11');
  const { script } = writeScript(
    {
      ...form,
      understood: { facts: [{ text: 'New one £11, keep the handle', keep: false, rank: 0 }] },
    },
    { date },
  );
  expect(script).not.toContain('£11');
});

test('PLAN-05 a sentence that was no fact to us is offered, and told once it is ranked', () => {
  const fox = {
    ...details,
    description: `${details.description} A fox lives in the yard and nobody minds.`,
  };
  const typed = generateScriptRequest.parse(fox);
  const read = readProduct(readProductRequest.parse(fox)).read;
  const all = [...(read?.facts ?? []), ...(read?.more ?? [])];
  expect(all.length).toBe(new Set(all).size);
  for (const text of read?.more ?? []) {
    const facts = [{ text, keep: true, rank: 0 }];
    expect(understand({ ...typed, understood: { facts } }).facts[0]?.text).toBe(text);
  }
  expect(read?.more).not.toEqual([]);
});

test('PLAN-05 call, price and place are as put right, in the script too', () => {
  const understood: Understood = {
    call: 'Sweep the other way',
    price: '£12',
    place: 'a fish dock',
  };
  const frame = told(understood);
  expect(frame.call).toMatchObject({ spoken: 'Sweep the other way.', assumed: false });
  expect(frame.places).toMatchObject([{ text: 'a fish dock', ref: 'quay' }]);
  expect(JSON.stringify(frame)).not.toContain('£11');
  const { script, shots } = writeScript({ ...form, understood }, { date });
  expect(script).toContain('SWEEP THE OTHER WAY');
  expect(script).not.toContain('£11');
  expect(shots?.shots.some(({ place }) => place === 'quay')).toBe(true);
  expect(told({ place: '' }).places).toEqual([]);
  // Put right in another language than the form is in.
  expect(told({ place: 'una cocina' }).places[0]?.ref).toBe('none:una cocina');
  expect(told({ place: 'cocina' }).places).toMatchObject([{ ref: 'kitchen', text: 'a kitchen' }]);
  expect(told({ price: '' }).statements.some(({ text }) => text.includes('£11'))).toBe(false);
  // Who keeps the sentence says that it is told, though it is no price of what is sold.
  const kept = { text: 'New one £11, keep the handle', keep: true, rank: 0 };
  const cleared = told({ price: '', facts: [kept] });
  expect(cleared.statements).toContainEqual(expect.objectContaining({ text: kept.text }));
  expect(cleared.price).toBeUndefined();
});

test('PLAN-05 a price that stands in the client’s sentences beside another one changes neither', () => {
  const description = 'A quart at the store is $24. The kit is $59.95, three spouts in a box.';
  const typed = understand({ ...form, description, understood: { price: '$59.95' } });
  const texts = typed.statements.map(({ text }) => text).join(' ');
  expect(texts).toContain('$24');
  expect(texts.match(/\$59\.95/g)).toHaveLength(1);
});

test('PLAN-05 of a price with more words the price takes the place of the one before, so that no film tells two', () => {
  const frame = told({ price: '£12 until May' });
  expect(frame.price).toBe('£12 until May');
  const texts = frame.statements.map(({ text }) => text).join(' ');
  expect(texts).toContain('£12');
  expect(texts).not.toContain('£11');
  expect(texts).not.toContain('until May');
});

test('PLAN-05 a price that is more than a price stands beside the client’s sentences, and not in them', () => {
  const frame = told({ price: '£11 for a head, £30 for a broom' });
  expect(frame.price).toBe('£11 for a head, £30 for a broom');
  expect(frame.statements.map(({ text }) => text)).toContain('New one £11, keep the handle');
  expect(told({ price: '£12' }).statements.map(({ text }) => text)).toContain(
    'New one £12, keep the handle',
  );
});

test('PLAN-05 a day that was completed is not put into the sentence that has it', () => {
  const market = { ...form, description: 'Brooms at the market on 19 October, free to try.' };
  const [read = ''] = understand(market).dates;
  const put = understand({ ...market, understood: { dates: [`from ${read}, 9 to 2`] } });
  expect(put.dates).toEqual([`from ${read}, 9 to 2`]);
  expect(put.statements.map(({ text }) => text).join()).toContain('on 19 October, free');
});

test('PLAN-05 a place is found by any of its words, with its hour, and a price that was put right ends the film', () => {
  const place = 'a cold bench on the beach at dusk';
  const price = 'Single £65, double £85, range from £120';
  const input = { ...form, understood: { place, price } };
  expect(told({ place }).places[0]?.ref).toBe('beach');
  const { script, shots } = writeScript(input, { date });
  expect(shots.shots.some((shot) => shot.place === 'beach' && shot.time === 'dusk')).toBe(true);
  expect(script.split('SUPER: ').at(-1)?.toUpperCase()).toContain(price.toUpperCase());
});

test('PLAN-05 what was ranked first is the message and is spoken', () => {
  const facts = [{ text: 'Made in Grimsby', keep: true, rank: 0 }];
  expect(propositionOf(told({ facts }))?.text).toBe('Made in Grimsby');
  const { script } = writeScript({ ...form, understood: { facts } }, { date });
  expect(script).toContain('Made in Grimsby');
});

test('PLAN-05 no jokes where the visitor says so', () => {
  expect(told({ grave: true }).grave).toBe(true);
  const { script } = writeScript({ ...form, understood: { grave: true } }, { date });
  expect(script).not.toMatch(/^MUSIC: (?!No)/m);
});

test('PLAN-05 a reading tells what was read, whatever was put right', () => {
  const request = readProductRequest.parse({ ...details, understood: { subject: 'umbrella' } });
  expect(readProduct(request)).toMatchObject({
    head: 'umbrella',
    form: 'umbrella',
    exact: true,
    read: { subject: 'Yard brooms', kind: 'thing', price: '£11', grave: false, isOwnCall: false },
  });
});

test('PLAN-05 whatever is put right, a script can be written of it', () => {
  const text = (max: number) => fc.string({ minLength: 1, maxLength: max, unit: 'grapheme' });
  fc.assert(
    fc.property(
      fc.record(
        {
          subject: text(80),
          kind: fc.constantFrom(...subjectKinds),
          call: text(90),
          dates: fc.array(text(20), { maxLength: 3 }),
          venue: text(40),
          price: text(10),
          place: text(30),
          grave: fc.boolean(),
          facts: fc.array(
            fc.record({
              text: fc.constantFrom('Made in Grimsby', 'Two wing nuts hold the head', 'x'),
              keep: fc.boolean(),
              rank: fc.nat(9),
            }),
            { maxLength: 3 },
          ),
        },
        { requiredKeys: [] },
      ),
      (understood) => {
        const read = generateScriptRequest.safeParse({ ...details, understood });
        if (read.success) expect(writeScript(read.data, { date }).script).toContain('VIDEO');
      },
    ),
    { numRuns: 60 },
  );
});

test('PLAN-05 PLAN-08 what is ranked first is the message and is heard in its place, not before what it follows', () => {
  const oil = generateScriptRequest.parse({
    ...{ userType: 'brand', platform: ['youtube'], productName: 'Oliva Dorada' },
    description:
      'Cold-pressed olive oil from our own trees. Harvested by hand in October and pressed within six hours. Half a litre is 14 euros.',
    ...{ behavior: 'Order a bottle at olivadorada.es', creativeApproach: 'story' },
    understood: {
      facts: [
        { text: 'Half a litre is 14 euros', keep: true, rank: 0 },
        { text: 'Cold-pressed olive oil from our own trees', keep: true, rank: 1 },
      ],
    },
  });
  const { script } = writeScript(oil, { date });
  const heard = [...script.matchAll(/^VO: (.*)$/gm)].map(([, line]) => line).join(' ');
  expect(heard).toMatch(/olive oil .*14 euros/);
  expect(propositionOf(understand(oil))?.text).toMatch(/14 euros/);
});

test('PLAN-05 all that was typed is offered, and what is ranked first is the message, said, and stands in the proof', () => {
  const typed = {
    userType: 'business',
    platform: ['instagram'],
    productName: 'Umber',
    description:
      'Umber is an umbrella with a handle of coppiced ash. Colours: black, navy, bottle green. Twice the weight of a plain one. Ships to Spain, France and the Azores, six days at most.',
    behavior:
      'Order one from the workshop in Ramsbottom before the end of October. We mend it for as long as you live.',
  };
  const read = readProduct(readProductRequest.parse(typed)).read;
  const offered = [...(read?.facts ?? []), ...(read?.more ?? [])];
  expect(offered.length).toBeLessThanOrEqual(24);
  const wanted = ['Twice the weight of a plain one', 'We mend it for as long as you live'];
  for (const part of wanted) {
    const text = offered.find((one) => one.includes(part)) ?? '';
    const understood = { facts: [{ text, keep: true, rank: 0 }] };
    const request = generateScriptRequest.parse({ ...typed, creativeApproach: 'bold', understood });
    const { script } = writeScript(request, { date });
    const proof = script.slice(script.indexOf('\n3. '), script.indexOf('\n4. '));
    expect(propositionOf(understand(request))?.text).toBe(text);
    expect(proof.toUpperCase()).toContain(part.toUpperCase());
  }
});
