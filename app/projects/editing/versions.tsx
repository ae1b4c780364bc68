import type { Project } from '#domain/projects/project.ts';
import { formatOf } from '#domain/projects/project-format.ts';
import { platformWords } from '#domain/projects/project-words.ts';
import { textChanges } from '#domain/text-changes.ts';
import { labels } from '#domain/wizard/options.ts';
import { ChipChoice } from '../../ui/controls/chip.tsx';
import { LineChanges } from '../../ui/page/line-changes.tsx';
import { ScrollRegion } from '../../ui/page/scroll-region.tsx';
import { StoryboardFrames } from '../../ui/paper/storyboard-frames.tsx';
import {
  type EditFields,
  type FieldName,
  fieldLabels,
  fieldsOf,
  platformsOf,
} from './edit-fields.ts';
import type { Side } from './settle-edits.ts';
import type { ProjectEdit } from './use-project-edit.ts';

const bySide = { gone: 'Yours alone', new: 'Theirs alone' };

/** Both versions of each field in which they differ, side by side, to choose between. */
export function Versions({ edit }: { edit: ProjectEdit }) {
  const { conflict, fields, dispatch } = edit;
  if (!conflict) return null;
  const { theirs, sides } = conflict;
  return (
    <section className="versions" aria-labelledby="versions-heading">
      <div className="grid gap-2">
        <h2 id="versions-heading" className="heading-2" tabIndex={-1}>
          This project changed while you were editing
        </h2>
        <p className="muted">
          Choose what stays in each field, then save. What is not listed is the same in both. Of
          texts with several lines, a struck line is yours alone, a marked one theirs alone.
        </p>
      </div>
      {(Object.keys(sides) as FieldName[]).map((name) => (
        <fieldset key={name}>
          <legend className="legend">{fieldLabels[name]}</legend>
          <Lines mine={fields[name]} theirs={fieldsOf(theirs)[name]} />
          <div className="version-pair">
            {(['mine', 'theirs'] as const).map((side) => (
              <Version
                key={side}
                side={side}
                name={name}
                project={theirs}
                fields={side === 'mine' ? fields : fieldsOf(theirs)}
                chosen={sides[name] === side}
                onChoose={() => dispatch({ type: 'sided', name, side })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

type Value = EditFields[FieldName];

/** Of a long text, the lines in which the versions differ: nobody finds a word by reading it twice. */
function Lines({ mine, theirs }: { mine: Value; theirs: Value }) {
  if (typeof mine !== 'string' || typeof theirs !== 'string') return null;
  if (!mine.includes('\n') && !theirs.includes('\n')) return null;
  return <LineChanges changes={textChanges(mine, theirs)} of={bySide} />;
}

const words = {
  mine: { title: 'Yours', choice: 'Keep mine' },
  theirs: { title: 'Theirs', choice: 'Use theirs' },
};

type VersionProps = {
  side: Side;
  name: FieldName;
  project: Project;
  fields: EditFields;
  chosen: boolean;
  onChoose: () => void;
};

function Version({ side, name, project, fields, chosen, onChoose }: VersionProps) {
  const { title, choice } = words[side];
  return (
    <div className={chosen ? 'version version-chosen' : 'version'}>
      <b>{title}</b>
      <VersionContent name={name} project={project} fields={fields} />
      <ChipChoice label={choice} name={`side-${name}`} checked={chosen} onChange={onChoose} />
    </div>
  );
}

function VersionContent({
  name,
  project,
  fields,
}: Pick<VersionProps, 'name' | 'project' | 'fields'>) {
  const isBoard = name === 'storyboard_frames';
  if (isBoard && fields[name].length > 0) {
    return (
      <div className="paper paper-board">
        <StoryboardFrames frames={fields[name]} format={formatOf(project)} />
      </div>
    );
  }
  const text = isBoard ? '' : shownText(name, fields[name]);
  return text ? (
    <ScrollRegion className="version-text" label={fieldLabels[name]}>
      {text}
    </ScrollRegion>
  ) : (
    <p className="muted">{isBoard ? 'No frames' : 'Nothing'}</p>
  );
}

function shownText(name: FieldName, value: string): string {
  const choices: Partial<Record<FieldName, Record<string, string>>> = {
    schedule: labels.schedule,
    videoStyle: labels.videoStyle,
    creativeApproach: labels.creativeApproach,
  };
  if (name === 'platform') {
    return platformWords(platformsOf({ platform: value })).join(', ');
  }
  const known = choices[name];
  return known && Object.hasOwn(known, value) ? (known[value] ?? value) : value;
}
