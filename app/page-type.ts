import type { LinkDescriptor } from 'react-router';
import narrow from '../.cache/fonts/archivo-narrow.woff2?url';

/**
 * A route whose title is set narrow on phones says `export const links = narrowTitle`, so that the face
 * is there when the title is.
 */
export const narrowTitle = (): LinkDescriptor[] => [
  {
    rel: 'preload',
    href: narrow,
    as: 'font',
    type: 'font/woff2',
    media: '(width < 48rem)',
    crossOrigin: 'anonymous',
  },
];
