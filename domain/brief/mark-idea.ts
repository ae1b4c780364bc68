// What a highlighter marks in a brief: the one sentence it exists for.

// As the built-in writer heads it in its four languages, and as people call it besides.
const ideaHeading =
  /^(?:the )?(?:single[- ]minded|(?:key|core|main) message\b|one (?:big )?idea\b|big idea\b|kernbotschaft|kernaussage|hauptbotschaft|zentrale botschaft|mensaje (?:único|unico|clave|central|principal)|idea (?:única|unica|central)|message (?:unique|clé|cle|central|principal)|idée (?:unique|centrale|maîtresse))/iu;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Splits the first line under a brief's heading into what is highlighted and the rest. `marked` is
 * the first sentence where the heading names the brief's single idea, in English, German, Spanish or
 * French, and empty under any other heading. Both parts are trimmed; a space belongs between them.
 */
export function markIdea(
  heading: string | undefined,
  text: string,
): { marked: string; rest: string } {
  const whole = text.trim();
  if (!ideaHeading.test((heading ?? '').trim().normalize('NFC')))
    return { marked: '', rest: whole };
  const [opening] = sentences.segment(whole);
  const marked = opening?.segment.trim() ?? '';
  return { marked, rest: whole.slice(marked.length).trim() };
}
