import type { GraveWords } from '../subject/is-grave.ts';

export const graveWords: GraveWords = {
  words: new Set(
    `death deaths deceased funeral funerals cremation cremate cremated crematorium crematoria burial coffin coffins urn urns hospice
    hospices palliative mourning mourn mourners grief grieving bereaved bereavement widower widowed orphan orphans orphaned stillbirth
    stillborn miscarriage miscarriages obituary cancer cancers tumour tumor tumours tumors leukaemia leukemia chemo chemotherapy
    oncology dementia alzheimer alzheimer's parkinson's sepsis meningitis dialysis transplant transplants organ-donor hiv overdose
    overdoses naloxone opioid opioids heroin fentanyl addictions alcoholism rehab gambling suicide suicides suicidal self-harm
    anorexia bulimia ptsd abuser raped manslaughter stabbing stabbed stabbings knife-crime gun-crime trafficking trafficked slavery
    veteran's refugee refugees asylum landmine landmines genocide famine starvation malnutrition homeless homelessness poverty
    foodbank destitute eviction evicted missing-persons crash-victims fatality fatalities drink-driving drunk-driving defibrillator
    seizures epilepsy amputee amputation asbestos radicalisation grooming-gangs paedophile pedophile loan-shark fgm domestic-abuse`.split(
      /\s+/,
    ),
  ),
  ofPeople: new Set(
    `dead die dies died dying bury buried grave graves widow widows memorial stroke aids addiction addict addicts addicted alcoholic
    alcoholics relapse depression trauma abuse abused abusive rape assault assaulted violence violent murder murdered murders shooting
    shootings kidnapped hostage victim victims war wars torture hunger starving disappeared drowning drown drowned drowns fatal killed
    kills killing cardiac bleeding seizure coma terminal exploitation sharks-loan`.split(/\s+/),
  ),
  phrases:
    /\b(?:not been seen|last seen|gone missing|(?:never|not|n't) (?:wake|woke|woken|come home) (?:again|up)|went missing|missing (?:since|person|people|child|children|girl|boy|man|woman))\b/,
  idioms:
    /\bdead (?:easy|simple|good|straight|centre|center|on|flat|quiet|cheap|serious|ends?|lines?|lifts?|heads?|stock|weights?|heat|level|sea)\b|\bkiller (?:deal|app|feature|look|heels|price|tune|workout|recipe)s?\b|\bkill(?:s|ed|ing)? (?:time|the (?:mood|vibe|engine|lights?)|two birds|weeds?|germs?|bacteria|mould|mold|\d+(?:\.\d+)?\s?%)|\bkill(?:s|ed|ing)? it\b|\bto die for\b|\bdie (?:cut|cast|hard|trying|cutting|casting)|\b(?:tool|punch) and die\b|\bdies? (?:sets?|cutters?)\b|\bnever dies?\b|\bdying (?:to|for)\b|\bbatter(?:y|ies) (?:dies|died|dying|dead|is dead)\b|\bdead batter(?:y|ies)\b|\b(?:phone|car|signal|wifi|engine)s? (?:dies|died|is dead)\b|\bstroke of (?:luck|genius|midnight)\b|\b(?:brush|swim|breast|back|back-|two-|four-|paddle|pen|key|engine|oar)[ -]?strokes?\b|\b(?:two|four|each|every|single|one|same|long|first|last|down|up|return)[ -]strokes?\b|\bstroke (?:engine|rate|seat)s?\b|\bhearing aids?\b|\b(?:first|visual|teaching|hearing|walking|mobility|kitchen|study|training|learning|band|sleep|sleeping) aids\b|\baids (?=\p{L})|\bburied treasure\b|\b(?:world|star) war(?:s)?\b|\bstar wars\b|\bwar (?:games?|paint|film|of words)\b|\bviolent(?:ly)? (?:colou?r|delicious)|\bterminal (?:\d|building|block|velocity|window)|\b(?:bus|ferry|airport|battery|card|payment) terminals?\b|\bhunger (?:pangs?|games)\b|\bcoffee addicts?\b|\baddicted to (?:coffee|chocolate|cake|tea|running)|\bmurder mystery|\bmystery murder|\bbleeding (?:a |the )?(?:radiator|brake|heart)s?|\bgrave(?:l|ly)\b|\bweeds?[^.!?\n]{0,20}\b(?:die|dead)\b|\bdead (?:leaves|leaf|wood|skin|space|plants?|flowers?|grass|bulbs?|ends?|tyres?|zone|spots?|rubber|laptop|phone)\b|\bfound dead\b(?= with)|\bmemorial (?:hall|park|day|bench)/giu,
};
