import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { PublicDirector } from '#domain/directors/director.ts';
import picture from '../../ui/art/chair.svg';
import { stillOfDirector } from '../../ui/art/reels/stills.ts';
import { Badge } from '../../ui/badge.tsx';
import { Avatar } from '../../ui/directors/avatar.tsx';
import { DirectorRating } from '../../ui/directors/director-rating.tsx';
import { DirectorSampleBadge } from '../../ui/directors/director-sample-badge.tsx';
import { ReelPlayer } from '../../ui/directors/reel-player.tsx';
import { SiteHeader } from '../../ui/page/site-header.tsx';
import { isAvailable } from '../is-available.ts';
import { TagList } from '../tag-list.tsx';
import { BackToDirectors } from './back-to-directors.tsx';
import { ReadyToWork } from './ready-to-work.tsx';

/** The profile of one director. */
export function ProfileScreen({ director }: { director: PublicDirector }) {
  const { name, bio, video_reel_url, video_reel_duration } = director;
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page directors-page">
        <BackToDirectors />
        <div className="profile">
          <ProfileCard director={director} />
          <div className="profile-body">
            <ReelPlayer
              title={`Reel of ${name}`}
              url={video_reel_url}
              duration={video_reel_duration}
              still={stillOfDirector(director)}
            />
            {bio ? (
              <section>
                <h2 className="heading-2">About</h2>
                <p className="profile-about">{bio}</p>
              </section>
            ) : null}
            <Skills director={director} />
            <ReadyToWork name={name} website={director.website_url} />
          </div>
        </div>
      </main>
    </>
  );
}

function Skills({ director: { skills, tools } }: { director: PublicDirector }) {
  if (skills.length === 0 && tools.length === 0) return null;
  return (
    <section>
      <h2 className="heading-2">Skills &amp; Expertise</h2>
      <div className="profile-skills">
        <TagList label="Core Skills" tags={skills} />
        <TagList label="Tools &amp; Technologies" tags={tools} />
      </div>
    </section>
  );
}

function ProfileCard({ director }: { director: PublicDirector }) {
  const { id, name, location, rating, review_count, categories, sample } = director;
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useNavigationType() === 'PUSH'; // what had the focus is gone
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
  }, [isArrival]);
  return (
    <aside className="panel profile-card" aria-label="At a glance">
      <Avatar id={id} name={name} image={director.profile_image} large />
      <div>
        <h1 className="heading-1 profile-name" tabIndex={-1} ref={heading}>
          {name}
        </h1>
        {location ? <p className="muted">{location}</p> : null}
      </div>
      <DirectorRating rating={rating} reviews={review_count} />
      <p className="profile-badges">
        {isAvailable(director) ? (
          <Badge tone="available">Available</Badge>
        ) : (
          <Badge>Currently busy</Badge>
        )}
        {sample ? <DirectorSampleBadge /> : null}
      </p>
      {sample ? (
        <p className="muted profile-note">An invented person, to show what a profile holds.</p>
      ) : null}
      <TagList label="Categories" tags={categories} />
    </aside>
  );
}

/** Stands where a director is gone or never was. */
export function NoSuchDirector() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page directors-page">
        <div className="empty-state">
          <div className="empty-state-picture">
            <img src={picture} alt="" width="260" height="150" />
          </div>
          <h1 className="heading-2">Director Not Found</h1>
          <p>The director profile you're looking for doesn't exist</p>
          <BackToDirectors inPage />
        </div>
      </main>
    </>
  );
}
