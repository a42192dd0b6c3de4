/** "The Herons beat Tarn Valley 61-58 in overtime": of a match one wants to hear who won, and how. */
const RESULT =
  /\b(?:beat|beats|defeated|edged|topped|downed|outlasted|routed|stunned|upset|won|wins|lost to|fell to|drew)\b.*?\b\d{1,3}[-–]\d{1,3}\b/;

export const tellsResult = (text: string): boolean => RESULT.test(text);
