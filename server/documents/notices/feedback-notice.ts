// What an owner is told of what guests said. None of their words stand in it: a mail of ours carries
// nothing that a stranger wrote.
import { type Place, placeId, placeInWords } from '#domain/sharing/place.ts';

/** What was said since the mail before. */
export type Feedback = { comments: Place[]; answers: number; approvals: number };
export type FeedbackNotice = {
  heading: string;
  lines: string[];
  button: { label: string; url: string };
  /** Why the reader gets it. */
  why: string;
  stopUrl: string;
};

/** Null when there is nothing to tell. */
export function makeFeedbackNotice(
  { comments, answers, approvals }: Feedback,
  { projectName, url, stopUrl }: { projectName: string; url: string; stopUrl: string },
): FeedbackNotice | null {
  const said = [
    counted(comments.length, 'comment', 'comments'),
    counted(answers, 'answer', 'answers'),
    counted(approvals, 'approval', 'approvals'),
  ].filter(Boolean);
  if (said.length === 0) return null;
  const news = new Intl.ListFormat('en-US').format(said);
  return {
    heading: approvals > 0 ? 'Your guests said yes' : 'Your guests wrote',
    lines: [
      `At the link to “${projectName}”: ${news}.`,
      ...(comments.length > 0 ? [`About: ${placesIn(comments)}.`] : []),
    ],
    button: { label: 'Read and answer', url },
    why: 'AD BUILDER gathers what guests say within ten minutes into one mail. You can turn these mails off where you share the project.',
    stopUrl,
  };
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;

const mostPlaces = 8;

function placesIn(places: readonly Place[]): string {
  const each = [...new Map(places.map((place) => [placeId(place), place])).values()];
  const named = each.slice(0, mostPlaces).map((place) => placeInWords(place));
  const left = each.length - named.length;
  return new Intl.ListFormat('en-US').format([...named, ...(left > 0 ? [`${left} more`] : [])]);
}
