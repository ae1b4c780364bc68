// What one sentence of the notes orders: to be seen, and where, to be heard, to be said or read word for word.
import type { Language } from '../../understand/subject-frame.ts';

export type Order = {
  /** `opened` and `ended`: seen first and last. */
  sense: 'opened' | 'shown' | 'ended' | 'heard' | 'said' | 'read';
  text: string;
};
type Way = readonly [Exclude<Order['sense'], 'said' | 'read'>, RegExp];

const ways: Record<Language, readonly Way[]> = {
  en: [
    [
      'ended',
      /^(?:please |(?:it )?(?:would|['’]d) be (?:nice|good|great|lovely) if )?(?:(?:it |the film |we )?(?:should |must |to )?(?:ends?|finish(?:es)?) (?:on|with|at):?|closes? with:?|at the end,?|(?:the )?(?:last|final|closing) (?:frame|image|picture|shot|thing(?: (?:we|you|people) see)?)(?: should be| must be| is| on)?[,:]?) (.{3,140})$/iu,
    ],
    ['ended', /^(.{3,80}?),? (?:only )?(?:at|(?:un)?til|till) the (?:very )?end(?:,.*)?$/iu],
    ['opened', /^(?:please )?(?:open|start|begin) (?:on|with) (.{3,140})$/iu],
    ['opened', /^(.{3,60}?),? (?:only )?at the (?:beginning|start)(?: .*)?$/iu],
    [
      'heard',
      /^(?:(?:we|I|you|people|they|please|must|have to|has to|should|want to|need to|let us|let them) )*hear (.{2,90})$|^(?:keep )?((?:the )?(?:sounds?|noises?) of .{3,70}?)(?: (?:is|are) .*)?$|^(?:the )?(?:last|first|only) sound\s?(?:=|:|is)?\s(.{3,70})$|^(.{3,70}) (?:should|must|has to|have to|needs to) be heard$/iu,
    ],
    [
      'shown',
      /^(?:please )?(?:(?:must |we |I |you |would |['’]d |like to |love to |need to |want to )*(?:show|see|have)(?: us)?:? (.{4,140})|(.{3,70}) (?:should|must|has to|have to|needs to|need to) (?:be (?:seen|shown|visible|in (?:it|there|shot))|show)(?: (?:even|because) .*)?|(?:a |the )?(?:close(?:-?up)?|slow[- ]?mo(?:tion)?|shot) (?:of|on) (.{4,90})|((?:the|a|an|my|our) .{3,60}|\p{L}+s) yes(?:,.*)?|(.{3,60}?),? (?:(?:right |very )?(?:up close|close[- ]?up)|near))$/iu,
    ],
    [
      'shown',
      /(?:^|\s)(?:film(?:ed)?|shot|shoot|seen)(?: it| this| everything)? (from (?:inside|within|behind|under|underneath) .{3,60})$/iu,
    ],
    ['heard', /^(\p{L}{4,20} (?:music|drums))$/iu],
    [
      'shown',
      /^(?:just |only )?(.{4,60}?)(?: is (?:enough|all)|,? (?:and )?that[’']?s (?:it|all))$/iu,
    ],
  ],
  de: [
    [
      'ended',
      /^(?:bitte )?(?:mit (.{3,140}) (?:enden|aufhören|schließen)|(?:am |zum |das )?(?:ende|schluss|schlussbild|letzte[sn]? bild|letzte einstellung|letzte)(?: ist| bitte| auf| mit)*[,:]? (.{3,140}))$/iu,
    ],
    ['ended', /^(.{3,80}?),? (?:bis zum|ganz am|am) (?:schluss|ende)(?:,.*)?$/iu],
    ['opened', /^(?:bitte )?mit (.{3,140}) (?:anfangen|beginnen|öffnen)$/iu],
    ['opened', /^(.{3,60}?),? (?:nur )?am anfang(?:[ ,].*)?$/iu],
    [
      'heard',
      /^(.{3,70}) (?:muss|müssen|soll|sollen)(?: man)? (?:\p{L}+ )?(?:hören|zu hören sein)$|^((?:das |die |der )?(?:geräusche?|klang) (?:von|vom|der|des|einer|eines) .{3,70}?)(?: (?:ist|sind) .*)?$|^(?:das )?(?:letzte|erste|einzige)s? geräusch\s?(?:=|:|ist)?\s(.{3,70})$|^man (?:muss|soll) (.{3,70}) hören$/iu,
    ],
    [
      'shown',
      /^(?:bitte )?(?:zeig(?:t|en Sie)? (.{4,90})|(.{4,90}?) zeigen(?: (und .{3,60})|[ ,].*)?|(.{4,70}) (?:muss|müssen|soll|sollen)(?: man)? (?:\p{L}+ )?(?:rein|zu sehen sein|ins Bild|sehen|vorkommen)|(?:Großaufnahme|Nahaufnahme|Zeitlupe) (?:von|vom|der|des) (.{4,90})|((?:der|die|das|den|eine?n?) .{3,60}) ja(?:,.*)?|(.{3,60}?),? (?:ganz|sehr) nah(?:e|aufnahme)?)$/iu,
    ],
    [
      'shown',
      /(?:^|\s)((?:aus|von|hinter|unter) .{3,60}?)(?: heraus)? (?:gefilmt|filmen|gedreht)$/iu,
    ],
    ['heard', /^(\p{L}{4,20} Musik)$/iu],
    ['shown', /^(?:nur )?(.{4,60}?)(?: (?:reicht|genügt)|,? (?:und )?das (?:ist alles|reicht))$/iu],
  ],
  es: [
    [
      'ended',
      /^(?:por favor )?(?:(?:que )?(?:terminar|acabar|termin[ae]|acab[ae])(?: con| en)|(?:la |el |lo )?(?:última imagen|último plano|plano final|imagen final|último(?: que se ve)?|al final)(?:,? (?:es|se ve|con))?[\s,:]*) (.{3,140})$/iu,
    ],
    ['ended', /^(.{3,80}?),? (?:hasta el|al) final(?:,.*)?$/iu],
    [
      'opened',
      /^(?:por favor )?(?:que )?(?:abrir|empezar|empiece|empieza|abra) (?:con|en) (.{3,140})$/iu,
    ],
    ['opened', /^(.{3,60}?),? (?:solo |sólo )?al principio(?:[ ,].*)?$/iu],
    [
      'heard',
      /^(?:que )?se (?:oiga|escuche|sienta|oye|tiene que oír)n? (.{2,90})$|^(?:el |los )?((?:ruido|sonido)s? (?:de|del) .{3,70}?)(?: (?:es|son) .*)?$|^(?:el )?(?:último|primer|único) sonido\s?(?:=|:|es)?\s(.{3,70})$|^(.{3,70}) (?:debe|tiene que) (?:oírse|escucharse)$/iu,
    ],
    [
      'shown',
      /^(?:por favor )?(?:(?:mostrar|muestra|muestren|enseñar|enseña|que (?:se vea|salga|aparezca)n?|(?:tiene q(?:ue)?|debe) (?:verse|estar|salir)) (.{4,90})|(.{4,70}) (?:tiene q(?:ue)?|debe) (?:verse|salir)|(?:primer )?plano de (.{4,90})|(.{3,60}?) que (?:salga|se vea|aparezca)n?(?: .*)?|(.{3,60}?),? (?:muy|bien) (?:de )?cerca)$/iu,
    ],
    [
      'shown',
      /(?:^|\s)(?:filmad[oa]|filmar|rodad[oa]|rodar|grabad[oa]) ((?:desde|dentro|detrás) .{3,60})$/iu,
    ],
    ['heard', /^(música \p{L}{4,20})$/iu],
    [
      'shown',
      /^(?:solo |sólo )?(.{4,60}?)(?: (?:basta|es suficiente)|,? (?:y )?(?:eso es todo|nada más))$/iu,
    ],
  ],
  fr: [
    [
      'ended',
      /^(?:(?:finir|finissez|terminer|terminez|on finit|on termine) (?:sur|par|avec)|fin\s?:|(?:la |le )?(?:dernière image|dernier plan|image finale|plan final|dernière chose(?: qu[’']on voit)?)(?: est|,? c[’']est)?[\s,:]*) (.{3,140})$/iu,
    ],
    ['ended', /^à la fin,? (.{3,140})$/iu],
    ['ended', /^(.{3,80}?),? (?:jusqu[’']à|à) la (?:toute )?fin(?:,.*)?$/iu],
    [
      'opened',
      /^(?:ouvrir|ouvrez|commencer|commencez|on (?:ouvre|commence)) (?:sur|par|avec) (.{3,140})$/iu,
    ],
    ['opened', /^(.{3,60}?),? (?:seulement )?au début(?:[ ,].*)?$/iu],
    [
      'heard',
      /^(?:on doit |il faut |faut |qu[’']on )?entend(?:re|e) (.{2,110})$|^(?:on garde |garder |gardez )?((?:le )?(?:bruit|son) (?:de|du|des|d[’'])\s?.{3,70}?)(?: (?:est|sont) .*)?$|^(?:le )?(?:dernier|premier|seul) (?:bruit|son)\s?(?:=|:|est)?\s(.{3,70})$|^(.{3,70}) (?:doit|doivent) s[’']entendre$/iu,
    ],
    [
      'shown',
      /^(?:(?:montre[rz]?|faire voir|(?:il faut|on doit) voir|(?:il )?faut qu[’']on (?:voie|voye|voit)) (.{4,90})|il (?:me |nous )?faut (?:absolument )?((?:les?|la|l[’']|une?|des|nos|mon|ma) .{4,90})|(.{4,70}) (?:doit|doivent) (?:se voir|être (?:visible|vue?|à l[’']image)s?)|gros plan (?:sur|de|du) (.{4,90})|((?:les?|la|l[’']|une?|des) ?.{3,60}?)(?: ?:)? oui(?:,.*)?|(.{3,60}?),? (?:très|de) près)$/iu,
    ],
    [
      'shown',
      /(?:^|\s)(?:filmée?|filmer|filmez|tournée?) ((?:depuis|de l[’']intérieur|derrière|sous) .{3,60})$/iu,
    ],
    ['heard', /^(musique \p{L}{4,20})$/iu],
    ['shown', /^(?:seulement )?(.{4,60}?)(?: (?:suffit|suffisent)|,? (?:et )?c[’']est tout)$/iu],
  ],
};

/** `THE SHOT: crank, turn, cut, drop`, `the sentence goes in as it is: …`, `End card: …`: by what stands over it. */
const headed = /^([^:]{3,50}?)\s?:\s(.{3,140})$/u;
const headings: readonly (readonly [Order['sense'], RegExp, RegExp])[] = [
  [
    'said',
    /(?<!\p{L})(?:says?|said|sentence|line|sagen|satz|wortlaut|dice|decir|frase|dire|phrase)(?!\p{L})/iu,
    /^[\p{Lu}¡¿"“«„'‘]/u,
  ],
  ['shown', /(?<!\p{L})(?:shot|einstellung|plano|plan)$/iu, /./u],
  [
    'read',
    /(?<!\p{L})(?:must|legal|mandatory|card|text[eo]?|title|titel|small print|bottom|unten|klein|pflicht\p{L}*|stehen|obligator\p{L}+|obligatoire|mention|cierre|rótulo|carton)(?!\p{L})/iu,
    /^[\p{Lu}"“«„]/u,
  ],
];

/** `Just the line`, `rather the kitchen`: what it is not was said before. */
export const only =
  /^(?:just|only|rather|nur|eher|lieber|solo|sólo|más bien|plutôt|seulement|juste) /iu;

/** What is ordered; undefined where nothing is. */
export function orderIn(sentence: string, language: Language): Order | undefined {
  for (const [sense, way] of ways[language]) {
    const text = way.exec(sentence)?.slice(1).filter(Boolean).join(' ');
    if (text) return { sense, text };
  }
  const [, heading = '', under = ''] = headed.exec(sentence) ?? [];
  const [sense] = headings.find(([, over, form]) => over.test(heading) && form.test(under)) ?? [];
  return sense && { sense, text: under };
}
