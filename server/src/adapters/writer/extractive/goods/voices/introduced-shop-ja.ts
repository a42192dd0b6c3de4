import type { ScriptStyle } from "#kernel/vocabulary";
import { type Draft, type Offer, plain, type Subject } from "../../draft.ts";
import { dividedByQuotations } from "../../text/signs/quotations.ts";
import type { Unit } from "../../units.ts";
import { introducedVoice, isOfPrivateSeller, speaksForItself, withVoiceIntroduced } from "./own-voice-ja.ts";

/** How the words of a Japanese shop on its goods are told apart from the narrator's. */
export interface Introducer {
  /** The sentence that says whose they are; null where none does. */
  introduction: Draft | null;
  /** A draft of the shop's words with its name for 「うち」. */
  named(draft: Draft): Draft;
  /** A script with that sentence before the first draft that is not ours. */
  introduce(whole: Draft[][], ours: readonly Draft[]): Draft[][];
}

export function introducerOf(
  subject: Subject,
  opening: readonly Draft[],
  offer: Offer,
  described: readonly Unit[],
): Introducer {
  const { site } = subject;
  const isPersonal = (text: string) => speaksForItself(withHouseNamed(text, site));
  const ofShop = introducedShop(subject, opening, offer);
  const isPerson = described.some(({ sentences }) => sentences.some(isPersonal));
  const introduction = isPerson ? introducedVoice(subject, opening) : ofShop;
  return {
    introduction,
    named: (draft) => ({ ...draft, text: withHouseNamed(draft.text, site) }),
    introduce: (whole, ours) => {
      const isHeard = whole.flat().some((draft) => !ours.includes(draft) && isPersonal(draft.text));
      const shown = isHeard ? introduction : ofShop;
      return shown ? withVoiceIntroduced(whole, ours, shown) : whole;
    },
  };
}

/** A quiet narration begins with the page's own first line. */
const INTRODUCING: readonly ScriptStyle[] = ["news", "product", "talk"];

/** Says once that what follows is a shop's account of its goods: else a listener takes its promises for the narrator's. */
function introducedShop(
  { page, site, style }: Subject,
  opening: readonly Draft[],
  { variants }: Pick<Offer, "variants">,
): Draft | null {
  if (!INTRODUCING.includes(style)) return null;
  if (isOfPrivateSeller({ page, site })) return plain("出品者は、次のように紹介しています。");
  const isService = variants.some(({ per }) => per);
  if (site === null)
    return plain(`${isService ? "サービス" : "商品"}のページでは、次のように紹介しています。`);
  // The shop that was just named is not named again.
  const isNamed = opening.some(({ text }) => text.includes(site));
  const shop = isNamed && !isService ? "お店" : site;
  return plain(`${shop}は、次のように紹介しています。`);
}

/** 「うちでは」, 「うちの店では」, 「うちの前の坂は」; 「うちの子」 is the buyer's, and 「うちの一つ」 is no house. */
const OUR_HOUSE =
  /(^|[、。])うち(?:の店)?(?=で(?:は|も|、|一番|いちばん|最も|は?じめて|(?:作|造|染|織|焼|打|育|仕込|編))|に(?:は|も)|の(?!子|ワン|ニャン|一|ひと|どれ|[\d二三四五六七八九十]))/gu;

/** A sentence in which the house that says 「うち」 has its name; those in quotations say it themselves. */
export function withHouseNamed(text: string, site: string | null): string {
  if (site === null || !text.includes("うち")) return text;
  const { own, quoted } = dividedByQuotations(text);
  return own
    .map((words, at) => {
      const isBegun = at > 0;
      const named = words.replace(OUR_HOUSE, (whole, before: string, from: number) =>
        isBegun && from === 0 && before === "" ? whole : `${before}${site}`,
      );
      return named + (quoted[at] ?? "");
    })
    .join("");
}
