import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';

/** Words that mean several things, by language: of `homonyms.txt`, lines of `language: words`. */
export function readHomonyms(text: string): Record<Tongue, ReadonlySet<string>> {
  const of = (tongue: Tongue) =>
    new Set(
      text
        .split('\n')
        .filter((line) => line.startsWith(`${tongue}:`))
        .flatMap((line) =>
          line
            .slice(tongue.length + 1)
            .trim()
            .split(/\s+/),
        ),
    );
  return { en: of('en'), de: of('de'), es: of('es'), fr: of('fr') };
}
