import { execFileSync } from 'node:child_process';

export type Changed = {
  /** The commit that is compared with. */
  base: string;
  /** Changed since then, committed or not, and files not known to git yet. */
  files: string[];
};

/** What changed since this branch left `main`; on `main` itself, what is not committed. */
export function changedFiles(): Changed {
  const base = git('merge-base', 'HEAD', mainBranch());
  const files = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap((list) => list.split('\n').filter(Boolean));
  return { base, files };
}

// A checkout for one branch alone knows the other by its remote's name.
function mainBranch(): string {
  const known = git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes');
  const names = ['refs/heads/main', 'refs/remotes/origin/main'];
  return names.find((name) => known.split('\n').includes(name)) ?? 'HEAD';
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
