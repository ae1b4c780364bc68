import type { Reading } from '../tongue/tongue.ts';

const month =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';

/** How Spanish is read. */
export const reading: Reading = {
  joints: /,\s+(?:y|pero|e)\s+|\s*[;:]\s+|\s+[–—-]\s+|,\s+(?=(?:sin|desde)\s)/iu,
  tail: /,\s+(?:que|quien|donde|cuando|porque|aunque|para|con|como|en|de)\s/iu,
  dependent:
    /^(?:que|quien|quienes|donde|cuando|porque|aunque|cuyo|cuya|si|y|e|o|ni|a|al|de|del)\s/iu,
  finite:
    /(?<!\p{L})(?:no|se|es|está|están|hay|son|tiene|queda|quedan|abre|abrimos|somos|vuelve)(?!\p{L})/iu,
  money:
    /[$€£]\s?\d|\d\s?(?:€|%|\$|euros?|pesos|dólares)|(?<!\p{L})(?:gratis|gratuit[oa]s?|descuento|mitad de precio|oferta)(?!\p{L})/iu,
  proof: /\d|(?<!\p{L})(?:desde|certificad[oa]|premio|patente|generaci[óo]n)/iu,
  superlative:
    /(?<!\p{L})(?:el|la|los|las) mejor(?:es)?(?!\p{L})|número uno|n\.?º ?1|líder|únic[oa]s? en|más \p{L}+ del? (?:mundo|mercado|ciudad|país|españa|méxico)/iu,
  claims: {
    health:
      /(?<!\p{L})(?:cura|curar|adelgaza|alivia|elimina el dolor|sana|rejuvenece|quema grasa|antiedad)/iu,
    money:
      /(?<!\p{L})(?:garantizad[oa]|gana dinero|rentabilidad|duplica|sin riesgo|devolución del dinero)/iu,
    safety: /(?<!\p{L})(?:100 ?% segur[oa]|totalmente segur[oa]|inofensiv[oa]|a prueba de)/iu,
  },
  hero: /^(?:una?|el|la|dos|tres)\s+\p{Ll}+/iu,
  relative: /,?\s(?:que|donde|cuando|quien)\s/iu,
  dates: [
    new RegExp(`(?:el\\s+)?\\d{1,2}\\s+de\\s+${month}(?:\\s+de\\s+\\d{4})?`, 'iu'),
    /(?<!\p{L})(?:este|esta|próxim[oa])\s+(?:verano|otoño|invierno|primavera|navidad|lunes|martes|miércoles|jueves|viernes|sábado|domingo)/iu,
  ],
  sponsor: /(?:financiado por|patrocinado por|un mensaje de|pagado por)\s+([^.;\n]{3,70})/iu,
  noMusic: /sin música/iu,
  production:
    /(?<!\p{L})(?:anuncio|campaña|vídeo|video|spot|tiktok|instagram|youtube)(?!\p{L})|^(?:estreno|en cines|ya en cines|próximamente)/iu,
};

// Verbs whose order is formed by the rule, by their infinitive.
const regular =
  'reservar comprar visitar llamar descargar entrar pasar buscar encargar votar donar reciclar preguntar guardar dejar usar llevar mirar parar esperar cuidar lavar apagar separar ahorrar tirar denunciar participar consultar solicitar contactar instalar disfrutar aprovechar compartir abrir escribir asistir acudir leer comer beber aprender subir'.split(
    ' ',
  );
const orders: Record<string, string> = {
  venir: 'Ven',
  vengan: 'Ven',
  venga: 'Ven',
  pedir: 'Pide',
  pidan: 'Pide',
  pida: 'Pide',
  probar: 'Prueba',
  prueben: 'Prueba',
  pruebe: 'Prueba',
  seguir: 'Sigue',
  sigan: 'Sigue',
  siga: 'Sigue',
  ver: 'Mira',
  vean: 'Mira',
  ir: 'Ve',
  vayan: 'Ve',
  hacer: 'Haz',
  hagan: 'Haz',
  poner: 'Pon',
  pongan: 'Pon',
  jugar: 'Juega',
  jueguen: 'Juega',
  apuntarse: 'Apúntate',
  'se apunten': 'Apúntate',
  suscribirse: 'Suscríbete',
  inscribirse: 'Inscríbete',
  registrarse: 'Regístrate',
  vacunarse: 'Vacúnate',
  acercarse: 'Acércate',
  unirse: 'Únete',
  informarse: 'Infórmate',
};
for (const infinitive of regular) {
  const stem = infinitive.slice(0, -2);
  const isFirst = infinitive.endsWith('ar');
  const asOrder = `${stem.charAt(0).toUpperCase()}${stem.slice(1)}${isFirst ? 'a' : 'e'}`;
  const spelled = isFirst ? stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c') : stem;
  for (const form of [
    infinitive,
    `${spelled}${isFirst ? 'en' : 'an'}`,
    `${spelled}${isFirst ? 'e' : 'a'}`,
  ]) {
    orders[form] ??= asOrder;
  }
}
const ready = new Set(Object.values(orders));

/** What people should do as an order to one person; undefined when it cannot be told from the text. */
export function order(desire: string): string | undefined {
  const text = desire.replace(
    /^(?:quiero |queremos )?(?:que )?(?:la gente |los clientes |el público |los espectadores )?/iu,
    '',
  );
  const [first = '', ...rest] = text.split(' ');
  const asOrder = first.charAt(0).toUpperCase() + first.slice(1).toLowerCase();
  if (/^no$/i.test(first) || ready.has(asOrder)) return [asOrder, ...rest].join(' ');
  const verb = orders[first.toLowerCase()];
  const others = rest.join(' ').replace(/(?<!\p{L})su(s?)(?!\p{L})/giu, 'tu$1');
  return verb && !/(?<!\p{L})(?:nos|nuestr[oa]s?)(?!\p{L})/iu.test(others)
    ? [verb, others].filter(Boolean).join(' ')
    : undefined;
}
