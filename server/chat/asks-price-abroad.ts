// The words by which somebody asks for a price in the other languages the builder writes.
const abroad =
  /(?<!\p{L})(?:kostet|kosten|preise?|(?:be)?zahle?n?|anzahlung|cuestan?|costar[áa]?|precios?|pag(?:o|ar|amos)|anticipo|coûte(?:nt|r)?|coute(?:nt|r)?|prix|pay(?:er|ons)|acompte)(?!\p{L})/iu;
const plain =
  /(?<!\p{L})(?:was|wie|wieviel|wann|cu[áa]nto|qu[ée]|cu[áa]ndo|combien|quel(?:le)?|quand)(?!\p{L})/iu;

/** Whether a message in German, Spanish or French asks what something costs. */
export const asksPriceAbroad = (message: string): boolean =>
  abroad.test(message) && plain.test(message);
