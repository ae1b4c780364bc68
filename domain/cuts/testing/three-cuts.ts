// A draft with all three cuts made and drawn, Instagram's in 4:5.
import type { StoryboardFrame } from '../../storyboard/frame.ts';
import { planOf } from '../../storyboard/testing/plan-of.ts';
import type { Draft } from '../../wizard/draft/draft.ts';
import type { WizardEvent } from '../../wizard/draft/events.ts';
import { reduce } from '../../wizard/draft/reducer.ts';
import type { Platform } from '../../wizard/options.ts';
import { draftAt } from '../../wizard/testing/draft-at.ts';

const scriptOf = (title: string, seconds: number) =>
  [
    title,
    `1. HOOK | 0-5 s\nVIDEO: CU. A can opens.\nVO: ${title} begins.`,
    `2. OFFER | 5-${seconds} s\nVIDEO: MS. She drinks.\nVO: Stay up for it.`,
  ].join('\n\n');

/** `pictures` are the addresses of the frames of each cut; TikTok's is the primary. */
export function threeCuts(pictures: Partial<Record<Platform, string[]>> = {}): Draft {
  const framesOf = (platform: Platform): StoryboardFrame[] =>
    [1, 2, 3, 4].map((number) => {
      const imageUrl = pictures[platform]?.[number - 1];
      const words = {
        title: `${platform} ${number}`,
        description: `Frame ${number} of ${platform}`,
      };
      return imageUrl ? { ...words, imageUrl } : words;
    });
  const board = (platform: Platform): WizardEvent[] => [
    { type: 'board-started', run: `b-${platform}` },
    { type: 'board-arrived', run: `b-${platform}`, frames: framesOf(platform) },
  ];
  const cut = (platform: Platform, seconds: number): WizardEvent[] => [
    { type: 'cut-started', platform, run: platform },
    {
      ...{ type: 'cut-arrived', platform, run: platform, script: scriptOf(platform, seconds) },
      shots: planOf('CU. A can opens.', 'MS. She drinks.', 'Three.', 'Four.'),
    } as WizardEvent,
    ...board(platform).map((event): WizardEvent => ({ type: 'in-cut', platform, event })),
  ];
  const events: WizardEvent[] = [
    {
      type: 'answered',
      answers: { platform: ['tiktok', 'youtube', 'instagram'] },
    },
    { type: 'answered', answers: { instagramPortrait: true } },
    ...board('tiktok'),
    ...cut('youtube', 30),
    ...cut('instagram', 15),
  ];
  return events.reduce(reduce, draftAt(8));
}
