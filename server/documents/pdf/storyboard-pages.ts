import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { Aspect, PackageFrame } from '../creative-package.ts';
import { color } from '../paper-colors.ts';
import { type PageInput, paper, rule } from './paper.ts';
import { is, tag } from './press/tag.ts';
import type { Typesetter } from './type/typesetter.ts';
import { Words } from './type/words.ts';

/**
 * Wide frames stand below each other with their words beside them; tall ones stand in a row on a
 * sheet that lies; square ones two by two. Widths in points.
 */
const layouts: Record<Aspect, Layout> = {
  '16:9': { picture: 254, landscape: false, words: 'beside' },
  '9:16': { picture: 157, landscape: true, words: 'below' },
  '1:1': { picture: 243, landscape: false, words: 'below' },
};
/** The same with long descriptions, which need wider lines. */
const wordyLayouts: Record<Aspect, Layout> = {
  '16:9': { picture: 190, landscape: false, words: 'beside' },
  '9:16': { picture: 80, landscape: false, words: 'beside' },
  '1:1': { picture: 140, landscape: false, words: 'beside' },
};
type Layout = { picture: number; landscape: boolean; words: 'beside' | 'below' };

const wordyFrom = 320;
const layoutFor = (frames: readonly PackageFrame[], aspect: Aspect): Layout =>
  (frames.some((frame) => frame.description.length >= wordyFrom) ? wordyLayouts : layouts)[aspect];

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 16, columnGap: 18, rowGap: 14 },
  beside: { width: '100%', flexDirection: 'row', gap: 18 },
  words: { flex: 1 },
  wordsBelow: { marginTop: 6 },
  picture: { borderWidth: rule.strong, borderColor: color.ink },
  headline: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    paddingBottom: 3,
    borderBottomWidth: rule.thin,
    borderColor: color.rule,
  },
  heading: { flex: 1, fontWeight: 700, fontSize: 9.5, lineHeight: 1.3 },
  timing: { fontSize: 8, lineHeight: 1.5, color: color.ink3 },
  description: { marginTop: 4, fontSize: 9, lineHeight: 1.4, color: color.ink2 },
});

/** The board, laid out for the shape of its frames. */
export function storyboardPages(input: PageInput) {
  const { creative, type } = input;
  if (creative.frames.length === 0) return null;
  const layout = layoutFor(creative.frames, creative.aspect);
  return paper(
    input,
    {
      name: 'Storyboard',
      landscape: layout.landscape,
      cells: [
        ['TITLE', creative.title],
        ['PRODUCT', creative.product],
        ['FORMAT', creative.aspect],
        ['FRAMES', String(creative.frames.length)],
        ['LENGTH', creative.length],
      ],
    },
    h(
      View,
      { style: styles.board },
      creative.frames.map((frame) => frameCell(frame, layout, type)),
    ),
  );
}

function frameCell(frame: PackageFrame, layout: Layout, type: Typesetter) {
  const beside = layout.words === 'beside';
  return h(
    View,
    { key: frame.heading, style: beside ? styles.beside : { width: layout.picture }, wrap: false },
    frame.picture
      ? h(
          View,
          { style: [styles.picture, { width: layout.picture }] },
          h(Image, {
            src: Buffer.from(frame.picture.jpeg),
            ...is('Figure', { alt: frame.alt || frame.heading }),
          }),
        )
      : null,
    h(View, { style: beside ? styles.words : styles.wordsBelow }, words(frame, type)),
  );
}

const words = (frame: PackageFrame, type: Typesetter): ReactNode[] => [
  h(
    View,
    { key: 'headline', style: styles.headline },
    h(
      Words,
      { as: tag('H2'), style: [styles.heading, { fontFamily: type.families.wide }] },
      type.set(frame.heading),
    ),
    frame.timing
      ? h(
          Words,
          { style: [styles.timing, { fontFamily: type.families.mono }] },
          type.set(frame.timing),
        )
      : null,
  ),
  frame.description
    ? h(Words, { key: 'description', style: styles.description }, type.set(frame.description))
    : null,
];
