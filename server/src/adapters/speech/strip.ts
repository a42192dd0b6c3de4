const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Characters that no voice can speak: markup, control characters, stacked marks, pictographs. */
export function stripUnspeakable(text: string): string {
  return text
    .replace(/<!--.{0,5000}?-->|<\/?[A-Za-z][^<>]{0,5000}>/gs, " ")
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? " ")
    .replace(/(\p{L})\p{M}{3,}/gu, "$1")
    .replace(
      /(?![\d#*©®™‼⁉〰〽])(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})/gu,
      " ",
    )
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]|\p{Variation_Selector}|\u20E3/gu, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
