import { Badge } from '../badge.tsx';
import { Button } from '../controls/button.tsx';
import { Chip, ChipChoice, RemovableChip } from '../controls/chip.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { LinkButton } from '../controls/link-button.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { Section } from './section.tsx';

const icons: IconName[] = ['back', 'close', 'copy', 'mail', 'trash', 'refresh', 'pause', 'play'];

export function ButtonStates() {
  return (
    <Section title="Buttons, chips, badges">
      <div className="flex flex-wrap gap-3">
        <Button variant="primary">
          Continue <Icon name="arrow" />
        </Button>
        <Button variant="primary" loading>
          Sending...
        </Button>
        <Button variant="primary" unavailable>
          Continue
        </Button>
        <Button>Copy Script</Button>
        <Button loading>Copying...</Button>
        <Button unavailable>Copy Script</Button>
        <Button variant="ghost">Back</Button>
        <Button variant="danger">
          <Icon name="trash" /> Delete
        </Button>
        <Button variant="destroy">Delete project</Button>
        <Button compact>Compact</Button>
        <LinkButton to="/">A link</LinkButton>
      </div>
      <div className="flex flex-wrap gap-2">
        {icons.map((icon) => (
          <IconButton key={icon} icon={icon} label={icon} />
        ))}
      </div>
      <div className="chips">
        <Chip pressed={false}>Runway</Chip>
        <Chip pressed>Sora</Chip>
        <RemovableChip label="Blender" onRemove={() => {}} />
        <ChipChoice name="chip-choice" label="Brown" defaultChecked />
        <ChipChoice name="chip-choice" label="Black" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge tone="primary">available</Badge>
        <Badge>busy</Badge>
        <Badge tone="available">Available</Badge>
        <Badge tone="warning">In dispute</Badge>
        <Badge tone="format">9:16</Badge>
      </div>
    </Section>
  );
}
