import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startCpuTime } from '#tests/cpu-time.ts';
import { type AvScript, formatAvScript } from './av-script.ts';
import { stripMarkdown } from './strip-markdown.ts';

const stripped: [marked: string, plain: string][] = [
  ['**VO:** Fresh bread.', 'VO: Fresh bread.'],
  ['**VO: Fresh bread.**', 'VO: Fresh bread.'],
  ['It is *really* fresh.', 'It is really fresh.'],
  ['It is ***really*** fresh.', 'It is really fresh.'],
  ['It is __really__ _fresh_.', 'It is really fresh.'],
  ['~~Old~~ new', 'Old new'],
  ['# Title', 'Title'],
  ['### 1. HOOK | 0–3 s', '1. HOOK | 0–3 s'],
  ['### **1. HOOK | 0-3 s**', '1. HOOK | 0-3 s'],
  ['#1 bakery in town', '#1 bakery in town'],
  ['SUPER: #nofilter', 'SUPER: #nofilter'],
  ['a\n\n---\n\nb', 'a\n\nb'],
  ['a\n\n* * *\n\nb', 'a\n\nb'],
  ['a\n___\nb', 'a\n\nb'],
  ['```text\nVO: Hi.\n```', 'VO: Hi.'],
  ['`VO`: Hi.', 'VO: Hi.'],
  ['Order at [our shop](https://crumb.com).', 'Order at our shop.'],
  ['![The loaf](loaf.png)', 'The loaf'],
  ['See <https://crumb.com>', 'See https://crumb.com'],
  ['- [proof needed] It lasts.', '- [proof needed] It lasts.'],
  ['* one\n+ two\n- three', '- one\n- two\n- three'],
  ['> quoted', 'quoted'],
  ['| a | b |\n|---|---|\n| c | d |', '| a | b |\n\n| c | d |'],
  ['snake_case_name stays', 'snake_case_name stays'],
  ['5*3*2 stays, 5 * 3 too', '5*3*2 stays, 5 * 3 too'],
  ['5\\* hotel', '5* hotel'],
  ['one\n\n\n\n\ntwo', 'one\n\ntwo'],
  ['one\r\ntwo  ', 'one\ntwo'],
  ['', ''],
];

test.each(stripped)('GEN-04 strip %j', (marked, plain) => {
  expect(stripMarkdown(marked)).toBe(plain);
});

test('GEN-04 stripping twice changes nothing more', () => {
  const piece = fc.constantFrom(
    ...[
      '*',
      '**',
      '_',
      '`',
      '```',
      '#',
      ' ',
      '\n',
      '---',
      '[',
      ']',
      '(',
      ')',
      '>',
      '~~',
      '\\',
      '|',
    ],
    ...['word', 'VO: Hi.', '1. HOOK | 0-3 s', '- '],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const once = stripMarkdown(pieces.join(''));
      expect(stripMarkdown(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

const sentence = fc
  .array(fc.stringMatching(/^[A-Za-zäéñ0-9$%&'"!?,;.…–-]{1,9}$/), { minLength: 1, maxLength: 8 })
  .map((words) => `A ${words.join(' ')}.`);
const script: fc.Arbitrary<AvScript> = fc.record({
  title: sentence,
  facts: fc.array(fc.record({ label: fc.constantFrom('Client', 'Length'), text: sentence })),
  rows: fc.array(
    fc.record({
      beat: fc.constantFrom('Hook', 'Proof'),
      startSeconds: fc.nat(20),
      endSeconds: fc.nat(30),
      video: sentence,
      cues: fc.array(fc.record({ kind: fc.constantFrom('VO', 'SFX', 'SUPER'), text: sentence })),
    }),
    { minLength: 1 },
  ),
  notes: fc.array(sentence),
});

test('GEN-04 a script without marking passes through unchanged', () => {
  fc.assert(
    fc.property(script, (plain) => {
      const text = formatAvScript(plain);
      expect(stripMarkdown(text)).toBe(text);
    }),
  );
});

test('GEN-04 a script set in markdown comes back as the plain script', () => {
  fc.assert(
    fc.property(script, (plain) => {
      const text = formatAvScript(plain);
      const marked = text
        .replace(/^(\d+\. .*)$/gm, '## **$1**')
        .replace(/^(VIDEO|VO|SFX|SUPER):/gm, '**$1:**')
        .replace(/\n\n/g, '\n\n---\n\n');
      expect(stripMarkdown(`\`\`\`\n${marked}\n\`\`\``)).toBe(text);
    }),
  );
});

test('GEN-04 twenty thousand hostile characters are stripped quickly', () => {
  const spent = startCpuTime();
  for (const piece of ['*a', '_a', '[a', '`', '> ', '![', '~~a', '\\*', '* ', '- ', '|---']) {
    stripMarkdown(piece.repeat(20_000 / piece.length));
  }
  expect(spent()).toBeLessThan(4000);
});
