import { useEntitled } from '#app/downloads/use-entitled.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Leader } from '#app/ui/page/leader.tsx';
import { cutWords, type PlannedCut } from '#domain/cuts/cuts-of.ts';
import { canMakeCut } from '#domain/cuts/cutting.ts';
import { formatCents, starter } from '#domain/payments/offer.ts';
import { freeCutsInShort } from '#domain/payments/starter-contents.ts';
import { labels } from '#domain/wizard/options.ts';
import type { Wizard } from '../use-wizard.ts';

type CutToMakeProps = { film: Wizard; cut: PlannedCut; onMake: () => void };

/** What stands in a cut's place until it is made: what it will be, and the way to have it made. */
export function CutToMake({ film, cut, onMake }: CutToMakeProps) {
  const { draft, dispatch } = film;
  const { platform, aspect, seconds } = cut;
  const name = labels.platform[platform];
  const [primary] = draft.answers.platform;
  const hasStarter = useEntitled(!cut.isFree)?.has.has('powerpoint') ?? false;
  const isMaking = (draft.cutting[platform]?.making ?? null) !== null;
  return (
    <section className="panel cut-to-make" aria-busy={isMaking || undefined}>
      <h2 className="heading-2">{cutWords(cut)}</h2>
      {isMaking ? (
        <Leader size="medium" label={`Recomposing the film for ${name}`} />
      ) : (
        <>
          <p className="muted">
            Recomposed from the {primary ? labels.platform[primary] : 'primary'} cut, not scaled:
            the same idea, facts and cast, told in {seconds} seconds, with a board drawn for{' '}
            {aspect}.
          </p>
          {cut.isFree || hasStarter ? null : <StarterWords />}
        </>
      )}
      <Button
        unavailable={!isMaking && !canMakeCut(draft, platform)}
        onClick={isMaking ? () => dispatch({ type: 'cut-stopped', platform }) : onMake}
      >
        {isMaking ? 'Stop' : `Make the ${name} cut`}
      </Button>
    </section>
  );
}

const StarterWords = () => (
  <p className="muted">
    {freeCutsInShort}. All at once belong to the starter package, from the first day of its trial:{' '}
    {starter.trialDays} days free, then {formatCents(starter.cents)} a month.{' '}
    <a className="text-link" href="/account#payments" target="_blank" rel="noreferrer">
      See the starter package<span className="sr-only"> in a new tab</span>
    </a>
  </p>
);
