import { Button } from '#app/ui/button.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PackageContents } from '../package-contents.tsx';
import { StepLayout } from '../step-layout.tsx';
import type { Wizard } from '../use-wizard.ts';

/** The end for a guest: where the package went and what is in it. */
export function Sent({ wizard }: { wizard: Wizard }) {
  const { draft, ask } = wizard;
  const { receipt } = draft;
  if (!receipt) return null;
  return (
    <StepLayout draft={draft} slate={false} lead={`It goes to ${receipt.email}.`}>
      <div className="package">
        <div className="panel package-form">
          {receipt.mailbox ? (
            <>
              <h2 className="heading-3">Mail stays on this machine</h2>
              <p className="muted">
                This is a local installation: nothing leaves it. Your package is in its own mailbox.
              </p>
              <a
                className={buttonClass({})}
                href={receipt.mailbox}
                target="_blank"
                rel="noreferrer"
              >
                <Icon name="mail" /> Open the mailbox
              </a>
            </>
          ) : (
            <>
              <h2 className="heading-3">Check your inbox</h2>
              <p className="muted">
                It is usually there within a few minutes. If not, look in the spam folder for a
                message from AD BUILDER.
              </p>
            </>
          )}
          <p className="muted">
            Everything stays here as long as this tab is open. Go back to change it and send it
            again, or begin with another product.
          </p>
          <Button onClick={() => ask({ kind: 'start-over' })}>Start over</Button>
        </div>
        <PackageContents
          draft={draft}
          frames={receipt.frames > 0 ? `${receipt.frames} frames` : 'Left out'}
        />
      </div>
    </StepLayout>
  );
}
