// Tells subjects that nobody should joke about.
const hard =
  /\b(?:funeral|cremat\w*|burial|memorial|hospice|palliative|cancer|oncolog\w*|addict\w*|rehab\w*|sober|overdose\w*|opioid\w*|suicid\w*|crisis|grief|bereave\w*|mental health|depression|trauma|counsel(?:l?ing|l?or)\w*|psycho\w*|therapists?|abuse|violence|dialysis|stroke|dementia|alzheimer\w*|fertility|ivf|miscarriage|lawyers?|attorneys?|law firm|legal|immigration|asylum|divorce|injur\w*|bail bonds?|disease|patients?|surge(?:on|ry)\w*|medical|hospital|hiv|refugees?|drunk|impaired driving|gun safety|homeless\w*)\b/i;

/** Whether what was typed is about death, illness, addiction, law or the like. */
export const isGrave = (text: string): boolean => hard.test(text);
