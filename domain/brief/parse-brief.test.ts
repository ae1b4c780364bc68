import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';

const text = (line: string) => ({ kind: 'text' as const, text: line });
const point = (line: string) => ({ kind: 'bullet' as const, text: line });

test('PROJ-08 an empty brief has no sections', () => {
  expect(parseBrief('')).toEqual([]);
  expect(parseBrief(' \n\n \r\n ')).toEqual([]);
});

test('PROJ-08 a heading and its text, split at the first colon', () => {
  expect(parseBrief('Background: Crumb bakes: early.')).toEqual([
    { heading: 'Background', lines: [text('Crumb bakes: early.')] },
  ]);
});

test('PROJ-08 paragraphs end at blank lines, also at Windows line ends', () => {
  expect(parseBrief('One: a\r\n\r\nTwo: b\n \nplain')).toEqual([
    { heading: 'One', lines: [text('a')] },
    { heading: 'Two', lines: [text('b')] },
    { lines: [text('plain')] },
  ]);
});

test('PROJ-08 dashes and bullets are bullets, and a colon inside one is no heading', () => {
  expect(parseBrief('Mandatories:\n- Logo: last frame\n• Price\n•Date\n* Place\n– Hours')).toEqual([
    {
      heading: 'Mandatories',
      lines: [
        point('Logo: last frame'),
        point('Price'),
        point('Date'),
        point('Place'),
        point('Hours'),
      ],
    },
  ]);
});

test('PROJ-08 a second heading in a paragraph starts a section of its own', () => {
  expect(parseBrief('Audience: bakers\nTone: warm\nand dry')).toEqual([
    { heading: 'Audience', lines: [text('bakers')] },
    { heading: 'Tone', lines: [text('warm'), text('and dry')] },
  ]);
});

test('PROJ-08 times, addresses and long sentences are not headings', () => {
  const plain = [
    'Open 9:30 to 18:00',
    'https://crumb.com',
    `${'A sentence that goes on and on before it comes to its colon'.padEnd(61, '.')}: here`,
    '-1 degree outside',
  ];
  for (const line of plain) expect(parseBrief(line)).toEqual([{ lines: [text(line)] }]);
});

test('PROJ-08 nothing that was written is lost', () => {
  const piece = fc.constantFrom('Head: ', 'words', ' ', '\n', '\n\n', '- ', ':', '•', '\r\n');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const brief = pieces.join('');
      const kept = parseBrief(brief).flatMap((s) => [
        s.heading ?? '',
        ...s.lines.map((l) => l.text),
      ]);
      const letters = (value: string) => value.replace(/[^a-z]/gi, '');
      expect(letters(kept.join(''))).toBe(letters(brief));
    }),
  );
});
