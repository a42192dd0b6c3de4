import type { Rewrite } from "../rewrite.ts";

/** Marks of tables and lists by their names. */
const names: Readonly<Record<string, string>> = {
  "○": "マル",
  "◯": "マル",
  "●": "マル",
  "◎": "二重マル",
  "△": "サンカク",
  "▲": "サンカク",
  "▽": "サンカク",
  "▼": "サンカク",
  "□": "シカク",
  "■": "シカク",
  "◇": "ヒシガタ",
  "◆": "ヒシガタ",
  "×": "バツ",
  "✕": "バツ",
  "☆": "ホシ",
  "★": "ホシ",
  "※": "コメ",
};
const MARK = `[${Object.keys(names).join("")}]`;
/** Those that tables rate by; the others begin the points of a list as well. */
const RATING = "[○◯◎△▲×✕]";
const named = (mark: string) => names[mark] ?? mark;

/** A hiragana behind a particle may belong to a word that begins like one: ◆はじめに. */
const PARTICLE = String.raw`を|(?:は|が|の|も|と|や|に|で|なら|から)(?=[\p{Script=Han}\p{Script=Katakana}\d、,「(])`;
const SENTENCE_PARTICLE = "[をはがのもとやにで]|です|だ|なら|から|、|。|$";

/** Marks that a sentence speaks of, before a triangle is a loss and a cross a product. */
export const marks: readonly Rewrite[] = [
  [new RegExp(`(${MARK})印`, "gu"), (_, mark = "") => `${named(mark)}ジルシ`],
  [/△(?=[A-Z]{3}(?![A-Za-z\d]))/g, "三角形"],
  [new RegExp(`(?<=^|[、。「(\\s])(${MARK})(?=${PARTICLE})`, "gu"), (_, mark = "") => named(mark)],
  // Inside of a sentence no point of a list begins.
  [
    new RegExp(`(?<=[ぁ-ん]、?|[^\\s、。」)]{2}、)(${RATING})(?=${SENTENCE_PARTICLE})`, "gu"),
    (_, mark = "") => named(mark),
  ],
];

/** The signs of poles and sums, where a sentence speaks of them: ＋と−. */
const ENDS = "極|側|端子|記号|符号|ボタン|キー|ドライバー|ネジ";
export const poles: readonly Rewrite[] = [
  [new RegExp(`(?<=^|[、。「(\\sぁ-ん])\\+(?=[をはがとやに](?!\\d)|[」)]|${ENDS})`, "g"), "プラス"],
  [new RegExp(`(?<=^|[、。「(\\sぁ-ん])[-−](?=[をはがとやに](?!\\d)|」|${ENDS})`, "g"), "マイナス"],
];

/** A wave that only draws a sound out: おはよう〜! Between figures, places and names it means "from … to". */
export const drawnOut: readonly Rewrite[] = [
  [/(?<=[ぁ-ん])[~〜～]+(?=[ぁぃぅぇぉっー!?、♪☆★])/g, ""],
  [/(?<=[ぁ-ん])(?<!つ|とり|たり)[~〜～]+(?=[。\s]|$)/g, ""],
  // Endings that no place begins with.
  [/(?<=[ぁ-ん])[~〜～]+(?=ござい|です[よね!、。]|だ[よね]|[よねな](?:[!?。♪]|$))/g, "ー"],
  // One sound alone is no place: す〜ごい.
  [/(?<=(?<![ぁ-ん])[ぁ-ん])[~〜～]+(?=[ぁ-ん])/g, ""],
  [/(?<=[ァ-ヺー])[~〜～]+(?=[!?。♪☆★]|[ァィゥェォアイウエオッ](?![ァ-ヺー])|$)/g, ""],
  [/(?<=\p{Script=Han})(?<!\d\p{Script=Han}{1,2})[~〜～]+(?=[!?♪☆★])/gu, ""],
];
