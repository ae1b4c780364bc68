import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isWizardWaiting } from './auth-return.ts';

/** Back to the wizard without an account, for who came from there. */
export function AuthWizardWay() {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(isWizardWaiting()), []);
  if (!isWaiting) return null;
  return (
    <p className="auth-ways">
      Your project is kept in this window.
      <Link className="text-link" to="/">
        Back to my project
      </Link>
    </p>
  );
}
