import { Badge } from '../../ui/badge.tsx';
import { AccountSection } from '../account-section.tsx';
import { SecondFactorCodes } from './second-factor-codes.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useSecondFactor } from './second-factor-stages.ts';

type SecondFactorSectionProps = {
  email: string;
  hasPassword: boolean;
  enabled: boolean;
  /** Recovery codes that were not used; null where there are none to have. */
  codesLeft: number | null;
  onChanged: () => void;
};

export function SecondFactorSection(props: SecondFactorSectionProps) {
  const { email, hasPassword, enabled, codesLeft, onChanged } = props;
  const { stage, start, confirm, renew, keep, leave, stop } = useSecondFactor(onChanged);
  const isOn = enabled || stage.at === 'codes';
  return (
    <AccountSection
      id="second-factor"
      title="Second factor"
      text="A code from an app on your phone, asked for whenever you sign in."
    >
      <p className="account-fact">
        <b>Authenticator app</b>
        <Badge tone={isOn ? 'available' : 'secondary'}>{isOn ? 'On' : 'Off'}</Badge>
      </p>
      {stage.at === 'codes' ? (
        <SecondFactorCodes codes={stage.codes} email={email} onKept={keep} />
      ) : enabled ? (
        <SecondFactorOn email={email} codesLeft={codesLeft} onCodes={renew} onStopped={stop} />
      ) : stage.at === 'setup' ? (
        <SecondFactorSetup enrolment={stage.enrolment} onCancel={leave} onConfirmed={confirm} />
      ) : (
        <SecondFactorOff email={email} hasPassword={hasPassword} onStarted={start} />
      )}
    </AccountSection>
  );
}
