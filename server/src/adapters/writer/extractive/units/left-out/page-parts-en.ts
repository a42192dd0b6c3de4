/** ", enough time to hear this entire playlist": behind a comma, what only those who see the page have before them. */
const NO_END = "not|but|unless|except|only|and|or|so|which|where|while|if|when|because|it|you|we|they";
const SHOWN = new RegExp(
  [
    `, (?!(?:${NO_END})\\b)[^,.;:]*\\bthis (?:entire |whole |full |short )?`,
    "(?:playlist|video|chart|table|graph|diagram|picture|photo|image|slide ?show|gallery|page)\\b",
    "[^,.;:]*(?=[.!]$)",
  ].join(""),
  "i",
);

/** A sentence on goods without the end that points at a part of its page. */
export const withoutPagePart = (text: string): string => text.replace(SHOWN, "");
