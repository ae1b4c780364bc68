// What the mails about accounts, payments and productions share.
import { createElement as h, type ReactNode } from 'react';
import { Button, Column, Heading, Link, Text } from 'react-email';
import { testWords } from '../notices/payment-notice.ts';
import { color } from '../paper-colors.ts';
import { Line } from './line.ts';
import { breakLong, sans, smallLabel, tall } from './mail-styles.ts';

export const paragraph = {
  margin: '0 0 14px',
  fontSize: '17px',
  lineHeight: 1.5,
  color: color.ink,
  ...breakLong,
};
export const small = { ...paragraph, fontSize: '15px', color: color.ink2 };

const testBox = {
  ...small,
  margin: '0 0 24px',
  padding: '12px 14px',
  border: `2px dashed ${color.ink}`,
  color: color.ink,
};

/** Above what is told of money that was not real; the same in plain text. */
export const TestMark = () =>
  h(Text, { style: testBox }, h('b', null, 'TEST PAYMENT. '), testWords);
export const testMark = `TEST PAYMENT. ${testWords}`;

export function NoticeHeading({ children }: { children?: ReactNode }) {
  return h(
    Heading,
    {
      as: 'h1',
      className: 't',
      style: {
        margin: '0 0 18px',
        fontFamily: tall,
        fontWeight: 900,
        fontSize: '44px',
        lineHeight: 1,
        textTransform: 'uppercase',
        color: color.ink,
      },
    },
    children,
  );
}

/** The button, and its address below for readers that show no buttons. */
export function WayOn({ label, url }: { label: string; url: string }) {
  return [
    h(
      Button,
      {
        key: 'button',
        href: url,
        style: {
          padding: '16px 28px',
          margin: '8px 0 18px',
          backgroundColor: color.tape,
          color: color.stage,
          fontFamily: sans,
          fontSize: '16px',
          fontWeight: 700,
        },
      },
      label,
    ),
    h(
      Text,
      { key: 'address', style: { ...small, margin: 0 } },
      'Or open this address: ',
      h(Link, { href: url, style: { color: color.ink, textDecoration: 'underline' } }, url),
    ),
  ];
}

const cell = {
  padding: '8px 0',
  borderBottom: `1px solid ${color.ruleLight}`,
  color: color.ink,
  fontSize: '16px',
  lineHeight: 1.4,
  ...breakLong,
};

/** Label and text of each fact; a text that is `email` can be written to. */
export function FactRows({ facts, email }: { facts: [string, string][]; email?: string }) {
  return facts.map(([label, text]) =>
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
    ),
  );
}

const writeTo = (address: string) =>
  h(
    Link,
    {
      href: `mailto:${encodeURIComponent(address)}`,
      style: { color: color.ink, textDecoration: 'underline' },
    },
    address,
  );
