import { Fragment, useContext, useEffect, useRef } from 'react';
import { samplePath } from '#domain/sharing/sample-work.ts';
import { RequestFacts } from '../../request-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { TapeA } from '../../ui/paper/tape-a.tsx';
import { type HeroEvent, startHeroVideo } from './hero-video.ts';
import startScript from './hero-video-start.ts?inline-script';

/** Headline over the lit set. The clip's script writes to the marked elements by itself. */
export function Hero({ covered }: { covered: boolean }) {
  const { nonce } = useContext(RequestFacts);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section.current) startHeroVideo(section.current);
  }, []);
  useEffect(() => {
    const told: HeroEvent = covered ? 'cover' : 'uncover';
    section.current?.dispatchEvent(new Event(told));
  }, [covered]);
  return (
    <section
      ref={section}
      className="hero"
      data-hero=""
      aria-label="AD BUILDER"
      suppressHydrationWarning
    >
      <Scene />
      <FormatGuides />
      <div className="hero-clock">
        <span className="mono" data-clock="" aria-hidden="true" suppressHydrationWarning>
          00:00:00:00
        </span>
        <button
          type="button"
          className="icon-button"
          data-pause=""
          aria-label="Play background video"
          hidden
          suppressHydrationWarning
        >
          <Icon name="pause" className="when-playing" />
          <Icon name="play" className="when-paused" />
        </button>
      </div>
      <div className="hero-copy">
        <h1>
          <span className="sr-only">AD BUILDER</span>
          <Poster />
        </h1>
        <div className="hero-under">
          <p className="hero-tagline">Big ideas for bold brands—yours, in minutes not months.</p>
          <a className="text-link hero-sample" href={samplePath}>
            See a finished sample
          </a>
        </div>
      </div>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, made by the build
        dangerouslySetInnerHTML={{ __html: startScript }}
      />
    </section>
  );
}

// Where the scene is higher than this crop is wide, the crop shows all that the clip shows.
const portrait = '(max-width: 47.99rem) and (max-aspect-ratio: 3/5)';

const clips = [{ name: 'hero-tall', media: portrait }, { name: 'hero' }];

function Scene() {
  return (
    <div className="hero-scene" aria-hidden="true">
      <picture>
        <source media={portrait} type="image/avif" srcSet="/hero/poster-tall.avif" />
        <source media={portrait} srcSet="/hero/poster-tall.jpg" />
        <source type="image/avif" srcSet="/hero/poster.avif" />
        <img src="/hero/poster.jpg" alt="" width="1600" height="900" fetchPriority="high" />
      </picture>
      <video muted loop playsInline preload="none" tabIndex={-1} disablePictureInPicture>
        {clips.map(({ name, media }) => (
          <Fragment key={name}>
            <source
              media={media}
              data-src={`/hero/${name}.webm`}
              type='video/webm; codecs="av01.0.05M.08"'
              suppressHydrationWarning
            />
            <source
              media={media}
              data-src={`/hero/${name}.mp4`}
              type="video/mp4"
              suppressHydrationWarning
            />
          </Fragment>
        ))}
      </video>
    </div>
  );
}

// The three cuts a visitor can order, in true proportion.
function FormatGuides() {
  return (
    <div className="hero-guides" aria-hidden="true">
      <i className="guide-landscape">
        <b>16:9 YouTube</b>
      </i>
      <i className="guide-square">
        <b>1:1 Instagram</b>
      </i>
      <i className="guide-vertical">
        <b>9:16 TikTok</b>
      </i>
    </div>
  );
}

function Poster() {
  return (
    <span className="hero-poster" aria-hidden="true">
      <span className="flex items-end">
        <TapeA />D
      </span>
      <span className="hero-poster-space" />
      <span className="hero-poster-second">BUILDER</span>
    </span>
  );
}
