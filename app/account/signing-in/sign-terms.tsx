/** For whom an account is, and what it is under. The pages open beside what was typed. */
export function SignTerms() {
  return (
    <p className="auth-terms">
      An account is for people of 18 or older. With it you accept the{' '}
      <NewTab href="/terms">Terms of Service</NewTab> and the{' '}
      <NewTab href="/privacy">Privacy Policy</NewTab>.
    </p>
  );
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a className="text-link" href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
