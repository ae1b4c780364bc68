// Number and gender of a Spanish noun, by its ending.

/** `bancos` → `banco`. */
export function singularOf(low: string): { lemma: string; plural: boolean } {
  if (
    low.length < 4 ||
    !low.endsWith('s') ||
    /(?:is|us|ás|és)$/.test(low) ||
    /^(?:lunes|martes|jueves|viernes|gratis|gas|mes|país|paraguas|tijeras|gafas)$/.test(low)
  )
    return { lemma: low, plural: /^(?:tijeras|gafas)$/.test(low) };
  if (/ciones$|siones$|ones$/.test(low)) return { lemma: low.replace(/ones$/, 'ón'), plural: true };
  if (/ces$/.test(low)) return { lemma: low.replace(/ces$/, 'z'), plural: true };
  if (
    /(?:[lrndj]|y|d)es$/.test(low) &&
    !/(?:che|dre|bre|rre|nte|ble|ne|que|tre|re|le|de)s$/.test(low)
  )
    return { lemma: low.slice(0, -2), plural: true };
  if (/(?:ores|ales|eles|iles|oles|dades|tudes|ares|eres)$/.test(low))
    return { lemma: low.slice(0, -2), plural: true };
  return { lemma: low.slice(0, -1), plural: true };
}

/** By ending, where it is sure enough. */
export function genderOf(lemma: string): 'm' | 'f' | undefined {
  if (/^(?:mano|foto|moto|radio)$/.test(lemma)) return 'f';
  if (
    /^(?:día|mapa|sofá|problema|sistema|programa|clima|idioma|tema|aroma|poema|drama)$/.test(lemma)
  )
    return 'm';
  if (/(?:ción|sión|dad|tad|tud|umbre|ez|a)$/.test(lemma)) return 'f';
  if (/(?:o|or|aje|ón|án|ín|al|el|il|ol|ar|ete|ote|ate)$/.test(lemma)) return 'm';
  return undefined;
}
