/** For processes of tests: a database of a few rows needs no optimised code, which is a quarter of a start. */
export const quickFlags = [
  '--liftoff-only',
  '--import',
  new URL('./quick-start.ts', import.meta.url).href,
];
