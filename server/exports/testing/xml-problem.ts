// Whether a text is well-formed XML, as strictly as our own files need it.

const markup =
  /<\?xml[^>]*\?>|<!--[\s\S]*?-->|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const badEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
const unwritable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u;

/** What is wrong with it first, or undefined. */
export function xmlProblem(xml: string): string | undefined {
  const open: string[] = [];
  let end = 0;
  if (unwritable.test(xml)) return 'a character that XML does not have';
  for (const [tag, slash, name = '', attributes = '', empty] of xml.matchAll(markup)) {
    const at = xml.indexOf(tag, end);
    const text = xml.slice(end, at);
    if (/[<]/.test(text) || badEntity.test(text)) return `text: ${text.slice(0, 80)}`;
    if (badEntity.test(attributes)) return `attributes: ${attributes}`;
    end = at + tag.length;
    if (name === '') continue;
    if (slash) {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else if (!empty) open.push(name);
  }
  if (xml.slice(end).trim() !== '') return `after the end: ${xml.slice(end, end + 80)}`;
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined;
}
