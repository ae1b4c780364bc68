// How the client wants it filmed: what is not to be seen, heard or read in it, and how the camera goes.
import type { Language } from '../../understand/subject-frame.ts';
import { type Camera, cameraIn } from './camera-in.ts';

/** Each is asked for in the notes, or where the film is described. */
export type Treatment = {
  /** Nobody is seen but hands. */
  faceless: boolean;
  /** No hand is seen near. */
  handless: boolean;
  /** Nobody speaks in it. */
  speechless: boolean;
  /** Nothing is lettered, or nothing but the name. */
  letterless?: 'all' | 'but-name';
  /** One take without a cut. */
  oneTake: boolean;
  /** Where it stands, how it moves. */
  camera: Camera;
  blackAndWhite: boolean;
};

const faceless: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:no|never(?: show| see| film)?(?: any)?) (?:faces?|people)|no ?(?:body|one) (?:on|in|to) (?:camera|the (?:frame|picture|shot))|without (?:faces|people)|hands only|only (?:my |our |the )?(?:feet and )?hands)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:keine|ohne|nie(?:mals)?) (?:gesichter|leute|menschen|personen)|niemand (?:ist )?(?:im bild|vor der kamera|zu sehen)|nur (?:die )?hände)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:sin|no|nunca|ni)(?: se vean?| mostrar)? ?(?:caras|rostros|gente|personas)|nadie (?:en|a|ante) (?:la )?(?:cámara|cuadro|pantalla)|(?:solo|sólo|solamente) (?:las )?manos)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:pas de|sans|aucun|jamais de) (?:visages?|gens)|personne (?:à|devant) (?:l['’](?:image|écran)|la caméra)|(?:que|seulement|uniquement) (?:des|les) mains|mains seulement)(?!\p{L})/iu,
};
const handless: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:no|never|without|don['’]t|not) (?:show |see |film |any |the )*(?:fingers?|hands?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:keine?|ohne|nie|niemals|nicht)(?: die)? (?:finger|hände|hand)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sin|ni|nunca|no)(?: se vean| mostrar| las| los)* (?:manos?|dedos?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas de|sans|jamais|aucune?)(?: montrer)?(?: les| de)? (?:mains?|doigts?)(?!\p{L})/iu,
};
const speechless: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:no ?(?:body|one) (?:talks|speaks)|(?:no|without)(?: any)? (?:dialogue|voice-?overs?|voice ?over|talking|speech|spoken words)(?! (?:over|to|through))|silent film)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:niemand (?:spricht|redet)|(?:ohne|keine?) (?:dialoge?|sprecher(?:in)?|gerede|stimme|off-?stimme|off-?sprecher|sprechtext)|stummfilm)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nadie habla|(?:sin|no hay) (?:diálogos?|locución|voz en off)|película muda)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:personne ne parle|(?:sans|pas de|aucune?) (?:dialogues?|voix[- ]off|commentaires?)|film muet)(?!\p{L})/iu,
};
const letterless: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:no|without|never)(?: any)? (?:text|titles|captions|lettering|supers|writing|words)(?: (?:on|in|over) (?:the )?(?:screen|picture|pictures|image|film|frame))?(?!\p{L})/iu,
  de: /(?<!\p{L})(?:keine?n?|ohne|nie) (?:text|schrift|texte|einblendung(?:en)?|titel|untertitel|bauchbinden?)(?: (?:im|ins) (?:bild|film)| auf dem (?:bild|bildschirm))?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sin|no|nada de|ningún) (?:textos?|rótulos?|letras|letreros?|subtítulos)(?: (?:en|sobre) (?:la )?(?:pantalla|imagen))?(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas de|sans|aucune?) (?:textes?|titres?|inscriptions?|sous-titres|incrustations?)(?: (?:à|sur) (?:l['’](?:écran|image)))?(?!\p{L})/iu,
};
/** Behind such a refusal: what may stand all the same. */
const butName: Record<Language, RegExp> = {
  en: /^,? (?:except|but|other than|apart from)(?: for)? (?:the |our |my )?(?:name|title|logo)/iu,
  de: /^,? (?:außer|bis auf) (?:dem |den |der |das |unserem )?(?:namen?|titel|logo)/iu,
  es: /^,? (?:excepto|salvo|menos) (?:el |nuestro )?(?:nombre|título|logo)/iu,
  fr: /^,? (?:sauf|à part|hormis) (?:le |notre )?(?:nom|titre|logo)/iu,
};
const oneTake: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:in |as )?(?:one|a single) (?:long )?(?:take|shot|unbroken shot)|single take|no cuts|without (?:a )?cuts?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:in )?eine[rm]? (?:einzigen )?(?:einstellung|take)|ohne schnitte?|keine schnitte|am stück gedreht)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:en )?un (?:solo|único) plano|(?:en )?una (?:sola )?toma|plano secuencia|sin cortes)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:en )?un seul plan|(?:en )?une seule prise|plan[- ]séquence|sans (?:aucune )?coupes?|pas de coupes?)(?!\p{L})/iu,
};
const blackAndWhite: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:black[- ]and[- ]white|black & white|b ?& ?w|b\/w|monochrome)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:schwarz-?(?:weiß|weiss)|s\/w)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:en )?blanco y negro|b\/n)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:en )?noir et blanc|n&b)(?!\p{L})/iu,
};
/** `No black and white please`: it is refused. */
const refused =
  /(?<!\p{L})(?:no|not|never|nicht|kein\p{L}{0,2}|nunca|nada de|pas|jamais)(?: \p{L}+)? $/iu;

/**
 * What is asked for in `notes`, and that nobody is seen in `description` too: how it is cut, lettered,
 * coloured and spoken is said to the makers alone; a show without speech is told of in words.
 */
export function treatmentIn(notes: string, description: string, language: Language): Treatment {
  const asked = notes.slice(0, 2000);
  const both = `${asked}\n${description.slice(0, 2000)}`;
  const found = letterless[language].exec(asked);
  const tone = blackAndWhite[language].exec(asked);
  return {
    faceless: faceless[language].test(both),
    handless: handless[language].test(asked),
    speechless: speechless[language].test(asked),
    ...(found
      ? {
          letterless: butName[language].test(asked.slice(found.index + found[0].length))
            ? ('but-name' as const)
            : ('all' as const),
        }
      : {}),
    oneTake: oneTake[language].test(asked),
    camera: cameraIn(asked),
    blackAndWhite: tone !== null && !refused.test(asked.slice(0, tone.index)),
  };
}

/** Whether a note says nothing else than that nobody is to be seen. */
export const refusesFaces = (note: string, language: Language): boolean =>
  faceless[language].test(note);
