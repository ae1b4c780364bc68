// The structure of the trade by kind of client, approach and platform, as a creative director briefs it.
import { cutFor, cutSeconds, cuts, type FormatChoice, shapeOf } from '#domain/script/cuts.ts';
import {
  type CreativeApproach,
  labels,
  type Platform,
  type UserType,
} from '#domain/wizard/options.ts';
import { beatShares, planSeconds } from '../../write/rows/plan-seconds.ts';

export const version = 1;

const shapes: Record<UserType, { beats: readonly [string, string, string, string]; rule: string }> =
  {
    business: {
      beats: ['hook', 'problem', 'demonstration or proof', 'offer'],
      rule: 'One call to action and one place to go.',
    },
    brand: {
      beats: ['image', 'human moment', 'turn', 'line and logo'],
      rule: 'The last line is the idea; nothing is sold before it.',
    },
    infomercial: {
      beats: ['tease', 'demonstration', 'proof', 'offer'],
      rule: 'The call to action is decided first. Show it working, in one take where possible.',
    },
    trailer: {
      beats: ['cold open', 'set-up', 'escalation', 'title and button'],
      rule: 'Keep back how it ends. Close on the date and where to watch, as far as the client gave them.',
    },
    government: {
      beats: ['stakes', 'one person', 'the action', 'call to action and sponsor'],
      rule: 'One fact, one step that anybody can take. The sponsor stands readable at the end for four seconds or more. Nobody is mocked or frightened for its own sake.',
    },
    creator: {
      beats: ['hook', 'something relatable', 'the show', 'the ask'],
      rule: 'The host speaks as to one friend; the ask is to follow or to open the link.',
    },
  };

const approaches: Record<CreativeApproach, string> = {
  bold: 'BOLD: opens on a claim, a contrast or a broken pattern; hard, quick voice; a cut every one to two seconds.',
  story:
    'STORY: opens in the middle of the action, with a wish against an obstacle; soft voice; shots of three to four seconds.',
  problem:
    'PROBLEM: opens on the trouble as it really happens (an "if you …", a mistake, the before); even voice; shots of two to three seconds.',
};

const platformRules: Record<Platform, string> = {
  tiktok:
    'the hook inside three seconds, the product by ten; one subject stacked upright; top, right edge and lower quarter stay clear of lettering',
  youtube:
    'attention and the name inside the first five seconds; thirds and two-shots; the lower 15 % stays clear',
  instagram:
    'must read with the sound off; the subject in the centre, everything inside the middle 80 % of the frame',
};

type Job = {
  userType: UserType;
  platform: readonly Platform[];
  creativeApproach: CreativeApproach;
} & FormatChoice;

/** Seconds of the film in its primary cut. */
export const filmSeconds = ({ userType, platform }: Pick<Job, 'userType' | 'platform'>) =>
  cutSeconds(userType, platform[0] ?? 'youtube');

/** What kind of film it is: beats with their seconds, approach, cuts. */
export function trade(job: Job): string {
  const { userType, platform, creativeApproach } = job;
  const { beats, rule } = shapes[userType];
  const seconds = filmSeconds(job);
  const plan = planSeconds(userType, seconds);
  const told = beats.map(
    (beat, at) => `${beat} ${plan[at]} s (${beatShares[userType][at]} % of the film)`,
  );
  return `THE FILM
Client: ${labels.userType[userType].toLowerCase()} (${labels.userTypeHint[userType]}).
Four beats in ${seconds} seconds: ${told.join('; ')}. ${rule}
Approach: ${approaches[creativeApproach]}
${platform.map((each, at) => cutLine(each, at === 0 ? seconds : cuts[each].seconds, at, job)).join('\n')}`;
}

function cutLine(platform: Platform, seconds: number, at: number, choice: FormatChoice): string {
  const { aspect, width, height } = cutFor(platform, choice);
  const role = at === 0 ? 'Primary cut' : 'Also, recomposed and not scaled';
  return `${role}: ${labels.platform[platform]}, ${shapeOf(platform, choice)} ${aspect} (${width} × ${height}), ${seconds} seconds; ${platformRules[platform]}.`;
}
