// What is filmed at twice its pace, with nobody speaking: a film is made frame by frame, and
// thirty seconds of it show no more than fifteen.
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';

export const pace = 2;

type Filmed = { script: string; frames: StoryboardFrame[] };

export const inAHurry = ({ script, frames }: Filmed): Filmed => ({
  script: sooner(script.replaceAll(/^(?:VO|[A-Z]+ \([^)]*\)):.*\n?/gm, '')),
  frames: frames.map((frame) => ({ ...frame, timing: sooner(frame.timing ?? '') })),
});

const second = String.raw`\d+(?:\.\d+)?`;
const times = new RegExp(`(${second})(\\s*[-–—]\\s*)(${second})(?=\\s*s)`, 'g');
const early = (seconds: string) => String(Math.round((Number(seconds) / pace) * 100) / 100);
const sooner = (text: string) =>
  text.replaceAll(times, (_, from, dash, to) => early(from) + dash + early(to));
