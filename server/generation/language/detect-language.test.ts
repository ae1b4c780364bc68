import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startCpuTime } from '#tests/cpu-time.ts';
import { detectLanguage, type Language, languageOf } from './detect-language.ts';

const texts: Record<Language, string[]> = {
  en: [
    'Handmade shoes',
    'Unique boutique antiques',
    'Dad jokes',
    'Headphones',
    'Kitchen cabinets',
    'School lunches, young chefs',
    'Pizzas, tacos, photos',
    'Bakery',
    'Neighborhood bakery, open early',
    'CRM for plumbers',
    'an app that finds parking',
    'Taqueria El Niño serves tacos al pastor in Austin',
    'Le Creuset-style cookware at half the price',
    'Café au lait for people who hate mornings',
    'Über-fast delivery of German beer',
    'Piñata shop in San José',
    'Don’t text and drive',
    'Pho restaurant near the station',
    'Croissants, baguettes and pain au chocolat, baked before dawn',
    'Sauerkraut that actually tastes good',
    'The last lighthouse keeper hears a signal from a ship that sank ninety years ago.',
    'We repair bikes while you wait. Walk in before nine, ride out by ten.',
    'Free flu shots for everyone over 60 at any pharmacy until December 12',
    'I teach watercolor to people who think they cannot paint. New lesson every Sunday.',
    'yoga',
    'B2B SaaS',
    'y ',
    'e',
    '',
    '!!!',
    '12345',
  ],
  es: [
    'Zapatos hechos a mano',
    'Panadería de barrio',
    'Panadería de barrio con masa madre',
    'Clases de guitarra para adultos',
    'Aplicación para aprender idiomas',
    'Ropa ecológica para bebés',
    'Jabones artesanales',
    'No bebas si vas a conducir',
    'Vacúnate contra la gripe',
    'Una película de terror que transcurre en un faro',
    'Horneamos el pan antes de que salga el sol, y a las nueve ya no queda.',
    'Crumb es una panadería pequeña que abre a las seis para los que trabajan de noche.',
    'Servicio de limpieza para oficinas en Sevilla, sin contratos ni letra pequeña.',
    'Café de especialidad tostado en Oaxaca',
    'Muebles de madera maciza, fabricados en Galicia desde 1962',
    '¿Cansado de esperar? Reparamos tu bici en una hora.',
  ],
  fr: [
    'Chaussures faites main',
    'Gourde en inox, 75 cl, garde froid 24 h. Bouchon en bambou',
    'Boulangerie de quartier',
    'Boulangerie artisanale à Lyon',
    'Cours de guitare pour adultes',
    'Application pour apprendre les langues',
    'Vêtements bio pour bébés',
    'Savons artisanaux',
    'Ne buvez pas si vous conduisez',
    'Vaccinez-vous contre la grippe',
    "Un film d'horreur dans un phare",
    'Nous cuisons le pain avant le lever du soleil, et à neuf heures il n’en reste plus.',
    'Crumb est une petite boulangerie qui ouvre à six heures pour ceux qui travaillent la nuit.',
    'Service de nettoyage de bureaux à Nantes, sans contrat et sans mauvaise surprise.',
    'Café de spécialité torréfié à Bordeaux',
    'Meubles en chêne massif, fabriqués en Bretagne depuis 1962',
    "L'heure du goûter, c'est maintenant.",
  ],
  de: [
    'Handgemachte Schuhe',
    'Keller trocken machen',
    'Hundesalon',
    'Kirschmarmelade, 200 g Glas',
    'Bäckerei',
    'Bäckerei um die Ecke',
    'Gitarrenunterricht für Erwachsene',
    'App zum Sprachenlernen',
    'Biokleidung für Babys',
    'Handgemachte Seifen aus Olivenöl',
    'Fahr nicht, wenn du getrunken hast',
    'Lass dich gegen Grippe impfen',
    'Ein Horrorfilm, der in einem Leuchtturm spielt',
    'Wir backen das Brot vor Sonnenaufgang, und um neun ist es weg.',
    'Crumb ist eine kleine Bäckerei, die um sechs öffnet, für alle, die nachts arbeiten.',
    'Reinigung von Büros in Köln, ohne Vertrag und ohne Kleingedrucktes.',
    'Spezialitätenkaffee, geröstet in Leipzig',
    'Möbel aus massiver Eiche, seit 1962 im Schwarzwald gebaut',
    'Müde vom Warten? Wir reparieren dein Rad in einer Stunde.',
  ],
  other: [
    'Пекарня у дома, открыта с шести утра',
    '街角のパン屋、朝六時から',
    '社区面包店',
    '동네 빵집',
    'Φούρνος της γειτονιάς',
    'مخبز الحي',
    'מאפייה שכונתית',
    'Panificio di quartiere con forno a legna, aperto dalle sei per chi lavora di notte',
    'Una piccola panetteria che apre alle sei per quelli che lavorano di notte',
    'Uma padaria pequena que abre às seis para quem trabalha à noite e não tem tempo',
    'Padaria de bairro com pão feito à mão',
    'Een kleine bakkerij die om zes uur opengaat voor mensen die ’s nachts werken',
    'Mała piekarnia, która otwiera się o szóstej dla tych, którzy pracują w nocy',
    'Ett litet bageri som öppnar klockan sex för dem som arbetar på natten och går hem',
    'Gece çalışanlar için sabah altıda açılan küçük bir mahalle fırını',
    'Pieni leipomo, joka avataan aamulla kuudelta niille, jotka ovat töissä yöllä ja tulevat kotiin',
  ],
};

const table = Object.entries(texts).flatMap(([language, list]) =>
  list.map((text) => [language, text] as const),
);

test.each(table)('GEN-07 language %s: %j', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  ['en', 'La Maison du Pain', 'La Maison du Pain bakes bread in Leeds'],
  ['en', 'Der Bäcker', 'bread'],
  ['en', 'El Camino de la Luz', 'El Camino de la Luz: yoga retreats'],
  ['es', 'The Good Bread Company', 'The Good Bread Company hace pan de masa madre'],
  ['fr', 'Just Bread', 'Just Bread, du pain et rien d’autre'],
  ['de', 'We Are Fresh', 'We Are Fresh liefert Salate ins Büro'],
  ['es', 'Über', 'Un taxi que llega en cinco minutos'],
] as const)(
  'GEN-07 a name does not decide the language: %s, %s',
  (language, productName, description) => {
    expect(languageOf({ productName, description })).toBe(language);
  },
);

test('GEN-07 all answers count, not only the first', () => {
  const answers = { description: 'Crumb', targetAudience: 'los vecinos que madrugan' };
  expect(languageOf(answers)).toBe('es');
  expect(languageOf({ ...answers, targetAudience: 'people up early' })).toBe('en');
});

test('GEN-07 any text has a language, found quickly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string(), (text, name) => {
      expect(['en', 'es', 'fr', 'de', 'other']).toContain(
        languageOf({ productName: name, description: text }),
      );
    }),
  );
  const spent = startCpuTime();
  detectLanguage('der Bäcker und la boulangerie '.repeat(120));
  expect(spent()).toBeLessThan(200);
});

test.each(['u', 'y', 'a', 'de'])('GEN-07 “%s” alone is too short for another language', (text) => {
  expect(detectLanguage(text)).toBe('en');
});

test.each<[string, Parameters<typeof languageOf>[0]]>([
  ['de', { description: 'Film, 90 min', targetAudience: 'Jugendliche', behavior: 'ansehen' }],
  ['de', { description: 'Velowerkstatt, Reparatur, Occasionen' }],
  ['es', { description: 'corto 12 min', behavior: 'ver' }],
  ['es', { description: 'app guardería', targetAudience: 'padres primerizos' }],
  ['fr', { description: 'lampe solaire 12 h', targetAudience: 'campeurs' }],
  ['fr', { description: 'plombier Lyon 3' }],
  ['en', { description: 'Cupcakes. Die cut toppers.' }],
  ['en', { description: 'yoga, pilates, sauna' }],
])('a few words in several answers are %s', (language, answers) => {
  expect(languageOf(answers)).toBe(language);
});
