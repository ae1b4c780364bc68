import type { ClaimWords } from './claim-kinds.ts';

export const es: ClaimWords = {
  lists: {
    adjective:
      'rápid|segur|barat|fuert|limpi|fresc|suav|liger|silencios|san|fácil|simpl|pur|cómod|resistent|eficaz|fiabl|vendid|potent',
    authority:
      '(?:médic|dentist|expert|veterinari|farmacéutic|enfermer|fisioterapeut|matron|científic|profesional)\\p{L}*|ministerio|sanidad|ayuntamiento|instituto|gobierno|colegio',
    material:
      'cuero|piel|lana|algodón|lino|seda|roble|fresno|nogal|haya|pino|bambú|acero|hierro|latón|cobre|bronce|aluminio|titanio|oro|plata|vidrio|cristal|cerámica|porcelana|mármol|granito|pizarra|caucho|goma|plástico|cachemira|merino|fieltro|corcho|cáñamo|terciopelo|madera|cera',
    quality:
      '(?:italian|español|alemán|aleman|argentin|portugu|suiz|suec|japon|ingles|escoces|maciz|auténtic|genuin|pur|reciclad|virgen|noble)\\p{L}*',
    ill: 'dolor\\p{L}*|jaqueca|migraña\\p{L}*|eccema|acné|artrosis|ansiedad|depresión|insomnio|cáncer|diabetes|heridas?|alergias?|asma|inflamación|infecci\\p{L}*|resfriados?|gripe|enfermedad\\p{L}*|síntomas|estrés',
  },
  kinds: {
    sole: [
      '(?:el|la|los|las) únic[oa]s? (?:\\p{L}+ )?(?:que|con|de|en|hech\\p{L}*|a)',
      'nadie más|ningún otro|ninguna otra|no hay otr[oa]|únic[oa]s? en su (?:clase|género)',
    ],
    superlative: [
      '(?:el|la|los|las|lo|nuestr[oa]s?) mejor(?:es)?(?! (?:amig|part|moment|día))',
      '(?:el|la|los|las|lo) (?:más|menos) (?:{adjective})\\p{L}*',
      '(?:mejor|más \\p{L}+) que (?:cualquier|ningún|ninguna|tod[oa]s?|l[oa]s? (?:demás|otr[oa]s))',
    ],
    endorsed: [
      '(?:{authority}) (?:l[oae]s? )?(?:recomiend\\p{L}*|aprueb\\p{L}*|aval\\p{L}*|prefier\\p{L}*)',
      '(?:recomiend\\p{L}*|aprueb\\p{L}*|aval\\p{L}*)(?: \\p{L}+){0,1} (?:{authority})',
      '(?:recomendad|avalad|aprobad|probad|certificad|homologad)[oa]s? por',
    ],
    material: [
      '(?:hech|fabricad|cosid|tallad|construid|forjad|tejid)[oa]s? (?:a mano )?(?:de|en|con) (?:\\p{L}+ ){0,2}(?:{material})',
      '(?:{material}) (?:de )?(?:{quality})',
    ],
    make: [
      'ecológic[oa]s?|sostenibles?|biodegradables?|reciclables?|vegan[oa]s?|sin gluten|artesanal\\p{L}*|hech[oa]s? a mano|cosid[oa]s? a mano|impermeables?|irrompibles?|de comercio justo',
    ],
    terms: [
      'sin (?:permanencia|compromiso|contrato|coste|gastos|intereses|obligación)|no (?:pagas|paga|pagues|pague|pagáis) nada|devu[eé]lv\\p{L}*|devolución\\p{L}*|cancela\\p{L}* cuando|a plazos|entrega al día siguiente|en 24 horas',
    ],
    health: [
      '(?:cura|alivia|trata|previene|calma|sana)n? (?:(?:el|la|los|las|tu|tus|todo|toda) ){0,2}(?:{ill})|una cura|quita el dolor',
    ],
  },
  negators: 'no|nunca|nadie|nada|ningún|ninguna|ninguno|sin|jamás|ni|tampoco',
};
