import { createElement as h } from 'react';
import { Link, Text } from 'react-email';
import type { CreativePackage } from '../creative-package.ts';
import { color } from '../paper-colors.ts';
import { Block } from './sheet.ts';

/** What stands above a package that nobody proved to have asked for, in both forms of the mail. */
export const unaskedWords =
  'Somebody typed this address at AD BUILDER and had this package sent here. What it says was written there, not by us.';
export const reportWords = 'Not you? Report it and get no more';

/** Says whose words follow, and how to be rid of them. Nothing for a package its owner asked for. */
export function UnaskedBlock({ creative }: { creative: CreativePackage }) {
  if (!creative.isUnasked) return null;
  return h(
    Block,
    { top: '20px' },
    h(
      Text,
      { style: { margin: 0, fontSize: '14px', lineHeight: 1.5, color: color.ink2 } },
      `${unaskedWords} `,
      h(
        Link,
        { href: creative.stopUrl, style: { color: color.ink, textDecoration: 'underline' } },
        reportWords,
      ),
      '.',
    ),
  );
}
