import { Text, type TextProps } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';

// As the renderer writes "never".
const never = 10_000;

/**
 * A paragraph. The renderer would hyphenate wherever a word changes its font, as between `Ł` and
 * `ódź`; it may not.
 */
export function Words({ children, ...rest }: TextProps & { children?: ReactNode }) {
  return h(Text, { ...rest, hyphenationPenalty: never }, children);
}
