import { createHash } from 'node:crypto';
import type { TakeCut, WholeTake } from '#domain/sharing/compare-takes.ts';

/** The same for takes that read and look the same, whatever order their cuts and parts are kept in. */
export function takeName({ creative_brief, cuts }: WholeTake): string {
  const [only, second] = cuts;
  // A film with one cut has the name it had before there were several.
  const parts = second
    ? cuts.map(namedParts).toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
    : only
      ? partsOf(only)
      : [];
  return createHash('sha256')
    .update(JSON.stringify([creative_brief, ...parts]))
    .digest('base64url')
    .slice(0, 22);
}

const namedParts = (cut: TakeCut) => [cut.platform, cut.aspect, ...partsOf(cut)];

const partsOf = ({ script, frames }: TakeCut) => [
  script,
  frames.map(({ title, description, timing, imageUrl, imageAlt }) => [
    title,
    description,
    timing ?? '',
    imageUrl ?? '',
    imageAlt ?? '',
  ]),
];
