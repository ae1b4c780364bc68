// What the starter package gives, written once: offer, account page, terms and assistant read it here. What
// the server decides by it is `entitlement.ts`.
import { freeFormats, starterFormats } from '../exports/formats.ts';

/** What nobody has to pay for. */
export const freeForEverybody =
  'Concepts, brief, script, storyboard, playing the film, a link to share them, mail and PDF are free for everybody';

/** In a few words, where a price is named. */
export const starterInShort = `${starterFormats} files of every project, its film without our slate, and the cuts of all platforms at once`;

/** Of the cuts of one film. */
export const freeCutsInShort = 'Two cuts are free for everybody: the first and one other';

/** Part by part, as the offer lists it. */
export const starterContents = [
  {
    title: 'Files your team works in',
    text: `Every project as ${starterFormats}: slides to edit with the script in their notes, real headings and tables, the script in its own program.`,
  },
  {
    title: 'The film is yours alone',
    text: 'As MP4, without the small “made with AD BUILDER” slate at its end.',
  },
  {
    title: 'Three cuts at once',
    text: `TikTok, YouTube and Instagram from one idea, each told in its own length and drawn for its own shape. ${freeCutsInShort}.`,
  },
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
] as const;
