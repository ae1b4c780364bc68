import { Badge } from '#app/ui/badge.tsx';
import { ChoiceCard } from '#app/ui/controls/choice-card.tsx';
import { togglePlatform } from '#domain/wizard/answers.ts';
import { labels, platforms } from '#domain/wizard/options.ts';
import { CardPicture } from '../overlay/card-picture.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Step 2. The order of choosing counts: the first platform is the primary cut. */
export function Platforms({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch } = wizard;
  const chosen = draft.answers.platform;
  return (
    <StepLayout draft={draft} slateRoom={chosen.length === 0}>
      <fieldset className="choice-cards">
        <legend className="sr-only">Platforms, one or more</legend>
        {platforms.map((platform) => (
          <ChoiceCard
            key={platform}
            type="checkbox"
            name="platform"
            value={platform}
            picture={<CardPicture of={platform} />}
            title={
              <span className="wizard-card-title">
                {labels.platform[platform]}
                {chosen[0] === platform ? (
                  <Badge tone="primary">Primary</Badge>
                ) : (
                  <span className="badge badge-primary wizard-primary-room" aria-hidden="true" />
                )}
              </span>
            }
            hint={`${labels.platformFormat[platform]} ${labels.platformShape[platform]}`}
            checked={chosen.includes(platform)}
            onChange={() =>
              dispatch({
                type: 'answered',
                answers: { platform: togglePlatform(chosen, platform) },
              })
            }
          />
        ))}
      </fieldset>
    </StepLayout>
  );
}
