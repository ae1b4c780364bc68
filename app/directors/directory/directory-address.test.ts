import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, parametersOf, readAsked, refusalOf, toggled } from './directory-address.ts';

const asked = (search: string) => readAsked(new URLSearchParams(search));
const nothing = { query: { q: '', skills: [] }, cursor: undefined, refused: null };

test.each([
  ['', nothing],
  ['?q=&skills=&skills=%20&cursor=', nothing],
  ['?q=Runway', { ...nothing, query: { q: 'Runway', skills: [] } }],
  ['?q=a%26b%25', { ...nothing, query: { q: 'a&b%', skills: [] } }],
  [
    '?skills=Sora&skills=Runway&skills=Sora&utm_source=x',
    { ...nothing, query: { q: '', skills: ['Sora', 'Runway'] } },
  ],
  ['?cursor=abc', { ...nothing, cursor: 'abc' }],
])('DIR-05 %s asks what it says', (search, expected) => {
  expect(asked(search)).toEqual(expected);
});

test('DIR-02 what cannot be asked stays as it was typed, with a sentence beside it', () => {
  const long = 'a'.repeat(201);
  expect(asked(`?q=${long}`)).toMatchObject({
    query: { q: long },
    refused: { q: 'Please keep this to 200 characters.' },
  });
  expect(asked('?q=a%00b').refused?.q).toBe('This contains a character that cannot be used.');
  const many = Array.from({ length: 13 }, (_, index) => `skills=${index}`).join('&');
  expect(asked(many).refused).toEqual({ skills: 'Choose 12 skills at most.' });
  expect(asked(`skills=${long}`).refused?.skills).toContain('60 characters');
  expect(refusalOf('runway')).toBeUndefined();
});

test('DIR-05 a question comes back out of its own address', () => {
  const skills = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 12 });
  const query = fc.record({ q: fc.string({ unit: 'grapheme', maxLength: 40 }), skills });
  fc.assert(
    fc.property(query, fc.option(fc.string({ minLength: 1 })), (question, cursor) => {
      const written = asked(`?${parametersOf(question, cursor)}`);
      if (written.refused) return;
      expect(written.query.q).toBe(question.q.trim().normalize('NFC'));
      expect(written.query.skills).toEqual(question.skills.filter((skill) => skill.trim() !== ''));
      expect(written.cursor ?? null).toBe(cursor);
    }),
  );
});

test('DIR-05 the address of everybody has no noise', () => {
  expect(addressOf({ q: '  ', skills: [] })).toBe('/creative-directors');
  expect(addressOf({ q: ' lyon ', skills: ['AI video'] }, 'abc')).toBe(
    '/creative-directors?q=lyon&skills=AI+video&cursor=abc',
  );
});

test('DIR-02 a filter is added at the end and taken away from where it is', () => {
  expect(toggled(['Sora'], 'Runway')).toEqual(['Sora', 'Runway']);
  expect(toggled(['Sora', 'Runway', 'VFX'], 'Runway')).toEqual(['Sora', 'VFX']);
});
