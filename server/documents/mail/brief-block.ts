import { createElement as h, type ReactNode } from 'react';
import { Text } from 'react-email';
import { markIdea } from '#domain/brief/mark-idea.ts';
import type { BriefLine, BriefSection } from '#domain/brief/parse-brief.ts';
import { color } from '../paper-colors.ts';
import { breakLong, highlighted } from './mail-styles.ts';
import { inOwnDirection } from './own-direction.ts';
import { HeadedBlock } from './sheet.ts';

const paragraph = {
  margin: '0 0 10px',
  fontSize: '16px',
  lineHeight: 1.6,
  color: color.ink,
  ...breakLong,
};

/** The creative brief, section by section; its single idea is marked like with a highlighter. */
export function BriefBlock({ brief }: { brief: readonly BriefSection[] }) {
  if (brief.length === 0) return null;
  return h(
    HeadedBlock,
    { heading: 'Creative brief' },
    brief.map((section, index) => h('div', { key: String(index) }, sectionParts(section))),
  );
}

function sectionParts(section: BriefSection): ReactNode[] {
  const parts: ReactNode[] = [];
  const label = section.heading ? h('b', null, `${section.heading}: `) : null;
  const [first] = section.lines;
  if (label && (!first || first.kind === 'bullet')) {
    parts.push(h(Text, { key: 'label', style: { ...paragraph, margin: '0 0 4px' } }, label));
  }
  section.lines.forEach((line, index) => {
    if (line.kind === 'text') {
      const opens = index === 0 && label;
      parts.push(
        h(
          Text,
          { key: String(index), dir: opens ? undefined : 'auto', style: paragraph },
          opens ? label : null,
          opens ? inOwnDirection(marked(markIdea(section.heading, line.text))) : line.text,
        ),
      );
    } else if (section.lines[index - 1]?.kind !== 'bullet') {
      parts.push(bulletsFrom(section.lines, index));
    }
  });
  return parts;
}

function bulletsFrom(lines: readonly BriefLine[], start: number) {
  const end = lines.findIndex((line, index) => index > start && line.kind !== 'bullet');
  return h(
    'ul',
    { key: `bullets-${start}`, dir: 'auto', style: { ...paragraph, padding: '0 0 0 20px' } },
    lines
      .slice(start, end === -1 ? undefined : end)
      .map((line, index) => h('li', { key: String(index) }, line.text)),
  );
}

function marked({ marked, rest }: ReturnType<typeof markIdea>): ReactNode {
  if (!marked) return rest;
  return [h('span', { key: 'idea', style: highlighted }, marked), rest ? ` ${rest}` : ''];
}
