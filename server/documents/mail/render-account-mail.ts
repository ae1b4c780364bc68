import { createElement as h } from 'react';
import { render, Text } from 'react-email';
import type { AccountNotice } from '../notices/account-notice.ts';
import { NoticeHeading, paragraph, small, TestMark, testMark, WayOn } from './notice-parts.ts';
import { Block, Sheet, SmallPrint, TopBar } from './sheet.ts';

const why = 'AD BUILDER sends this because it is about an account with this address.';

/** A mail about an account as HTML. */
export function renderAccountHtml(notice: AccountNotice): Promise<string> {
  const { subject, glance, heading, isTest, lines, button, closing } = notice;
  return render(
    h(
      Sheet,
      { title: subject, glance },
      h(TopBar),
      h(
        Block,
        { top: '36px', bottom: '32px' },
        isTest ? h(TestMark) : null,
        h(NoticeHeading, null, heading),
        lines.map((line) => h(Text, { key: line, style: paragraph }, line)),
        button ? h(WayOn, button) : null,
        h(Text, { style: { ...small, margin: '22px 0 0' } }, closing),
      ),
      h(SmallPrint, null, why),
    ),
  );
}

/** The same as plain text. */
export function renderAccountText(notice: AccountNotice): string {
  const { heading, isTest, lines, button, closing } = notice;
  const parts = [
    isTest ? testMark : '',
    heading.toUpperCase(),
    lines.join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    closing,
    `${'-'.repeat(60)}\n${why}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
