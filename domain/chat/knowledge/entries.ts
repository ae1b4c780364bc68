import type { Entry } from '../entry.ts';
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

/** Everything the assistant knows. */
export const entries: readonly Entry[] = [
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
