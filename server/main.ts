// `node server/main.ts` runs the built product. React picks its production build when it is loaded,
// so the mode is set before anything else is.
process.env.NODE_ENV ||= 'production';
const { run } = await import('./run.ts');
const { readBuiltSite } = await import('./site.ts');
await run(readBuiltSite);

export {};
