import { useEffect, useId, useRef } from 'react';
import { BegunNote } from '#app/checkout/begun-note.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldError } from '#app/ui/controls/field-error.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Leader } from '#app/ui/page/leader.tsx';
import { waitingTime } from '#app/ui/page/waiting-time.ts';
import { useHouseFacts } from '#app/use-house-facts.ts';
import type { MatchedDirector } from '#domain/functions/match-directors.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { rankedDirectors } from '#domain/wizard/money/hiring.ts';
import { DirectorRow } from '../hiring/matching/director-row.tsx';
import { useMoreNearEnd } from '../hiring/matching/use-more-near-end.ts';
import { useFieldErrors } from '../overlay/use-field-errors.ts';
import type { Wizard } from '../use-wizard.ts';

const analysisMs = 4_000;

/** Step 12. An analysis of four seconds, then the directors in order of their match. */
export function Directors({ wizard }: { wizard: Wizard }) {
  const { draft } = wizard;
  if (draft.analyzing) return <Analysis wizard={wizard} />;
  const directors = rankedDirectors(draft);
  return (
    <div className="wizard-body wizard-body-full">
      <div className="wizard-heading">
        <div>
          <h1 className="heading-1" tabIndex={-1}>
            {stepOf(12).heading}
          </h1>
          <p className="muted">{stepOf(12).lead}</p>
        </div>
      </div>
      <BegunNote begun={wizard.payment.begun} answers={draft.answers} />
      {directors && directors.length > 0 ? (
        <Ranking wizard={wizard} directors={directors} />
      ) : (
        <NoRanking wizard={wizard} isKnown={directors !== null} />
      )}
    </div>
  );
}

function Analysis({ wizard: { dispatch, rank } }: { wizard: Wizard }) {
  useEffect(() => {
    rank();
    const timer = setTimeout(() => dispatch({ type: 'analysis-ended' }), analysisMs);
    return () => clearTimeout(timer);
  }, [dispatch, rank]);
  return (
    <div className="wizard-body wizard-body-full analysis">
      <Leader from={4} loop={false} label="Ranking directors, about four seconds" labelHidden />
      <div className="analysis-words">
        <h1 className="heading-2" tabIndex={-1}>
          Reading your brief against every director
        </h1>
        <p className="muted">Budget fit, platform fit, approach, location and past work.</p>
      </div>
    </div>
  );
}

function Ranking({ wizard, directors }: { wizard: Wizard; directors: MatchedDirector[] }) {
  const { draft, dispatch } = wizard;
  const { shown, next, more, end } = useMoreNearEnd(directors.length);
  const list = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const error = useFieldErrors(wizard).selectedDirector;
  const showMore = () => {
    more();
    // The button may be gone; the first new row is where one goes on.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[shown]?.focus());
  };
  return (
    <div>
      <FieldError id={errorId}>{error}</FieldError>
      <InCommon reasons={draft.matches?.common ?? []} />
      <div ref={list} className="matches" role="radiogroup" aria-label="Directors">
        {directors.slice(0, shown).map((director, index) => (
          <DirectorRow
            key={director.id}
            director={director}
            rank={index + 1}
            chosen={draft.answers.selectedDirector === director.id}
            invalid={error !== undefined}
            errorId={errorId}
            onChoose={() => dispatch({ type: 'director-chosen', id: director.id })}
          />
        ))}
      </div>
      <div ref={end} className="matches-end">
        {next > 0 ? (
          <>
            <p className="meta">
              Showing {shown} of {directors.length} directors
            </p>
            <Button compact onClick={showMore}>
              Show {next} more
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

// What most of them share sets nobody apart: it is said here, and in no row.
function InCommon({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return <p className="muted matches-common">True of most of them: {reasons.join('\u00a0· ')}</p>;
}

// Still being ranked when the analysis was over, or nothing came of it. Where nobody was asked yet for the
// answers as they stand, as after a change in another tab, they are ranked anew.
function NoRanking({ wizard, isKnown }: { wizard: Wizard; isKnown: boolean }) {
  const { draft, rank } = wizard;
  const isUnasked = !isKnown && !draft.matching && !draft.matchingFailed;
  useEffect(() => {
    if (isUnasked) rank();
  }, [isUnasked, rank]);
  if (draft.matching || isUnasked) {
    return (
      <div className="matches-wait">
        <Leader size="medium" label="Still ranking. A moment more." />
      </div>
    );
  }
  if (!draft.matchingFailed) return <NobodyFree onRetry={rank} />;
  const wait = draft.matchingFailed.retryAfterSeconds;
  return (
    <div className="panel matches-none" role="alert">
      <Icon name="alert" />
      <div>
        <h2 className="heading-3">The directors could not be ranked</h2>
        <p className="muted">
          {wait === null
            ? 'We could not be reached just now. Everything you entered is still here.'
            : `That was the limit for now. Try again ${waitingTime(wait)}; everything stays here.`}
        </p>
      </div>
      <Button onClick={rank}>Try again</Button>
    </div>
  );
}

function NobodyFree({ onRetry }: { onRetry: () => void }) {
  const { phone } = useHouseFacts();
  return (
    <div className="panel matches-none" role="alert">
      <Icon name="alert" />
      <div>
        <h2 className="heading-3">No director is free just now</h2>
        <p className="muted">
          Everything you entered stays here. Try again later
          {phone ? `, or call us: ${phone}.` : '.'}
        </p>
      </div>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
