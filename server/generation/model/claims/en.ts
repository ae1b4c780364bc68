import type { ClaimWords } from './claim-kinds.ts';

export const en: ClaimWords = {
  lists: {
    adjective:
      'best|finest|fastest|quickest|strongest|quietest|safest|cheapest|cleanest|freshest|softest|lightest|toughest|simplest|easiest|smartest|purest|healthiest|tastiest|sharpest|greenest|leading|number one|most (?:reliable|advanced|comfortable|effective|durable|powerful|trusted|popular|affordable|accurate|efficient)',
    better: 'better|cheaper|faster|quicker|safer|stronger|healthier|cleaner|quieter|finer',
    authority:
      'doctors?|gps?|dentists?|nurses?|midwives|physiotherapists?|physios?|vets?|experts?|scientists?|surgeons?|therapists?|engineers?|pharmacists?|professionals|chiropractors?|ministry|government|department|council|institute|association|authority|authorities',
    approve:
      'recommends?|approves?|endorses?|swears? by|swear by|trusts?|loves?|prefers?|certif(?:y|ies)|backs?',
    material:
      'leather|wool|cotton|linen|silk|oak|ash|walnut|beech|pine|bamboo|steel|iron|brass|copper|bronze|alumini?um|titanium|gold|silver|glass|ceramic|porcelain|marble|granite|slate|rubber|plastic|nylon|cashmere|merino|felt|cork|hemp|velvet|suede|carbon|wood|timber|beeswax',
    origin:
      'italian|german|french|spanish|portuguese|english|scottish|irish|welsh|swiss|swedish|norwegian|danish|dutch|belgian|austrian|american|canadian|japanese|indian|turkish|greek|polish|moroccan|mexican|australian|british',
    fine: 'real|genuine|solid|pure|full-grain|recycled|organic|virgin|reclaimed|premium|finest',
    made: 'made|built|cut|sewn|woven|carved|forged|crafted|stitched|turned|cast|knitted',
    ill: 'pain|pains|aches?|headaches?|migraines?|eczema|acne|arthritis|anxiety|depression|insomnia|cancer|diabetes|wounds?|allerg(?:y|ies)|asthma|inflammation|infections?|colds?|flu|illness|disease|symptoms|stress|joints?|knees?|you',
  },
  kinds: {
    sole: [
      '(?:the|your|our) only (?:ones?|\\p{L}+)(?: \\p{L}+)? (?:that|which|who|with|in|made|to)',
      'no(?:body| one) else (?:makes|does|has|sells|can|offers|gives|dares)',
      'nothing else (?:does|works|comes close)',
      'unlike (?:any|every|all)(?: the)? others?',
      'no other \\p{L}+ (?:does|has|can|makes|is|will)',
      'first of its kind|one of a kind',
    ],
    superlative: [
      '(?:the|our|your) (?:very )?(?:{adjective})(?! (?:of|time|day|part|way|friend|man|thing to)\\b)',
      "\\p{L}+[’']s (?:{adjective})(?! (?:friend|man)\\b)",
      '(?:{better}) than (?:any|every|all|most|other|the (?:rest|others|competition))\\p{L}*',
      '(?:is|are)(?: simply)? no (?:{better})',
    ],
    endorsed: [
      '(?:{authority}) (?:all )?(?:{approve}|agree)',
      '(?:recommended|approved|endorsed|tested|backed|accredited|licensed|trusted|sworn by|prescribed) by',
    ],
    material: [
      '(?:{made})(?: by hand)? (?:of|from|out of|in|with)(?: [\\p{L}-]+){0,3} (?:{material})',
      '(?:{origin}|{fine}) (?:\\p{L}+ )?(?:{material})',
    ],
    make: [
      'organic|biodegradable|compostable|recyclable|sustainabl[ey]|eco-friendly|carbon[ -]neutral|fair[ -]?trade|vegan|gluten[ -]free|non[ -]?toxic|hypoallergenic|waterproof|unbreakable|locally sourced|additive[ -]free',
      'hand[ -]?(?:made|stitched|crafted|sewn|woven|built|forged|carved|poured|painted|knitted)',
    ],
    terms: [
      'cancel (?:it )?(?:any ?time|whenever)|no (?:contract|strings|obligation|commitment|minimum)',
      'at no (?:extra )?(?:cost|charge)|free of charge|pay(?:s|ing)? nothing|costs? you nothing|interest[ -]free',
      'returns? (?:is|are) free|free returns?|(?:try|keep|test) (?:it|them) for \\p{L}+ (?:days?|nights?|weeks?|months?|years?)',
      'send (?:it|them) back (?:within|free|any ?time|if|when|and)',
      'next[ -]day|same[ -]day|delivered (?:free|to your door|within|tomorrow|the same|overnight)|pay (?:later|in instal?ments)',
    ],
    health: [
      '(?:cures?|heals?|relieves?|treats?|eases?|soothes?|prevents?|reverses?)(?: (?:your|the|all|any|chronic|back|neck|sore|stiff|aching|\\p{L}+ly)){0,3} (?:{ill})',
      '(?:a|the) cure|pain[ -]free|lose weight',
    ],
  },
  negators:
    "no|not|never|nobody|nothing|none|without|neither|nor|cannot|\\p{L}+n[’']t|hardly|refuses? to",
};
