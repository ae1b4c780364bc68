import { Button } from '#app/ui/button.tsx';
import { isReachable } from '#domain/wizard/routing.ts';
import { stepOf } from '#domain/wizard/steps.ts';
import { canContinue } from '#domain/wizard/validity.ts';
import { ContinueButton } from './continue-button.tsx';
import type { Wizard } from './use-wizard.ts';

/** The buttons of the footer: what the step leads to, or Cancel while something is written. */
export function StepActions({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch } = wizard;
  if (draft.writing && draft.writing.kind !== 'revision') {
    return (
      <div className="wizard-actions">
        <Button onClick={() => dispatch({ type: 'cancelled' })}>Cancel</Button>
      </div>
    );
  }
  const actions = actionsOf(wizard);
  return actions ? <div className="wizard-actions">{actions}</div> : null;
}

function actionsOf(wizard: Wizard) {
  const { draft, advance } = wizard;
  const ready = canContinue(draft);
  const goOn = (label: string) => <Button onClick={advance}>{label}</Button>;
  switch (draft.step) {
    case 4:
      return isReachable(draft, 5) ? goOn('Back to your concepts') : null;
    case 5:
      return isReachable(draft, 6) ? goOn('Keep your brief') : null;
    case 7:
      return (
        <>
          {isReachable(draft, 8) ? goOn('Keep your script') : null}
          <ContinueButton missing={!ready} onPress={wizard.generate}>
            Generate
          </ContinueButton>
        </>
      );
    case 8:
      return (
        <ContinueButton icon="mail" missing={!ready} onPress={advance}>
          Email My Creative Package
        </ContinueButton>
      );
    case 9:
      return (
        <ContinueButton busy={draft.sending !== null} onPress={wizard.send}>
          {draft.sending ? 'Sending...' : 'Continue with Email'}
        </ContinueButton>
      );
    case 9.5:
      return <ContinueButton onPress={wizard.close}>Close &amp; Return to Home</ContinueButton>;
    default: {
      const { continues } = stepOf(draft.step);
      if (continues === 'never' || (continues === 'once-valid' && !ready)) return null;
      return (
        <ContinueButton missing={!ready} onPress={advance}>
          Continue
        </ContinueButton>
      );
    }
  }
}
