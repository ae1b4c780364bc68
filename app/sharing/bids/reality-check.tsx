import type { ReactNode } from 'react';
import {
  dayMinutes,
  moveMinutes,
  type ShootNeeds,
  shotMinutes,
} from '#domain/bidding/reality-check.ts';

/** What the film asks of whoever shoots it, for reading bids by. */
export function RealityCheck({ needs }: { needs: ShootNeeds }) {
  const { shots, places, people, days, planned } = needs;
  return (
    <section className="bid-reality" aria-labelledby="reality-heading">
      <h2 id="reality-heading" className="heading-3">
        What the film asks for
      </h2>
      <dl className="share-facts">
        <Need label="Shots" count={shots} />
        {places.length > 0 ? <Need label="Places" count={places.length} names={places} /> : null}
        {planned || people.length > 0 ? (
          <Need label="People" count={people.length} names={people} />
        ) : null}
        <Need label="Shooting days" count={days} />
      </dl>
      <p className="muted">
        Counted from your {planned ? 'shot plan' : 'script, a shot for each row'}: {shotMinutes}{' '}
        minutes for a shot, {moveMinutes} to go to another place, days of {dayMinutes / 60} hours. A
        director may know better; ask where a bid is far from it.
      </p>
    </section>
  );
}

type NeedProps = { label: string; count: number; names?: readonly string[] };

const Need = ({ label, count, names = [] }: NeedProps): ReactNode => (
  <div>
    <dt className="mono">{label}</dt>
    <dd>
      {count}
      {names.length > 0 ? <small dir="auto">{names.join(', ')}</small> : null}
    </dd>
  </div>
);
