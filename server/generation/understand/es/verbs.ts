// Spanish verbs by what the present does to their stem, and the forms written with them.

import { wordTable } from '#domain/word-table.ts';
import { formTable } from '../romance/verb-forms.ts';
import type { Form } from '../text/tongue.ts';

const list = (words: string) => words.trim().split(/\s+/);

const regular =
  list(`buscar comparar llamar reservar comprar visitar reparar arreglar limpiar cortar lavar secar planchar coser
bordar tejer pintar lijar montar desmontar instalar llevar entregar enviar mandar recoger recibir abrir cubrir subir bajar entrar
pasar dejar tomar usar utilizar trabajar ayudar enseñar aprender cocinar hornear amasar fermentar tostar moler asar preparar mezclar
beber comer vender alquilar prestar guardar cargar descargar apagar girar apretar pulsar presionar tirar empujar levantar bajar
doblar enrollar quitar sacar meter echar llenar vaciar tapar destapar cosechar plantar cultivar podar pescar cuidar pasear bañar
peinar afeitar escuchar hablar leer escribir grabar filmar cantar bailar tocar tocar actuar votar firmar registrar suscribir descargar
compartir comentar donar participar acudir asistir esperar caminar andar correr nadar saltar viajar navegar pedalear conducir vivir
funcionar durar pesar medir costar quedar aparecer prometer evitar ahorrar gastar ganar faltar sobrar necesitar bastar llegar regresar
revisar comprobar examinar analizar medir pesar marcar rellenar imprimir pegar clavar atornillar soldar fabricar producir crear diseñar
elaborar ofrecer importar distribuir publicar explicar contestar responder preguntar avisar informar acompañar atender visitar curar
vacunar operar tratar recuperar reciclar reutilizar separar depositar retirar aparcar encajar ajustar sujetar atar desatar soltar
caber coger encoger proteger absorber aguantar soportar resistir romper rozar gotear chirriar sonar molestar tardar acabar terminar
cambiar cerrar acercar alejar enchufar desenchufar activar escanear pinchar apuntar probar anotar olvidar recordar mirar observar
fotografiar dibujar tallar esculpir barrer fregar aspirar sacudir ordenar colocar apilar empaquetar envolver desenvolver
hinchar inflar bloquear encajar desayunar cenar almorzar merendar celebrar invitar organizar reunir conocer existir suceder ocurrir pasar perder encontrar`);
const ie = list(
  'cerrar pensar calentar empezar sentar despertar regar fregar sembrar plegar desplegar apretar encender perder entender defender querer sentir hervir convertir preferir atender recomendar comenzar gobernar temblar',
);
const ue = list(
  'contar probar colgar volar soñar encontrar mostrar rodar renovar acostar volver devolver envolver mover morder doler poder dormir morir llover comprobar costar soltar almorzar recordar sonar acordar',
);
const ei = list(
  'pedir servir repetir vestir medir seguir conseguir elegir corregir despedir freír reír teñir',
);
const odd: Record<string, Partial<Record<Form, string>>> = wordTable<Partial<Record<Form, string>>>(
  {
    ser: { third: 'es', plural: 'son', we: 'somos', i: 'soy', you: 'eres', order: 'sé' },
    estar: { third: 'está', plural: 'están', we: 'estamos', i: 'estoy', you: 'estás' },
    ir: { third: 'va', plural: 'van', we: 'vamos', i: 'voy', you: 'vas', order: 've' },
    haber: { third: 'hay', plural: 'han', we: 'hemos', i: 'he', you: 'has' },
    tener: {
      third: 'tiene',
      plural: 'tienen',
      we: 'tenemos',
      i: 'tengo',
      you: 'tienes',
      order: 'ten',
    },
    venir: {
      third: 'viene',
      plural: 'vienen',
      we: 'venimos',
      i: 'vengo',
      you: 'vienes',
      order: 'ven',
    },
    poner: {
      third: 'pone',
      plural: 'ponen',
      we: 'ponemos',
      i: 'pongo',
      you: 'pones',
      order: 'pon',
    },
    hacer: { third: 'hace', plural: 'hacen', we: 'hacemos', i: 'hago', you: 'haces', order: 'haz' },
    decir: { third: 'dice', plural: 'dicen', we: 'decimos', i: 'digo', you: 'dices', order: 'di' },
    salir: {
      third: 'sale',
      plural: 'salen',
      we: 'salimos',
      i: 'salgo',
      you: 'sales',
      order: 'sal',
    },
    traer: { third: 'trae', plural: 'traen', we: 'traemos', i: 'traigo', you: 'traes' },
    caer: { third: 'cae', plural: 'caen', we: 'caemos', i: 'caigo', you: 'caes' },
    oír: { third: 'oye', plural: 'oyen', we: 'oímos', i: 'oigo', you: 'oyes' },
    ver: { third: 've', plural: 'ven', we: 'vemos', i: 'veo', you: 'ves' },
    dar: { third: 'da', plural: 'dan', we: 'damos', i: 'doy', you: 'das' },
    saber: { third: 'sabe', plural: 'saben', we: 'sabemos', i: 'sé', you: 'sabes' },
    jugar: { third: 'juega', plural: 'juegan', we: 'jugamos', i: 'juego', you: 'juegas' },
    construir: { third: 'construye', plural: 'construyen', we: 'construimos', i: 'construyo' },
    incluir: { third: 'incluye', plural: 'incluyen', we: 'incluimos' },
    actuar: { third: 'actúa', plural: 'actúan', we: 'actuamos' },
  },
);
const polite: Record<string, string> = wordTable<string>({
  ir: 'vaya',
  venir: 'venga',
  poner: 'ponga',
  hacer: 'haga',
  decir: 'diga',
  salir: 'salga',
  traer: 'traiga',
  dar: 'dé',
  tener: 'tenga',
  conocer: 'conozca',
  seguir: 'siga',
  elegir: 'elija',
  recoger: 'recoja',
  coger: 'coja',
});

const stemmed = (verb: string): string => {
  const stem = verb.slice(0, -2);
  const swap = (from: string, to: string) => {
    const at = stem.lastIndexOf(from);
    return at < 0 ? stem : `${stem.slice(0, at)}${to}${stem.slice(at + from.length)}`;
  };
  if (ie.includes(verb)) return swap('e', 'ie');
  if (ue.includes(verb)) return swap('o', 'ue');
  if (ei.includes(verb)) return swap('e', 'i');
  return stem;
};

function conjugate(verb: string): Partial<Record<Form, string>> {
  const own = odd[verb];
  if (own) return own;
  const stem = verb.slice(0, -2);
  const strong = stemmed(verb);
  const a = verb.endsWith('ar');
  const vowel = a ? 'a' : 'e';
  return {
    third: `${strong}${vowel}`,
    plural: `${strong}${vowel}n`,
    we: `${stem}${a ? 'amos' : verb.endsWith('er') ? 'emos' : 'imos'}`,
    you: `${strong}${vowel}s`,
    i: `${strong}o`,
  };
}

const verbs = [...Object.keys(odd), ...new Set([...regular, ...ie, ...ue, ...ei])];
export const forms = formTable(verbs, conjugate);

/** A first person plural of a verb no list holds: `barnizamos`. */
export function unknownWe(low: string): string | undefined {
  if (low.length < 7) return undefined;
  if (low.endsWith('amos')) return `${low.slice(0, -4)}ar`;
  if (low.endsWith('emos')) return `${low.slice(0, -4)}er`;
  return low.endsWith('imos') ? `${low.slice(0, -4)}ir` : undefined;
}
export const thirdOf = (lemma: string) => conjugate(lemma).third;
export const thirdPluralOf = (lemma: string) => conjugate(lemma).plural;

/** The order to one person: `pide`, or `pida` to whom one says usted. */
export function orderOf(lemma: string, familiar: boolean): string | undefined {
  if (!/(?:ar|er|ir|ír)$/.test(lemma)) return undefined;
  if (familiar) return odd[lemma]?.order ?? conjugate(lemma).third;
  if (polite[lemma]) return polite[lemma];
  const strong = stemmed(lemma);
  if (!lemma.endsWith('ar')) return `${strong}a`;
  return `${strong.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}e`;
}
