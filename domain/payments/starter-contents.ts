// What the starter package gives, written once: offer, account page, terms and assistant read it here. What
// the server decides by it is `entitlement.ts`.
import { freeFormats, listed, starterFormats } from '../exports/formats.ts';
import { mostTakes, newestTakes } from '../projects/kept-takes.ts';

/** What nobody has to pay for. */
export const freeForEverybody =
  'Concepts, brief, script, storyboard, playing the film, a link to share them, mail and PDF are free for everybody';

/** Of the cuts of one film. */
export const freeCutsInShort = 'Two cuts are free for everybody: the first and one other';

/** `short`: among the others, where a price is named. Title and text: as the offer lists it. */
type Part = { short: string; title: string; text: string };

/** All that it adds. Who is told of one is told of every one. */
export const starterGives = [
  {
    short: `${starterFormats} files of every project`,
    title: 'Files your team works in',
    text: `Every project as ${starterFormats}: slides to edit with the script in their notes, real headings and tables, the script in its own program.`,
  },
  {
    short: 'its film without our slate',
    title: 'The film is yours alone',
    text: 'As MP4, without the small “made with AD BUILDER” slate at its end.',
  },
  {
    short: 'your own logo and colors in its documents',
    title: 'Your logo, your colors',
    text: 'PDF, PowerPoint and Word carry the logo you add in step 3, and its color in headings and rules: downloaded, mailed, and behind your link, whose page shows them too.',
  },
  {
    short: 'the cuts of all platforms at once',
    title: 'Three cuts at once',
    text: `TikTok, YouTube and Instagram from one idea, each told in its own length and drawn for its own shape. ${freeCutsInShort}.`,
  },
  {
    short: 'a year of takes',
    title: 'A year of takes',
    text: `For everybody the newest ${newestTakes} earlier takes of a project stay. With the package those of a whole year do, up to ${mostTakes} of each project, and what was kept stays its year when the package ends.`,
  },
] as const satisfies readonly Part[];

/** In a few words, where a price is named. */
export const starterInShort = listed(starterGives.map(({ short }) => short));

/** Why it is not paid once. */
export const whyMonthly =
  'Why monthly? It is for as long as you work on your ads: you pay in the months you use it, and cancel in those you do not. What you made with it stays yours.';

/** Part by part, as the offer lists it. */
export const starterContents: readonly Pick<Part, 'title' | 'text'>[] = [
  ...starterGives,
  {
    title: 'All of it in the trial',
    text: 'From the first day. What you download stays yours afterwards, with or without the package.',
  },
  {
    title: 'Free stays free',
    text: `${freeForEverybody}, and so are files as ${freeFormats}.`,
  },
  {
    title: 'No crew',
    text: 'You film it yourself: a director and a production are not part of it. You can order one for any project later.',
  },
];
