import { useId } from 'react';
import { hasStill, stillOfDirector } from '#app/ui/art/reels/stills.ts';
import { Badge } from '#app/ui/badge.tsx';
import { DirectorRating } from '#app/ui/directors/director-rating.tsx';
import { DirectorSampleBadge } from '#app/ui/directors/director-sample-badge.tsx';
import { DirectorStill } from '#app/ui/directors/director-still.tsx';
import { ReelPlayer } from '#app/ui/directors/reel-player.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { MatchedDirector } from '#domain/functions/match-directors.ts';
import { formatDollars } from '#domain/money.ts';
import { embedOf } from '#domain/video-embed.ts';

type DirectorRowProps = {
  director: MatchedDirector;
  rank: number;
  chosen: boolean;
  invalid: boolean;
  errorId: string;
  onChoose: () => void;
};

const mostSkills = 3;
const mostReasons = 5;
// The dot stays at the end of a line.
const separator = '\u00a0· ';

/** One ranked director as a real radio: the row is its label, reel and profile stay their own. */
export function DirectorRow(props: DirectorRowProps) {
  const { director, rank, chosen, invalid, errorId, onChoose } = props;
  const factsId = useId();
  return (
    <div className="match">
      <input
        type="radio"
        className="choice-input"
        name="selectedDirector"
        value={director.id}
        checked={chosen}
        aria-label={`${chosen ? 'Selected' : 'Select'} ${director.name}`}
        aria-describedby={invalid ? `${errorId} ${factsId}` : factsId}
        aria-invalid={invalid || undefined}
        onChange={onChoose}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChoose();
        }}
      />
      <span className="tall match-rank">
        <span className="sr-only">Rank </span>
        {rank}
      </span>
      <Reel director={director} />
      <Facts director={director} id={factsId} />
      <div className="match-figures">
        <p>
          <b className="tall match-score">{director.matchScore}</b>
          <span className="match-label">Match score</span>
        </p>
        {director.startingAt === null ? null : (
          <p className="match-price">From {formatDollars(director.startingAt)}</p>
        )}
      </div>
      <span className="match-select" aria-hidden="true">
        {chosen ? (
          <>
            <Icon name="check" /> Selected
          </>
        ) : (
          'Select'
        )}
      </span>
    </div>
  );
}

function Reel({ director }: { director: MatchedDirector }) {
  const { name, video_reel_url: url, video_reel_duration: duration } = director;
  const still = stillOfDirector(director);
  return (
    <div className="match-reel">
      {url && embedOf(url) ? (
        <ReelPlayer
          key={url}
          title={`Reel of ${name}`}
          url={url}
          duration={duration}
          still={still}
        />
      ) : hasStill(director) ? (
        <DirectorStill src={still} />
      ) : (
        <p className="still still-none">No reel yet</p>
      )}
    </div>
  );
}

function Facts({ director, id }: { director: MatchedDirector; id: string }) {
  const { name, location, reasons, skills, sample, availability_status: status } = director;
  return (
    <div className="match-facts">
      <h2 className="match-name">{name}</h2>
      <div id={id} className="match-about">
        <div className="match-place">
          {location ? <span>{location}</span> : null}
          <DirectorRating rating={director.rating} reviews={director.review_count} />
          {sample ? <DirectorSampleBadge /> : null}
        </div>
        <p className="match-badges">
          {status === 'available' ? null : <Badge>Currently busy</Badge>}
          {skills.slice(0, mostSkills).map((skill) => (
            <Badge key={skill}>{skill}</Badge>
          ))}
        </p>
        {reasons.length > 0 ? (
          <p className="match-reasons">{reasons.slice(0, mostReasons).join(separator)}</p>
        ) : null}
      </div>
      <div className="match-foot">
        <MoreReasons reasons={reasons.slice(mostReasons)} />
        {director.hasProfile ? (
          <a
            className="text-link match-profile"
            href={`/director/${encodeURIComponent(director.id)}`}
            target="_blank"
            rel="noreferrer"
          >
            View profile<span className="sr-only"> of {name} in a new tab</span>
          </a>
        ) : null}
      </div>
    </div>
  );
}

// The lighter reasons, on request.
function MoreReasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <details className="match-more">
      <summary>
        {reasons.length} more {reasons.length === 1 ? 'reason' : 'reasons'}
      </summary>
      <p className="match-reasons">{reasons.join(separator)}</p>
    </details>
  );
}
