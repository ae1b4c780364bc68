// The shot a VIDEO line begins with: `CU, push in.`
import { sentencesOf } from './sentences.ts';

const shotName =
  /^(?:Insert\s|INSERT\s)?(?:ECU|XCU|BCU|MCU|MCS|CU|MS|MLS|MWS|LS|WS|EWS|XWS|OTS|POV|2-?SHOT|TWO-SHOT|PACK SHOT)\b/u;

/** Splits a VIDEO line into its shot and the rest; the shot is empty when there is none. */
export function splitFrame(video: string): { frame: string; rest: string } {
  const [first = ''] = sentencesOf(video);
  if (!shotName.test(first)) return { frame: '', rest: video };
  return { frame: first, rest: video.slice(video.indexOf(first) + first.length).trim() };
}

export const joinFrame = (frame: string, rest: string): string =>
  [frame, rest].filter(Boolean).join(' ');

/** Puts a sentence right after the shot. */
export function afterFrame(video: string, sentence: string): string {
  const { frame, rest } = splitFrame(video);
  return joinFrame(frame, joinFrame(sentence, rest));
}

/** Puts a sentence at the end of a VIDEO line. */
export const atEnd = (video: string, sentence: string): string =>
  `${/[.!?…"”»’)\]]$/.test(video) || video === '' ? video : `${video}.`} ${sentence}`.trim();

/** Gives a VIDEO line another size or camera move and leaves the rest of it. */
export function reframed(video: string, size?: string, move?: string): string {
  const { frame, rest } = splitFrame(video);
  const oldSize = shotName.exec(frame)?.[0];
  const oldMove =
    oldSize === undefined ? '' : frame.slice(oldSize.length).replace(/^[,\s]+|\.$/g, '');
  const next = [size ?? oldSize ?? 'MS', move ?? oldMove].filter(Boolean).join(', ');
  return joinFrame(`${next}.`, rest);
}
