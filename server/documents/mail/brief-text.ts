import type { BriefSection } from '#domain/brief/parse-brief.ts';

/** The creative brief as plain text, section by section. */
export const briefText = (brief: readonly BriefSection[]): string =>
  brief.map(sectionText).join('\n\n');

function sectionText({ heading, lines }: BriefSection): string {
  const said = lines.map((line) => (line.kind === 'bullet' ? `- ${line.text}` : line.text));
  return [heading?.toUpperCase(), ...said].filter(Boolean).join('\n');
}
