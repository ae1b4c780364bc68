// Holds a concept in somebody's own words to what it promises to leave out.
import type { ConceptWords } from './pack.ts';
import type { Beat, Line, Restraint, Treatment } from './treatment.ts';

const wordless =
  /(?<!\p{L})(?:wordless|without (?:a |one )?(?:single )?words?|(?:nobody|no one) (?:speaks|talks|says (?:a|one) word)|not a (?:single )?word|no (?:spoken )?words? (?:until|before|at all|is|are)|no voice(?:[,.;]|$| until| before)|ohne (?:ein )?Worte?|kein (?:einziges )?Wort|keine Stimme|niemand spricht|sin (?:una )?palabras?|ni una palabra|sin voz(?! en off)|nadie habla|sans (?:un mot|paroles|voix(?! off))|pas un mot|aucune voix|personne ne parle)(?!\p{L})/iu;
const oneSuper =
  /(?<!\p{L})(?:(?:one|single|only) (?:single )?(?:super|caption|title card)|(?:eine|die) einzige (?:Einblendung|Schrift)|(?:un solo|un único|el único) rótulo|(?:un seul|le seul) (?:texte|carton))(?!\p{L})/iu;
const oneTake =
  /(?<!\p{L})(?:(?:one|a single) (?:unbroken |continuous |long )?(?:take|shot)|unbroken (?:take|shot|move)|(?:no|without (?:a |one )?(?:single )?) ?cuts?|ohne (?:einen (?:einzigen )?)?Schnitt|eine einzige Einstellung|Plansequenz|sin (?:un solo )?cortes?|una sola toma|plano secuencia|sans (?:une seule )?coupes?|une seule prise|plan[- ]séquence)(?!\p{L})/iu;

function promised({ title, subtitle, features }: ConceptWords): Restraint | undefined {
  const text = [title, subtitle, ...features].join('\n');
  const unbroken = oneTake.test(text) ? { unbroken: true as const } : {};
  if (wordless.test(text)) return { wordless: true, fewSupers: true, ...unbroken };
  if (oneSuper.test(text)) return { fewSupers: true, ...unbroken };
  return unbroken.unbroken && unbroken;
}

/** Nothing said before the name where no words are promised; one lettering, or no cut, where that is. */
export function restrained(made: Treatment, concept: ConceptWords, name: string): Treatment {
  const keeps = promised(concept);
  if (!keeps) return made;
  const [hook, trouble, proof, close] = made.beats;
  const bare = (beat: Beat): Beat => {
    if (!keeps.fewSupers) return beat;
    const { super: _, ...rest } = beat;
    return rest;
  };
  const quiet = (beat: Beat): Beat => (keeps.wordless ? { ...beat, say: [] } : beat);
  return {
    ...made,
    keeps,
    beats: [
      quiet(bare(hook)),
      quiet(bare(trouble)),
      quiet(proof),
      keeps.wordless ? { ...close, say: naming(close.say, name) } : close,
    ],
  };
}

// The line with the name in it, the last one when none has it.
const naming = (lines: readonly Line[], name: string): readonly Line[] => {
  const named = lines.filter(({ text }) => [text].flat().some((one) => one.startsWith(`${name}.`)));
  return (named.length > 0 ? named : lines).slice(-1);
};
