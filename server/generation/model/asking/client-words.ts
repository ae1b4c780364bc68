// What the visitor wrote about a product, as it is sent to a model and looked things up in.
import type { CastSheet, FurtherPerson } from '#domain/cast/cast-sheet.ts';
import type { Understood } from '#domain/wizard/understood/understood.ts';
import { understoodWords } from '#domain/wizard/understood/understood-words.ts';
import { wornOnSheet } from '../../write/worn-on-sheet.ts';

type Product = {
  productName: string;
  description: string;
  targetAudience: string;
  behavior: string;
  evaluation: string;
  understood?: Understood | undefined;
};

/** The fields in which a visitor wrote; those left empty are not there. */
export const clientWords = ({
  productName,
  description,
  targetAudience,
  behavior,
  evaluation,
  understood,
}: Product): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      productName,
      description,
      targetAudience,
      behavior,
      evaluation,
      whatTheClientPutRight: understood ? understoodWords(understood) : '',
    }).filter(([, text]) => text.trim() !== ''),
  );

type Somebody = {
  voiceOverOnly: boolean;
  characterName: string;
  gender?: string | undefined;
  ageRange?: string | undefined;
  hairColor?: string | undefined;
  eyeColor?: string | undefined;
  ethnicity?: string | undefined;
  bodyType?: string | undefined;
  wardrobe: string;
  notes: string;
  cast?: CastSheet | undefined;
};

/** Who is seen, as far as somebody said so. */
export function castData(request: Somebody | undefined): Record<string, unknown> {
  if (!request) return {};
  const { voiceOverOnly, notes, cast, ...rest } = request;
  const keys = [
    'characterName',
    'gender',
    'ageRange',
    'hairColor',
    'eyeColor',
    'ethnicity',
    'bodyType',
    'wardrobe',
  ] as const;
  const told = { ...rest, wardrobe: wornOnSheet(rest.wardrobe, cast?.lead.wears ?? [], 'en') };
  const known = keys.flatMap((key) => (told[key] ? [[key, told[key]] as const] : []));
  return {
    ...(voiceOverOnly
      ? { voiceOverOnly }
      : known.length > 0
        ? { character: Object.fromEntries(known) }
        : {}),
    ...(cast?.others.length && !voiceOverOnly
      ? { furtherCharacters: cast.others.map(furtherData) }
      : {}),
    ...(notes.trim() ? { clientNotes: notes } : {}),
  };
}

const furtherData = ({ name, role, gender, wears }: FurtherPerson) => {
  const wardrobe = wornOnSheet('', wears, 'en');
  return { name, role, gender, ...(wardrobe ? { wardrobe } : {}) };
};

/** A model's text on one line, without a bullet before it or quotation marks around it. */
export function oneLine(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-–—•*]|\d{1,2}[.)])\s+/, '');
  return line.replace(/^["“„«]\s*([^"“”„«»]*)\s*["”“»]$/, '$1').trim();
}
