import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openReader, readJson } from './read-json.ts';

const work = { title: 'A {brace} and a "quote"', rows: [{ say: 'One, two' }, { say: 'Three' }] };
const json = JSON.stringify(work, undefined, 2);

test.each([
  ['as it is', json],
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['between prose with braces', `Here is {your} answer:\n${json}\nTell me {if} it fits.`],
  ['behind thoughts', `<think>maybe {"title": 1}</think>${json}`],
  ['with commas too many', json.replace('"Three"', '"Three",').replace('}\n  ]', '},\n  ]')],
])('GEN-08 an answer is read %s', (_, answer) => {
  expect(readJson(answer)).toEqual(work);
});

test('GEN-08 line breaks and wrong escapes inside texts are mended', () => {
  expect(readJson('{"say": "It\\\'s one\nand two"}')).toEqual({ say: "It's one\nand two" });
});

test('GEN-08 work that breaks off is never completed, wherever it does', () => {
  for (let end = 0; end < json.length; end += 1)
    expect(readJson(json.slice(0, end))).toBeUndefined();
});

test('GEN-08 nothing is read where there is no object', () => {
  for (const answer of ['', 'I cannot do that.', '[1, 2]', '{not json}', '{"a": nope}'])
    expect(readJson(answer)).toBeUndefined();
});

test('GEN-08 while it is written only what has come to its end is there, and each thing once it has', () => {
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.boolean());
  const object = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), leaf, { minKeys: 1 });
  const whole = fc.record({ first: fc.string(), list: fc.array(object), texts: fc.array(leaf) });
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 9 }), (value, step) => {
      const text = `Sure: ${JSON.stringify(value)}`;
      const seen: Partial<typeof value>[] = [];
      const read = openReader((partial) => seen.push(partial as Partial<typeof value>));
      for (let end = step; end < text.length + step; end += step) read(text.slice(0, end));
      for (const partial of seen) {
        if (partial.first !== undefined) expect(partial.first).toBe(value.first);
        expect(partial.list ?? []).toEqual(value.list.slice(0, partial.list?.length ?? 0));
        expect(partial.texts ?? []).toEqual(value.texts.slice(0, partial.texts?.length ?? 0));
      }
      if (step === 1)
        expect(seen.some(({ list }) => list?.length === value.list.length)).toBe(true);
    }),
  );
});

test('GEN-08 of thousands of parts that make no work, only the first hundreds are followed', () => {
  const text = JSON.stringify({ notes: Array.from({ length: 5_000 }, () => '') });
  let times = 0;
  const read = openReader(() => {
    times += 1;
  });
  for (let end = 3; end < text.length; end += 3) read(text.slice(0, end));
  expect(times).toBe(400);
  expect(readJson(text)).toEqual(JSON.parse(text));
});
