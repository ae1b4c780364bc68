const longestProblem = 300;

/** Of a problem, what may be shown: a failed statement goes on with its values. */
export const firstLine = (problem: string): string =>
  (problem.trim().split('\n')[0] ?? '').slice(0, longestProblem).toWellFormed();
