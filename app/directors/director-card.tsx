import { memo, useId } from 'react';
import { Link } from 'react-router';
import type { PublicDirector } from '#domain/directors/director.ts';
import { embedOf } from '#domain/video-embed.ts';
import { hasStill, stillOfDirector } from '../ui/art/reels/stills.ts';
import { Avatar } from '../ui/directors/avatar.tsx';
import { DirectorRating } from '../ui/directors/director-rating.tsx';
import { DirectorSampleBadge } from '../ui/directors/director-sample-badge.tsx';
import { DirectorStill, PlayMark } from '../ui/directors/director-still.tsx';
import { Icon } from '../ui/icon.tsx';
import { isAvailable } from './is-available.ts';
import { rememberOpened } from './opened-card.ts';
import { profilePath } from './profile/structured-data.ts';
import { TagList } from './tag-list.tsx';

const mostTags = 4;

/** A director in the list. One link that covers the card; its name begins with the director's. */
export const DirectorCard = memo(function DirectorCard({ director }: { director: PublicDirector }) {
  const reel = director.video_reel_url ? embedOf(director.video_reel_url) : null;
  const viewId = useId();
  return (
    <li className="director-card">
      {hasStill(director) ? (
        <DirectorStill
          src={stillOfDirector(director)}
          duration={reel && director.video_reel_duration}
        >
          {reel ? <PlayMark /> : null}
        </DirectorStill>
      ) : (
        <p className="still still-none">No reel yet</p>
      )}
      <div className="director-card-body">
        <Who director={director} viewId={viewId} />
        <div className="director-facts">
          <DirectorRating rating={director.rating} reviews={director.review_count} />
          {director.sample ? <DirectorSampleBadge /> : null}
        </div>
        {director.bio ? (
          <div>
            <p className="director-label">About</p>
            <p className="director-about">{director.bio}</p>
          </div>
        ) : null}
        <TagList label="Expertise" tags={director.skills} most={mostTags} />
        <TagList label="Tools" tags={director.tools} most={mostTags} />
        <p className="director-card-foot">
          {isAvailable(director) ? (
            <span className="director-available">Available for Projects</span>
          ) : (
            <span className="muted">Currently busy</span>
          )}
          <span className="director-view" id={viewId} aria-hidden="true">
            View Full Profile <Icon name="arrow" />
          </span>
        </p>
      </div>
    </li>
  );
});

function Who({ director, viewId }: { director: PublicDirector; viewId: string }) {
  const { id, name, location } = director;
  const nameId = useId();
  return (
    <div className="director-who">
      <Avatar id={id} name={name} image={director.profile_image} />
      <div>
        <h2>
          <Link
            className="director-card-link"
            to={profilePath(id)}
            state={{ fromDirectory: true }}
            onClick={() => rememberOpened(id)}
            id={nameId}
            aria-labelledby={`${nameId} ${viewId}`}
            discover="none"
          >
            {name}
          </Link>
        </h2>
        {location ? <p className="director-location">{location}</p> : null}
      </div>
    </div>
  );
}

/** Holds the place of a director who is being loaded. */
export function CardSkeleton() {
  return (
    <li className="director-card director-skeleton" aria-hidden="true">
      <div className="still" />
      <div className="director-card-body">
        <div className="director-who">
          <span className="avatar skeleton-bar" />
          <span className="skeleton-bar skeleton-half" />
        </div>
        <span className="skeleton-bar" />
        <span className="skeleton-bar" />
        <span className="skeleton-bar skeleton-half" />
      </div>
    </li>
  );
}
