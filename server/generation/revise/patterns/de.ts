import type { Light } from '../intent.ts';
import { added } from './added.ts';
import { frameIn } from './frames.ts';
import { anyOf, lengthOf, lightIn, type NotePatterns, type Pattern } from './pattern.ts';

const without =
  '(?:ohne|kein|keine|keinen|entferne|entfernen|streiche|streichen|lösche|weg mit|nimm|lass)';
const tail = '(?: weg| raus| streichen| entfernen| weglassen| rausnehmen| löschen)?';
const put = '(?:füge|fügt|fügen|ergänze|ergänzen|nimm|setze|schreib|schreibe|bau|baue|zeig)';
const lights: Record<Light, RegExp> = {
  night: anyOf('nachts?', 'mitternacht', 'dunkeln', 'dunkel'),
  dawn: anyOf('morgengrauen', 'sonnenaufgang', 'morgens?', 'früh'),
  day: anyOf('tags?', 'mittags?', 'tageslicht', 'tagsüber'),
  sunset: anyOf('sonnenuntergang', 'abends?', 'dämmerung', 'abendlicht'),
  rain: anyOf('regen', 'regnen'),
  snow: anyOf('schnee', 'winter'),
};
const re = (source: string) => new RegExp(source, 'iu');
const strike = (what: string) =>
  re(
    `^${without}(?: die| den| das| alle)? (?:${what})${tail}$|^(?:die |den |das |alle )(?:${what}) (?:weg|raus|streichen|entfernen|weglassen|rausnehmen)$`,
  );

const patterns: Pattern[] = [
  [
    strike(
      'off-?stimme|off-?sprecher(?:in)?|sprecher(?:text)?|erzähler(?:in)?|stimme aus dem off|voice-?over|off',
    ),
    () => ({ kind: 'strike', cue: 'VO' }),
  ],
  [strike('dialoge?'), () => ({ kind: 'strike', cue: 'DIALOGUE' })],
  [
    re('^(?:ohne worte|ohne sprache|niemand spricht|stumm)$'),
    () => ({ kind: 'strike', cue: 'SPEECH' }),
  ],
  [strike('musik'), () => ({ kind: 'strike', cue: 'MUSIC' })],
  [strike('geräusche?|soundeffekte?|toneffekte?'), () => ({ kind: 'strike', cue: 'SFX' })],
  [
    strike('einblendungen?|texteinblendungen?|schrift|texte?'),
    () => ({ kind: 'strike', cue: 'SUPER' }),
  ],
  [
    re(
      `^(?:${put}|mit)(?: eine?n?)? (?:stimme|off-?stimme|off-?sprecher|voice-?over|sprecher|sprecherin)(?: hinzu| ein)?$`,
    ),
    () => ({ kind: 'voice' }),
  ],
  [re(`^(?:${put}|mit)(?: etwas)? musik(?: hinzu| ein)?$`), () => ({ kind: 'music' })],
  [
    re(
      '^(?:ändere|ändern|wechsle|tausche|mach|ersetze)(?: die)? musik (?:zu|in|gegen|auf|durch) (.+)$',
    ),
    (to) => ({ kind: 'music', to }),
  ],
  [re(`^(?:musik:? |als musik )(.+)$`), (to) => ({ kind: 'music', to })],
  [
    re(`^(?:${put}|mit)(?: eine?n?)? (\\p{L}+(?:musik|gitarre|klavier))(?: hinzu| ein)?$`),
    (to) => ({ kind: 'music', to }),
  ],
  [
    re(`^${put}(?: das| ein)? geräusch (?:von |einer |eines |des |der )?(.+?)(?: hinzu| ein)?$`),
    (what) => ({ kind: 'sound', what }),
  ],
  [
    re(
      `^(?:${put}|blende)(?: eine?| die)? (?:einblendung|texteinblendung|schrift|text)(?: mit|:)? (.+?)(?: hinzu| ein)?$`,
    ),
    (text) => ({ kind: 'super', text, instead: false }),
  ],
  [re('^blende (.+) ein$'), (text) => ({ kind: 'super', text, instead: false })],
  [
    re('^(?:ändere|ändern) die (?:einblendung|schrift) (?:zu|in|auf) (.+)$'),
    (text) => ({ kind: 'super', text, instead: true }),
  ],
  [re('^(?:ändere|ändern) den titel (?:zu|in|auf) (.+)$'), (text) => ({ kind: 'title', text })],
  [
    re(
      '^(?:ende|beende|enden|schließe|schließ|hör|aufhören)(?: es| ihn| den spot)? (?:mit|auf) (.+?)(?: ab| auf)?$',
    ),
    (what) => ({ kind: 'ending', what }),
  ],
  [
    re(
      '(?:anderes?|neues?|besseres?|anderer|neuer|besserer|ändere (?:das|den)) (?:ende|schluss|finale)$',
    ),
    () => ({ kind: 'ending' }),
  ],
  [
    re(
      '^(?:beginne|beginn|fang|starte|start|anfangen|eröffne)(?: es| ihn)? (?:mit|auf) (.+?)(?: an)?$',
    ),
    (what) => ({ kind: 'opening', what }),
  ],
  [
    re(
      '(?:anderer|neuer|besserer|anderen|neuen|besseren|ändere (?:den|die)) (?:anfang|einstieg|beginn|hook|aufhänger|auftakt|eröffnung)$',
    ),
    () => ({ kind: 'opening' }),
  ],
  [
    re(
      '^(?:sag|sage|sagt|bitte|fordere)(?: ihnen| den leuten| den zuschauern| sie| die leute)(?: auf)?,? (?:sie sollen |dass sie )?(.+?)(?: sollen)?$',
    ),
    (what) => ({ kind: 'action', what }),
  ],
  [
    re('^(?:ändere )?(?:den )?(?:call to action|handlungsaufruf|aufruf)(?: zu| in|:) (.+)$'),
    (what) => ({ kind: 'action', what }),
  ],
  [
    re('(?:anderer|neuer|anderen|neuen|ändere den) (?:call to action|handlungsaufruf|aufruf)$'),
    () => ({ kind: 'action' }),
  ],
  [
    re(
      `^(?:nenne?|benenne)(?: die| den| das)?(?: figur| heldin| helden| sie| ihn| frau| mann)? (?:in )?((?-i:\\p{Lu})\\p{L}+)(?: um)?$`,
    ),
    (to) => ({ kind: 'rename', to }),
  ],
  [
    re(
      '^(?:ändere )?(?:den namen|der name|die figur heißt|sie soll|er soll)(?: der figur| der heldin)?(?: zu| in| ist| soll)? (.+?)(?: heißen| sein)?$',
    ),
    (to) => ({ kind: 'rename', to }),
  ],
  [
    re(
      '^(?:(?:ändere|verlege)(?: den ort| den schauplatz| die szene| es| das ganze)?|(?:es|die szene|der spot|das ganze) (?:soll|spielt)|lass es|dreh(?:e|en)?(?: es| die szene)?) ((?:in |im |an |am |auf |bei |beim |zu |unter |vor |nachts|abends|morgens|tagsüber).*?)(?: spielen| sein| drehen)?$',
    ),
    (to) => placed(to),
  ],
  ...frameIn.german,
  [
    re(
      '^(?:es soll )?(nachts|abends|morgens|mittags|tagsüber|(?:in der|bei|im|am) (?:nacht|dämmerung|sonnenuntergang|sonnenaufgang|morgengrauen|regen|schnee|tag|abend|morgen))(?: spielen| sein| drehen)?$',
    ),
    (to) => placed(to),
  ],
  [
    re(`^(?:${put}|mit)(?: etwas| mehr| ein wenig)? (?:humor|witz|witze)(?: hinzu| ein)?$`),
    () => ({ kind: 'tone', tone: 'funny' }),
  ],
  [
    re('^(?:ersetze|ersetzen|tausche|ändere|ändern) (.+?) (?:durch|gegen|mit|in|zu|auf) (.+)$'),
    (from = '', to = '') => ({
      kind: 'replace',
      from: from.replace(/^(?:das wort|den satz|die zeile) /i, ''),
      to,
    }),
  ],
  [
    re('^(?:sag|sage|schreib|schreibe|nimm) (.+?) (?:statt|anstatt|anstelle von) (.+)$'),
    (to = '', from = '') => ({ kind: 'replace', from, to }),
  ],
  [
    re('^(?:statt|anstatt) (.+?),? (?:sag|sage|schreib|schreibe|nimm) (.+)$'),
    (from = '', to = '') => ({ kind: 'replace', from, to }),
  ],
  [
    re(`^${put} ((?:noch )?(?:einen?|zwei|drei) .+?)(?: hinzu| ein| dazu)?$`),
    (what) => added(asSubject(what), 'de'),
  ],
  [
    re(
      `^(?:erwähne|erwähnen|erwähnt|${put}|sag|sage|nenne?|betone|betonen|weise|vergiss nicht)(?:,? dass)? (.+?)(?: hinzu| ein| hin| zu erwähnen| nicht vergessen)?$`,
    ),
    (what) => ({ kind: 'mention', what }),
  ],
  [
    re('^(.+?) (?:erwähnen|hinzufügen|ergänzen|einbauen|nennen|betonen)$'),
    (what) => ({ kind: 'mention', what }),
  ],
  [re('^(?:zeige|zeigt|zeigen) (.+)$'), (what) => ({ kind: 'show', what })],
  [
    re('^(?:weniger (?:worte|wörter|text)|zu viel text|zu viele worte|einfacher|knapper)$'),
    () => ({ kind: 'fewer-words' }),
  ],
  [
    re('(?:^|\\s)(\\d{1,3}) ?(?:s|sek|sekunden)(?: lang| kürzen| machen)?$'),
    (n = '') => lengthOf(n),
  ],
  [re('\\bkürzer|kürze[n ]?\\b|zu lang'), () => ({ kind: 'length', to: 'shorter' })],
  [re('\\blänger|verlänger|zu kurz'), () => ({ kind: 'length', to: 'longer' })],
  [
    re('\\b(?:schneller|flotter|rasanter|mehr tempo)|zu langsam'),
    () => ({ kind: 'pace', to: 'faster' }),
  ],
  [
    re('\\blangsamer|zu schnell|zu hektisch|weniger hektisch'),
    () => ({ kind: 'pace', to: 'slower' }),
  ],
  [
    re(
      `^(?:${without}|erwähne nicht|nicht erwähnen|sag nicht|vermeide)(?: die stelle (?:über|mit)| den satz| das wort| den| die| das)? (.+?)${tail}$`,
    ),
    (what) => ({ kind: 'remove', what }),
  ],
  [
    re(
      '^(?:das wort |den satz |die |den |das )?(.+?) (?:weg|raus|streichen|entfernen|weglassen|rausnehmen|löschen|nicht erwähnen)$',
    ),
    (what) => ({ kind: 'remove', what }),
  ],
  [
    re(
      'weniger (?:lustig|witzig)|(?:ernster|ernsthafter|seriöser|sachlicher|professioneller)|mehr ernst',
    ),
    () => ({ kind: 'tone', tone: 'serious' }),
  ],
  [
    re('ruhiger|leiser|sanfter|gelassener|weniger (?:laut|aggressiv)'),
    () => ({ kind: 'tone', tone: 'calm' }),
  ],
  [re('lustig|witzig|komisch|humorvoll|mehr humor'), () => ({ kind: 'tone', tone: 'funny' })],
  [
    re('wärmer|herzlicher|emotionaler|menschlicher|mehr gefühl|persönlicher'),
    () => ({ kind: 'tone', tone: 'warm' }),
  ],
  [
    re('mutiger|kühner|frecher|lauter|kraftvoller|stärker|mehr energie|energischer'),
    () => ({ kind: 'tone', tone: 'bold' }),
  ],
];

function placed(to = '') {
  const light = lightIn(to, lights);
  const isLightOnly = /^(?:(?:in|im|an|am|bei|zu|zur|unter)\s)?(?:der |dem )?\p{L}+$/iu.test(to);
  return light && isLightOnly
    ? ({ kind: 'light', to: light } as const)
    : ({ kind: 'place', to } as const);
}

export const german: NotePatterns = {
  code: 'de',
  placed,
  fillers:
    /(?<!\p{L})(?:mach|mache|es|das|ihn|den|der|die|ganze|ein|eine|einen|bisschen|wenig|etwas|mehr|viel|weniger|soll|sein|im|ton|sehr|zu|nicht|genug|spot|film|skript)(?!\p{L})/giu,
  praise:
    /^(?:gefällt (?:mir|uns)(?: gut| sehr)?|(?:sehr |ist )*(?:gut|super|toll|perfekt)|danke|hallo)$/i,
  courtesy:
    /^(?:bitte|kannst du|können sie|könntest du|könnten sie|ich möchte|ich hätte gern|wir (?:wollen|brauchen)|auch|und|dann|aber|mach es|mach ihn|mach das|mache es|es soll|es muss)[,:]?\s+/i,
  joints: /\s*(?:,\s*und|\bund\b|\baber\b|\bdann\b|\bauch\b|,)\s+/iu,
  scope:
    /(?:\b(?:in|für|mach|mache|nur|aus)\s+)*(?:\b(?:der |die |das |den )?(?:einstellung|szene|bild|zeile|shot)\s*(?:nr\.?\s*)?(\d{1,2})\b|\b(?:der|die|das|den|dem) (erste|ersten|zweite|zweiten|dritte|dritten|vierte|vierten|letzte|letzten) (?:einstellung|szene|bild))/iu,
  ordinals: {
    erste: 0,
    ersten: 0,
    zweite: 1,
    zweiten: 1,
    dritte: 2,
    dritten: 2,
    vierte: 3,
    vierten: 3,
    letzte: -1,
    letzten: -1,
  },
  drop: /^(?:streiche|streichen|entferne|entfernen|lösche|löschen|weg|raus)$/i,
  // After `in Szene 3` the verb comes first: `trinkt sie Kaffee`.
  told: (clause) =>
    clause
      .replace(/^(?:sieht man|sehen wir|sollen wir|zeigt man)\s+/iu, '')
      .replace(/^(\p{Ll}+t) (sie|er|es|man|jemand|alle|\p{Lu}\p{L}+)(?!\p{L})/u, '$2 $1'),
  patterns,
};

// `Einen kleinen Hund` is asked for, and `ein kleiner Hund` is seen.
const asSubject = (what: string): string =>
  what.replace(
    /^(?:noch )?einen ((?:\p{Ll}+en )*)/u,
    (_, said: string) => `ein ${said.replaceAll('en ', 'er ')}`,
  );
