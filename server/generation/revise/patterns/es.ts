import type { Light } from '../intent.ts';
import { added } from './added.ts';
import { frameIn } from './frames.ts';
import { anyOf, lengthOf, lightIn, type NotePatterns, type Pattern } from './pattern.ts';

const take =
  '(?:quita|quitar|quite|quiten|elimina|eliminar|elimine|borra|borrar|saca|sin|no uses|nada de)';
const put =
  '(?:añade|añadir|añada|agrega|agregar|agregue|pon|poner|ponga|incluye|incluir|incluya|mete)';
const change =
  '(?:cambia|cambiar|cambie|sustituye|sustituir|sustituya|reemplaza|reemplazar|reemplace)';
const lights: Record<Light, RegExp> = {
  night: anyOf('noche', 'medianoche', 'oscuras'),
  dawn: anyOf('amanecer', 'alba', 'mañana', 'madrugada'),
  day: anyOf('día', 'mediodía', 'luz del día'),
  sunset: anyOf('atardecer', 'puesta de sol', 'ocaso', 'anochecer'),
  rain: anyOf('lluvia', 'lloviendo', 'llueva'),
  snow: anyOf('nieve', 'nevando', 'invierno'),
};
const re = (source: string) => new RegExp(source, 'iu');

const patterns: Pattern[] = [
  [
    re(`^${take}(?: la| las| el)? (?:voz en off|voz|locución|narración|narrador)$`),
    () => ({ kind: 'strike', cue: 'VO' }),
  ],
  [re(`^${take}(?: el| los)? diálogos?$`), () => ({ kind: 'strike', cue: 'DIALOGUE' })],
  [
    re(`^(?:sin palabras|sin hablar|que nadie hable|mudo)$`),
    () => ({ kind: 'strike', cue: 'SPEECH' }),
  ],
  [re(`^${take}(?: la)? música$`), () => ({ kind: 'strike', cue: 'MUSIC' })],
  [
    re(`^${take}(?: los)? (?:efectos(?: de sonido)?|sonidos)$`),
    () => ({ kind: 'strike', cue: 'SFX' }),
  ],
  [
    re(`^${take}(?: los| el)? (?:rótulos?|textos?(?: en pantalla)?)$`),
    () => ({ kind: 'strike', cue: 'SUPER' }),
  ],
  [
    re(`^(?:${put}|con|que haya)(?: una| la)? (?:voz(?: en off)?|locución|narración)$`),
    () => ({ kind: 'voice' }),
  ],
  [re(`^${put}(?: algo de)? música$`), () => ({ kind: 'music' })],
  [re(`^${change} la música (?:por|a) (.+)$`), (to) => ({ kind: 'music', to })],
  [re(`^(?:${put}|usa|con) música (.+)$`), (to) => ({ kind: 'music', to: `música ${to}` })],
  [re(`^(?:la )?música:? (.+)$`), (to) => ({ kind: 'music', to })],
  [
    re(`^${put}(?: el| un)? (?:sonido|efecto|ruido) (?:de )?(.+)$`),
    (what) => ({ kind: 'sound', what }),
  ],
  [
    re(`^${put}(?: un| el)? (?:rótulo|texto en pantalla|letrero)(?: que diga| con|:)? (.+)$`),
    (text) => ({ kind: 'super', text, instead: false }),
  ],
  [
    re(`^${change} el (?:rótulo|texto en pantalla) (?:por|a) (.+)$`),
    (text) => ({ kind: 'super', text, instead: true }),
  ],
  [re(`^${change} el título (?:por|a) (.+)$`), (text) => ({ kind: 'title', text })],
  [
    re(
      `^(?:termina|terminar|termine|acaba|acabar|acabe|cierra|cerrar|cierre) (?:con|en|diciendo) (.+)$`,
    ),
    (what) => ({ kind: 'ending', what }),
  ],
  [
    re(
      `(?:otro|un|nuevo|mejor|${change} el) (?:final|cierre)(?: distinto| diferente| mejor| nuevo)?$`,
    ),
    () => ({ kind: 'ending' }),
  ],
  [re(`^${change} el (?:final|cierre) (?:por|a) (.+)$`), (what) => ({ kind: 'ending', what })],
  [
    re(
      `^(?:empieza|empezar|empiece|comienza|comenzar|comience|abre|abrir|abra) (?:con|en|diciendo) (.+)$`,
    ),
    (what) => ({ kind: 'opening', what }),
  ],
  [
    re(
      `(?:otro|un|nuevo|mejor|${change} el) (?:comienzo|inicio|principio|gancho|arranque)(?: distinto| diferente| mejor| nuevo)?$`,
    ),
    () => ({ kind: 'opening' }),
  ],
  [
    re(`^(?:diles|dígales|pídeles|pídales|invita|invítalos|invítales) (?:que|a que|a) (.+)$`),
    (what) => ({ kind: 'action', what }),
  ],
  [
    re(`^(?:${change} la )?llamada a la acción(?: por| a|:) (.+)$`),
    (what) => ({ kind: 'action', what }),
  ],
  [
    re(`(?:otra|nueva|${change} la) llamada a la acción(?: distinta| diferente)?$`),
    () => ({ kind: 'action' }),
  ],
  [
    re(
      `^(?:llama|llámala|llámalo|renombra) (?:a la protagonista|al protagonista|al personaje|el personaje)? ?(?:a |como )?(\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*)$`.replace(
        '\\p{Lu}',
        '(?-i:\\p{Lu})',
      ),
    ),
    (to) => ({ kind: 'rename', to }),
  ],
  [
    re(
      `^(?:${change} el nombre|que (?:se llame|el personaje se llame|la protagonista se llame))(?: a| por| del personaje a| de la protagonista a)? (.+)$`,
    ),
    (to) => ({ kind: 'rename', to }),
  ],
  [
    re(
      `^(?:${change} (?:el lugar|la localización|el escenario) (?:por|a)|(?:que (?:sea|ocurra|pase)|ambiéntalo|ambiéntala|ponlo|ponla|sitúalo|sitúala|rueda|ruédalo)) ?((?:en |de |al |a |con |bajo |un |una ).+)$`,
    ),
    (to) => placed(to),
  ],
  ...frameIn.spanish,
  [
    re(
      '^(?:(?:que )?sea |hazlo |hazla )?((?:de|al|con|bajo la) (?:noche|día|amanecer|atardecer|anochecer|mediodía|lluvia|nieve))$',
    ),
    (to) => placed(to),
  ],
  [
    re(`^(?:${put}|con|dale)(?: un poco de| algo de| más)? (?:humor|gracia|chistes?)$`),
    () => ({ kind: 'tone', tone: 'funny' }),
  ],
  [
    re(`^${change} (.+?) (?:por|con|a) (.+)$`),
    (from = '', to = '') => ({
      kind: 'replace',
      from: from.replace(/^la (?:palabra|frase) /i, ''),
      to,
    }),
  ],
  [
    re(`^(?:usa|di|escribe) (.+?) en (?:vez|lugar) de (.+)$`),
    (to = '', from = '') => ({ kind: 'replace', from, to }),
  ],
  [
    re(`^en (?:vez|lugar) de (.+?),? (?:di|usa|pon|escribe) (.+)$`),
    (from = '', to = '') => ({ kind: 'replace', from, to }),
  ],
  [re(`^${put} ((?:un|una|unos|unas|dos|tres|otr[oa]) .+)$`), (what) => added(what, 'es')],
  [
    re(
      `^(?:menciona|mencionar|mencione|${put}|di|decir|diga|habla de|hablar de|destaca|destacar|destaque|recuerda|no olvides)(?: que| mencionar)? (.+)$`,
    ),
    (what) => ({ kind: 'mention', what }),
  ],
  [
    re(`^(?:muestra|mostrar|muestre|enseña|enseñar|que se vea) (.+)$`),
    (what) => ({ kind: 'show', what }),
  ],
  [
    re(
      '^(?:menos (?:palabras|texto)|demasiado texto|demasiadas palabras|más (?:simple|sencillo))$',
    ),
    () => ({ kind: 'fewer-words' }),
  ],
  [re('(?:^|\\s)(\\d{1,3}) ?(?:s|seg|segundos)$'), (n = '') => lengthOf(n)],
  [
    re('más cort[oa]|acórta(?:lo|la)|acorta|demasiado larg[oa]'),
    () => ({ kind: 'length', to: 'shorter' }),
  ],
  [
    re('más larg[oa]|alárga(?:lo|la)|alarga|demasiado cort[oa]'),
    () => ({ kind: 'length', to: 'longer' }),
  ],
  [
    re('más (?:rápid[oa]|ágil|dinámic[oa])|más ritmo|demasiado lent[oa]'),
    () => ({ kind: 'pace', to: 'faster' }),
  ],
  [
    re('más (?:lent[oa]|despacio|pausad[oa])|demasiado rápid[oa]'),
    () => ({ kind: 'pace', to: 'slower' }),
  ],
  [
    re(
      `^(?:${take}|no menciones|no digas|no hables de|no muestres|evita)(?: la parte (?:de|del|sobre)| la frase| la palabra| lo de| mencionar)? (.+)$`,
    ),
    (what) => ({ kind: 'remove', what }),
  ],
  [
    re('menos (?:gracios[oa]|divertid[oa])|más (?:seri[oa]|profesional|formal|sobri[oa])'),
    () => ({ kind: 'tone', tone: 'serious' }),
  ],
  [
    re('menos (?:agresiv[oa]|ruidos[oa])|más (?:tranquil[oa]|calmad[oa]|suave|seren[oa])'),
    () => ({ kind: 'tone', tone: 'calm' }),
  ],
  [
    re('divertid[oa]|gracios[oa]|más humor|cómic[oa]|chistos[oa]'),
    () => ({ kind: 'tone', tone: 'funny' }),
  ],
  [
    re('más (?:cálid[oa]|emotiv[oa]|human[oa]|tiern[oa]|cercan[oa])|emoción'),
    () => ({ kind: 'tone', tone: 'warm' }),
  ],
  [
    re('más (?:atrevid[oa]|audaz|energía|fuerte|valiente|directo|directa)'),
    () => ({ kind: 'tone', tone: 'bold' }),
  ],
];

function placed(to = '') {
  const light = lightIn(to, lights);
  const isLightOnly =
    /^(?:de|en|al|a|con|bajo) (?:la |el |un )?[\p{L}]+(?: de sol| del día)?$/iu.test(to);
  return light && isLightOnly
    ? ({ kind: 'light', to: light } as const)
    : ({ kind: 'place', to } as const);
}

export const spanish: NotePatterns = {
  code: 'es',
  placed,
  fillers:
    /(?<!\p{L})(?:que|sea|haz|hazlo|hazla|lo|la|el|un|una|poco|más|menos|mucho|algo|de|tono|con|muy|anuncio|guion|todo|quiero|demasiado)(?!\p{L})/giu,
  praise:
    /^(?:me (?:gusta|encanta)(?: mucho)?|(?:muy |está )*(?:bien|genial|perfecto)|gracias|hola)$/i,
  courtesy:
    /^(?:por favor|puedes|podrías|podemos|quiero que|quisiera|me gustaría que|hay que|también|además|y|luego|pero|que)[,:]?\s+/i,
  joints: /\s*(?:,\s*y|\by\b|\bpero\b|\bluego\b|\btambién\b|\bademás\b|,)\s+/iu,
  scope:
    /(?:\b(?:en|para|haz|solo|sólo)\s+)*(?:\b(?:el |la )?(?:plano|toma|escena|fila|viñeta)\s*(?:n\.?º\s*)?(\d{1,2})\b|\b(?:el |la )(primer|primera|segundo|segunda|tercer|tercera|cuarto|cuarta|último|última) (?:plano|toma|escena))/iu,
  ordinals: {
    primer: 0,
    primera: 0,
    segundo: 1,
    segunda: 1,
    tercer: 2,
    tercera: 2,
    cuarto: 3,
    cuarta: 3,
    último: -1,
    última: -1,
  },
  drop: /^(?:quita|quitar|elimina|eliminar|borra|borrar|saca)$/i,
  patterns,
};
