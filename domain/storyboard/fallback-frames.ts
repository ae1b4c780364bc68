import { cuts } from '../script/cuts.ts';
import type { StoryboardFrame } from './frame.ts';

type Beat = { title: string; share: number; description: (name: string) => string };

// A vertical film: the hook fills the screen, the product is in hand before ten seconds.
const vertical: Beat[] = [
  {
    title: 'Hook',
    share: 3,
    description: (name) =>
      `Extreme close-up, eye level, quick push in. A face fills the screen and reacts to something just below the lens. Lettering in the upper third names what ${name} is for.`,
  },
  {
    title: 'The moment',
    share: 4,
    description: () =>
      'Medium shot, hand-held, one subject from head to waist. The everyday moment everybody knows, played straight, in one take.',
  },
  {
    title: 'In hand',
    share: 5,
    description: (name) =>
      `Close-up from above. Two hands use ${name}; the detail that matters stays in the middle, clear of the buttons at the right and the text at the bottom.`,
  },
  {
    title: 'Call to action',
    share: 3,
    description: (name) =>
      `Static close-up, eye level. ${name} alone in front of a plain ground, its name above it, one instruction below.`,
  },
];

// A wide film: brand inside the first five seconds, room for a second person and a place.
const wide: Beat[] = [
  {
    title: 'Opening',
    share: 5,
    description: (name) =>
      `Wide shot, low angle, slow push in. One person enters from the left third; ${name} is already in the picture, small but lit.`,
  },
  {
    title: 'What is at stake',
    share: 8,
    description: () =>
      'Medium two-shot, eye level. Two people want the same thing and it is not going their way; the place around them tells the rest.',
  },
  {
    title: 'The turn',
    share: 10,
    description: (name) =>
      `Insert close-up, overhead, then a medium reaction. ${name} does its work, step by step, without a word of explanation.`,
  },
  {
    title: 'Call to action',
    share: 7,
    description: (name) =>
      `Pack shot on the right third, static, eye level. ${name} beside its logo, one line and one instruction, kept above the lower edge.`,
  },
];

// A square film: everything centred, and every frame readable without sound.
const square: Beat[] = [
  {
    title: 'First look',
    share: 3,
    description: (name) =>
      `Close-up, centred, static. ${name} or the person who needs it, with three or four words of lettering, so the idea lands without sound.`,
  },
  {
    title: 'The need',
    share: 4,
    description: () =>
      'Medium shot, centred, slight high angle. One person in one place, held up by one small thing.',
  },
  {
    title: 'The answer',
    share: 5,
    description: (name) =>
      `Overhead close-up, slow push in. ${name} in use in the middle of the square; a caption names the step.`,
  },
  {
    title: 'Call to action',
    share: 3,
    description: (name) =>
      `Static pack shot, centred. ${name}, its name, one instruction, with air on all four sides.`,
  },
];

/**
 * Four frames that suit the platform, for when no board could be drawn from the script. Unknown
 * platforms (a saved project sends its video style) count as square. The timings add up to the
 * platform's cut.
 */
export function fallbackFrames(platform: string, productName = ''): StoryboardFrame[] {
  const name = productName.trim() || 'the product';
  const beats = platform === 'tiktok' ? vertical : platform === 'youtube' ? wide : square;
  const total =
    cuts[platform === 'youtube' || platform === 'tiktok' ? platform : 'instagram'].seconds;
  const shares = beats.reduce((sum, beat) => sum + beat.share, 0);
  let start = 0;
  return beats.map((beat) => {
    const end = start + (beat.share * total) / shares;
    const timing = `${start}–${end} s`;
    start = end;
    return { title: beat.title, description: capitalised(beat.description(name)), timing };
  });
}

// A sentence may begin with 'the product'.
const capitalised = (text: string) =>
  text.replace(/(^|[.] )(the product)/g, (_, before) => `${before}The product`);
