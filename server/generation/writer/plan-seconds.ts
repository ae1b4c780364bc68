export { beatShares, cutSeconds, planSeconds } from '../write/plan-seconds.ts';
