import type { Page } from "#kernel/page";
import { leftOpenOn } from "./goods/description/left-open-ja.ts";
import { isAboveBox } from "./goods/specs/boxed-en.ts";
import { isStoryOfOwnKin } from "./goods/voices/own-kin-ja.ts";
import { isAside } from "./prose/left-out/unsaid-en.ts";
import { isOrder } from "./prose/procedures.ts";
import { sectionsOf } from "./sections.ts";
import { speakersOf } from "./subject.ts";
import { speaksAsHouse } from "./text/persons/third-person.ts";
import { isFootnote } from "./units/left-out/set-apart-en.ts";
import { shopsListsIn } from "./units/left-out/shops-lists.ts";
import { isUnsaidOfGoods } from "./units/left-out/unsaid-en.ts";

/** Sentences that no script on goods tells: what lies in the box has a sentence of its own, and badges have none. */
export function straysOn(page: Page): (text: string, blockIndex: number) => boolean {
  const { blocks, type, language } = page;
  // Of goods whose maker nobody knows "we" may be everybody, or a customer.
  const isUnknown = type === "product" && language === "en" && /^the /.test(speakersOf(page)?.maker ?? "");
  const sections = sectionsOf(blocks, type);
  const ofShop = shopsListsIn(blocks);
  const isLeftOpen = leftOpenOn(blocks);
  return (text, blockIndex) => {
    const head = blocks[sections[blockIndex]?.heading ?? -1]?.text ?? "";
    const isStep = blocks[blockIndex]?.kind === "list_item" && isOrder(text, language);
    if (type !== "product" && isStep) return true;
    return language === "en"
      ? (isUnknown && speaksAsHouse(text)) ||
          ofShop.has(blockIndex) ||
          isAboveBox(head) ||
          isUnsaidOfGoods(text) ||
          isAside(text) ||
          isFootnote(blocks, blockIndex)
      : isLeftOpen(blockIndex) || isStoryOfOwnKin(blocks[blockIndex]?.text ?? "");
  };
}
