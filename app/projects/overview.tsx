import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FoundProject } from '#domain/projects/member-projects.ts';
import type { Project } from '#domain/projects/project.ts';
import { formatOf } from '#domain/projects/project-format.ts';
import { notSpecified, projectWords } from '#domain/projects/project-words.ts';
import { PaperBoard } from '../ui/paper/paper-sheet.tsx';
import type { FrameFormat } from '../ui/paper/storyboard-frames.tsx';
import { FirstFrame } from './first-frame.tsx';

type OverviewProps = { project: Project; director: FoundProject['director'] };

/** The project at a glance, with its frames beside it. */
export function Overview({ project, director }: OverviewProps) {
  const words = projectWords(project.form_data);
  const frames = project.storyboard_frames;
  const chosen = director ? <Profile {...director} /> : notSpecified;
  return (
    <div className={frames.length > 0 ? 'overview' : 'overview overview-alone'}>
      <article className="paper overview-sheet" aria-label="Overview">
        <Facts
          title="Project Details"
          facts={[
            ['Product Name', project.product_name || notSpecified],
            ['Creative Approach', words.approach],
            ['Video Style', words.videoStyle],
            ['Platforms', words.platforms.join(', ') || notSpecified],
          ]}
        />
        <Facts
          title="Production Info"
          facts={[
            ['Budget', words.budget],
            ['Schedule', words.schedule],
            ['Target Audience', words.audience],
            ['Storyboard Frames', String(frames.length)],
            ['Creative Director', chosen],
          ]}
        />
        {words.description ? (
          <section>
            <h2 className="overview-heading">Product Description</h2>
            <p className="overview-text" dir="auto">
              {words.description}
            </p>
          </section>
        ) : null}
      </article>
      {frames.length > 0 ? <FrameStrip project={project} /> : null}
    </div>
  );
}

function Profile({ id, name }: { id: string; name: string }) {
  return (
    <Link className="text-link" to={`/director/${encodeURIComponent(id)}`}>
      {name}
    </Link>
  );
}

function Facts({ title, facts }: { title: string; facts: [label: string, text: ReactNode][] }) {
  return (
    <section>
      <h2 className="overview-heading">{title}</h2>
      <dl className="overview-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const tallClass: Partial<Record<FrameFormat, string>> = {
  '9:16': 'overview-frames-tall',
  '4:5': 'overview-frames-portrait',
};

function FrameStrip({ project }: { project: Project }) {
  const tall = tallClass[formatOf(project)] ?? '';
  return (
    <PaperBoard label="Storyboard frames">
      <div className={`overview-frames ${tall}`}>
        {project.storyboard_frames.map((frame, index) => (
          <figure key={`${frame.title}-${frame.imageUrl}`}>
            <FirstFrame frames={[frame]} />
            <figcaption className="mono">Frame {index + 1}</figcaption>
          </figure>
        ))}
      </div>
    </PaperBoard>
  );
}
