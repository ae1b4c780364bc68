import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// The one without windows first: it takes an eighth less time for the same pages.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const debianPackage = 'chromium-headless-shell';

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, an installed one, Playwright's own,
 * else it installs one (Debian's package where it may, Playwright's download otherwise). Says on
 * standard output what it chose.
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return chose(given, 'named by CHROMIUM_PATH');
  }
  const installed = onPath();
  if (installed) return chose(installed, 'installed on this machine');
  if (existsSync(chromium.executablePath()))
    return chose(chromium.executablePath(), "Playwright's own");
  return install();
}

function install(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("No Chromium found: installing Debian's package.");
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', debianPackage);
    const installed = onPath();
    if (installed) return chose(installed, "Debian's package, just installed");
  }
  console.log("No Chromium found: downloading Playwright's own.");
  const done = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (done.status === 0 && existsSync(chromium.executablePath()))
    return chose(chromium.executablePath(), "Playwright's own, just downloaded");
  throw new Error(
    'No Chromium: install one and name it in CHROMIUM_PATH, then run the tests again.',
  );
}

function onPath(): string | undefined {
  return (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .find((path) => existsSync(path));
}

function chose(path: string, why: string): string {
  console.log(`Browser tests use ${path} (${why}).`);
  return path;
}
