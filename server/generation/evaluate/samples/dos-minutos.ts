// A good package in Spanish for a grave subject, with a character, a sponsor and nothing to draw but what is used.
import { row, sample } from './sample.ts';

const soledad = { who: 'soledad', pose: 'sit' };

export const dosMinutos = sample({
  brief: {
    id: 'es-999',
    class: 'ICNPO 4 social services: DNA bank for relatives of the missing',
    language: 'es',
    request: {
      userType: 'government',
      platform: ['youtube'],
      creativeApproach: 'story',
      productName: 'Tu saliva, su nombre',
      description:
        'Banco de ADN provincial. Buscamos familiares de personas desaparecidas entre 1936 y 1939. Con una muestra de saliva comparamos su ADN con los restos recuperados. Un bastoncillo por dentro de la mejilla, dos minutos, sin agujas, gratis. A los mayores de 80 años vamos a casa. Cada año quedan menos hijos vivos. No podemos prometer que aparezca nadie. Campaña de la Diputación de Riomanso.',
      targetAudience: 'hijos, sobrinos y nietos',
      behavior: 'pedir cita en el ayuntamiento',
      evaluation: 'muestras recogidas',
      videoStyle: 'narrative',
      characterName: 'Soledad',
      gender: 'female',
      ageRange: '55+',
      wardrobe: 'rebeca verde botella, alianza en una cadena',
    },
    head: ['banco de ADN', 'muestra de saliva'],
    subjectWords: ['bastoncillo', 'saliva', 'ADN', 'muestra', 'mejilla', 'tubo', 'foto'],
    facts: [
      {
        span: 'Un bastoncillo por dentro de la mejilla, dos minutos, sin agujas, gratis',
        weight: 3,
      },
      { span: 'comparamos su ADN con los restos recuperados', weight: 2 },
      { span: 'Cada año quedan menos hijos vivos', weight: 2 },
    ],
    figures: ['80 años'],
    call: 'pedir cita en el ayuntamiento',
    verbatim: { sponsor: 'Campaña de la Diputación de Riomanso' },
    places: ['kitchen', 'home'],
    drawings: ['swab', 'sample tube'],
    grave: true,
    absurd: ['bench', 'skeleton', 'bank'],
  },
  concepts: [
    {
      title: 'Dos minutos',
      subtitle: 'Una vida de ausencia cabe junto a un reloj de cocina.',
      features: [
        'Una foto espera sobre el hule',
        'El reloj corre con el bastoncillo',
        'El final queda sin respuesta',
      ],
      tone: 'Sobrio, sin humor',
    },
    {
      title: 'La línea en blanco',
      subtitle: 'La cámara no deja un libro de familia incompleto.',
      features: ['Ella escribe su propio nombre en el tubo', 'La línea de él sigue vacía'],
      tone: 'Contenido',
    },
    {
      title: 'Tiene mi barbilla',
      subtitle: 'Media foto y medio espejo hacen una cara.',
      features: ['El pulgar tapa su rostro', 'El bastoncillo toca esa mejilla'],
      tone: 'Íntimo',
    },
  ],
  briefText: [
    'Antecedentes: El banco de ADN busca familiares de personas desaparecidas entre 1936 y 1939.',
    'Objetivo: Quien tenga a alguien desaparecido pide cita en el ayuntamiento.',
  ].join('\n\n'),
  title: 'Dos minutos',
  cast: 'SOLEDAD, más de 55 años, rebeca verde botella, alianza en una cadena',
  rows: [
    row(
      'En juego',
      [0, 4],
      'CU, push in. Sobre el hule, la foto de un hombre joven; una mano anciana alisa la esquina.',
      { says: ['SOLEDAD', 'Mi padre salió una noche y no volvió.'], super: ['1936'] },
    ),
    row(
      'Persona',
      [4, 12],
      'CU, estático. Soledad, en su cocina, mira la foto. Cut to 2-SHOT: abre la puerta a una técnica con maletín.',
      {
        says: [
          'SOLEDAD',
          'Yo tenía tres meses. Solo lo conozco por esta foto. Cada año quedamos menos hijos vivos.',
        ],
        super: ['CADA AÑO QUEDAN MENOS HIJOS VIVOS'],
      },
    ),
    row(
      'Acción',
      [12, 22.5],
      'CU, push in. La técnica pasa el bastoncillo por dentro de su mejilla. Cut to Insert CU: el reloj. Cut to Insert CU: el bastoncillo entra en un tubo rotulado.',
      {
        says: [
          'SOLEDAD',
          'Me pasaron un bastoncillo por la mejilla. Fueron dos minutos, sin agujas. No pagué nada, y vinieron ellos a mi casa.',
        ],
        super: ['DOS MINUTOS, SIN AGUJAS, GRATIS', 'MAYORES DE 80 AÑOS: VAMOS A CASA'],
      },
    ),
    row(
      'Llamada',
      [22.5, 30],
      'Packshot CU, estático. La foto y el tubo cerrado, juntos, a la luz de la ventana.',
      {
        vo: 'Comparamos tu ADN con los restos recuperados. Pide tu cita en el ayuntamiento.',
        super: [
          'TU SALIVA, SU NOMBRE',
          'PIDE TU CITA EN EL AYUNTAMIENTO',
          'Campaña de la Diputación de Riomanso.',
        ],
      },
    ),
  ],
  plan: {
    cast: [{ id: 'soledad', name: 'Soledad', wears: ['dress', 'cardigan', 'none:ring on chain'] }],
    shots: [
      {
        row: 1,
        seconds: 4,
        composition: 'hands',
        size: 'close-up',
        move: 'push-in',
        place: 'kitchen',
        people: [soledad],
        props: [{ id: 'photograph', colour: 'sepia' }],
        lettering: [{ role: 'date', text: '1936' }],
        frame: 1,
      },
      {
        row: 2,
        seconds: 4,
        composition: 'face',
        size: 'close-up',
        place: 'kitchen',
        people: [{ ...soledad, holds: 'photograph' }],
      },
      {
        row: 2,
        cut: 2,
        seconds: 4,
        composition: 'pair',
        size: 'two-shot',
        place: 'hallway',
        people: [{ who: 'soledad' }, { who: 'other:technician', holds: 'none:sample case' }],
        frame: 2,
      },
      {
        row: 3,
        seconds: 4.5,
        composition: 'face',
        size: 'close-up',
        move: 'push-in',
        place: 'kitchen',
        people: [soledad, { who: 'other:technician', pose: 'reach', holds: 'none:swab' }],
        product: { shown: 'in-use', form: 'none:swab' },
        lettering: [{ role: 'fact', text: 'DOS MINUTOS, SIN AGUJAS, GRATIS' }],
        frame: 3,
      },
      {
        row: 4,
        seconds: 7.5,
        composition: 'pack',
        size: 'close-up',
        place: 'kitchen',
        props: [{ id: 'photograph', colour: 'sepia' }],
        product: { shown: 'hero', form: 'none:sample tube', state: 'shut', label: 'SOLEDAD' },
        lettering: [
          { role: 'title', text: 'TU SALIVA, SU NOMBRE' },
          { role: 'call', text: 'PIDE TU CITA EN EL AYUNTAMIENTO' },
          { role: 'sponsor', text: 'Campaña de la Diputación de Riomanso.' },
        ],
        frame: 4,
      },
    ],
  },
});
