/** 「newline="" を付けます。」, 「row.keys() で見ます。」, 「KeyError: \'日付\' になります。」 */
const CODE = /[A-Za-z_]\w*\s?=\s?["'\w[{(]|[A-Za-z_]\w*\([^()]*\)|[`{};\\]|=>|::|\$[A-Za-z_(]|'[^']*'/u;

/** Whether a Japanese sentence has program text in it, which nobody can say. */
export const hasCodeWithin = (sentence: string): boolean => CODE.test(sentence);
