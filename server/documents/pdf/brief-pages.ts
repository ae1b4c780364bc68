import { StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { markIdea } from '#domain/brief/mark-idea.ts';
import type { BriefLine, BriefSection } from '#domain/brief/parse-brief.ts';
import { color } from '../paper-colors.ts';
import { type PageInput, paper, rule, tallTitle } from './paper.ts';
import type { Typesetter } from './typesetter.ts';
import { Words } from './words.ts';

const styles = StyleSheet.create({
  title: { marginTop: 16, marginBottom: 10 },
  section: {
    flexDirection: 'row',
    paddingVertical: 7,
    borderTopWidth: rule.thin,
    borderColor: color.rule,
  },
  heading: { width: 138, paddingRight: 14, fontWeight: 700, fontSize: 10, lineHeight: 1.4 },
  body: { flex: 1, gap: 2 },
  bullet: { flexDirection: 'row' },
  bulletText: { flex: 1 },
  dash: { width: 14 },
});

// A longer section may break across sheets; a shorter one stays whole.
const wholeUpTo = 900;

/** The creative brief, one ruled row a section. */
export function briefPages(input: PageInput) {
  const { creative, type } = input;
  if (creative.brief.length === 0) return null;
  return paper(
    input,
    {
      name: 'Creative brief',
      cells: [
        ['PRODUCT', creative.product],
        ['FORMAT', creative.format],
        ['APPROACH', creative.approach],
        ['DATE', creative.date],
      ],
    },
    [
      h(View, { key: 'title', style: styles.title }, tallTitle(type, 'Creative brief', 42)),
      ...creative.brief.map((section, index) => sectionRow(section, index, type)),
    ],
  );
}

function sectionRow(section: BriefSection, index: number, type: Typesetter) {
  const length = section.lines.reduce((sum, line) => sum + line.text.length, 0);
  return h(
    View,
    { key: String(index), style: styles.section, wrap: length > wholeUpTo },
    section.heading
      ? h(
          Words,
          { style: [styles.heading, { fontFamily: type.families.wide }] },
          type.set(section.heading),
        )
      : null,
    h(
      View,
      { style: styles.body },
      section.lines.map((line, at) =>
        briefLine(line, at, type, at === 0 ? section.heading : undefined),
      ),
    ),
  );
}

function briefLine(
  line: BriefLine,
  index: number,
  type: Typesetter,
  heading: string | undefined,
): ReactNode {
  if (line.kind === 'bullet') {
    return h(
      View,
      { key: String(index), style: styles.bullet },
      h(Words, { style: styles.dash }, '–'),
      h(Words, { style: styles.bulletText }, type.set(line.text)),
    );
  }
  const { marked, rest } = markIdea(heading, line.text);
  return h(
    Words,
    { key: String(index) },
    marked
      ? h(Words, { key: 'idea', style: { backgroundColor: color.mark } }, type.set(marked))
      : null,
    type.set(marked && rest ? ` ${rest}` : rest),
  );
}
