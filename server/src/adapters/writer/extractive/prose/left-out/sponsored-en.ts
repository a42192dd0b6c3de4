import type { Block, Page } from "#kernel/page";
import { isOrder } from "../procedures.ts";

const KIND =
  "placement|post|content|listing|promotion|partnership|advertisement|advertorial|ad|message|review|link";
/** "This is a paid placement.", "Sponsored by Oak Looms": what stands above it was paid for. */
const DISCLOSES = new RegExp(
  [
    String.raw`^this (?:is|was) (?:an? )?(?:paid|sponsored) (?:${KIND})\b`,
    String.raw`^(?:this|the) (?:section|box|offer|product|recommendation|${KIND}) (?:is|was|has been) (?:sponsored|paid for)\b`,
    String.raw`^(?:paid|sponsored) (?:${KIND})(?: by [^.]{2,40})?\.?$`,
    String.raw`^(?:sponsored|presented|paid for) by [^.]{2,40}\.?$`,
  ].join("|"),
  "i",
);
/** "How looms are counted (Sponsored)", "A word from our sponsor" */
const HEADS = new RegExp(
  [
    String.raw`[([](?:sponsored|sponsor|ad|advertisement|paid (?:${KIND})|promoted)[)\]]$`,
    String.raw`^(?:sponsored|advertisement|promoted)(?::| by\b|$)`,
    String.raw`^(?:a )?(?:word|message)s? from (?:our|the|today[’']s) sponsors?\b|^(?:today[’']s|our) sponsors?$`,
  ].join("|"),
  "i",
);
/** "Recieve 50% off the oak loom": what an advertisement begins with. */
const OFFERS = /\d ?%|[£$€]\d|\b(?:off|free|save|deals?|discounts?|offers?|trials?)\b/i;
const LONGEST_DISCLOSURE = 320;
const LONGEST_OFFER = 240;
const LOWEST = 6;

/**
 * The page without what somebody paid for: the lines that stand above such a disclosure and belong to it, or below a heading
 * that says so. A script would tell them as the words of the one who judges.
 */
export function withoutSponsored(page: Page): Page {
  if (page.language !== "en") return page;
  const paid = new Set(
    page.blocks.flatMap((_, at) => [...paidAbove(page.blocks, at), ...paidBelow(page.blocks, at)]),
  );
  if (paid.size === 0) return page;
  return { ...page, blocks: page.blocks.map((block, at) => (paid.has(at) ? { ...block, text: "" } : block)) };
}

/** A disclosure, the points of the offer above it, and the line that begins them. */
function paidAbove(blocks: readonly Block[], at: number): number[] {
  const { kind, text = "" } = blocks[at] ?? {};
  if (kind === "heading" || text.length > LONGEST_DISCLOSURE || !DISCLOSES.test(text.trim())) return [];
  let from = at;
  while (blocks[from - 1]?.kind === "list_item") from -= 1;
  const head = blocks[from - 1];
  const isOffer =
    head?.kind === "paragraph" &&
    head.text.length <= LONGEST_OFFER &&
    (OFFERS.test(head.text) || isOrder(head.text, "en"));
  // A list without such a line may be the text's own.
  if (!isOffer) return [at];
  return Array.from({ length: at - from + 2 }, (_, one) => from - 1 + one);
}

function paidBelow(blocks: readonly Block[], at: number): number[] {
  const { kind, text = "", level = LOWEST } = blocks[at] ?? {};
  if (kind !== "heading" || !HEADS.test(text.trim())) return [];
  const next = blocks.findIndex(
    (block, index) => index > at && block.kind === "heading" && (block.level ?? LOWEST) <= level,
  );
  const end = next === -1 ? blocks.length : next;
  return Array.from({ length: end - at - 1 }, (_, one) => at + 1 + one);
}
