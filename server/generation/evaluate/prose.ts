// The sentences of a package: what somebody reads as prose, without labels, form lines and lettering.
import { parseBrief } from '#domain/brief/parse-brief.ts';
import type { AdPackage } from './ad-package.ts';
import { spokenOf } from './heard.ts';
import { sentencesOf } from './text/sentences.ts';

export function proseOf({ concepts, briefText, av }: AdPackage): string[] {
  const texts = [
    ...concepts.flatMap(({ subtitle, features, tone }) => [subtitle, ...features, tone]),
    ...briefProse(briefText),
    ...av.rows.flatMap((row) => [...picturesOf(row.video), ...spokenOf(row)]),
  ];
  return texts.flatMap(sentencesOf);
}

/** The text under a brief's headings, but for what only repeats the form. */
export const briefProse = (briefText: string): string[] =>
  parseBrief(briefText)
    .filter(({ heading = '' }) => !formHeadings.test(heading))
    .flatMap(({ lines }) =>
      lines.map(({ text }) => text.replace(/\[[^\]]{0,80}\]/g, ' ').replace(label, '')),
    );

/** Where a row cuts to another shot. */
export const cutTo =
  /(?<!\p{L})(?:cut to|schnitt auf|corte a|on coupe|coupe sur)(?!\p{L})\s*:?\s*/iu;

// `Feel: …`, `Gefühl: …`
const label = /^\p{L}[\p{L} ’']{0,24}:\s/u;

/** Sections that list the form's choices, in four languages. */
export const formHeadings =
  /^(?:deliverables|budget|lieferungen|formate|budget und|entregables|presupuesto|livrables|formats?\b)/iu;

/** The pictures of a row without the camera talk that each begins with. */
export function picturesOf(video: string): string[] {
  return video.split(cutTo).flatMap((cut, index) => {
    const stop = cut.search(/[.:](?:\s|$)/);
    // A later cut may begin with its picture at once.
    const talk = index === 0 || stop < 40;
    const picture = talk && stop >= 0 ? cut.slice(stop + 1) : cut;
    return picture.trim() ? [picture.trim()] : [];
  });
}
