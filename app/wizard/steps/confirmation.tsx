import { stillOf } from '#app/ui/art/reels/stills.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Avatar } from '#app/ui/directors/avatar.tsx';
import { DirectorRating } from '#app/ui/directors/director-rating.tsx';
import { DirectorSampleBadge } from '#app/ui/directors/director-sample-badge.tsx';
import { ReelPlayer } from '#app/ui/directors/reel-player.tsx';
import { useHouseFacts } from '#app/use-house-facts.ts';
import type { MatchedDirector } from '#domain/functions/match-directors.ts';
import { embedOf } from '#domain/video-embed.ts';
import { chosenDirector } from '#domain/wizard/draft/draft.ts';
import { nextThings } from '../hiring/next-things.ts';
import { PaymentPart } from '../hiring/paying/payment-part.tsx';
import { payerAddress } from '../hiring/paying/use-payment.ts';
import { ReceiptNote } from '../hiring/receipt-note.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Step 11, after 12. What happens next, who was chosen, and how to talk to the house. */
export function Confirmation({ wizard }: { wizard: Wizard }) {
  const { draft } = wizard;
  const { made, stage } = wizard.payment;
  const { callUrl, demoVideos } = useHouseFacts();
  const director = chosenDirector(draft);
  const films = demoVideos.filter((address) => embedOf(address) !== null);
  return (
    <StepLayout draft={draft}>
      <ReceiptNote draft={draft} />
      <PaymentPart wizard={wizard} />
      <ol className="next-things">
        {nextThings(draft, { stage, made, payer: payerAddress(draft) }).map(({ title, text }) => (
          <li key={title}>
            <div>
              <h2 className="heading-3">{title}</h2>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="confirmation-people">
        {director ? <Card director={director} /> : null}
        {callUrl ? <StrategyCall url={callUrl} /> : null}
      </div>
      {films.length > 0 ? <DemoFilms films={films} /> : null}
    </StepLayout>
  );
}

function Card({ director }: { director: MatchedDirector }) {
  const { id, name, location, rating, review_count, profile_image, sample } = director;
  return (
    <section className="panel chosen-card" aria-label="Your director">
      <Avatar id={id} name={name} image={profile_image} />
      <div>
        <p className="meta">Your director</p>
        <h2 className="match-name">{name}</h2>
        <div className="match-place">
          {location ? <span>{location}</span> : null}
          <DirectorRating rating={rating} reviews={review_count} />
        </div>
        {sample ? <DirectorSampleBadge /> : null}
      </div>
    </section>
  );
}

function StrategyCall({ url }: { url: string }) {
  return (
    <section className="panel strategy-call" aria-labelledby="strategy-call">
      <h2 id="strategy-call" className="heading-3">
        Rather talk first?
      </h2>
      <p className="muted">Pick a time that suits you. The call is about this package.</p>
      <a className={buttonClass({})} href={url} target="_blank" rel="noreferrer">
        Book a strategy call<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </section>
  );
}

function DemoFilms({ films }: { films: readonly string[] }) {
  return (
    <section aria-labelledby="demo-films">
      <h2 id="demo-films" className="legend">
        Demo videos
      </h2>
      <div className="demo-films">
        {films.map((film, index) => (
          <ReelPlayer
            key={film}
            title={`Demo video ${index + 1}`}
            url={film}
            duration={null}
            still={stillOf(film)}
          />
        ))}
      </div>
    </section>
  );
}
