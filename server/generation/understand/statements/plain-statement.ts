// What nothing is read of, told as it stands.
import type { Statement } from '../subject-frame.ts';
import { sentence } from '../text/spans.ts';

/** Letters of a line that can be lettered. */
const longestLettered = 90;

/** A text as one statement, spoken and lettered word for word. */
export const plainStatement = (text: string, at: number): Statement => ({
  at,
  source: 'description',
  text,
  role: 'proof',
  weight: 1,
  spoken: [sentence(text)],
  opens: true,
  whole: true,
  lettered: text.length <= longestLettered ? [text.replace(/[.\s]+$/, '')] : [],
  figures: [],
  mentions: [],
});
