import type { ClaimWords } from './claim-kinds.ts';

export const fr: ClaimWords = {
  lists: {
    adjective:
      'rapide|sûr|cher|chère|fort|propre|frais|fraîche|doux|douce|léger|légère|silencieu|sain|facile|simple|pur|efficace|résistant|fiable|puissant|économique|vendu',
    authority:
      'médecins?|dentistes?|vétérinaires?|experts?|pharmaciens?|infirmi\\p{L}+|kinés?|sages-femmes|scientifiques?|professionnels?|ministère|institut|gouvernement|mairie',
    material:
      'cuir|laine|coton|lin|soie|chêne|frêne|noyer|hêtre|pin|bambou|acier|fer|laiton|cuivre|bronze|aluminium|titane|or|argent|verre|céramique|porcelaine|marbre|granit|ardoise|caoutchouc|plastique|cachemire|mérinos|feutre|liège|chanvre|velours|bois|cire',
    quality:
      '(?:italien|français|allemand|espagnol|portugais|suisse|suédois|japonais|anglais|écossais|massif|véritable|pur|recyclé|noble|vierge)\\p{L}*',
    ill: 'douleurs?|maux|mal de \\p{L}+|migraines?|eczéma|acné|arthrose|anxiété|dépression|insomnie|cancer|diabète|plaies?|allergies?|asthme|inflammations?|infections?|rhumes?|grippe|maladies?|symptômes|stress',
  },
  kinds: {
    sole: [
      '(?:le|la|les) seule?s? (?:\\p{L}+ )?(?:à|en|qui|avec|au|aux|dont|de)',
      "personne d[’']autre|aucune? autre|nul autre|unique en son genre",
    ],
    superlative: [
      '(?:le|la|les|notre|nos|votre) meilleure?s?(?! (?:ami|part|moment))',
      '(?:le|la|les) (?:plus|moins) (?:{adjective})\\p{L}*',
      "(?:mieux|meilleur\\p{L}*|(?:plus|moins) \\p{L}+) que (?:tou[ts]\\p{L}*|n[’']importe|aucun\\p{L}*|les autres)",
    ],
    endorsed: [
      '(?:recommandé|approuvé|certifié|validé|testé|homologué)e?s? par',
      "(?:{authority}) (?:le |la |les |l[’'])?(?:recommand|approuv|valid|conseill)\\p{L}*",
    ],
    material: [
      '(?:fabriqué|fait|cousu|taillé|forgé|construit|sculpté|tissé)e?s? (?:à la main )?(?:en|de|avec)(?: du| de la)? (?:\\p{L}+ ){0,1}(?:{material})',
      '(?:en |de |du )?(?:{material}) (?:{quality})',
    ],
    make: [
      'biologiques?|écologiques?|durables?|biodégradables?|recyclables?|végane?s?|sans gluten|artisana\\p{L}+|(?:fait|cousu|tissé|forgé)e?s? (?:à la )?main|imperméables?|incassables?|équitables?',
    ],
    terms: [
      'sans (?:engagement|frais|contrat|obligation|intérêts)|renvoyez-l\\p{L}+|vous ne payez rien|résili\\p{L}+|en plusieurs fois|livré\\p{L}* (?:le lendemain|en|sous|chez)',
    ],
    health: [
      '(?:guérit|soulage|soigne|traite|prévient|apaise)(?:nt)? (?:(?:le|la|les|vos|votre|tous|toute) ){0,2}(?:{ill})|guérison',
    ],
  },
  negators: 'pas|jamais|aucun\\p{L}*|sans|rien|personne|ni|guère|point',
};
