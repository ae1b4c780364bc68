// Every control character but tab and line breaks.
const control = /[^\P{Cc}\t\n\r]/gu;

/** Text as the fields of a project take it: storable, in NFC, cut to `max` UTF-16 units. */
export function fitText(value: string, max: number): string {
  const text = value.toWellFormed().replace(control, '').normalize('NFC');
  // A pair is not cut in half.
  return text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
