import type { Entry } from '../entry.ts';
import { accounts } from './accounts.ts';
import { beginning } from './beginning.ts';
import { directors } from './directors.ts';
import { formats } from './formats.ts';
import { paying } from './paying.ts';
import { people } from './people.ts';
import { prices } from './prices.ts';
import { privacy } from './privacy.ts';
import { production } from './production.ts';
import { rights } from './rights.ts';
import { builderSteps } from './steps.ts';
import { working } from './working.ts';

/** Everything the assistant knows. */
export const entries: readonly Entry[] = [
  ...beginning,
  ...builderSteps,
  ...working,
  ...prices,
  ...paying,
  ...formats,
  ...rights,
  ...directors,
  ...production,
  ...accounts,
  ...people,
  ...privacy,
];
