import type { Block } from "#kernel/page";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import type { Told } from "../wording.ts";
import { isHeadOfNeeds } from "./needs-en.ts";

const KINDS =
  "goggles|gloves|safety glasses|eye protection|ear protection|ear defenders|respirators?|dust masks?|face masks?|(?:hard hat|helmet)s?|safety boots";
/** "Goggles and gloves. I mean this.", "Gloves (nitrile)": what keeps somebody from harm, and no other thing beside it. */
const GEAR = new RegExp(
  `^(?:an? |some )?(?:(?:safety|thick|rubber|nitrile|leather|work) )?(?:${KINDS})(?:(?:,? and |, )(?:an? )?(?:${KINDS}))*(?=$|[.,;:(]| [–—(-])`,
  "iu",
);
const ONE = /^(?:respirator|dust mask|face mask|hard hat|helmet)$/i;

/** The things that a list of needs asks for to keep somebody from harm, where the list as a whole cannot be said. */
export function gearOn(blocks: readonly Block[], told: string): Told[] {
  let isBelow = false;
  const found = blocks.flatMap(({ kind, text }, at) => {
    if (kind === "heading") isBelow = isHeadOfNeeds(text);
    const [name] = (isBelow && kind === "list_item" && GEAR.exec(text.trim())) || [];
    return name ? [{ name: calm(name), at }] : [];
  });
  const [first] = found;
  const unsaid = found.filter(({ name }) => !told.toLowerCase().includes(name));
  if (!first || unsaid.length === 0) return [];
  const names = unsaid.map(({ name }) => (ONE.test(name) ? `a ${name}` : name));
  return [{ text: `You need ${listedInEnglish(names)}.`, blockIndex: first.at, isFrame: true }];
}

const calm = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
