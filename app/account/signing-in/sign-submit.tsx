import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type SignSubmitProps = {
  label: string;
  /** The label while the request is under way. */
  busyLabel: string;
  busy: boolean;
  /** What failed and belongs to no field. */
  problem: string;
};

/** The one button of a form, under what failed. */
export function SignSubmit({ label, busyLabel, busy, problem }: SignSubmitProps) {
  return (
    <>
      {problem ? (
        <p className="field-error" role="alert">
          <Icon name="alert" />
          <span>{problem}</span>
        </p>
      ) : null}
      <Button variant="primary" type="submit" className="auth-wide" loading={busy} data-intent="">
        {busy ? busyLabel : label}
      </Button>
    </>
  );
}
