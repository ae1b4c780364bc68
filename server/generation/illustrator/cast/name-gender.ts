// First names that say who is meant, in English, German, Spanish, French, Turkish and Arabic.
// Names that both bear, or that differ by country, stand in neither list: Alex, Andrea, Kim,
// Sasha, Robin, Charlie, Jean, Simone, Nicola, Deniz, Noor, Jordan, Sam, Chris, Toni.

const women = `
  ada isla maya maja emma emily emilia jule julia julie juliette juliana giulia lena lea leah léa lina laura lara
  anna anne ana anja annika anke hanna hannah johanna mia mila marie maria maría marta martha mary margaret
  margarete marlene sophie sophia sofia sofía sarah sara susanne susan susana suzanne sabine silke sandra
  stefanie stephanie steffi petra monika monica mónica claudia katharina katrin kathrin katie kate katherine
  catherine karin karen karla carla carmen carolina caroline carolin charlotte chloe chloé clara klara
  christine christina cristina birgit brigitte britta barbara beatrice beatriz beate bettina bianca
  amelie amélie amelia alice alicia alina olivia ava isabella isabel isabelle isabel grace ella ellen elena
  helen helena helene hélène elizabeth elisabeth elisa elise élise eva eve evelyn esther frieda frida franziska
  gabriela gabriele gabrielle greta gretchen heike ida ines inés inga ingrid irene iris jana jane janet jasmin
  jasmine jessica jenny jennifer josephine joséphine joana joanna judith juana katja leonie lotte louise luisa
  luise lucia lucía lucie lucy manon margot margaux marion melanie mélanie merle michelle miriam nadia nadine
  nancy natalie nathalie natalia nina nora paula pauline penelope pilar rachel rebecca regina renate rita rosa
  rose rosalie rosie ruby ruth sylvia silvia sylvie tanja teresa therese thérèse theresa tina ulrike ursula uta
  valentina valerie valérie vanessa vera veronica verónica véronique victoria violeta virginia viktoria
  wendy yvonne zoe zoé zoë abigail agnes agnès adele adèle angela angelina antonia aurélie céline dolores
  doris dorothea edith erika fiona fatima fatma fátima florence geneviève gisela gloria guadalupe harriet hazel
  holly inès jacqueline joyce leonora linda lisa madeleine magdalena manuela mercedes mathilde nicole odile
  patricia rocío sonja stella tamara xenia yasmin yasemin ximena
  leyla layla leila laila ayşe ayse aylin elif emine zeynep zehra hatice meryem merve esra büsra büşra buse
  selin sevgi songül gül gülsen gülşen nesrin nurcan defne ebru özlem ozlem pınar sibel tuğba
  aisha aischa aïcha amina amira khadija khadidja mariam maryam nadja rania salma samira soraya yasmina zahra zainab
  dana priya ananya aisling siobhan saoirse niamh mei yuki sakura`;

const men = `
  adam adrian alan albert alberto alejandro alfred alfonso álvaro alvaro anders andrew andrés andres andré anthony
  anton antonio antoine arthur arturo august axel ben benjamin benoît bernd bernard bernhard björn bob bruno
  carl carlos karl christian christoph christophe christopher clemens konrad daniel dave david diego dieter
  dietmar dirk dominik don donald eduardo edward emil emilio enrique erik eric ernst esteban étienne etienne eugen
  fabian felipe felix félix fernando florian francesco francisco françois francois frank franz fred frédéric
  friedrich fritz gary georg george georges gerard gérard gerhard gonzalo greg gregor guillaume günter günther
  gustav guido hans harald harry heinrich heinz helmut hendrik henri henry herbert hermann holger horst hugo hugh
  ian ignacio ivan jack jacob jakob jacques james jason javier jens jeremy jérôme jim joachim
  joaquín joe joel johann johannes john jonas jonathan jorge josé jose josef joseph jochen jörg juan julian julien
  julio jürgen justin kevin klaus kurt lars laurent leo leon léon leonard lorenz lothar louis lucas ludwig luis
  lukas luke manfred manuel marc marcel marco marcos marcus mario mark markus martin mateo mathieu matteo matthew
  matthias max maximilian michael michel miguel mike moritz nathan nick nicolas nicolás nikolaus niklas noah norbert
  olaf oliver olivier oscar oskar otto pablo patrick paul pascal pedro peter phil philip philipp philippe pierre
  quentin rafael raphael rainer ralf ralph ramón ramon raúl reinhard ricardo richard robert roberto rodrigo
  roger roland rolf roman ronald rudolf ryan samuel santiago sebastian sebastián sébastien sergio simon
  stefan stephan stephen steve steven sven tim thibault thomas theo théo thierry tobias tom tomás torsten thorsten uwe
  victor víctor viktor vincent volker walter werner wilhelm will william wolfgang xavier yann yannick yves zachary
  ahmed ahmad ahmet ali amir bilal bülent burak cem emre enes erdem ergün fatih ferhat hakan halil hamza hassan
  hasan hussein hüseyin ibrahim ismail karim kemal kerem khalid mahmoud mehmet mohamed mohammed muhammad mourad
  murat mustafa nasser omar ömer onur orhan osman rachid ramazan rashid salim selim serkan tariq tarek tolga
  umut volkan yasin youssef yusuf zafer
  raj arjun hiroshi kenji liam ethan mason aiden declan oisin`;

const written = (name: string) => name.normalize('NFC').toLocaleLowerCase('en');
const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));
const lists = { female: listed(women), male: listed(men) } as const;

const titles = {
  female:
    /^(?:mrs|ms|miss|frau|fräulein|señora|señorita|sra|srta|doña|madame|mme|mademoiselle|mlle)(?!\p{L})/iu,
  male: /^(?:mr|herr|señor|sr|don|monsieur)(?!\p{L})/iu,
};
// A role by its article or by the ending that names a woman, in a language that has one: `postwoman`,
// `la cartera`, `die Briefträgerin`. An article before a word for either says nothing.
const either =
  /^(?:\S+ )?(?:person[ae]?|personne|v[ií]ctim[ae]|victime|estrella|vedette|star|hilfe|wache)(?!\p{L})/iu;
const roles = {
  female: [
    /\p{L}woman(?!\p{L})/iu,
    /\p{L}frau(?!\p{L})/iu,
    /(?:(?:[^aeiouv]|äu)er|ist|udent|sident|istent|gent|kant|ator|itor|ktor|eur|zt|log|öch|bar|und|wirt)in(?!\p{L})/iu,
    /(?:dora|tora|sora|nera|dera|tera|jera|cera|euse|trice|i[eè]re|ienne)$/iu,
    /^(?:la|una|nuestra|une|die|eine|unsere) /iu,
  ],
  male: [
    /(?<!wo|hu|ger|ro|nor)(?<=\p{L})man(?!\p{L})/iu,
    /\p{L}mann(?!\p{L})/iu,
    /^(?:el|un|nuestro|le|der|unser) /iu,
  ],
} as const;

/** What a title, or else a role, says of who has it. */
export function roleGender(said: string): 'female' | 'male' | undefined {
  const text = said.normalize('NFC').trim();
  const title = genders.find((one) => titles[one].test(text));
  if (title || either.test(text)) return title;
  return genders.find((one) => roles[one].some((pattern) => pattern.test(text)));
}
const genders = ['female', 'male'] as const;

/** What a character's title or first name says, or what they are behind it; undefined for a name that both bear, and for unknown ones. */
export function nameGender(name: string): 'female' | 'male' | undefined {
  const [called = '', role = ''] = name.split(/[,;(–—](.*)/u);
  const title = genders.find((one) => titles[one].test(called.normalize('NFC').trim()));
  const first =
    written(called)
      .trim()
      .replace(/^dr\.?\s+/u, '')
      .split(/[^\p{L}’'-]+/u)[0] ?? '';
  const known = title ?? genders.find((one) => lists[one].has(first));
  return (
    known ??
    roleGender(role || (/^(?:la|le|el|une?|una|die|der|eine?) /iu.test(called) ? called : ''))
  );
}
