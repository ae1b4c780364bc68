import type { PlaceWords } from '../subject/read-sponsor.ts';

const body = String.raw`[^.;\n!?]{3,110}`;
// `Sent by email` names nobody, while who pays may be typed in any case.
const named = String.raw`(?=(?-i:(?:[a-z]+ ){0,2}["“(]?\p{Lu}))`;

export const placeWords: PlaceWords = {
  sponsors: [
    new RegExp(
      String.raw`\b(?:(?:paid for|part-funded|funded|sponsored|presented|supported|commissioned|backed) (?:by|under|through)|brought to you by|on behalf of|(?:(?:made|produced|staged) )?with (?:the )?(?:kind |generous )?(?:support|help|backing) (?:of|from)|with a grant from|in (?:partnership|association) with)\s${body}`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:issued|sent|hosted|organised|organized) (?:by|under|through)\s${named}${body}`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:[Aa]n? |[Tt]his is an? )?(?:public )?(?:campaign|message|announcement|notice|programme|initiative|service|invitation)\s(?:by|from|of)\s(?:the\s)?\p{Lu}${body}`,
      'u',
    ),
    /\b(?:A|Campaign|Message|An)\s(?:[a-z]+\s){0,3}(?:by|from|of)\s(?:the\s)?\p{Lu}[^.;\n!?]{0,40}(?:Council|Department|Ministry|Agency|Authority|County|City|Trust|Office|Service|Board|Police|Foundation|Commission|Institute)[^.;\n!?]{0,50}/u,
  ],
  leadingFor: /^for\s/i,
  at: new Set(['in', 'at', 'on', 'inside']),
  halls: new Set(
    'hall church chapel theatre theater cinema cinemas museum gallery library school park square market arena stadium club centre center barn field farm pier quay dock docks harbour harbor street road lane avenue yard garden gardens castle bridge station hotel pub bar café cafe restaurant studio warehouse gym pool beach bandstand town-hall house rooms room court green common'.split(
      ' ',
    ),
  ),
};
