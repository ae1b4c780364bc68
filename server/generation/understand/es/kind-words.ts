// Closed evidence of what a Spanish description is about.

import type { RoleWords } from '../statements/role-of.ts';
import type { HeadWords } from '../subject/head-of.ts';
import type { GraveWords } from '../subject/is-grave.ts';
import type { KindWords } from '../subject/kind-of.ts';
import type { PlaceWords } from '../subject/read-sponsor.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const headWords: HeadWords = {
  counters: set(
    'juego gama línea tipo clase serie conjunto selección colección variedad par especie',
  ),
  of: set('de'),
  making: set(
    'fabricar hacer vender elaborar cocinar hornear diseñar crear producir tejer coser imprimir tostar cultivar ofrecer importar publicar',
  ),
  empty: set(
    'vez tiempo manera forma gente persona cosa todo sitio idea día año vida mundo problema razón parte resto empresa equipo dinero precio sueño solución producto ayuda trabajo invierno verano otoño primavera mañana tarde noche semana mes uno familiar',
  ),
};
export const kindWords: KindWords = {
  doing: /(?:ción|sión|miento|aje|anza|ura|encia)$/,
  candidate: set(
    'vota votar elección elecciones candidato candidata alcalde alcaldesa concejal concejala senador diputada diputado presidenta papeleta',
  ),
  tending: set(
    'reparar arreglar limpiar restaurar afilar afinar alquilar cuidar pasear entrenar enseñar lavar repartir',
  ),
};
export const roleWords: RoleWords = {
  calls: set(
    'reservar llamar pedir comprar visitar seguir comentar suscribir descargar votar apuntar inscribir donar solicitar escribir venir probar compartir escanear contactar enviar',
  ),
  terms: set(
    'gratis gratuito gratuita envío incluido incluida incluye garantía devolución descuento oferta cuota plazo plazos permanencia suscripción mensual bono',
  ),
  occasions: set(
    'abierto abrimos abre horario estreno estrena cines inauguración apertura hasta plazo',
  ),
  cautions: set(
    'consulta consulte médico farmacéutico apto apta recomendado menores embarazo prospecto alérgenos diabetes prescripción atención riesgo edad prometer',
  ),
  generic: set('mayoría muchos muchas gente todos nadie cualquiera alguien casi'),
  sponsor:
    /(?:^|\s)(?:campaña|mensaje|iniciativa|anuncio)\s(?:de|del|de la|de los|por)\s(?:el |la |los |las )?\p{Lu}|patrocinado por|financiado por|pagado por|con el apoyo de|subvencionado por/iu,
};
export const placeWords: PlaceWords = {
  sponsors: [
    /(?:una?\s)?(?:campaña|iniciativa|mensaje|anuncio|programa|servicio|aviso|invitación)\s(?:de|del|por)\s(?:el\s|la\s|los\s|las\s)?\p{Lu}[^.;\n!?]{2,90}/iu,
    /(?:patrocinad|financiad|pagad|subvencionad|cofinanciad)[oa]s?\s?por\s[^.;\n!?]{3,90}|(?:financia|patrocina|organiza):\s[^.;\n!?]{3,90}|(?<=^|[.!?\n]\s{0,2})(?:apoyan?|patrocinan?|colaboran?|convocan?|invitan?|organizan?|presentan?)\s(?=(?:el\s|la\s|los\s|las\s)?\p{Lu})[^.;\n!?]{3,90}|con (?:(?:el )?(?:apoyo|respaldo|patrocinio)|(?:la )?(?:ayuda|colaboración)) del?\s[^.;\n!?]{3,90}/iu,
  ],
  leadingFor: /^para\s/i,
  at: set('en'),
  halls: set(
    'sala iglesia capilla teatro cine museo galería biblioteca colegio escuela parque plaza mercado estadio polideportivo club centro granja puerto muelle calle avenida paseo patio jardín castillo estación hotel bar café restaurante estudio nave gimnasio piscina playa casa ayuntamiento auditorio pabellón recinto',
  ),
};
export const graveWords: GraveWords = {
  words: new Set(
    `fallecido fallecida fallecidos fallecer funeral funerales funeraria cremación crematorio entierro tumba cementerio ataúd
    paliativos duelo viudo viuda viudas huérfano huérfanos cáncer tumor leucemia quimioterapia oncología demencia alzheimer ictus
    infarto sepsis meningitis diálisis trasplante vih sida sobredosis heroína fentanilo adicción adicciones ludopatía alcoholismo
    suicidio suicidios suicida autolesión anorexia bulimia violación maltrato maltratada asesinato asesinada asesinado homicidio
    apuñalamiento esclavitud secuestro refugiado refugiados genocidio tortura hambruna desnutrición sinhogar pobreza desahucio
    desahucios ahogamiento desfibrilador epilepsia amputación represaliados exhumación`.split(
      /\s+/,
    ),
  ),
  ofPeople: new Set(
    `muerte muertes muerto muerta muertos muertas morir muere mueren murió enterrar luto adicto adicta depresión trauma abuso abusos
    violencia trata rehén víctima víctimas guerra asilo fosa fosas hambre desaparecido desaparecida desaparecidos desaparecidas
    ahogado ahogados mortal mortales coma terminal restos`.split(/\s+/),
  ),
  phrases:
    /(?<!\p{L})(?:persona desaparecida|desaparecid[oa]s? (?:desde|entre)|vist[oa] por última vez|(?:no|nunca) (?:volvi(?:ó|eron) a )?despert(?:ar|ó|aron))(?!\p{L})/u,
  idioms:
    /muert[oa]s? de (?:risa|hambre|sueño|ganas|calor|frío)|tiempos? muertos?|naturaleza muerta|mar muerto|hambre de|matar el (?:tiempo|hambre)|terminal (?:de|\d)|restos de (?:comida|pan|verdura|tela|serie)|guerra de (?:precios|almohadas)|punto muerto|sin morir/giu,
};
