/** No letter or figure goes on behind a mark: 「※2個以上」 is a remark, 「価格*2倍」 a sum. */
const END = "(?=[。、）)」』]|$)";
const LAST = "(?=[。）)」』]|$)";
const FIGURE = String.raw`[\d０-９]{1,2}`;

/** Marks that pages write as plain text: 「沸きます※1。」, 「早い(注2)」, 「安全です。*3」, 「静かです¹。」. ² and ³ are powers. */
const NOTE_MARKS = new RegExp(
  [
    String.raw`(?<=[\p{L}\p{N}）)」』】%％])\s?(?:[※＊]\s?${FIGURE}){0,3}[※＊]\s?${FIGURE}(?:(?:[,，、・]\s?(?:※\s?)?${FIGURE}){1,4}${LAST}|${END})`,
    String.raw`(?<=[\p{L}\p{N}）)」』】%％。！？])\s?[（(［[〔](?:※|＊|\*|注|註)\s?${FIGURE}[）)］\]〕]`,
    String.raw`(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー」』）])\*${FIGURE}${END}`,
    // 「すみずみまで*2なじみ」: behind a particle kana that counts nothing goes on with the clause.
    String.raw`(?<=まで|から|[をへにはが])[※＊*]${FIGURE}(?=(?![つも])\p{Script=Hiragana})`,
    `(?<=です|ます|ました|でした|ません|ください|。)[¹⁴-⁹]${END}`,
    String.raw`(?<=[。！？])\s?(?:[※＊*]\s?${FIGURE}){1,4}$`,
    String.raw`(?<=[\p{L}\p{N}）)」』】%％])※(?=[。、！？）)」』]|$)`,
  ].join("|"),
  "gu",
);

/** A text without the marks that lead to its footnotes; those that begin a note stay. */
export const withoutNoteMarks = (text: string) => text.replace(NOTE_MARKS, "");
