// Everything the assistant knows: one file of topics/ for each topic, written to be read and changed.
import { z } from 'zod';
import { type Entry, entry, filled } from './entry.ts';
import { figuresOfTexts } from './figures-of-texts.ts';
import accounts from './topics/accounts.json' with { type: 'json' };
import beginning from './topics/beginning.json' with { type: 'json' };
import directors from './topics/directors.json' with { type: 'json' };
import formats from './topics/formats.json' with { type: 'json' };
import keeping from './topics/keeping.json' with { type: 'json' };
import lateSteps from './topics/late-steps.json' with { type: 'json' };
import ordering from './topics/ordering.json' with { type: 'json' };
import paid from './topics/paid.json' with { type: 'json' };
import paying from './topics/paying.json' with { type: 'json' };
import people from './topics/people.json' with { type: 'json' };
import prices from './topics/prices.json' with { type: 'json' };
import privacy from './topics/privacy.json' with { type: 'json' };
import production from './topics/production.json' with { type: 'json' };
import rights from './topics/rights.json' with { type: 'json' };
import starter from './topics/starter.json' with { type: 'json' };
import steps from './topics/steps.json' with { type: 'json' };
import working from './topics/working.json' with { type: 'json' };

const written = [
  ...beginning,
  ...steps,
  ...lateSteps,
  ...working,
  ...keeping,
  ...prices,
  ...starter,
  ...paying,
  ...paid,
  ...formats,
  ...rights,
  ...directors,
  ...production,
  ...ordering,
  ...accounts,
  ...people,
  ...privacy,
];

const named = (text: string) => filled(text, figuresOfTexts);

/** Every entry, with the figures of the product in its texts. */
export const entries: readonly Entry[] = z
  .array(entry)
  .parse(written)
  .map((one) => ({
    ...one,
    title: named(one.title),
    text:
      typeof one.text === 'string'
        ? named(one.text)
        : one.text.map((part) =>
            typeof part === 'string' ? named(part) : { ...part, text: named(part.text) },
          ),
  }));

const byId = new Map(entries.map((one) => [one.id, one]));
export const entryOf = (id: string): Entry | undefined => byId.get(id);
