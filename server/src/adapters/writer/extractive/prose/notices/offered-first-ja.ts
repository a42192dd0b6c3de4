import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { ProseLine } from "../lines.ts";
import { standsAlone } from "../stands.ts";

/** 「不妊・去勢手術費の助成」, 「家賃補助制度（令和8年度）」: by its name a page offers money, for which one applies. */
const NAMES_OFFER =
  /(?:の|費|金|代|料|家賃)(?:一部)?(?:助成|補助|給付|支給|減額|減免|免除)(?:金|制度|事業)*(?:$|[（(／/｜|])/u;
export const isOfferByName = (title: string): boolean => NAMES_OFFER.test(title);

/** 「ただし、…した場合は、料金の一部を減額します。」 */
const OFFERS =
  /^(?:ただし|そこで|[このそ]{2}ため)、([^。]{12,}(?:を|が)(?:助成|補助|給付|支給|減額|減免|免除|還付)(?:し|され|いたし)ます。)$/u;

/** The beginning of a page that offers money from the offer on: the rule that it is made from, or why, is known or waits. */
export function fromOffer(lead: readonly ProseLine[], title: string): ProseLine[] {
  const at = lead.findIndex(({ sentences }) => OFFERS.test(sentences.join("")));
  const line = lead[at];
  const [, offer = ""] = OFFERS.exec(line?.sentences.join("") ?? "") ?? [];
  if (at < 1 || !line || !isOfferByName(title) || !standsAlone(offer, "ja")) return [...lead];
  const said = { ...line, sentences: [offer], seconds: sentenceSeconds(offer, "ja"), leans: false };
  return [said, ...lead.slice(at + 1)];
}
