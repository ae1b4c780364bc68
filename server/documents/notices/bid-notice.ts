// What mails about bids say. Of what somebody typed they hold the names of project and director, and
// figures.
import { formatDollars } from '#domain/money.ts';

export type BidNotice = {
  subject: string;
  heading: string;
  lines: string[];
  button: { label: string; url: string };
  /** Why the reader gets it. */
  why: string;
  stopUrl: string;
};

type About = {
  projectName: string;
  directorName: string;
  /** It goes to the house, which passes it on. */
  throughHouse: boolean;
  url: string;
  stopUrl: string;
  /** Of the bid, as it was made. */
  price: number | null;
  days: number | null;
};
type Write = (about: About) => Omit<BidNotice, 'stopUrl' | 'lines'> & { lines: string[] };

const passOn = ({ directorName }: About) =>
  `${directorName} has no address with us. Please pass this on to them.`;
const toDirector =
  'AD BUILDER sends this because a client chose you from the directory of creative directors.';

const kinds: Record<string, Write> = {
  'bid-request': (about) => ({
    subject: 'A client asks for your bid at AD BUILDER',
    heading: 'Would you shoot this?',
    lines: [
      `A client would like ${about.directorName} to direct “${about.projectName}”. The package is attached: concept, storyboard, script and brief.`,
      'Behind the button is a form of your own: price, days, what is included, when you are free, and two references. You can change it until the client decides. It costs nothing, and nobody else sees it.',
    ],
    button: { label: 'Make a bid', url: about.url },
    why: toDirector,
  }),
  'bid-accepted': (about) => ({
    subject: 'Your bid was accepted at AD BUILDER',
    heading: 'Your bid was accepted',
    lines: [
      `The client of “${about.projectName}” chose the bid of ${about.directorName}: ${formatDollars(about.price ?? 0)} in ${about.days ?? 0} days. We will bring you together; please keep the days free.`,
    ],
    button: { label: 'See the project', url: about.url },
    why: toDirector,
  }),
  'bid-declined': (about) => ({
    subject: 'About your bid at AD BUILDER',
    heading: 'Thank you',
    lines: [
      `The client of “${about.projectName}” has decided for another director this time. Thank you, ${about.directorName}, for the time you gave it: clients see few bids, and each one helps them to see their film.`,
    ],
    button: { label: 'See the project', url: about.url },
    why: toDirector,
  }),
  'bid-offered': (about) => ({
    subject: 'A bid for your project at AD BUILDER',
    heading: 'A director made a bid',
    lines: [`${about.directorName} made a bid for “${about.projectName}”.`],
    button: { label: 'Compare the bids', url: about.url },
    why: 'AD BUILDER sends this because you asked directors for bids.',
  }),
};

/** Null for a mail of another kind. */
export function makeBidNotice(kind: string, about: About): BidNotice | null {
  const words = kinds[kind]?.(about);
  if (!words) return null;
  const lines = about.throughHouse ? [passOn(about), ...words.lines] : words.lines;
  return { ...words, lines, stopUrl: about.stopUrl };
}
