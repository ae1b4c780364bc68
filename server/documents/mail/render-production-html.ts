import { createElement as h, type ReactNode } from 'react';
import { Column, Heading, Link, render, Text } from 'react-email';
import { color } from '../paper-colors.ts';
import type { ProductionNotice } from '../production-notice.ts';
import { BriefBlock } from './brief-block.ts';
import { Line } from './line.ts';
import { breakLong, smallLabel, tall } from './mail-styles.ts';
import { smallPrint } from './render-production-text.ts';
import { Block, Sheet, SmallPrint, TopBar } from './sheet.ts';

/** The notice as an HTML mail: nothing fetched from outside, everything typed is escaped. */
export function renderProductionHtml(notice: ProductionNotice): Promise<string> {
  const [where = '', why = ''] = smallPrint(notice);
  return render(
    h(
      Sheet,
      { title: 'A production request', glance: 'Budget, timeline, director and brief.' },
      h(TopBar),
      h(
        Block,
        { top: '36px', bottom: '8px' },
        heading,
        opening(notice),
        notice.facts.map(factRow(notice)),
      ),
      h(BriefBlock, { brief: notice.brief }),
      h(Block, { top: '12px', bottom: '28px' }, excerptNote(notice)),
      h(SmallPrint, null, where, h('br'), why),
    ),
  );
}

const heading = h(
  Heading,
  {
    as: 'h1',
    className: 't',
    style: {
      margin: '0 0 20px',
      fontFamily: tall,
      fontWeight: 900,
      fontSize: '44px',
      lineHeight: 1,
      textTransform: 'uppercase',
      color: color.ink,
    },
  },
  'A production request',
);

const opening = (notice: ProductionNotice) =>
  h(
    Text,
    { style: { margin: '0 0 16px', fontSize: '17px', lineHeight: 1.5, color: color.ink } },
    notice.opening,
  );

const cell = {
  padding: '8px 0',
  borderBottom: `1px solid ${color.ruleLight}`,
  color: color.ink,
  fontSize: '16px',
  lineHeight: 1.4,
  ...breakLong,
};

const factRow =
  ({ email }: ProductionNotice) =>
  ([label, text]: [string, string]): ReactNode =>
    h(
      Line,
      { key: label },
      h(
        Column,
        { valign: 'top', width: 130, style: { ...cell, ...smallLabel, width: '130px' } },
        label.toUpperCase(),
      ),
      h(
        Column,
        { valign: 'top', style: { ...cell, fontWeight: 700 } },
        text === email ? writeTo(text) : text,
      ),
    );

const writeTo = (address: string) =>
  h(
    Link,
    {
      href: `mailto:${encodeURIComponent(address)}`,
      style: { color: color.ink, textDecoration: 'underline' },
    },
    address,
  );

const excerptNote = ({ isExcerpt }: ProductionNotice): ReactNode =>
  isExcerpt
    ? h('span', { style: { fontSize: '14px', color: color.ink2 } }, 'The beginning of the brief.')
    : null;
