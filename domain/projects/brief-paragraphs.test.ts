import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBrief } from '../brief/parse-brief.ts';
import { briefParagraphs } from './brief-paragraphs.ts';

test('PROJ-08 a paragraph has its heading, its text, and its bullets as lists', () => {
  expect(
    briefParagraphs('Objective: Sell bread.\nTo all.\n- One\n• Two\nPlain\n- Three\n\nNo heading'),
  ).toEqual([
    {
      heading: 'Objective',
      blocks: [
        { kind: 'text', text: 'Sell bread.' },
        { kind: 'text', text: 'To all.' },
        { kind: 'bullets', items: ['One', 'Two'] },
        { kind: 'text', text: 'Plain' },
        { kind: 'bullets', items: ['Three'] },
      ],
    },
    { blocks: [{ kind: 'text', text: 'No heading' }] },
  ]);
});

test.each(['', ' \n \r\n\t', '\n\n\n'])('PROJ-08 %j is a brief without paragraphs', (brief) => {
  expect(briefParagraphs(brief)).toEqual([]);
});

test('PROJ-08 any text can be shown, every line of it once and in order', () => {
  const piece = fc.oneof(
    fc.constantFrom('\n', '\n\n', '- ', '• ', 'A: b', ': ', '\r\n'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const brief = pieces.join('');
      const lines = briefParagraphs(brief).flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : block.items)),
      );
      expect(lines).toEqual(parseBrief(brief).flatMap((one) => one.lines.map(({ text }) => text)));
    }),
  );
});
