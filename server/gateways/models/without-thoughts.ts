const opening = '<think>';
const closing = '</think>';

/**
 * An answer without what the model thought first: servers that do not keep the two apart give it
 * between tags. Empty as long as it thinks.
 */
export function withoutThoughts(text: string): string {
  const begun = text.trimStart();
  if (opening.startsWith(begun)) return '';
  if (!begun.startsWith(opening)) return text;
  const end = begun.indexOf(closing);
  return end < 0 ? '' : begun.slice(end + closing.length).trimStart();
}
