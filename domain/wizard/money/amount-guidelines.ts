// Where to begin when one has no figure in mind. Rules of thumb, not quotes.
import type { Answers } from '../answers.ts';

export type AmountGuideline = {
  id: 'small' | 'middle' | 'large';
  /** US dollars. */
  amount: number;
  title: string;
  text: string;
};

export const amountGuidelines: readonly AmountGuideline[] = [
  {
    id: 'small',
    amount: 6_000,
    title: 'One voice, one place',
    text: 'A single day. One person to camera, or pictures under a voice-over.',
  },
  {
    id: 'middle',
    amount: 12_000,
    title: 'A few people, two places',
    text: 'One or two days. A small cast, a proper kit, music and color.',
  },
  {
    id: 'large',
    amount: 20_000,
    title: 'A story with a cast',
    text: 'Two or three days. Several places, rehearsal and a longer edit.',
  },
];

/** The one closest to how the ad is told. */
export function closestGuideline({
  videoStyle,
  voiceOverOnly,
}: Pick<Answers, 'videoStyle' | 'voiceOverOnly'>): AmountGuideline['id'] {
  if (voiceOverOnly || videoStyle === 'direct') return 'small';
  return videoStyle === 'narrative' ? 'large' : 'middle';
}
