import { expect, test } from 'vitest';
import { sampleRequest } from '../../../../testing/sample-request.ts';
import { writeBrief } from '../../../write-brief.ts';
import { writeConcepts } from '../../../write-concepts.ts';
import { writeScript } from '../../../write-script.ts';
import { readFacts } from './read-facts.ts';

const briefOf = (changed: Parameters<typeof sampleRequest>[0]) => {
  const request = sampleRequest({ behavior: '', targetAudience: '', evaluation: '', ...changed });
  const [selectedConcept] = writeConcepts({ ...request, variation: 0 });
  if (!selectedConcept) throw new Error('no concept');
  return writeBrief({ ...request, selectedConcept });
};

test.each([
  ['We bake everything by hand from 4 a.m. with local flour.', 'from 4 a.m. with local flour'],
  ['A bar. We pour until 7 p.m. every day.', 'until 7 p.m. every day'],
  ['A gym. We open at 6:30 am and close at 10 pm.', 'at 6:30 am'],
  ['A shop. We answer Mon-Fri 9-5.', 'Mon-Fri 9-5'],
  ['A tow truck firm. We answer 24/7.', '24/7'],
  ['A bakery in St. Louis. We deliver across St. Louis.', 'St. Louis'],
  ['A clinic. We work with Dr. Chen on every plan.', 'Dr. Chen'],
  ['A mill. We ship across the U.S. every week.', 'U.S. every week'],
  ['A press. We print on paper, e.g. posters.', 'e.g. posters'],
  ['A stove. It costs $1,299.00 with the pipe.', '$1,299.00 with the pipe'],
  ['A sock brand. We use 100% merino wool.', '100% merino wool'],
  ['A taco stand. Every Tuesday is 2-for-1.', '2-for-1'],
  ['A soap. “It’s made in small batches”, we say.', 'made in small batches'],
])('GEN-03 GEN-07 “%s” keeps “%s”', (description, kept) => {
  expect(briefOf({ description, productName: 'Harbor' })).toContain(kept);
});

test('GEN-07 what comes with a product is said as it was typed', () => {
  const facts = readFacts(
    sampleRequest({
      userType: 'infomercial',
      productName: 'SpinDry Mop',
      description:
        'A mop with a bucket that wrings itself. Foot pedal, no bending, washable head. $39.95 with two spare heads, order at spindrymop.example or call 555-0100.',
      behavior: '',
    }),
  );
  const texts = facts.points.map((point) => point.text);
  expect(texts).toContain('a bucket that wrings itself');
  expect(texts.join(' ')).not.toMatch(/offer|order|call/i);
  expect(facts.desire).toBe('order at spindrymop.example or call 555-0100');
  expect(facts.offer?.text).toBe('$39.95 with two spare heads');
});

test('GEN-04 the whole call to action stands in the last row', () => {
  const text = writeScript(
    sampleRequest({
      userType: 'infomercial',
      platform: ['youtube'],
      productName: 'SpinDry Mop',
      description:
        'A mop with a bucket that wrings itself. $39.95 with two spare heads, order at spindrymop.example or call 555-0100.',
      behavior: '',
    }),
    { date: new Date('2026-11-20T12:00:00Z') },
  );
  const last = text.slice(text.lastIndexOf('51-60 s'));
  expect(last).toContain('Order at spindrymop.example or call 555-0100.');
  expect(last).toMatch(/SUPER: .*SPINDRYMOP\.EXAMPLE · 555-0100/);
});

test.each([
  [
    'A public-service message from the Lane County Department of Transportation asking teenagers to wear a seat belt.',
    'the Lane County Department of Transportation',
  ],
  ['Wash your hands. Paid for by Citizens for Clean Water.', 'Citizens for Clean Water'],
  ['A campaign by the City of Eugene about recycling.', 'the City of Eugene'],
  ['The Ministry of Health asks people to get a flu shot.', 'the Ministry of Health'],
])('GEN-07 the sponsor in “%s”', (description, sponsor) => {
  expect(readFacts(sampleRequest({ userType: 'government', description })).sponsor).toBe(sponsor);
});

test.each([
  [
    'creator',
    '10 minute yoga for people who sit all day. New video every Monday.',
    'New video every Monday',
  ],
  ['business', 'We are a neighbourhood bakery on Pine Street. Sold out by noon.', 'Pine Street'],
  [
    'brand',
    'Oat drink from one valley in Wales. Three ingredients: oats, water, salt.',
    'oats, water, salt',
  ],
  [
    'business',
    'Mobile dog wash. Two vans, one tub each, serving Dover and Camden since 2011',
    'Dover and Camden',
  ],
] as const)('GEN-03 a %s brief loses no fact of “%s”', (userType, description, fact) => {
  expect(briefOf({ userType, description, productName: 'Nova' })).toContain(fact);
});
