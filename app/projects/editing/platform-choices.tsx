import { cutFor, shapeOf } from '#domain/script/cuts.ts';
import { labels, type Platform, platforms } from '#domain/wizard/options.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { inChosenFormat, platformsOf } from './edit-fields.ts';
import { InstagramFormat } from './instagram-format.tsx';
import type { ProjectEdit } from './use-project-edit.ts';

/** The platforms of a project: the primary one stands, the others are chosen and taken out. */
export function PlatformChoices({ edit }: { edit: ProjectEdit }) {
  const { began, fields, dispatch } = edit;
  const chosen = platformsOf(fields);
  const formats = inChosenFormat(edit.project, fields).form_data;
  const isKnown = (one: string): one is Platform => platforms.some((known) => known === one);
  const primary = platformsOf(began).find(isKnown);
  const toggle = (platform: Platform) => {
    const next = chosen.includes(platform)
      ? chosen.filter((one) => one !== platform)
      : [...chosen, platform];
    dispatch({ type: 'typed', changes: { platform: next.join() } });
  };
  return (
    <div className="edit-platforms">
      {primary ? (
        <p>
          <b>{labels.platform[primary]}</b> {cutFor(primary, formats).aspect}: the primary cut,
          which the script and the storyboard above are.
        </p>
      ) : null}
      {platforms
        .filter((platform) => platform !== primary)
        .map((platform) => (
          <Checkbox
            key={platform}
            name="platform"
            label={labels.platform[platform]}
            hint={`${cutFor(platform, formats).aspect}, ${shapeOf(platform, formats)}`}
            checked={chosen.includes(platform)}
            onChange={() => toggle(platform)}
          />
        ))}
      {chosen.includes('instagram') ? (
        <InstagramFormat edit={edit} isPrimary={primary === 'instagram'} />
      ) : null}
    </div>
  );
}
