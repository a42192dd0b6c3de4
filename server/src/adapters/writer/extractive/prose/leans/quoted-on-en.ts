const SAYS =
  "says?|said|tells?|told|recall(?:s|ed)|explain(?:s|ed)|add(?:s|ed)|wrote|writes|jok(?:es|ed)|admit(?:s|ted)|argue[sd]|asks|asked|remember(?:s|ed)|note[sd]|repl(?:ies|ied)|insist(?:s|ed)|warn(?:s|ed)|laugh(?:s|ed)";
/** "“Nobody came,” said the clerk, who …": a speaker behind the first words. */
const SIGNED = new RegExp(String.raw`[,!?]["”] [^“”"]{0,60}?\b(?:${SAYS})\b[^“”"]*[^“”"\s]$`, "iu");
const QUOTED = /^["“][^“”"]*["”]$/u;
/** A longer speech goes on for its own sake. */
const LONGEST = 160;

/** Behind their speaker somebody's last words come to the point: they are said with the first, or neither are. */
export function withQuotesWhole(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let at = 0;
  while (at < sentences.length) {
    const text = sentences[at] ?? "";
    const rest = SIGNED.test(text) ? restOf(sentences.slice(at + 1)) : [];
    joined.push([text, ...rest].join(" "));
    at += 1 + rest.length;
  }
  return joined;
}

function restOf(sentences: readonly string[]): readonly string[] {
  const rest = sentences.slice(0, sentences.findIndex((one) => /["”]$/u.test(one)) + 1);
  const whole = rest.join(" ");
  return QUOTED.test(whole) && whole.length <= LONGEST ? rest : [];
}
