// The shot a VIDEO line begins with, in the abbreviations of the trade.
import { splitFrame } from '../../revise/frame.ts';

const spelledOut: [RegExp, string][] = [
  [/^extreme close[- ]?up/i, 'ECU'],
  [/^medium close[- ]?up/i, 'MCU'],
  [/^insert[:,]?\s+close[- ]?up/i, 'Insert CU'],
  [/^close[- ]?up/i, 'CU'],
  [/^(?:extreme|very) (?:wide|long)(?: shot)?\b/i, 'EWS'],
  [/^medium (?:wide|long)(?: shot)?\b/i, 'MWS'],
  [/^(?:wide|establishing)(?: shot)?\b/i, 'WS'],
  [/^medium(?: shot)?\b/i, 'MS'],
  [/^long shot\b/i, 'LS'],
  [/^over[- ]the[- ]shoulder(?: shot)?\b/i, 'OTS'],
  [/^point[- ]of[- ]view(?: shot)?\b/i, 'POV'],
  [/^two[- ]shot\b/i, '2-SHOT'],
];
const lowerCase = /^(?:ecu|mcu|cu|ms|mws|mls|ws|ews|ls|ots|pov)\b/i;

/** The line with its shot as the house writes it: `Close-up, push in: …` as `CU, push in: …`. */
export function withShot(video: string): string {
  for (const [pattern, short] of spelledOut) {
    if (pattern.test(video)) return video.replace(pattern, short);
  }
  return video.replace(lowerCase, (size) => size.toUpperCase());
}

export const hasShot = (video: string): boolean => splitFrame(video).frame !== '';
