import { useState } from 'react';
import type { Enrolment } from '../account-api.ts';
import { Badge } from '../ui/badge.tsx';
import { useToast } from '../ui/toast.tsx';
import { AccountSection, focusSection } from './account-section.tsx';
import { SecondFactorCodes } from './second-factor-codes.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

type SecondFactorSectionProps = {
  email: string;
  hasPassword: boolean;
  enabled: boolean;
  onChanged: () => void;
};
type Stage =
  | { at: 'rest' }
  | { at: 'setup'; enrolment: Enrolment }
  | { at: 'codes'; codes: string[] };

const rest: Stage = { at: 'rest' };

export function SecondFactorSection(props: SecondFactorSectionProps) {
  const { email, hasPassword, enabled, onChanged } = props;
  const toast = useToast();
  const [stage, setStage] = useState<Stage>(rest);
  const isOn = enabled || stage.at === 'codes';
  const confirmed = (codes: string[]) => {
    setStage({ at: 'codes', codes });
    toast.show({ title: 'Second factor is on', text: 'Keep your recovery codes before you go.' });
    onChanged();
  };
  const leave = () => {
    setStage(rest);
    focusSection('second-factor');
  };
  const stopped = () => {
    focusSection('second-factor');
    toast.show({ title: 'Second factor is off', text: 'Your password alone signs you in again.' });
    onChanged();
  };
  return (
    <AccountSection
      id="second-factor"
      title="Second factor"
      text="A code from an app on your phone, asked for after your password."
    >
      <p className="account-fact">
        <b>Authenticator app</b>
        <Badge tone={isOn ? 'available' : 'secondary'}>{isOn ? 'On' : 'Off'}</Badge>
      </p>
      {stage.at === 'codes' ? (
        <SecondFactorCodes codes={stage.codes} email={email} onKept={leave} />
      ) : enabled ? (
        <SecondFactorOn
          email={email}
          onCodes={(codes) => setStage({ at: 'codes', codes })}
          onStopped={stopped}
        />
      ) : stage.at === 'setup' ? (
        <SecondFactorSetup
          enrolment={stage.enrolment}
          onCancel={leave}
          onConfirmed={() => confirmed(stage.enrolment.backupCodes)}
        />
      ) : (
        <SecondFactorOff
          email={email}
          hasPassword={hasPassword}
          onStarted={(enrolment) => setStage({ at: 'setup', enrolment })}
        />
      )}
    </AccountSection>
  );
}
