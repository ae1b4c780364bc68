const everyMs = 500;

/**
 * Calls `end` once the process that launched this one is gone. `npm start` runs it through a shell that
 * dies of SIGTERM without passing it on: the server would go on, with nobody to stop it.
 */
export function watchLauncher(end: () => void, parent: () => number = () => process.ppid): void {
  const launcher = parent();
  const timer = setInterval(() => {
    if (parent() === launcher) return;
    clearInterval(timer);
    end();
  }, everyMs);
  timer.unref();
}
