import type { Platform } from '../../wizard/options.ts';
import { type Clue, type FindTerm, findClue } from './term.ts';

// The platform by name 8, its form 7, what is mostly seen there 6. `9 16` is how 9:16 is read.
const clues: Record<Platform, readonly Clue[]> = {
  tiktok: [
    { points: 8, reason: 'Makes films for TikTok', words: ['tiktok', 'tik tok'] },
    {
      points: 7,
      reason: 'Shoots vertical video for TikTok',
      words: ['vertical', '9 16', 'short form'],
    },
    {
      points: 6,
      reason: 'At home in social media, as TikTok needs it',
      words: ['social media', 'ugc', 'creators', 'hooks'],
    },
  ],
  youtube: [
    { points: 8, reason: 'Makes films for YouTube', words: ['youtube', 'you tube'] },
    {
      points: 7,
      reason: 'Shoots widescreen video for YouTube',
      words: ['widescreen', '16 9', 'long form', 'pre roll', 'landscape video'],
    },
    {
      points: 6,
      reason: 'Makes the longer films YouTube has room for',
      words: ['documentary', 'explainer', 'explainers', 'interviews', 'trailer', 'trailers'],
    },
  ],
  instagram: [
    { points: 8, reason: 'Makes films for Instagram', words: ['instagram'] },
    {
      points: 7,
      reason: 'Frames square video for Instagram',
      words: ['square video', 'square feeds', 'square format', '1 1'],
    },
    {
      points: 6,
      reason: 'At home in fashion, beauty or lifestyle, for Instagram',
      words: ['fashion', 'beauty', 'lifestyle'],
    },
    {
      points: 6,
      reason: 'At home in social media, as Instagram needs it',
      words: ['social media', 'reels'],
    },
  ],
};

/** +6 to +8: the best fit among the chosen platforms, the primary cut first among equals. */
export const platformFit: FindTerm = ({ bio, lists }, { platforms }) =>
  findClue(
    platforms.flatMap((platform) => clues[platform]),
    bio,
    lists,
  );
