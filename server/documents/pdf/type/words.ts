import { Text, type TextProps } from '@react-pdf/renderer';
import { cloneElement, createElement as h, isValidElement, type ReactNode } from 'react';
import { type Direction, directionOf, turns } from '../../writing.ts';
import { type Tag, tag } from '../press/tag.ts';

// As the renderer writes "never".
const never = 10_000;

type Props = TextProps & { children?: ReactNode; as?: Tag };

/**
 * A paragraph, in the direction of its first letter. The renderer would hyphenate wherever a word
 * changes its font, as between `Ł` and `ódź`; it may not.
 */
export function Words({ children, as, style, ...rest }: Props) {
  const text = textOf(children);
  const direction = directionOf(text);
  const role = as ?? tag('P');
  const props = {
    ...rest,
    // Letters from right to left stand in the file as they are seen; this is how they are read.
    tag: turns(text) ? { ...role, actual: role.actual ?? readable(text) } : role,
    hyphenationPenalty: never,
    style: direction === 'rtl' ? [style ?? {}, { direction }].flat() : (style ?? {}),
  };
  return h(Text, props, ...(direction === 'rtl' ? turned(children, direction) : [children]));
}

/** A part of a paragraph with a style of its own. */
export const Inline = Text;

/** The words of what a paragraph is made of. */
export function textOf(children: ReactNode): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (Array.isArray(children)) return children.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(children) ? textOf(children.props.children) : '';
}

const readable = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

// Parts do not inherit a direction, and the first of them decides for the paragraph.
function turned(children: ReactNode, direction: Direction): ReactNode[] {
  return [children].flat().map((child) => {
    if (!isValidElement<TextProps & { children?: ReactNode }>(child)) return child;
    const style = [child.props.style ?? {}, { direction }].flat();
    return cloneElement(child, { style }, ...turned(child.props.children, direction));
  });
}
