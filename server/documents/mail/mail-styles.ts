// Type and narrow-screen rules of the mail. Every surface states its own ground and ink, so that a
// reader's dark mode has nothing to guess.
import type { CSSProperties } from 'react';
import { color } from '../paper-colors.ts';

export const sans = 'Arial,Helvetica,sans-serif';
export const mono = "'Courier New',Courier,monospace";
export const tall =
  "'Arial Narrow','Helvetica Neue Condensed',Impact,'Arial Black',Arial,sans-serif";

/** Breaks a word that is wider than its column, such as an address. */
export const breakLong: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' };

export const smallLabel: CSSProperties = {
  fontFamily: mono,
  fontSize: '12px',
  fontWeight: 400,
  color: color.ink3,
};

/** Under the highlighter; it states its ink because a dark reader might turn that light. */
export const highlighted: CSSProperties = { backgroundColor: color.mark, color: color.ink };

/** Rules for narrow screens; mail readers without them get the table as it is. */
export const narrowScreens = [
  '@media (max-width:620px){',
  '.w{width:100%!important}',
  '.p{padding-left:20px!important;padding-right:20px!important}',
  '.c{display:block!important;width:100%!important;padding:0 0 18px!important;box-sizing:border-box!important}',
  '.t{font-size:42px!important}',
  '}',
].join('');
