// Orders in Spanish: what a client wants of people, said to one of them.
import { wordTable } from '#domain/word-table.ts';

// Verbs whose order is formed by the rule, by their infinitive.
const regular =
  'reservar comprar visitar llamar descargar entrar pasar buscar encargar votar donar reciclar preguntar guardar dejar usar llevar mirar parar esperar cuidar lavar apagar separar ahorrar tirar denunciar participar consultar solicitar contactar instalar disfrutar aprovechar compartir abrir escribir asistir acudir leer comer beber aprender subir'.split(
    ' ',
  );
const orders: Record<string, string> = wordTable<string>({
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
});
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
