import { createElement as h } from 'react';
import { render, Text } from 'react-email';
import type { PaymentNotice } from '../notices/payment-notice.ts';
import {
  FactRows,
  NoticeHeading,
  paragraph,
  small,
  TestMark,
  testMark,
  WayOn,
} from './notice-parts.ts';
import { Block, Sheet, SmallPrint, TopBar } from './sheet.ts';

/** A mail about a payment as HTML: nothing fetched from outside, everything typed is escaped. */
export function renderPaymentHtml(notice: PaymentNotice): Promise<string> {
  const { subject, glance, heading, isTest, lines, facts, next, button, smallPrint } = notice;
  return render(
    h(
      Sheet,
      { title: subject, glance },
      h(TopBar),
      h(
        Block,
        { top: '36px', bottom: '36px' },
        isTest ? h(TestMark) : null,
        h(NoticeHeading, null, heading),
        lines.map((line) => h(Text, { key: line, style: paragraph }, line)),
        h('div', { style: { height: '6px', lineHeight: '6px', fontSize: '6px' } }, '\u00a0'),
        h(FactRows, { facts }),
        next.map((line, index) =>
          h(Text, { key: line, style: { ...small, margin: `${index ? 10 : 22}px 0 0` } }, line),
        ),
        button ? h('div', { style: { paddingTop: '18px' } }, h(WayOn, button)) : null,
      ),
      h(SmallPrint, null, smallPrint.map(onItsLine)),
    ),
  );
}

const onItsLine = (line: string, index: number) =>
  index === 0 ? line : [h('br', { key: 'break' }), line];

const rule = '-'.repeat(60);

/** The same as plain text. */
export function renderPaymentText(notice: PaymentNotice): string {
  const { heading, isTest, lines, facts, next, button, smallPrint } = notice;
  const parts = [
    isTest ? testMark : '',
    heading.toUpperCase(),
    lines.join('\n\n'),
    facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
    next.join('\n\n'),
    button ? `${button.label}:\n${button.url}` : '',
    `${rule}\n${smallPrint.join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
