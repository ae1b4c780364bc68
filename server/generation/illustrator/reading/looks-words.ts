// Words for hair, skin, age, build and gender. Data only.
import type { AgeRange, BodyType, Ethnicity, Gender, HairColor } from '#domain/wizard/options.ts';
import type { Beard, HairStyle } from '../people/person.ts';
import type { Words } from './stems.ts';

export const genderWords: Words<Gender> = {
  female:
    'woman, women, she, her, female, girl, lady, mother, mum, mom, grandmother, granny, daughter, wife, sister, actress, queen, waitress, businesswoman, heroine, mujer, ella, chica, senora, madre, abuela, hija, panadera, presentadora, femme, elle, fille, dame, mere, grand mere, boulangere, presentatrice, frau, sie, madchen, mutter, grossmutter, oma, tochter, backerin, sprecherin, arztin, kundin, lehrerin',
  male: 'man, men, he, his, him, male, boy, guy, gentleman, father, dad, grandfather, grandpa, husband, brother, actor, king, waiter, businessman, hombre, chico, senor, padre, abuelo, hijo, marido, panadero, homme, garcon, monsieur, pere, grand pere, boulanger$, mann, junge, vater, grossvater, opa, sohn, backer$',
  'non-binary':
    'non binary, nonbinary, enby, they them, genderqueer, androgynous, no binari, non binaire, divers',
};
/** What somebody is to another of the film. */
export const kinWords: Words<Exclude<Gender, 'non-binary'>> = {
  female:
    'sister$, aunt$, auntie$, niece$, wife, bride$, girlfriend$, hermana$, tia, sobrina$, esposa$, novia$, suegra$, amiga$, schwester$, tante$, nichte$, ehefrau$, freundin$, cousine$, soeur$, sœur$, epouse$, copine$',
  male: 'brother$, uncle$, nephew$, husband$, groom$, boyfriend$, hermano$, tio, sobrino$, esposo$, marido$, novio$, suegro$, amigo$, bruder$, onkel$, neffe$, ehemann$, frere$, oncle$, neveu$, mari, epoux$, copain$',
};
export const ageWords: Words<AgeRange | 'child'> = {
  child:
    'toddler, eight year old, ten year old, schoolchild, schoolboy, schoolgirl, nino pequeno, kleinkind',
  '18-25':
    'teen, student, twenties, young adult, 18 25, gen z, estudiante, etudiant, studentin, college, early 20s, 20s, 19, 20, 21, 22, 23, 24, universitari, azubi',
  '25-35':
    '25 35, late 20s, early thirties, early 30s, 30s, thirties, 26, 27, 28, 29, 30, 31, 32, 33, 34, millennial, treintaner, trentenaire, dreissig, young, joven, jeune, junge',
  '35-45':
    '35 45, late 30s, 36, 37, 38, 39, 40, 41, 42, 43, 44, 40s, forties, early 40s, cuarent, quarantaine, vierzig',
  '45-55':
    '45 55, late 40s, 46, 47, 48, 49, 50, 51, 52, 53, 54, 50s, fifties, middle aged, cincuent, cinquantaine, funfzig, mediana edad, mittleren alters',
  '55+':
    '55, 56, 58, 60, 60s, 62, 64, 65, 68, 70, 70s, 72, 75, 80, sixties, seventies, elderly, older, old man, old woman, senior, grandmother, grandfather, grandma, grandpa, granny, retired, pensioner, veteran, anciano, anciana, abuela, abuelo, jubilad, retraite, grand mere, grand pere, altere, alter mann, alte frau, rentner, oma, opa, grossmutter, grossvater, sechzig',
};
export const ethnicityWords: Words<Ethnicity> = {
  caucasian: 'caucasian, white woman, white man, european, scandinavian, nordic, caucasic, europe',
  'african-american':
    'african, african american, black woman, black man, black girl, black actor, afro american, caribbean, afroamerican, mujer negra, hombre negro, femme noire, homme noir, schwarze frau, schwarzer mann, nigerian, kenyan, ghanaian, somali, jamaican',
  hispanic:
    'hispanic, latina, latino, latinx, mexican, colombian, puerto rican, hispan, latin american, lateinamerikan, brazilian, peruvian',
  asian:
    'asian, chinese, japanese, korean, vietnamese, thai, filipin, asiatic, asiatique, asiatisch, indonesian, malaysian',
  'middle-eastern':
    'middle eastern, arab, persian, iranian, turkish, lebanese, syrian, egyptian, oriente medio, arabe, turkisch, arabisch, moroccan, kurdish, israeli',
  mixed:
    'mixed race, biracial, multiracial, mixed heritage, mestiz, metis, gemischt, indian, south asian, pakistani, bangladeshi, sri lankan, india, indien, indisch',
};
export const bodyWords: Words<BodyType> = {
  slim: 'slim, slender, thin, skinny, lean build, petite, delgad, esbelt, mince, schlank, dunn',
  athletic:
    'athletic, muscular, fit, toned, strong, buff, atletic, musculos, athletique, muscle, sportlich, athletisch, muskulos, broad shouldered',
  'plus-size':
    'plus size, curvy, heavy set, heavyset, stocky, chubby, large build, overweight, full figured, robust, gordit, corpulent, ronde, grande taille, mollig, korpulent, kraftig, stout, burly, big man',
  average: 'average build, medium build, complexion media, corpulence moyenne, durchschnittlich',
};
export const hairColourWords: Words<HairColor> = {
  black:
    'black hair, dark hair, black haired, dark haired, pelo negro, cabello negro, cheveux noirs, schwarze haare, schwarzes haar, schwarzhaarig, jet black',
  brown:
    'brown hair, brunette, brown haired, chestnut hair, auburn brown, pelo castano, cabello castano, castan, cheveux bruns, cheveux chatains, braune haare, braunes haar, braunhaarig',
  blonde: 'blonde, blond, fair hair, fair haired, golden hair, rubia, rubio, blonde haare',
  red: 'red hair, redhead, red haired, ginger, auburn, copper hair, pelirroj, cheveux roux, rousse, rote haare, rotes haar, rothaarig, red bun, red ponytail, red braid, red curls, red beard',
  gray: 'gray hair, grey hair, gray haired, grey haired, silver hair, white hair, white haired, silver haired, salt and pepper, canos, pelo gris, pelo blanco, cheveux gris, cheveux blancs, graue haare, graues haar, grauhaarig, weisse haare, gray bun, grey bun, gray beard, grey beard, white beard',
};
export const hairStyleWords: Words<HairStyle> = {
  'long-straight':
    'long hair, long straight, straight hair, pelo largo, cheveux longs, lange haare, langes haar',
  'long-wavy':
    'wavy, waves hair, pelo ondulado, cheveux ondules, wellige, gewellt, long wavy, loose hair',
  bob: 'bob, shoulder length, fringe, bangs, flequillo, media melena, carre$, schulterlang, pony frisur',
  bun: 'bun, topknot, top knot, hair up, updo, rodete, chignon, dutt, hochgesteckt',
  ponytail: 'ponytail, pony tail, coleta, queue de cheval, pferdeschwanz',
  braid: 'braid, braided, plait, pigtail, trenza, tresse, zopf, geflochten',
  pixie: 'pixie, short haired woman, cropped hair, pelo muy corto',
  curls: 'curly, curls, ringlets, rizad, rizos, boucles, frises, locken, lockig',
  afro: 'afro, natural hair, afrohaar',
  short: 'short hair, crew cut, cropped, pelo corto, cheveux courts, kurze haare, kurzhaar',
  'side-part':
    'side part, slicked, neat hair, raya al lado, raie sur le cote, seitenscheitel, combed',
  quiff: 'quiff, pompadour, tupe, banane, undercut, spiky, mohawk',
  buzz: 'buzz cut, shaved sides, rapado, crane rase, buzzcut, kahlrasiert, shaved head',
  balding: 'balding, receding, calvicie, degarni, halbglatze, thinning hair',
  bald: 'bald, calvo, calva, chauve, glatze, glatzkopf, kahl',
  locs: 'dreadlocks, locs, dreads, rastas',
};
export const beardWords: Words<Exclude<Beard, 'none'>> = {
  beard: 'beard, bearded, barba, barbe, barbu, bart, vollbart',
  stubble: 'stubble, unshaven, five o clock, barba de tres dias, mal rase, dreitagebart, stoppel',
  moustache: 'moustache, mustache, bigote, schnurrbart, schnauzer',
  goatee: 'goatee, perilla, bouc, ziegenbart, kinnbart',
};
