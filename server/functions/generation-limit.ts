import type { LimitRule } from '../limits.ts';
import type { FunctionContext } from './serving/define-function.ts';

/** The four generating functions share one count for each network. */
export const generationLimit = ({ services, network }: FunctionContext): LimitRule[] => [
  {
    name: 'generations',
    subject: network,
    count: services.config.limits.generationsPerHour,
    windowSeconds: 3600,
    isBrief: true,
  },
];
