import { createElement as h, type ReactNode } from 'react';

/** Client's words beside ours: they run their own way, and their punctuation with them. */
export const inOwnDirection = (words: ReactNode, key?: string): ReactNode =>
  h('span', { dir: 'auto', ...(key ? { key } : {}) }, words);
