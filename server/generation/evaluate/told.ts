import type { Brief } from './brief.ts';

/** The brief as typed by who also says what is to be seen; undefined where nobody wrote that down for it. */
export function toldToo(brief: Brief): Brief | undefined {
  if (!brief.told) return undefined;
  const understood = { pictures: brief.told.map(({ text }) => text) };
  return { ...brief, request: { ...brief.request, understood } };
}
