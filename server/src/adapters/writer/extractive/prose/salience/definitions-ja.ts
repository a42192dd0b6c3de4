import { escapePattern } from "#kernel/text/escape-pattern";

/** 「「逆潮流」とは？太陽光の電気が…」, 「修繕積立金とは」 */
const ASKED = /^[「『]?([^「」『』、。？?]{2,20}?)[」』]?(?:とは|って)(?:何|なに|どんな|[？?、。\s]|$)/u;

/** Kinds of houses that offer something on their own page. */
const HOUSES =
  "店|社|会社|企業|工房|工場|教室|塾|学校|医院|クリニック|病院|事務所|サロン|宿|旅館|ホテル|施設|窓口|団体|メーカー|ブランド|サービス|アプリ|ソフト|ツール|システム";

/**
 * Tells the sentences that say what the thing is of which a title asks, 「これを「逆潮流」といいます。」, or whose page it
 * is: 「水車舎は、石臼の目立てを請け負う工房です。」
 */
export function definitionOf(title: string, site: string | null): (text: string) => boolean {
  const ofHouse =
    site && site.length > 1
      ? new RegExp(`^${escapePattern(site)}は、?[^。]{4,80}(?:${HOUSES})です。$`, "u")
      : /(?!)/;
  const term = ASKED.exec(title.trim())?.[1];
  if (!term) return (text) => ofHouse.test(text);
  const name = `[「『]?${escapePattern(term)}(?:[（(][^（()）]{1,20}[）)])?[」』]?`;
  const says = new RegExp(
    `${name}(?:と(?:いい|言い|呼び|呼ばれ)(?:ます|ています)|とは、|のことです。$)|(?:これ|それ)が、?${name}です。$|^${name}は、[^。]*(?:こと|もの|仕組み|制度|お金|状態|現象)です。$`,
    "u",
  );
  return (text) => says.test(text) || ofHouse.test(text);
}
