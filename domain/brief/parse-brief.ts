// Reads the plain text of a creative brief the way every screen, mail and PDF shows it (PROJ-08).

export type BriefLine = { kind: 'bullet' | 'text'; text: string };
export type BriefSection = { heading?: string; lines: BriefLine[] };

const headed = /^([^:]{1,60}):(?:\s+(.*))?$/;
const bullet = /^(?:[-–*]\s+|•\s*)/;

/**
 * Splits a brief into sections at blank lines. In a section a line `heading: text` gives the
 * heading (the first such line; later ones stand as text of their own section), a line that
 * starts with a dash or bullet is a bullet, any other line is plain text.
 */
export function parseBrief(brief: string): BriefSection[] {
  const sections: BriefSection[] = [];
  for (const paragraph of brief.split(/\r?\n\s*\r?\n/)) {
    let section: BriefSection = { lines: [] };
    const add = () => {
      if (section.heading !== undefined || section.lines.length > 0) sections.push(section);
    };
    for (const line of paragraph.split(/\r?\n/).map((raw) => raw.trim())) {
      if (line === '') continue;
      const pair = bullet.test(line) ? null : headed.exec(line);
      if (bullet.test(line)) section.lines.push({ kind: 'bullet', text: line.replace(bullet, '') });
      else if (pair) {
        add();
        section = { heading: pair[1]?.trim() ?? '', lines: [] };
        if (pair[2]) section.lines.push({ kind: 'text', text: pair[2] });
      } else section.lines.push({ kind: 'text', text: line });
    }
    add();
  }
  return sections;
}
