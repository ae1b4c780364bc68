/**
 * Words that any client and any director may use, whatever is sold: that both of them say `people` or
 * `made` is a coincidence and no reason. English, and what German, French and Spanish say as often.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `able actual afternoon ahead alive alone answer anyway area arrive arrives asked asking asks available
  back based bath been began begin begins best better bigger biggest book books borrow borrowed both bring
  brings build builds built busy buys buying called calls came cannot care careful carry case cause certain
  chance change changed changes cheap check choice choose chosen city clean clear close come
  comes coming common company complete control cost costs could country county couple course crew customer
  customers cuts daily date days deal deep deliver delivered delivers delivery different door doors down
  draw drawn draws drew drop early easily easy edge else empty ending endings enough entire entirely even
  evening event exact exactly expect expensive explain explained extra face fact facts fast faster
  feel feels felt fill filled finally find finds fine finish finished five fixed floor follow following
  follows form forms found four free friend friends full gave gets gives given going gone good grand
  great group grow grown guest guests half hand hands happen happens happy hard heard held help helped helps
  here high hold holds honest hour hours idea important inside join joined just keep
  keeps kept kind kinds knew know known knows large last late later lead learn leave leaves left length less
  letter level lets life list listen little live lives local location long longer looked looking looks lose
  lots love loved loves made main make makes making many mark matter mean means measure meet meets member
  members miss modern money month months more morning move moved moves moving name named names near necessary
  need needed needs never news nice night nights normal number numbers offer offered offers office older open
  opened opens order ordered orders original own owner owners page pages paid part parts party past pays
  people perfect person pick picked piece pieces place placed places plain plan planned plans play played
  plays please point points possible present price prices private proper public pull push puts quality
  question quick quickly quiet range rate reach reached reaches read reading reads ready real reality
  receive recent remember rent rest return returns right rule runs safe said same save
  saves says seen sell sells send sends sent sets seven share shops shown side sides
  simple simply single sits size sizes slow slowly small smaller sold sort speak speaks special spend stand
  standing stands start started starting starts state stay stays step steps stop stops store straight street
  strong style such sure system table take taken takes taking talk talks teach tell test tested tests thank
  thing things think thinks third thirds thought time times today together told tomorrow tonight took town
  track tried tries trip true trust turn turned turns type under understand used useful user uses using
  usual value visit visits waiting walk walks wall want wanted wants watched ways wear week weekend
  weeks well went wish wonder worked worker workers working world worth write writes writing
  written wrong yesterday young
  abend anders arbeit bekommen beste besten bitte bleibt brauchen dinge drehen einfach ende erst familie
  frau frauen geht gibt große großen guten hand haus heute jahr jahre jahren kommen kommt kunde kunden lange
  leben leute machen macht mann menschen monat monate morgen nacht neue neuen preis recht sagt sehen seite
  stadt stunden tage tagen teil uhr wissen woche wochen zeit
  année années ans beaucoup besoin chose choses client clients demain enfants faire fait faut femme femmes
  gens grand grande heure heures homme hommes jamais jour jours maison matin mois monde nouveau nouvelle
  nuit petit petite place prix quartier semaine semaines soir temps travail veut ville vivre
  agua ahora algo años bien buena bueno casa ciudad cliente clientes cosa cosas días gente grande hace hacer
  hombre hombres hora horas hoy lugar mañana mejor meses mujer mujeres mundo niños noche nueva nuevo precio
  semana semanas tiempo trabajo vida`.split(/\s+/),
);
