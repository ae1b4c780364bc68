import { type KeyboardEvent, useId, useState } from 'react';
import concepts from '../ui/art/feature-concepts.svg';
import director from '../ui/art/feature-director.svg';
import storyboard from '../ui/art/feature-storyboard.svg';
import { Icon } from '../ui/icon.tsx';

type Feature = { title: string; short: string; more: string; picture: string };

const features: Feature[] = [
  {
    title: 'AI-powered concepts',
    short: 'Answer a few questions about your product. Get three directions worth arguing about.',
    more: 'You say who it is for, where it runs and what it must do. We write three concepts that differ in hook, device and ending. Nobody phones you first.',
    picture: concepts,
  },
  {
    title: 'Instant script and storyboard',
    short: 'A timed script and four drawn frames, in the format your platform needs.',
    more: 'Picture on the left, sound on the right, every line with its seconds. The frames are drawn for 16:9, 9:16 or 1:1, not cropped. You can change any word.',
    picture: storyboard,
  },
  {
    title: 'Produce your commercial with a world-class creative director',
    short: 'When the idea is right, hand it to a person who makes ads for a living.',
    more: 'A director who has read your brief, script and frames starts from your idea instead of a blank page. You decide when; the package is yours either way.',
    picture: director,
  },
];

/** What the product does, in three cards; each explains itself on hover, focus or a press. */
export function FeatureCards() {
  return (
    <section className="features" aria-label="What you get">
      <ul>
        {features.map((feature) => (
          <FeatureCard key={feature.title} feature={feature} />
        ))}
      </ul>
    </section>
  );
}

function FeatureCard({ feature }: { feature: Feature }) {
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const titleId = useId();
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    if (event.target instanceof HTMLElement) event.target.blur();
  };
  return (
    <li className="feature-card paper" data-open={open || undefined} onKeyDown={closeOnEscape}>
      <div className="feature-picture">
        <img src={feature.picture} alt="" width="320" height="180" loading="lazy" />
        <p className="feature-more" id={moreId}>
          {feature.more}
        </p>
      </div>
      <button
        type="button"
        className="icon-button feature-toggle"
        data-intent=""
        aria-expanded={open}
        aria-describedby={moreId}
        aria-labelledby={`${moreId}-label ${titleId}`}
        onClick={() => setOpen(!open)}
        suppressHydrationWarning
      >
        <span className="sr-only" id={`${moreId}-label`}>
          More about:
        </span>
        <Icon name="plus" />
      </button>
      <div className="feature-text">
        <h2 id={titleId}>{feature.title}</h2>
        <p>{feature.short}</p>
      </div>
    </li>
  );
}
