/** Said where the application cannot run; `sent`: a form was sent by the browser itself. */
export function AuthNoScript({ sent }: { sent: boolean }) {
  const words = 'Signing in needs JavaScript, which does not run in this page.';
  return sent ? (
    <p className="field-error">{words}</p>
  ) : (
    <noscript>
      <p className="field-error">{words}</p>
    </noscript>
  );
}
