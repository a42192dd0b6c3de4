/** Those of 「1 枚目」 count. */
const NUMBER_OF_STEP =
  /^([1-9]\d?)[ \u3000]+(?!(?:つ|人|枚|個|本|日|回|年|月|分|秒|時|軒|台|冊|章|番|段|件|階|位|杯|歳|円|点)|\p{Script=Han}目)(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「])/u;

/** 「1 ねじを外します。 2 ふたを開けます。」: steps in a row need no numbers. */
export function withoutNumbers(sentences: string[]): string[] {
  const numbers = sentences.flatMap((text) => NUMBER_OF_STEP.exec(text)?.[1] ?? []).map(Number);
  const isInOrder = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  return isInOrder ? sentences.map((text) => text.replace(NUMBER_OF_STEP, "")) : sentences;
}
