import type { Entry } from '../entry.ts';
import { waysOf } from '../ways/ways.ts';
import { accounts } from './accounts.ts';
import { beginning } from './beginning.ts';
import { directors } from './directors.ts';
import { formats } from './formats.ts';
import { keeping } from './keeping.ts';
import { lateSteps } from './late-steps.ts';
import { ordering } from './ordering.ts';
import { paying } from './paying.ts';
import { people } from './people.ts';
import { prices } from './prices.ts';
import { privacy } from './privacy.ts';
import { production } from './production.ts';
import { rights } from './rights.ts';
import { starterPackage } from './starter.ts';
import { builderSteps } from './steps.ts';
import { working } from './working.ts';

const written: readonly Entry[] = [
  ...beginning,
  ...builderSteps,
  ...lateSteps,
  ...working,
  ...keeping,
  ...prices,
  ...starterPackage,
  ...paying,
  ...formats,
  ...rights,
  ...directors,
  ...production,
  ...ordering,
  ...accounts,
  ...people,
  ...privacy,
];

/** Everything the assistant knows, with every way to ask it. */
export const entries: readonly Entry[] = written.map((entry) => ({
  ...entry,
  aliases: [...new Set([...entry.aliases, ...waysOf(entry.id)])],
}));
