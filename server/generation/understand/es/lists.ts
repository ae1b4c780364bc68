// Spanish words the core asks for.
import type { WordLists } from '../text/tongue.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const lists: WordLists = {
  and: 'y',
  leaning: set(
    'ahí allí así eso esto ése ésa entonces luego después además aquello también tampoco',
  ),
  contrasts: set(
    'pero sino solo sólo solamente únicamente no nunca jamás sin ni nada nadie ningún ninguna ninguno excepto salvo menos aún todavía mitad en-vez',
  ),
  negations: set('no nunca jamás nada nadie ningún ninguna ninguno ni sin tampoco'),
  lacks: set(
    'demasiado demasiada demasiados apenas pierde pierdes pierden perder falta faltan roto rota rotos gotea molesta chirría tarde frío solo sola inútil tirar tiran basura desperdicia cansado cansada cansados harto harta hartos duele dolor miedo vergüenza peor mal difícil caro cara pesado lento oscuro olvidado',
  ),
  praise: set(
    'mejor mejores increíble perfecto perfecta único única premium calidad líder innovador innovadora bonito precioso delicioso deliciosa fantástico excelente profesional fiable amable moderno moderna lujo exclusivo exclusiva especial auténtico auténtica gran grande maravilloso fácil cómodo',
  ),
  materials: set(
    'madera roble fresno haya pino nogal bambú corcho acero hierro latón cobre bronce aluminio plata oro titanio vidrio cristal cerámica barro arcilla porcelana piedra granito pizarra mármol cuero piel ante lana algodón lino cáñamo seda fieltro goma caucho silicona cera papel cartón plástico esparto mimbre',
  ),
  binding: set('si cuando hasta salvo donde antes después'),
  months: set(
    'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
  ),
  days: set('lunes martes miércoles jueves viernes sábado sábados domingo domingos'),
  short: {
    months: set('ene feb mar abr may jun jul ago sept sep oct nov dic'),
    days: set('lun mar mié mie jue vie sáb sab dom'),
  },
  units: set(
    'mm cm m km metro metros kilómetro kilómetros g kg gramo gramos kilo kilos tonelada toneladas ml cl l litro litros segundo segundos minuto minutos min hora horas h día días noche noches semana semanas mes meses año años grado grados vatios w personas veces plazas páginas euros',
  ),
  abbreviations: set(
    'pág aprox sr sra srta dr dra ud uds aprox incl máx mín núm tel etc p.ej ej art pza avda av c s.a s.l',
  ),
  firstSingular: set('yo mi mis me mío conmigo'),
  firstPlural: set('nosotros nosotras nuestro nuestra nuestros nuestras nos'),
  second: set('tú tu tus te ti contigo usted ustedes'),
  locative: set('en sobre bajo tras dentro junto'),
  unseen: set(
    'esperar ser estar haber tener querer necesitar saber poder deber prometer quedar existir oír explicar conocer preferir costar durar pesar ofrecer funcionar evitar ahorrar bastar faltar sobrar parecer esperar recordar olvidar entender pensar ocurrir suceder ayudar usar caber hacer dar trabajar vivir incluir ir pasar tardar acabar seguir permitir',
  ),
  people: set(
    'persona personas gente hombre mujer chico chica niño niña bebé padre madre abuelo abuela abuelos hijo hija hijos sobrino sobrina nieto nieta vecino vecina amigo amiga invitado invitada cliente clienta paciente inquilino inquilina propietario dueño dueña estudiante alumno alumna profesor profesora maestro maestra enfermero enfermera médico médica técnico técnica trabajador trabajadora conductor conductora ciclista corredor nadador marinero agricultor pescador jardinero albañil fontanero electricista carpintero cocinero cocinera panadero camarero carnicero peluquero sastre costurera pintor artista músico cantante actor actriz jugador lector oyente turista viajero familia pareja viudo viuda soldado bombero voluntario voluntaria ingeniero mecánico equipo votante ciudadano vecinos jubilado adolescente joven jóvenes adulto novia novio hermana hermano marido tía tío autónomo autónoma contable fundador familiar familiares autónomos',
  ),
  animals: set(
    'perro perra gato gata caballo vaca oveja cabra cerdo gallina pato conejo loro pájaro pez abeja burro cordero ratón tortuga zorro búho paloma',
  ),
  places: set(
    'cocina baño dormitorio salón pasillo escalera desván sótano garaje jardín patio balcón terraza tejado calle carretera plaza parque playa puerto muelle río lago canal mar bosque campo granja establo huerto viñedo montaña cueva isla escuela colegio aula biblioteca museo galería teatro cine iglesia capilla cementerio hospital clínica farmacia oficina taller estudio fábrica almacén laboratorio tienda mercado supermercado panadería cafetería restaurante bar hotel estación andén tren autobús barco avión aeropuerto coche furgoneta camión gimnasio piscina estadio pista ayuntamiento banco casa pueblo ciudad mina puente túnel invernadero',
  ),
  before: set('nuevo nueva nuevos nuevas primer primera pequeño pequeña gran mejor único única'),
};
