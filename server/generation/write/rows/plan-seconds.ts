// How the seconds of a film fall on its beats.
import type { UserType } from '#domain/wizard/options.ts';

/** Share of the running time of each of the four beats, in percent. */
export const beatShares: Record<UserType, readonly [number, number, number, number]> = {
  business: [15, 25, 40, 20],
  brand: [20, 30, 35, 15],
  infomercial: [15, 35, 20, 30],
  trailer: [15, 25, 40, 20],
  government: [15, 30, 30, 25],
  creator: [12, 20, 45, 23],
};

/** Whole seconds of the four beats; they add up to `seconds` exactly, none under 3. */
export function planSeconds(userType: UserType, seconds: number): [number, number, number, number] {
  const least = [3, 3, 3, userType === 'government' ? 4 : 3];
  const exact = beatShares[userType].map((share) => (share * seconds) / 100);
  const whole = exact.map((value, at) => Math.max(least[at] ?? 3, Math.round(value)));
  const sum = () => whole.reduce((total, value) => total + value, 0);
  const longest = () => whole.indexOf(Math.max(...whole));
  while (sum() < seconds) add(whole, longest(), 1);
  while (sum() > seconds) add(whole, longest(), -1);
  return [whole[0] ?? 3, whole[1] ?? 3, whole[2] ?? 3, whole[3] ?? 3];
}

function add(list: number[], at: number, value: number): void {
  list[at] = (list[at] ?? 0) + value;
}
