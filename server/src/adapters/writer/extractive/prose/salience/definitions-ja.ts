import { escapePattern } from "#kernel/text/escape-pattern";

/** 「「逆潮流」とは？太陽光の電気が…」, 「修繕積立金とは」 */
const ASKED = /^[「『]?([^「」『』、。？?]{2,20}?)[」』]?(?:とは|って)(?:何|なに|どんな|[？?、。\s]|$)/u;

/** Tells the sentences that say what the thing is of which a title asks: 「これを「逆潮流」といいます。」 */
export function definitionOf(title: string): (text: string) => boolean {
  const term = ASKED.exec(title.trim())?.[1];
  if (!term) return () => false;
  const name = `[「『]?${escapePattern(term)}(?:[（(][^（()）]{1,20}[）)])?[」』]?`;
  const says = new RegExp(
    `${name}(?:と(?:いい|言い|呼び|呼ばれ)(?:ます|ています)|とは、|のことです。$)|(?:これ|それ)が、?${name}です。$|^${name}は、[^。]*(?:こと|もの|仕組み|制度|お金|状態|現象)です。$`,
    "u",
  );
  return (text) => says.test(text);
}
