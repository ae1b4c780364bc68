import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * `import code from './start.ts?inline-script'` gives the module and what it imports as one small
 * classic script, to be put into the page itself. The browser's build gets an empty string: such
 * a script has run by then.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const found = await this.resolve(source.slice(0, -suffix.length), importer);
      return found && `\0${found.id}${suffix}`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) return null;
      if (this.environment.name === 'client') return 'export default "";';
      const entry = id.slice(1, -suffix.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundle(entry))};`;
    },
  };
}

/** The module at this path as one minified script without exports. */
async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error(`${entry} gave no script`);
  const [chunk] = result.output;
  if (chunk.type !== 'chunk') throw new Error(`${entry} gave no script`);
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
