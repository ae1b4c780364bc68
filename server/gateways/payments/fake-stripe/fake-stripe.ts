// A Stripe in the process, for the sandbox and for the tests: what it keeps, its clock, what it told.
// `endpoints.ts` answers its API; `people.ts` and `subscription-life.ts` are what happens to it.
import type Stripe from 'stripe';
import type { Kept, Named } from './objects.ts';

/** What a checkout was opened with that its session does not show. */
export type Plan = {
  cents: number;
  metadata: Record<string, string>;
  productName: string;
  /** What stands below the name. */
  description?: string;
  terms: string;
  trialDays: number;
  /** The last four digits it was paid with. */
  card?: string;
};

/** What of a subscription its own fields do not show. */
export type Life = {
  /** The last four digits. */
  card: string;
  /** Whether the end of the trial was announced. */
  trialNotice: boolean;
  /** From when months are counted, and the month that runs. */
  anchor: number;
  months: number;
  /** Failed attempts at the last invoice, and when the next one is due. */
  attempts: number;
  nextAttempt: number | null;
};

/** An answer under an idempotency key, and what had been asked. */
export type KeptAnswer = { asked: string; status: number; body: string };

/** All there is, as plain data. */
export type Saved = {
  objects: Kept[];
  plans: Record<string, Plan>;
  lives: Record<string, Life>;
  answers: Record<string, KeptAnswer>;
  made: number;
  last: number;
};

export type FakeParts = {
  now(): Date;
  /** A new id; `number`: how many it has given, this one among them. */
  nameOf(prefix: string, number: number): string;
  /** The addresses of its pages. */
  checkoutUrl(id: string): string;
  portalUrl(id: string, customer: string): string;
  /** Whether no two changes of a subscription are of the same second, whatever the clock says. */
  ticks: boolean;
};

/** An answer other than 200, in Stripe's form. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly error: Record<string, string>;
  constructor(status: number, error: Record<string, string>) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

const prefixes: Record<Kept['object'], string> = {
  'checkout.session': 'cs_test_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  customer: 'cus_',
  subscription: 'sub_',
  invoice: 'in_',
  'billing_portal.session': 'bps_',
};

export type FakeStripe = ReturnType<typeof openFakeStripe>;

export function openFakeStripe(parts: FakeParts, saved?: Saved) {
  const objects = new Map((saved?.objects ?? []).map((one) => [one.id, one]));
  const plans = new Map(Object.entries(saved?.plans ?? {}));
  const lives = new Map(Object.entries(saved?.lives ?? {}));
  const answers = new Map(Object.entries(saved?.answers ?? {}));
  const events: Stripe.Event[] = [];
  let { made = 0, last = 0 } = saved ?? {};
  const name = (prefix: string) => {
    made += 1;
    return parts.nameOf(prefix, made);
  };
  const clock = () => Math.floor(parts.now().getTime() / 1000);
  const second = () => (parts.ticks ? Math.max(clock(), last) : clock());
  return {
    ...parts,
    objects,
    plans,
    lives,
    answers,
    /** All of them, in the order they happened. */
    events,
    second,
    /** A second for a change of a subscription that was due at `due`. */
    moment: (due = clock()) => (parts.ticks ? Math.max(due, last + 1) : due),
    newId: (object: Kept['object']) => name(prefixes[object]),
    keep<One extends Kept>(one: One): One {
      objects.set(one.id, one);
      return one;
    },
    find<Name extends Kept['object']>(object: Name, wanted: string): Named<Name> {
      const found = objects.get(wanted);
      if (found?.object === object) return found as Named<Name>;
      throw new StripeProblem(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        param: 'id',
        message: `No such ${object}: '${wanted}'`,
      });
    },
    /** Newest first. */
    all: <Name extends Kept['object']>(object: Name): Named<Name>[] =>
      [...objects.values()].filter((one): one is Named<Name> => one.object === object).reverse(),
    tell(type: Stripe.Event['type'], object: Kept, at = second()): void {
      if (object.object === 'subscription') last = Math.max(last, at);
      events.push({
        id: name('evt_'),
        object: 'event',
        type,
        api_version: '2026-10-28.endive',
        created: at,
        livemode: false,
        pending_webhooks: 1,
        request: null,
        data: { object: structuredClone(object) },
      } as unknown as Stripe.Event);
    },
    save: (): Saved => ({
      objects: [...objects.values()],
      plans: Object.fromEntries(plans),
      lives: Object.fromEntries(lives),
      answers: Object.fromEntries(answers),
      made,
      last,
    }),
  };
}
