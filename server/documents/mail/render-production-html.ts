import { createElement as h, type ReactNode } from 'react';
import { render, Text } from 'react-email';
import type { ProductionNotice } from '../notices/production-notice.ts';
import { color } from '../paper-colors.ts';
import { BriefBlock } from './brief-block.ts';
import { FactRows, NoticeHeading, WayOn } from './notice-parts.ts';
import { openLead, smallPrint } from './render-production-text.ts';
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
        h(NoticeHeading, null, 'A production request'),
        opening(notice),
        h(FactRows, notice),
        h('div', { style: { paddingTop: '18px' } }, h(WayOn, { label: openLead, url: notice.url })),
      ),
      h(BriefBlock, { brief: notice.brief }),
      h(Block, { top: '12px', bottom: '28px' }, excerptNote(notice)),
      h(SmallPrint, null, where, h('br'), why),
    ),
  );
}

const opening = (notice: ProductionNotice) =>
  h(
    Text,
    { style: { margin: '0 0 16px', fontSize: '17px', lineHeight: 1.5, color: color.ink } },
    notice.opening,
  );

const excerptNote = ({ isExcerpt }: ProductionNotice): ReactNode =>
  isExcerpt
    ? h('span', { style: { fontSize: '14px', color: color.ink2 } }, 'The beginning of the brief.')
    : null;
