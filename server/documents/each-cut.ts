// The cuts of a package one after the other, each as if it were the whole of it.
import type { CreativePackage } from './creative-package.ts';

/** The primary cut first; of a film with one cut that alone. */
export const eachCut = (creative: CreativePackage): CreativePackage[] => [
  creative,
  ...creative.cuts.map((cut) => ({ ...creative, ...cut })),
];

/** `Storyboard: YouTube 16:9`, and `Storyboard` where there is one cut. */
export const ofCut = (what: string, { cuts, cutName }: CreativePackage): string =>
  cuts.length > 0 && cutName ? `${what}: ${cutName}` : what;

/** `YouTube 16:9, 30 s and Instagram 4:5, 15 s`: those beside the primary; empty where there are none. */
export const furtherCuts = ({ cuts }: CreativePackage): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(
    cuts.map(({ cutName, length }) => [cutName, length].filter(Boolean).join(', ')),
  );

/** What a mail says of them. */
export const furtherCutsWords = (creative: CreativePackage): string =>
  creative.cuts.length > 0
    ? `Also in the PDF, each with its script and board: ${furtherCuts(creative)}.`
    : '';
