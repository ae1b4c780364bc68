// Closed evidence of what an English description is about.

import type { RoleWords } from '../statements/role-of.ts';
import type { HeadWords } from '../subject/head-of.ts';
import type { KindWords } from '../subject/kind-of.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const headWords: HeadWords = {
  counters: set(
    'range line kind sort type form brand collection selection series set pair piece variety family number lot handful version',
  ),
  of: set('of'),
  making: set(
    'make sell bake brew design build craft create produce weave sew knit print roast distil grow offer import stock publish develop invent manufacture launch present hand-make breed bottle blend carve forge',
  ),
  empty: set(
    'one time way people thing person everything something place idea lot bit year day hour life world need problem reason part half rest end side team company business startup family name man woman everyone money price dream answer solution product help work winter summer autumn season morning evening night week month',
  ),
};

export const kindWords: KindWords = {
  doing: /(?:therapy|graphy|tion|sion|ment|ance|ence|ing|ship|cy|age|ery|al)$/,
  candidate: set(
    'vote elect re-elect election candidate mayor councillor councilor senator congress sheriff governor ballot running',
  ),
  tending: set(
    'repair fix mend clean sweep polish alter restore sharpen tune service hire rent lease groom walk train teach tow wash deliver',
  ),
};

export const roleWords: RoleWords = {
  calls: set(
    'book call visit order buy sign register subscribe follow comment download vote apply join donate ring email text message reserve shop pre-order preorder contact scan volunteer rsvp phone request share dm like enrol enroll come pledge wishlist swipe stream',
  ),
  terms: set(
    'free delivery delivered shipping shipped guarantee guaranteed warranty refund returns discount deposit instalments installments trial cancel included includes contract subscription monthly voucher bundle postage money-back',
  ),
  occasions: set(
    'open opens opening closed doors premiere premieres cinemas theaters theatres screening launch launches deadline until starts',
  ),
  cautions: set(
    'suitable consult doctor gp podiatrist pharmacist physician must supervision adult adults unsuitable allergens allergy diabetes pregnant responsibly prescription t&cs apply warning caution risk age',
  ),
  generic: set('most many people everyone everybody nobody anyone some somebody half'),
  sponsor:
    /\b(?:paid for by|sponsored by|funded by|brought to you by|on behalf of|(?:a |this )?(?:campaign|message|announcement|notice|programme|initiative) (?:by|from|of) (?:the )?\p{Lu})/iu,
};
