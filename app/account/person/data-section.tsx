import { buttonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { AccountSection } from '../account-section.tsx';

export function DataSection() {
  return (
    <AccountSection
      id="data"
      title="Your data"
      text="Everything we keep of you, in one file that other programs can read."
    >
      <p className="muted">
        Your profile, sessions and ways to sign in; your projects with their earlier takes; the
        packages you sent, with their rows in our list of requests; what you asked to have produced,
        your payments, and the mails you got. What was sent to your address without an account is in
        it once the address is verified. Passwords and keys are left out.
      </p>
      <div className="account-actions">
        <a className={buttonClass({})} href="/api/account/export" download>
          <Icon name="download" /> Download your data
        </a>
      </div>
    </AccountSection>
  );
}
