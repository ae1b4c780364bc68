// A browser and its system in words, as people know them.

// The first that fits counts: later ones are named by those before them too.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Firefox on Windows', from what a browser says of itself; 'Another device' where it is not known. */
export function deviceWords(userAgent: string | null): string {
  const said = (userAgent ?? '').slice(0, 1000);
  const browser = wordOf(browsers, said);
  const system = wordOf(systems, said);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another device';
}

const wordOf = (words: readonly [RegExp, string][], said: string): string | undefined =>
  words.find(([pattern]) => pattern.test(said))?.[1];
