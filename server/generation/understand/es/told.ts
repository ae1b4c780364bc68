import type { Told } from '../testing/told.ts';

/** Descriptions as clients type them, with what is understood of them. */
export const told: readonly Told[] = [
  {
    form: {
      userType: 'government',
      productName: 'Tu saliva, su nombre',
      description:
        'Banco de ADN provincial. Buscamos familiares de personas desaparecidas entre 1936 y 1939. Con una muestra de saliva comparamos su ADN con los restos recuperados. Un bastoncillo por dentro de la mejilla, dos minutos, sin agujas, gratis. A los mayores de 80 años vamos a casa. Cada año quedan menos hijos vivos. No podemos prometer que aparezca nadie. Campaña de la Diputación de Riomanso.',
      targetAudience: 'hijos, sobrinos y nietos',
      behavior: 'pedir cita en el ayuntamiento',
      characterName: 'Soledad',
    },
    head: 'Banco de ADN provincial',
    kind: 'cause',
    call: 'Pide cita en el ayuntamiento.',
    grave: true,
    says: [
      'Buscamos familiares de personas desaparecidas entre 1936 y 1939.',
      'Con una muestra de saliva comparamos su ADN con los restos recuperados.',
      'A los mayores de 80 años vamos a casa.',
    ],
    seen: [],
    figures: ['1936', '1939', '80 años'],
  },
  {
    form: {
      userType: 'brand',
      productName: 'Plegabank',
      description:
        'Banco de musculación que se pliega en dos y cabe debajo de la cama. Acero y cuero, 14 kg. Se monta sin herramientas. La palanca bloquea el respaldo en seis posiciones. Cuesta 189 €, envío incluido. ¿Vives en un piso de 40 metros? La mayoría de los bancos acaban de perchero.',
      targetAudience: 'gente que entrena en casa',
      behavior: 'Probarlo en la tienda y comprarlo en plegabank.example',
    },
    head: 'Banco de musculación',
    kind: 'thing',
    call: 'Pruébalo en la tienda y cómpralo en plegabank.example.',
    grave: false,
    says: [
      'Esto es Plegabank: banco de musculación que se pliega en dos y cabe debajo de la cama.',
      'Se monta sin herramientas.',
    ],
    letters: ['Acero y cuero, 14 kg'],
    seen: ['bloquea el respaldo en seis posiciones'],
    figures: ['14 kg', '189 €', '40 metros'],
  },
  {
    form: {
      userType: 'business',
      productName: 'Afilados Ramón',
      description:
        'Afilamos cuchillos, tijeras y cortasetos en tu calle. Venimos con la furgoneta los jueves de 18h a 20h30. No usamos máquinas que queman el filo: piedra y agua. 4 € el cuchillo. Si no corta un tomate, no pagas.',
      targetAudience: 'vecinos del barrio y restaurantes',
      behavior: 'que la gente baje sus cuchillos',
    },
    head: 'cuchillos',
    kind: 'service',
    call: 'Baja tus cuchillos.',
    grave: false,
    says: [
      'Afilamos cuchillos.',
      'Venimos con la furgoneta los jueves de 18h a 20h30.',
      'No usamos máquinas que queman el filo.',
    ],
    seen: [],
    figures: ['jueves de 18h a 20h30', '4 €'],
  },
  {
    form: {
      userType: 'trailer',
      productName: 'La última función',
      description:
        'Documental de 78 minutos. Una acomodadora de 70 años abre cada noche un cine al que ya no viene nadie. Proyecta la película igual. En cines el 3 de mayo, estreno en el Cine Doré.',
      targetAudience: 'cinéfilos',
      behavior: 'comprar entradas',
    },
    head: 'Documental',
    kind: 'story',
    call: 'Compra entradas.',
    grave: false,
    says: [
      'Esto es La última función: documental de 78 minutos.',
      'Una acomodadora de 70 años abre cada noche un cine al que ya no viene nadie.',
    ],
    seen: ['abre cada noche un cine al que ya no viene nadie'],
    figures: ['78 minutos', '70 años', '3 de mayo'],
  },
  {
    form: {
      userType: 'brand',
      productName: 'Huerta Baja',
      description:
        'Tomates que se recogen el martes y llegan el miércoles. Sin cámara frigorífica. Cajas de 3 kg, 12,50 €. Los cultiva una cooperativa de once familias en Mutxamel.',
      targetAudience: 'familias de Alicante',
      behavior: 'apuntarse a la caja semanal',
    },
    head: 'Tomates',
    kind: 'thing',
    call: 'Apúntate a la caja semanal.',
    grave: false,
    says: [
      'Esto es Huerta Baja: tomates que se recogen el martes y llegan el miércoles.',
      'Los cultiva una cooperativa de once familias en Mutxamel.',
    ],
    letters: ['Cajas de 3 kg, 12,50 €'],
    seen: [],
    figures: ['3 kg', '12,50 €'],
  },
];
