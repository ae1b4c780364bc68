import { useState } from 'react';
import type { Enrolment } from '#domain/contract/auth-routes.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { focusSection } from '../account-section.tsx';

type Stage =
  | { at: 'rest' }
  | { at: 'setup'; enrolment: Enrolment }
  /** `isNew`: the second factor itself, not its codes alone. */
  | { at: 'codes'; codes: string[]; isNew: boolean };

const rest: Stage = { at: 'rest' };

/** Where setting up, renewing and stopping the second factor stand, and what leads on. */
export function useSecondFactor(onChanged: () => void) {
  const { show } = useToast();
  const [stage, setStage] = useState<Stage>(rest);
  const leave = () => {
    setStage(rest);
    focusSection('second-factor');
  };
  return {
    stage,
    leave,
    start: (enrolment: Enrolment) => setStage({ at: 'setup', enrolment }),
    confirm: () => {
      if (stage.at !== 'setup') return;
      setStage({ at: 'codes', codes: stage.enrolment.backupCodes, isNew: true });
      onChanged();
    },
    renew: (codes: string[]) => {
      setStage({ at: 'codes', codes, isNew: false });
      onChanged();
    },
    // Said only now: over the codes a toast would stand in the way.
    keep: () => {
      const text = 'The next sign-in asks for a code of your app.';
      if (stage.at === 'codes' && stage.isNew) show({ title: 'Second factor is on', text });
      leave();
    },
    stop: () => {
      focusSection('second-factor');
      show({ title: 'Second factor is off', text: 'No code is asked for any more.' });
      onChanged();
    },
  };
}
