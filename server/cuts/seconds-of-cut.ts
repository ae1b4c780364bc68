import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { AvScript } from '#domain/script/av-script.ts';
import { cutSeconds, otherCutSeconds } from '#domain/script/cuts.ts';
import type { Platform } from '#domain/wizard/options.ts';

type Asked = Pick<GenerateScriptRequest, 'userType' | 'platform'> & { cut: Platform };

/** How long the cut is that is asked for; `primary` is null where its script is not in rows. */
export function secondsOfCut({ userType, cut, platform }: Asked, primary: AvScript | null): number {
  const seconds = primary?.rows.at(-1)?.endSeconds;
  if (seconds === undefined) return cutSeconds(userType, cut);
  return otherCutSeconds(userType, cut, { platform: platform[0], seconds });
}
