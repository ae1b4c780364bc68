// Sets a model's sections as a brief, and says what is wrong with them.
import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { oneLine } from './asking/client-words.ts';
import { type BriefPart, briefOrder, type HouseBrief, houseBrief } from './asking/house-brief.ts';
import { groundOf, inventedIn, withoutInvented } from './checking/invented.ts';
import { isAbout } from './checking/relation.ts';
import { cutText, textOf } from './checking/safe-text.ts';

export type BriefParts = Record<BriefPart, string | string[]> & { headings: string[] };

// Without the first it is no brief; of all, two may be missing.
const needed: readonly BriefPart[] = ['background', 'objective', 'message'];
const parts = briefOrder.filter((part) => part !== 'deliverables');
const mostMissing = 2;
const limits = { heading: 60, text: 900, bullet: 240, bullets: 6 };

export function layBrief(request: GenerateCreativeBriefRequest) {
  const house = houseBrief(request);
  const ground = groundOf(request, request.selectedConcept);
  const known = new Map<string, string[]>();
  const invented = (text: string): string[] => {
    const found = known.get(text) ?? inventedIn(text, ground);
    known.set(text, found);
    return found;
  };
  const isOn = (written: Partial<BriefParts>) =>
    isAbout(parts.map((part) => textOf(written[part])).join('\n'), request);
  const lay = (written: Partial<BriefParts>, isWhole: boolean) =>
    laid(written, headingsOf(written.headings, house, invented), { house, isWhole });

  return {
    objection(written: BriefParts): string | undefined {
      const flaws = parts.flatMap((part) => {
        const facts = invented(textOf(written[part]));
        const some = facts.slice(0, 6).join(', ');
        return facts.length > 0 ? [`"${part}" states what the client did not say: ${some}.`] : [];
      });
      const absent = missingIn(written);
      if (absent.length > 0) flaws.push(`Empty or said before: ${absent.join(', ')}.`);
      if (!isOn(written)) flaws.push('It does not speak of the product.');
      return flaws.length > 0 ? flaws.join(' ') : undefined;
    },

    /** Of a brief that is being written, the lines that may be shown. */
    linesSoFar(written: Partial<BriefParts>): string[] {
      if (!isOn(written)) return [];
      const lines = lay(written, false);
      const bad = lines.findIndex(
        (line) => !house.deliverables.includes(line.slice(2)) && invented(line).length > 0,
      );
      return bad < 0 ? lines : lines.slice(0, bad);
    },

    /** The whole brief without what was invented; undefined when that leaves too little. */
    lines(written: BriefParts): string[] | undefined {
      const entries = parts.map((part) => {
        const content = written[part];
        if (typeof content !== 'string')
          return [part, content.filter((bullet) => invented(bullet).length === 0)];
        return [part, invented(content).length > 0 ? withoutInvented(content, ground) : content];
      });
      const held: BriefParts = { ...Object.fromEntries(entries), headings: written.headings };
      const absent = missingIn(held);
      if (absent.length > mostMissing || needed.some((part) => absent.includes(part)))
        return undefined;
      return isOn(held) ? lay(held, true) : undefined;
    },
  };
}

type Invented = (text: string) => string[];

/** The house's own; in a language it does not write, the model's, which state nothing. */
function headingsOf(
  written: readonly string[] = [],
  house: HouseBrief,
  invented: Invented,
): readonly string[] {
  if (house.headings) return house.headings;
  const named = written
    .map((each) => cutText(oneLine(each.replace(/[:：]+/g, ' ')), limits.heading))
    .map((each) => (invented(each).length === 0 ? each : ''));
  return briefOrder.map((part) =>
    part === 'deliverables' ? 'Formats' : named[parts.indexOf(part)] || capital(part),
  );
}

function laid(
  written: Partial<BriefParts>,
  headings: readonly string[],
  { house, isWhole }: { house: HouseBrief; isWhole: boolean },
): string[] {
  const sections: string[][] = [];
  for (const [at, part] of briefOrder.entries()) {
    const content = part === 'deliverables' ? house.deliverables : written[part];
    // Ours are there from the start, and have their turn once the list above them is closed.
    const isOurs = part === 'deliverables';
    const isOpen = content === undefined || (isOurs && written.production === undefined);
    if (isOpen && !isWhole) break;
    sections.push(section(headings[at] ?? '', content ?? ''));
  }
  return sections
    .filter((lines) => lines.length > 0)
    .flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]));
}

function section(heading: string, content: string | readonly string[]): string[] {
  if (typeof content === 'string') {
    const text = cutText(oneLine(content), limits.text);
    return text === '' ? [] : [`${heading}: ${text}`];
  }
  const bullets = content
    .map((bullet) => cutText(oneLine(bullet), limits.bullet))
    .filter((bullet, at, all) => bullet !== '' && all.indexOf(bullet) === at)
    .slice(0, limits.bullets);
  return bullets.length === 0 ? [] : [`${heading}:`, ...bullets.map((each) => `- ${each}`)];
}

// A section that says what another has said is none.
function missingIn(written: BriefParts): BriefPart[] {
  const said = parts.map((part) => section('', written[part]).join('\n'));
  return parts.filter((_, at) => said[at] === '' || said.indexOf(said[at] ?? '') < at);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
