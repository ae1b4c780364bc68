// What a client says to whoever makes the film, and to nobody else: how it is told, what it begins with, who films.
import type { Language, SubjectFrame } from '../subject-frame.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The words such a sentence is made of. */
type Field = {
  /** What leads in, is polite or only joins. */
  small: ReadonlySet<string>;
  begins: ReadonlySet<string>;
  /** Points at what was said before. */
  there: ReadonlySet<string>;
  keeps: ReadonlySet<string>;
  refuses: ReadonlySet<string>;
  please: ReadonlySet<string>;
  /** How something is told. */
  manner: ReadonlySet<string>;
  /** The film and its parts. */
  film: ReadonlySet<string>;
  films: ReadonlySet<string>;
  /** When, and nothing in particular: what was or will be filmed is no trade. */
  once: ReadonlySet<string>;
  own: ReadonlySet<string>;
  /** What a film does with what is in it. */
  tells: ReadonlySet<string>;
};

const fields: Record<Language, Field> = {
  en: {
    small: set(
      'so then and but or just maybe only the a an it its this that all be look looks looking sound feel seem too very really rather quite as with on from at in by to of tone us me please pls plz ok okay thing whole first more less like actually stay stays',
    ),
    begins: set('start starts begin begins open opens end ends finish finishes close'),
    there: set('there here that this those it'),
    keeps: set('keep keeps make makes leave play do have be tell'),
    refuses: set("no not never without avoid dont don’t don't nothing"),
    please: set('please pls plz'),
    manner: set(
      'short snappy simple salesy pushy cheesy corny cute sweet sad serious solemn funny silly light quiet calm plain honest real natural warm gentle dramatic creepy scary preachy posh slick fancy glossy boring sentimental tacky loud slow fast energetic energy positive neutral friendly upbeat classy salesman inspirational lifestyle',
    ),
    film: set(
      'film ad ads advert commercial spot video clip trailer footage camera logo storyboard script voice-over voiceover stock soundtrack jingle drone edit editing shoot captions endcard',
    ),
    films: set('film films filmed filming shoot shoots shot shooting edit edits'),
    once: set(
      'something like last before already tomorrow monday tuesday wednesday thursday friday saturday sunday weekend week',
    ),
    own: set('we i my our'),
    tells: set('keep make use show say mention film draw print put have get avoid leave'),
  },
  de: {
    small: set(
      'also dann und aber nur bitte es das die der den ein eine einen sie zu sehr eher lieber ganz mal so als auf mit an bei in von ton wir uns einfach wirken klingen sein bleiben gern zuerst nun',
    ),
    begins: set('anfangen beginnen starten fangt fang beginnt startet aufhören enden'),
    there: set('da damit dort hier darauf daran'),
    keeps: set('halten haltet halt machen macht mach lassen lasst sein bleiben soll sollte darf'),
    refuses: set('nicht kein keine keinen nie ohne nichts'),
    please: set('bitte'),
    manner: set(
      'kurz knapp einfach schlicht werblich reißerisch kitschig süß traurig ernst lustig albern leicht ruhig still sachlich ehrlich echt natürlich warm dramatisch gruselig belehrend langweilig laut schnell langsam fröhlich freundlich neutral trocken eklig peinlich',
    ),
    film: set(
      'film werbung werbespot spot video clip trailer kamera logo storyboard drehbuch sprecher untertitel drohne schnitt dreh abspann aufnahmen',
    ),
    films: set('filmt filmen gefilmt dreht drehen drehte gedreht filmte'),
    once: set(
      'sowas so etwas letztes letzten schon morgen montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende woche',
    ),
    own: set('wir ich mein meine unser unsere'),
    tells: set('zeigen zeigt zeig sagen nennen machen halten lassen verwenden nehmen'),
  },
  es: {
    small: set(
      'así que pues entonces y pero solo sólo por favor el la lo los las un una se sea sean muy demasiado más menos con en de a tono nos tan todo primero también quede suene parezca',
    ),
    begins: set(
      'empezad empieza empiecen empezar empiece comienza comenzar abre abrid termina terminad acaba acabad',
    ),
    there: set('ahí eso esto aquí allí'),
    keeps: set('haz haced hagan hacer hagáis hagas mantener dejad deja sea sean quede que'),
    refuses: set('no nada ni sin nunca'),
    please: set('favor porfa'),
    manner: set(
      'corto breve sencillo simple comercial cursi triste serio gracioso ligero tranquilo honesto natural cálido dramático siniestro aburrido ruidoso lento rápido alegre amable neutro normal sobrio',
    ),
    film: set(
      'anuncio spot vídeo video tráiler trailer cámara logo logotipo guion guión storyboard locución subtítulos dron rodaje montaje',
    ),
    films: set('graba graban grabamos rueda rodamos rodaron filma filmamos grabó filmó'),
    once: set(
      'algo así pasado pasada ya mañana lunes martes miércoles jueves viernes sábado domingo semana',
    ),
    own: set('mi nuestro nuestra rodamos grabamos filmamos yo'),
    tells: set('mostrar mostréis enseñar decir digáis usar poner hacer que'),
  },
  fr: {
    small: set(
      'donc alors et mais juste seulement s’il vous plaît svp merci le la les l un une ce ça c est on que soit soyez trop très plutôt bien tout plus moins avec sur par de du en ton nous d abord ne n pas',
    ),
    begins: set('commencez commencer commence ouvrez ouvrir finissez finir terminez terminer'),
    there: set('là ça cela ici dessus'),
    keeps: set('faites faire fais gardez garder restez rendez soyez soit laissez'),
    refuses: set('pas rien jamais sans ni aucun aucune'),
    please: set('svp plaît merci'),
    manner: set(
      'court bref simple commercial publicitaire mièvre triste sérieux drôle léger calme sobre honnête vrai naturel chaleureux dramatique glauque moralisateur ennuyeux bruyant lent rapide joyeux neutre gentil cucul',
    ),
    film: set(
      'film pub publicité spot vidéo clip bande-annonce caméra logo storyboard script scénario voix-off sous-titres drone tournage montage',
    ),
    films: set('filme filment filmons filmé tourne tournons tourné'),
    once: set(
      'truc comme dernier dernière déjà demain lundi mardi mercredi jeudi vendredi samedi dimanche semaine',
    ),
    own: set('on nous je mon ma notre'),
    tells: set('montrer montrez dire dites utiliser mettre faire garder gardez'),
  },
};

const wordsOf = (text: string): string[] =>
  text
    .slice(0, 300)
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}'-]+/u)
    .flatMap((word) => (/^(?:don't|dont)$/.test(word) ? [word] : word.split("'")))
    .filter(Boolean);

/** `So start there.`: it says that what was said before it comes first. */
export function pointsThere(text: string, language: Language): boolean {
  const { small, begins, there } = fields[language];
  const words = wordsOf(text);
  return (
    words.some((word) => begins.has(word)) &&
    words.some((word) => there.has(word)) &&
    words.every((word) => begins.has(word) || there.has(word) || small.has(word))
  );
}

/** Words of a sentence that says how it is told. */
const mostManner = 9;

// `Keep it short`, `nicht zu werblich bitte`: nothing in it but how it is told.
function saysManner(words: readonly string[], language: Language): boolean {
  const { small, keeps, refuses, manner, please } = fields[language];
  return (
    words.length <= mostManner &&
    words.some((word) => manner.has(word)) &&
    words.some((word) => keeps.has(word) || refuses.has(word) || please.has(word)) &&
    words.every(
      (word) => manner.has(word) || keeps.has(word) || refuses.has(word) || small.has(word),
    )
  );
}

// `Please no doves`, `please don't show my face`: a plea to the public names what they are to do.
function asksPolitely(words: readonly string[], language: Language): boolean {
  const { please, refuses, tells, small } = fields[language];
  const lead = words.findIndex(
    (word) => !please.has(word) && !/^(?:por|s|il|vous|te|de)$/.test(word),
  );
  if (lead === 0) return false;
  if (words.every((word) => small.has(word))) return words.length > 0;
  const [first = '', ...rest] = words.slice(lead);
  if (things.test(first)) return true;
  const order = [first, ...rest].find((word) => !refuses.has(word) && word !== 'do');
  return order !== undefined && tells.has(order);
}
// What refuses a thing, and not an act.
const things = /^(?:no|without|kein\p{L}*|ohne|nada|ningún|sin|pas|aucune?|sans)$/u;

/** Words before the noun that a sentence begins with. */
const mostBefore = 3;

// `We film birds`: what they do is no film.
const we = /^(?:we|i|wir|ich|yo|on|nous|je)$/u;

// `The logo is being redrawn`, `please no stock music`: it begins with a part of the film.
function beginsWithFilm(words: readonly string[], language: Language): boolean {
  const { small, refuses, film, own } = fields[language];
  const at = words.findIndex((word) => film.has(word));
  return (
    at > 0 &&
    at <= mostBefore &&
    words
      .slice(0, at)
      .every((word) => small.has(word) || refuses.has(word) || (own.has(word) && !we.test(word))) &&
    words.length > at + 1
  );
}

// `We shot something like this last year`, `my nephew films on Saturday`: who filmed or will.
function saysWhoFilms(words: readonly string[], language: Language): boolean {
  const { films, own, once } = fields[language];
  const at = words.findIndex((word) => films.has(word));
  return (
    at >= 0 &&
    at <= mostBefore * 2 &&
    words.slice(0, mostBefore).some((word) => own.has(word)) &&
    words.some((word) => once.has(word))
  );
}

/** What of a subject tells whether films are its trade, and then nobody's making. */
type Told = Pick<SubjectFrame, 'kind' | 'head' | 'name'>;

/** Whether a sentence is said to whoever makes the film: how it is told, what becomes of it, who films. */
export function speaksToMakers(text: string, language: Language, told?: Told): boolean {
  if (pointsThere(text, language)) return true;
  const words = wordsOf(text);
  if (saysManner(words, language) || asksPolitely(words, language)) return true;
  const { film, films } = fields[language];
  const isTrade =
    told !== undefined &&
    (/^(?:story|channel)$/.test(told.kind) ||
      wordsOf(`${told.head.text} ${told.name}`).some((word) => film.has(word) || films.has(word)));
  return !isTrade && (beginsWithFilm(words, language) || saysWhoFilms(words, language));
}
