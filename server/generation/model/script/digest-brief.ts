// What a script needs of a creative brief, without what stands in the client's answers and the concept anyway.
import type { Language } from '../../understand/subject-frame.ts';
import { plainly } from '../../write/wording/plainly.ts';
import { wordsOf } from '../../write/words/words.ts';
import { briefOrder } from '../asking/house-brief.ts';
import { openShares } from '../checking/relation.ts';
import { cutText, textOf } from '../checking/safe-text.ts';

const mostLines = 6;
const longestLine = 240;
const longestBrief = 8000;
/** Of a line's telling words: what says so little more is said already. */
const mostRepeated = 0.75;

// What a director asks for first; the others repeat the form or are the producer's.
const order = ['message', 'tone', 'mandatories', 'production', 'reasons', 'response'] as const;
const left = ['deliverables', 'measure'] as const;

/** At most six lines, the most telling first; `known` is what stands beside them in the data. */
export function digestBrief(brief: string, language: Language, known: unknown): string[] {
  const text = cutText(brief, longestBrief);
  const { headings } = wordsOf(language).brief;
  const titled = (part: (typeof briefOrder)[number]) => headings[briefOrder.indexOf(part)] ?? part;
  const sections = sectionsOf(text);
  const rank = ({ heading }: Section) => {
    const at = order.findIndex((part) => titled(part) === heading);
    return at < 0 ? order.length : at;
  };
  const isNews = openNews(textOf(known));
  const lines: string[] = [];
  for (const section of sections.toSorted((a, b) => rank(a) - rank(b))) {
    if (left.some((part) => titled(part) === section.heading)) continue;
    const isMessage = section.heading === titled('message');
    const own = section.lines.filter((line) => isNews(line, isMessage)).join(' ');
    if (own) lines.push(cutText(section.heading ? `${section.heading}: ${own}` : own, longestLine));
  }
  return lines.slice(0, mostLines);
}

// A figure the client changed in the brief is one word of many, and so is what a message is changed to.
function openNews(said: string): (line: string, isMessage: boolean) => boolean {
  const [plain, shared] = [plainly(said), openShares(said)];
  return (line, isMessage) => {
    const figures = line.match(/\d[\d.,:]*/g) ?? [];
    if (figures.some((figure) => !said.includes(figure))) return true;
    if (isMessage) return !plain.includes(plainly(line));
    return shared(line) <= mostRepeated;
  };
}

type Section = { heading: string; lines: string[] };

// A heading ends with a colon; what it heads stands behind or below it.
function sectionsOf(brief: string): Section[] {
  const sections: Section[] = [];
  for (const line of brief.split('\n').map((one) => one.replace(/^[-–•*]\s+/, '').trim())) {
    const [, heading, rest = ''] = /^([^:.!?]{3,60}):\s*(.*)$/u.exec(line) ?? [];
    const isHead = heading !== undefined && /^\p{Lu}/u.test(heading);
    if (isHead) sections.push({ heading, lines: rest ? [rest] : [] });
    else if (line) {
      if (sections.length === 0) sections.push({ heading: '', lines: [] });
      sections.at(-1)?.lines.push(line);
    }
  }
  return sections;
}
