import type { Scenery } from '../tongue/scenery.ts';

/** The story told when no other is known. */
export const drama: Scenery = {
  id: 'drama',
  kind: 'story',
  keywords: 'familia hermano hermana padre madre amor pueblo guerra secreto drama novela',
  what: 'historia',
  at: 'en una casa con la luz del pasillo encendida',
  maker: ['un hombre con las llaves en la mano', 'una mujer con las llaves en la mano'],
  user: ['un hombre en el umbral', 'una mujer en el umbral'],
  work: [
    'Una mano abre una carta y no la lee.',
    'Una fotografía vuelve a su cajón.',
    'Una llave gira en una puerta que nadie usa.',
  ],
  use: ['se queda en el umbral y no entra', 'Una mano se detiene antes de llamar a la puerta.'],
  trouble: ['escucha detrás de una puerta y deja de respirar', 'Una taza cae y nadie la recoge.'],
  close: 'Una puerta entornada, y una línea de luz que se mueve.',
  pack: 'una casa de noche con una sola ventana encendida',
  sound: ['Cruje una tabla.', 'Una casa que contiene la respiración.'],
  music: 'Un violonchelo, una sola cuerda.',
  enemy: 'lo que nadie dijo',
  problem: ['Aquí nunca se habla de eso.', 'Todos saben de qué.'],
  truth: ['Hay puertas que se cierran por dentro.', 'El silencio también se hereda.'],
  question: '¿Qué pasó aquella noche?',
  wrong: ['Nada.', 'No me acuerdo.', 'Pregúntale a ella.'],
  witness: 'el reloj del pasillo',
  pair: ['Lo que contaron', 'Lo que pasó'],
  lines: ['Alguien tenía que volver.', 'Nadie lo dijo en voz alta.', 'La puerta estaba abierta.'],
};

/** Stories that are being announced. */
export const stories: readonly Scenery[] = [
  drama,
  {
    ...drama,
    id: 'thriller',
    keywords:
      'terror miedo faro fantasma* asesin* crimen policía detective suspense thriller desaparecid* noche oscuridad monstruo*',
    at: 'en un faro, de noche',
    maker: ['un hombre con una linterna', 'una mujer con una linterna'],
    work: [
      'Una linterna recorre una pared con marcas.',
      'Una mano cierra un cerrojo que ya estaba cerrado.',
      'Un dedo busca un nombre en una lista.',
    ],
    use: ['se queda a oscuras para poder escuchar', 'Una linterna rueda por el suelo y se apaga.'],
    trouble: [
      'cuenta los escalones y le sobra uno',
      'Una puerta que estaba cerrada se abre un dedo.',
    ],
    close: 'Una bombilla tiembla y aguanta.',
    pack: 'una luz lejana que se enciende, se apaga y no vuelve',
    sound: ['Un golpe, lejos.', 'Viento contra un cristal.'],
    music: 'Un zumbido grave que sube sin que se note.',
    problem: ['Ahí arriba no vive nadie.', 'Entonces, ¿quién ha encendido la luz?'],
    truth: ['Lo peor no es oírlo: es que te conteste.', 'Siempre hay un escalón de más.'],
    question: '¿Quién está ahí?',
    wrong: ['El viento.', 'Nadie.', 'Tú no mires.'],
    witness: 'la bombilla',
    lines: ['No apagues la luz.', 'Alguien ha contestado.', 'Cuenta otra vez.'],
  },
  {
    ...drama,
    id: 'adventure',
    keywords:
      'aventura viaje espacio nave planeta robot* futuro ciencia_ficción fantasía dragón* magia juego videojuego héroe* reino isla',
    at: 'al borde de un camino que no sale en el mapa',
    maker: ['un viajero con un mapa roto', 'una viajera con un mapa roto'],
    work: [
      'Un dedo sigue una línea en un mapa roto.',
      'Una mochila se cierra de un tirón.',
      'Una mano aparta unas ramas.',
    ],
    use: ['mira atrás una vez y echa a correr', 'Una brújula gira y no se detiene.'],
    trouble: ['encuentra sus propias huellas en el barro', 'Un mapa se moja y pierde una línea.'],
    close: 'Una brújula duda, y elige.',
    pack: 'una figura muy pequeña frente a una puerta muy grande',
    sound: ['Gira una brújula.', 'Viento en un lugar abierto.'],
    music: 'Tambores lejanos que se acercan.',
    problem: ['El mapa termina aquí.', 'El camino, no.'],
    truth: ['Nadie vuelve igual de un sitio así.', 'Los mapas los dibuja quien volvió.'],
    question: '¿Qué hay más allá?',
    wrong: ['Nada.', 'Lo mismo que aquí.', 'Nadie ha vuelto para contarlo.'],
    witness: 'el mapa',
    lines: ['Da un paso más.', 'El mapa termina aquí.', 'Vuelve para contarlo.'],
  },
];
