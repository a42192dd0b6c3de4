import type { Fact } from "#kernel/page";
import type { Subject } from "../../draft.ts";

/** ", 400g wedge": a measure alone may be what a vessel holds. */
const SIZE =
  /[,(–-]\s*(\d[\d.,]*)\s?(g|kg|ml|cl|l|oz|lb) (wedge|piece|slice|block|bar|loaf|wheel|bag|pouch|pack|packet|box|carton|tub|jar|tin|can|bottle|ball|skein|hank|cone|roll)\)?$/u;

/** "a 400 g wedge", where the stated name ends with it and the name as it is said has lost it: so much is had for the price. */
export function sizeLost({ page, name }: Subject): { said: string; amount: string; fact: Fact } | null {
  const fact = page.facts.find(({ kind }) => kind === "name");
  const stated = fact?.value ?? "";
  const isHad = isEaten(page) || isSubstance(stated) || isWorn(page);
  const [, bare = "", measure = ""] = (isHad && BARE.exec(stated.replace(ASIDE, ""))) || [];
  if (fact && bare && !name.includes(bare))
    return { said: `${bare} ${measure.toLowerCase()}`, amount: bare, fact };
  const [, amount = "", unit = "", noun = ""] = SIZE.exec(fact?.value ?? "") ?? [];
  if (!fact || !noun || name.includes(amount)) return null;
  const article = /^(?:8|1[18](?!\d))/.test(amount) ? "an" : "a";
  return { said: `${article} ${amount} ${unit} ${noun}`, amount, fact };
}

/** "Tarn Flakes 60 g": of what one eats the measure is that of the thing itself, and of no vessel. */
const BARE = /[\p{L})],? (\d[\d.,]*) ?(g|kg|ml|ML|cl|l|oz|OZ|lb)$/u;
/** "100 ML (3.4 FL. OZ)": the same in other units. */
const ASIDE = / \(\d[\d.,]* ?(?:fl\.? ?)?(?:oz|g|ml|lbs?)\.?\)$/i;
/** Of a scent, too. */
const SCENT = /\beau de (?:toilette|parfum|cologne)\b/i;
const isWorn = ({ blocks }: Pick<Subject["page"], "blocks">) =>
  blocks.some(({ kind, text }) => kind === "paragraph" && SCENT.test(text));
const EATEN = /^(?:ingredients?|nutrition(?:al information)?|allergens?|best before|shelf life)$/iu;
/** "Tarn Stoneware Clay, 12.5kg", and no "Tarn Watering Can, 9 l", which is what it holds. */
const isSubstance = (stated: string) => SUBSTANCE.test(stated.replace(BARE, (all) => all.charAt(0)));
const SUBSTANCE = new RegExp(
  [
    "\\b(?:clay|plaster|cement|sand|gravel|grout|compost|mulch|fertili[sz]er|pellets|litter|feed|food|seeds?|ink|paint|dye|stain|varnish|lacquer|glaze",
    "primer|polish|wax|glue|resin|oil|soap|shampoo|conditioner|cream|balm|lotion|serum|scrub|powder|detergent|cleaner|yarn|wool|thread|tea|coffee",
    "honey|jam|salt|sugar|flour|rice|sauce|syrup|vinegar|cheese)$",
  ].join("|"),
  "iu",
);
const isEaten = ({ facts }: Pick<Subject["page"], "facts">) =>
  facts.some(({ kind, label }) => kind === "specification" && EATEN.test(label?.trim() ?? ""));
