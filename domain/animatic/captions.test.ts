import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionsOf, formatVtt, timestamp } from './captions.ts';

const line = (text: string, begin = 0, end = 10) => ({ text, begin, end });

test('FILM-03 a caption stands in two lines: a longer sentence comes in even pieces', () => {
  const text =
    'Somewhere along the way, between the third alarm and the first tram, bread stopped making a sound that anybody would get up for.';
  const captions = captionsOf({ lines: [line(text)] });
  expect(captions.map((one) => one.text).join(' ')).toBe(text);
  expect(captions).toHaveLength(2);
  for (const one of captions) expect(one.text.length).toBeLessThanOrEqual(76);
  expect(captions[0]?.end).toBe(captions[1]?.begin);
  expect(captions.at(-1)?.end).toBe(10);
});

test('FILM-03 no letter is lost and no piece is too long, whatever is spoken', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 400, unit: 'grapheme' }), (raw) => {
      const text = raw.replace(/\s+/gu, ' ').trim();
      const captions = captionsOf({ lines: text ? [line(text)] : [] });
      expect(
        captions
          .map((one) => one.text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(text.replaceAll(' ', ''));
      for (const one of captions) expect([...one.text].length).toBeLessThanOrEqual(76);
    }),
  );
});

test('FILM-06 captions are a WebVTT file whose times and voices programs read', () => {
  const film = {
    title: 'THE 5 A.M. --> COUNTER',
    lines: [
      line('Ours <b>sings</b> & hums.', 0.15, 2.5),
      { ...line('Yes.', 2.5, 3661.25), speaker: 'MAYA' },
    ],
  };
  expect(formatVtt(film)).toBe(`WEBVTT - THE 5 A.M. → COUNTER

1
00:00:00.150 --> 00:00:02.500
Ours &lt;b&gt;sings&lt;/b&gt; &amp; hums.

2
00:00:02.500 --> 01:01:01.250
<v MAYA>Yes.
`);
});

test('FILM-06 a film in which nobody speaks says so', () => {
  expect(formatVtt({ title: '', lines: [] })).toBe(
    'WEBVTT\n\nNOTE No line of this script is spoken.\n',
  );
});

test('FILM-06 times are counted in thousandths', () => {
  expect([0, 59.9996, 3599.5].map(timestamp)).toEqual([
    '00:00:00.000',
    '00:01:00.000',
    '00:59:59.500',
  ]);
});
