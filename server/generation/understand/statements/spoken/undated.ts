// A sentence as it can be said without the day and the hour, which are read at the end of the film.

/** Words a sentence needs to be one without its date. */
const leastWords = 6;

/** The same sentence without its dates and what led to them; undefined where it would say little or end open. */
export function undated(said: string, dates: readonly string[]): string | undefined {
  let rest = said;
  for (const date of dates) {
    const at = rest.indexOf(date);
    if (at < 0 || !/\d/.test(date)) continue;
    const before = rest.slice(0, at).replace(leading, '');
    const after = rest.slice(at + date.length);
    // `from 9 May to the end of June`: what goes on from the date goes nowhere without it.
    if (
      /(?:^|\s)(?:the|las?|los|el|le|by|until|before|after|bis|de|à|des?|vor|nach|antes|hasta|avant)\s?$/iu.test(
        before,
      )
    )
      return undefined;
    if (/^\s(?:to|until|bis|hasta|au|jusqu)/iu.test(after)) return undefined;
    rest = `${before.trimEnd()}${/^[\s.,;:!?]/.test(after) ? after : ` ${after}`}`;
  }
  const made = rest
    .replace(/\s+/g, ' ')
    .replace(/\s([.,;:!?])/g, '$1')
    .replace(/,(?=[,.!?])/g, '')
    .trim();
  return made !== said &&
    /^\p{Lu}/u.test(made) &&
    // `…, apply by 5pm on 28 April`: an order is nothing without its day.
    (made.split(/, /).at(-1)?.split(' ').length ?? 0) > 1 &&
    made.split(' ').length >= leastWords &&
    !/\s\p{L}{1,3}[.!?]$/u.test(made)
    ? made
    : undefined;
}

const leading =
  /,?\s(?:on|at|from|since|by|am|um|ab|vom|seit|gegen|el|los|a las|a partir de las?|desde las?|desde el|le|à|dès le|depuis le)\s?(?:the|den|dem)?\s?$/iu;
