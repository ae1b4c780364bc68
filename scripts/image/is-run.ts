// Which files of a package a built product reads, of those that are installed with it.

// Node runs no TypeScript in packages, and nobody reads manuals, sources and maps in an image.
const isForReaders =
  /\.(?:map|md|markdown|flow|[cm]?tsx?|tsbuildinfo|html|scss|h|cc|cpp)$|\/(?:tests?|__tests__|docs?|examples?|benchmarks?|man)\//i;
const isCode = /\.[cm]?js$/;
// Of a font, its upright slices in every weight; of the house's own, which has widths as well, those in both.
const isFont = /^node_modules\/@fontsource/;
const isReadOfFonts =
  /-wght-normal\.woff2$|\/archivo-[\w-]+-standard-normal\.woff2$|\.json$|\/LICENSE$/;
const extensionOfDatabase = /\/pglite\/dist\/(\w+)\.tar\.gz$/;

/** Whether running needs this file of a package, by its path from the root; `reached` are those that imports lead to. */
export function isRun(file: string, reached: (file: string) => boolean): boolean {
  if (reached(file)) return true;
  if (isFont.test(file)) return isReadOfFonts.test(file);
  const [archive, extension] = extensionOfDatabase.exec(file) ?? [];
  if (archive) return reached(file.replace(`${extension}.tar.gz`, `contrib/${extension}.js`));
  return !isCode.test(file) && !isForReaders.test(file);
}
