import { type FormEvent, useState } from 'react';
import { mostBids, type ProjectBids } from '#domain/bidding/bid.ts';
import { askForBids } from '#domain/contract/bid-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { LiveForm } from '../../ui/controls/live-form.tsx';
import type { useBids } from './use-bids.ts';

export type BiddingProps = {
  projectId: string;
  found: ProjectBids;
  busy: string | null;
  run: ReturnType<typeof useBids>['run'];
};

/** Who of the ranking is to be asked. */
export function AskPanel({ projectId, found, busy, run }: BiddingProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const left = mostBids - found.bids.length;
  if (left <= 0) return null;
  const mark = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return;
    const body = { director_ids: [...chosen] };
    const asked = call(askForBids, { params: { id: projectId }, body });
    const done = { title: 'Bids asked for', text: 'Each director gets the package by mail.' };
    if (await run('ask', asked, done)) setChosen([]);
  };
  return (
    <section className="share-feedback" aria-labelledby="ask-heading">
      <h2 id="ask-heading" className="heading-2">
        Ask for bids
      </h2>
      <p className="muted">
        The best matches for your brief. Each one you choose gets the package by mail, with a form
        behind a link of their own; they see your budget and schedule. Directors without an address
        are asked through us. It costs nothing; you can ask{' '}
        {left === mostBids ? `up to ${mostBids}` : `${left} more`}.
      </p>
      {found.candidates.length === 0 ? (
        <NobodyToAsk hasAsked={found.bids.length > 0} />
      ) : (
        <LiveForm className="bid-candidates" onSubmit={(event) => void ask(event)}>
          <ul>
            {found.candidates.map(({ id, name, location, sample, reasons }) => (
              <li key={id}>
                <Checkbox
                  label={name}
                  hint={[location, ...reasons, sample ? 'Sample profile' : '']
                    .filter(Boolean)
                    .join(' · ')}
                  checked={chosen.includes(id)}
                  disabled={!chosen.includes(id) && chosen.length >= left}
                  onChange={({ target }) => mark(id, target.checked)}
                />
              </li>
            ))}
          </ul>
          <Button
            type="submit"
            variant="primary"
            loading={busy === 'ask'}
            unavailable={chosen.length === 0}
          >
            {busy === 'ask' ? 'Asking…' : askWords(chosen.length)}
          </Button>
        </LiveForm>
      )}
    </section>
  );
}

const askWords = (count: number): string =>
  count === 0 ? 'Ask for bids' : `Ask ${count} ${count === 1 ? 'director' : 'directors'} for a bid`;

const NobodyToAsk = ({ hasAsked }: { hasAsked: boolean }) => (
  <p className="muted">
    {hasAsked ? 'Everybody who is free was asked.' : 'No director is free just now.'} Look again
    later, or{' '}
    <a className="text-link" href="/creative-directors">
      look through the directory
    </a>
    .
  </p>
);
