// The languages the writer knows.
import type { Pack } from './pack.ts';
import { german } from './packs/de.ts';
import { english } from './packs/en.ts';
import { spanish } from './packs/es.ts';
import { french } from './packs/fr.ts';

export { english };

/** A language without an entry is answered in English, with a remark that says so. */
export const packs: Partial<Record<Pack['code'], Pack>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
};
