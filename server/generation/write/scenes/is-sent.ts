// Whether the client sends it: only what is posted comes in a parcel.
import type { Language, SubjectFrame } from '../../understand/subject-frame.ts';

const sending: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:delivered|delivery|posted|postage|by post|shipped|shipping|ships|mailed)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:versand\p{L}{0,12}|liefer\p{L}{0,8}|geliefert|verschick\p{L}{0,4}|verschickt|porto\p{L}{0,6}|per post)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:env[ií]os?|enviamos|enviado|por correo|a domicilio)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:livr[ée]\p{L}{0,3}|livraison|livrons|envoi|exp[ée]di\p{L}{0,6}|frais de port|par la poste|colis)(?!\p{L})/iu,
};

export const isSent = ({ statements, language }: SubjectFrame): boolean =>
  statements.some(({ text, role }) => role !== 'limit' && sending[language].test(text));
