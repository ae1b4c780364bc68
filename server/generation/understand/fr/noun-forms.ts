// Number and gender of a French noun, by its ending.

/** `bancs` → `banc`. */
export function singularOf(low: string): { lemma: string; plural: boolean } {
  if (/^(?:ciseaux|lunettes|vacances|gens|fiançailles)$/.test(low))
    return { lemma: low, plural: true };
  if (low.endsWith('eaux')) return { lemma: low.slice(0, -1), plural: true };
  if (/[^e]aux$/.test(low) && low.length > 5 && !/^(?:chaux|faux|taux)$/.test(low))
    return { lemma: `${low.slice(0, -3)}al`, plural: true };
  if (
    low.length < 4 ||
    !low.endsWith('s') ||
    /(?:ss|us|ois|ais|as|is|ours|emps|corps|fois|puits)$|^(?:os|dos|repos|propos|gros)$/.test(low)
  )
    return { lemma: low, plural: false };
  return { lemma: low.slice(0, -1), plural: true };
}

/** By ending, where it is sure enough. */
export function genderOf(lemma: string): 'm' | 'f' | undefined {
  if (
    /^(?:eau|peau|main|fin|nuit|mer|clé|faim|soif|maison|raison|leçon|façon|boisson|chanson|voix|croix|noix|fois|souris|brebis|forêt|part|mort|dent|vis|cour|tour|fleur|couleur|odeur|chaleur|peur|sœur|cuiller|saison|livraison|cuisson|garantie|cage|page|plage|image)$/.test(
      lemma,
    )
  )
    return 'f';
  if (
    /^(?:livre|verre|cadre|meuble|couvercle|câble|manche|siège|socle|sable|arbre|titre|mètre|litre|filtre|vélo|musée|lycée|problème|système|beurre|cuivre|chêne|frêne|hêtre|groupe|cirque|casque|masque|disque|sucre|poivre|vinaigre|silence|service|espace|domaine|article|film|programme|kilogramme|gramme)$/.test(
      lemma,
    )
  )
    return 'm';
  if (
    /(?:tion|sion|ison|té|ette|elle|ure|ance|ence|ée|ie|esse|euse|rice|ade|ude|ille|erie|ine|ure|che|que|ne|lle|sse|nde|rte|ère)$/.test(
      lemma,
    )
  )
    return 'f';
  if (
    /(?:age|ment|eau|isme|oir|et|ier|en|eur|on|in|ail|al|el|eil|ol|il|ac|oc|uc|anc|ot|at|ent|ant|art|ort|ord|and|ard|is|as|us|ou|o|oir|er)$/.test(
      lemma,
    )
  )
    return 'm';
  return undefined;
}
