/** For who comes from a package's mail, or from a link to the projects. */
export function AuthProjectsNote({ next }: { next: string | null }) {
  if (next !== '/projects') return null;
  return (
    <p className="auth-ways">
      A package that was mailed to you appears in My Projects once you have an account with that
      address and have verified it.
    </p>
  );
}
