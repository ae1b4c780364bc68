// Words that no title ends on, in English, Spanish, French and German. Data only.
const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** A noun phrase begins with one of these. */
export const articles = list(
  'then a an the el la los las un una le les des du une l der die das den dem des ein eine einen einem einer',
);

/** A noun phrase goes on behind one of these. */
export const genitives = list('of de del du des d’un d’une d’ vom von');

/** Articles, prepositions and the like. */
export const smallWords = list(
  [
    [...articles].join(' '),
    [...genitives].join(' '),
    'and or in on at to with into over within from by for as is are it its his her their that than so under behind beside through like while when until before after between against',
    'y e o en con por al su sus que sin sobre bajo tras hasta desde entre como mientras antes a',
    'et ou au aux dans sur avec par pour sans sous derrière devant vers chez entre comme son sa ses leur leurs que qui avant après d l',
    'und oder es ihn ihm im in ins am an ans auf aufs mit zu zum zur bei beim für durch um aus nach über übers unter vor hinter neben zwischen bis ohne gegen seit wie als ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner dass bevor während',
  ].join(' '),
);
