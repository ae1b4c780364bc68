// Tells a feature that states a fact from one a camera can film.

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
// What speaks of the film itself is no fact about what it is for.
const craft =
  /(?<!\p{L})(?:shots?|takes?|cuts?|close-?ups?|camera|lens|frames?|supers?|music|sounds?|voice|screen|seconds?|opens? (?:on|with)|ends? (?:on|with)|Einstellung|Schnitt\p{L}*|Kamera|Bild(?:er)?|Musik|Ton|Stimme|Einblendung|Sekunden?|plano|corte|cámara|imagen|música|sonido|voz|rótulo|segundos?|plan|coupe|caméra|image|musique|son|voix|texte|secondes?)(?!\p{L})/iu;
const counted =
  /\d|[$€£]|(?<!\p{L})(?:every|daily|weekly|since|free|jede[nrsm]?|täglich|wöchentlich|seit|kostenlos|cada|diario|desde|gratis|chaque|depuis|gratuit\p{L}*)(?!\p{L})/iu;

/** Whether a sentence only states a figure, a price or a time that was typed: `48,000 subscribers.` */
function isStated(sentence: string, description: string): boolean {
  if (craft.test(sentence) || !counted.test(sentence)) return false;
  const typed = new Set(words(description));
  const own = words(sentence).filter((word) => word.length > 2 || /\d/.test(word));
  const told = own.filter((word) => typed.has(word)).length;
  return own.length > 0 && told / own.length >= 0.75;
}

/** Facts are said and lettered; the rest is filmed. */
export function apart(sentences: readonly string[], description: string) {
  return {
    facts: sentences.filter((sentence) => isStated(sentence, description)),
    pictures: sentences.filter((sentence) => !isStated(sentence, description)),
  };
}
