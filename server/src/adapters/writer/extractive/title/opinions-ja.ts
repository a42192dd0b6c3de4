const KINDS = "クチコミ|口コミ|レビュー|感想|評判";

/** 「せせらぎ クチコミ・感想」: the end of a title of a page on which those speak who were there; `kind` is its first word. */
export const OPINIONS = new RegExp(`[\\s　]+(?<kind>${KINDS})(?:[・、と](?:${KINDS}|評価))*(?:一覧)?$`, "u");
