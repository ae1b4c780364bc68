import { order } from './es-order.ts';
import { paceName, type ReviseWords } from './revise-words.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const spanishWords: ReviseWords = {
  code: 'es',
  directorNote: (note) => `Nota para la dirección: ${note}`,
  labels: { take: 'Toma', pace: 'Ritmo de voz' },
  paceText: (pace) =>
    `${paceName(pace, ['suave', 'medio', 'enérgico'])}, ${pace.toFixed(1).replace('.', ',')} palabras por segundo`,
  faster: [
    'Corte antes de tiempo.',
    'Dos cortes rápidos, sin pausa.',
    'Corte sobre la última palabra.',
    'Corte seco.',
  ],
  slower: [
    'Se sostiene un instante más.',
    'No hay corte hasta que se apaga el sonido.',
    'La imagen reposa.',
    'Fundido lento.',
  ],
  comic: [
    {
      gag: 'Al fondo, una paloma lo observa todo, nada impresionada.',
      say: 'Hay opiniones.',
      last: 'La paloma ha vuelto, mucho más cerca.',
      callback: (name) => `${name}. Hasta la paloma se quedó.`,
    },
    {
      gag: 'Detrás, alguien espera con una olla en la cabeza; nadie lo menciona.',
      say: 'Son cosas que pasan.',
      last: 'La olla cruza el fondo del plano.',
      callback: (name) => `${name}. La olla es opcional.`,
    },
    {
      gag: 'Un perro muy pequeño con un cono muy grande asiste a toda la escena.',
      say: 'Los hay peores.',
      last: 'El perro asiente una vez, hasta donde le deja el cono.',
      callback: (name) => `${name}. No hay más preguntas.`,
    },
    {
      gag: 'Un señor en bata entra en plano, se da cuenta de todo y sale caminando hacia atrás.',
      say: 'No era el plan.',
      last: 'El señor vuelve de traje, todavía en zapatillas.',
      callback: (name) => `${name}. Se vistió para esto.`,
    },
    {
      gag: 'Al borde del plano, una planta se marchita hoja a hoja, perfectamente a tiempo.',
      say: 'Un pequeño contratiempo.',
      last: 'La planta se vuelve a levantar.',
      callback: (name) => `${name}. La planta está de acuerdo.`,
    },
    {
      gag: 'En la pared, una pizarra: DÍAS SIN INCIDENTES: 0. Una mano lo borra y vuelve a escribir 0.',
      say: 'De momento, bien.',
      last: 'La pizarra marca ahora un 1.',
      callback: (name) => `${name}. Primer día.`,
    },
  ],
  tones: {
    serious: [
      {
        first: 'Cámara fija; nadie sonríe.',
        third: 'Sin plano de reacción; basta la imagen.',
        say: ['Esto importa.', 'Sin adornos.'],
        music: 'Una nota grave sostenida, sin ritmo.',
      },
      {
        first: 'A la altura de los ojos, luz plana, sin movimiento.',
        third: 'La cámara guarda la distancia.',
        say: ['Sin trucos.'],
        music: 'Casi nada: ambiente y un solo violonchelo.',
      },
    ],
    warm: [
      {
        first: 'Luz de ventana; alguien tararea fuera de plano.',
        third: 'Una mano se apoya en un hombro al borde del plano.',
        say: ['Quédate un rato.', 'Como en casa.'],
        music: 'Piano suave y guitarra con escobillas, sin prisa.',
      },
      {
        first: 'Luz tardía, bordes desenfocados.',
        third: 'Dos personas se ríen de algo que no hemos oído.',
        say: ['Ya conoces esta sensación.', 'Como en casa.'],
        music: 'Guitarra de nailon, tocada como si nadie escuchara.',
      },
    ],
    bold: [
      {
        first: 'La cámara avanza hasta llenar el cuadro.',
        third: 'Luz lateral dura; mirada directa al objetivo.',
        say: ['Te toca.', 'Sin excusas.'],
        music: 'Un golpe de tambor, silencio y un bajo que empuja.',
      },
      {
        first: 'Entra de golpe, sin fundido.',
        third: 'La cámara se acerca más de lo educado.',
        say: ['Dilo más alto.', 'Ahora.'],
        music: 'Riff de bajo distorsionado, cuatro compases, sin preparación.',
      },
    ],
    calm: [
      {
        first: 'Cámara fija; la imagen respira antes de que pase nada.',
        third: 'Deriva lenta, sin corte.',
        say: ['Sin prisa.', 'Con calma.'],
        music: 'Un solo colchón suave, muy al fondo.',
      },
      {
        first: 'Plano abierto y quieto; un único gesto pequeño.',
        third: 'El sonido baja hasta el ambiente.',
        say: ['Tómate tu tiempo.', 'Con calma.'],
        music: 'Piano escaso con silencios largos.',
      },
    ],
  },
  openings: [
    {
      video:
        'ECU, cámara fija. Un ojo se abre. En su reflejo, muy pequeño, el lugar que estamos a punto de ver.',
      say: () => ['Espera y verás.', 'Espera.'],
    },
    {
      video: 'CU, cámara en mano. Una mano tapa el objetivo; los dedos se separan uno a uno.',
      say: () => ['Esto no tenías que verlo.', 'Mira.'],
    },
    {
      video:
        'WS, ángulo bajo. El cuadro vacío. Alguien lo cruza corriendo con algo en brazos que no llegamos a ver.',
      say: () => ['Alguien tiene prisa.', 'Síguelo.'],
    },
  ],
  endings: [
    {
      video:
        'MS, la cámara retrocede despacio. La persona se vuelve, nos ve y cierra la puerta con cuidado. En la puerta está el nombre.',
      say: (name) => [`${name}. Ya sabes dónde estamos.`, `${name}. Te toca.`, 'Te toca.'],
    },
    {
      video:
        'CU, cámara fija. La primera imagen de la película otra vez, solo que ahora no le falta nada.',
      say: (name) => [`${name}. No hacía falta más.`, `${name}. Mira otra vez.`, 'Mira otra vez.'],
    },
    {
      video:
        'WS, cámara fija. Las luces se apagan una a una hasta que solo queda encendido el nombre.',
      say: (name) => [
        `${name}. Dejamos una luz encendida.`,
        `${name}. Aquí seguimos.`,
        'Aquí seguimos.',
      ],
    },
  ],
  music: [
    'Contrabajo y chasquidos, ligero y constante.',
    'Una figura sencilla de guitarra que se resuelve en el último plano.',
  ],
  light: {
    night: 'De noche.',
    dawn: 'Al amanecer.',
    day: 'A plena luz del día.',
    sunset: 'Al atardecer.',
    rain: 'Bajo la lluvia.',
    snow: 'Bajo la nieve.',
  },
  oldWeather: /(?<!\p{L})bajo la (?:lluvia|nieve)(?!\p{L})/giu,
  oldLight:
    /(?<!\p{L})(?:de noche|de día|de madrugada|al amanecer|al atardecer|al anochecer|al alba|a mediodía|a plena luz del día|por la mañana|por la noche|antes del amanecer)(?!\p{L})/giu,
  moves: {
    overhead: 'cenital',
    'low angle': 'ángulo bajo',
    'high angle': 'ángulo alto',
    'hand-held': 'cámara en mano',
    static: 'cámara fija',
    'push in': 'acercamiento',
    'pull back': 'alejamiento',
    pan: 'panorámica',
    tracking: 'travelling',
    'slow motion': 'cámara lenta',
  },
  orders:
    /^(?:visita|llama|ven|pide|reserva|compra|prueba|sigue|busca|encuentra|mira|ve|únete|pregunta|vota|descarga|pulsa|escribe|regístrate|suscríbete|apúntate|infórmate|pasa|entra|descubre|consulta|haz|recuerda|no)(?!\p{L})/iu,
  pictures: /^(?:un|una|unos|unas|el|la|los|las|su|sus|alguien|todos)\s/i,
  statement(what) {
    const text = what
      .replace(/^(?:el )?precio(?: de| es|:)? (?=[$€£]?\d)/i, '')
      .replace(/^que\s+/i, '')
      .replace(/^(?:el|la|los|las|nuestr[oa]s?)\s+/i, '');
    return /^(?:cómo|por qué|qué|dónde|cuándo|quién|si|más|esto)(?!\p{L})/iu.test(text)
      ? undefined
      : upper(text);
  },
  named: [
    {
      name: 'horarios?(?: de apertura)?',
      say: (wording) => (/abiert|abr/i.test(wording) ? wording : `Abierto ${wording}`),
    },
    { name: 'dirección|(?:número de )?teléfono|(?:página|sitio)? ?web' },
    { name: 'precio|oferta|descuento|eslogan|lema|frase|palabras?' },
  ],
  order: (what) => order(what) ?? upper(what),
  things: {
    price: /^(?:el |los )?(?:precios?|costes?)$/i,
    phone: /^(?:el )?(?:(?:número de )?teléfono)$/i,
    website: /^(?:la |el )?(?:web|página web|sitio web|enlace)$/i,
  },
  articles: 'el|la|los|las|un|una',
};
