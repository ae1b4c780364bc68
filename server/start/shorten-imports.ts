import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Call before anything imports drizzle-orm. Its package.json names a thousand exports, and Node reads
 * all of it anew for each of its files and for each import of it: 1 s of a start that takes five.
 */
export function shortenImports(): void {
  const known = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      if (isOfIt.test(specifier) && context.conditions.includes('import')) {
        const resolved = known.get(specifier) ?? next(specifier, context);
        known.set(specifier, resolved);
        return { ...resolved, shortCircuit: true };
      }
      const { parentURL = '' } = context;
      const isItsOwn = specifier.startsWith('./') || specifier.startsWith('../');
      if (!isItsOwn || !itsModule.test(parentURL) || !specifier.endsWith('.js'))
        return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}

const isOfIt = /^drizzle-orm(?:\/|$)/;
const itsModule = /\/node_modules\/drizzle-orm\/[^?]*\.js$/;
