const PLAIN = "[^。「」『』？！?!]{3,48}[いうくぐすつぬぶむる](?<!ます|です|しょう|だろう|ください|下さい)。";
const THEN = "(?:そんな|こんな|そのような|このような|そういう|こういう)(?:とき|時|場合)(?:に?は|なら)、?";
/** 「汚れが付く。においがする。そんなときは、…」: cases, and nothing that is so. A deed of the past is of a story. */
const CASES = new RegExp(
  `(?<=^|。)(?:${PLAIN}){1,3}(?=${THEN}[^。]+(?:ます|です|ません|ください|しょう)。)`,
  "gu",
);

/** A Japanese text with the cases above 「そんなときは」 in its sentence: alone each is heard as a fact. */
export const withCasesJoined = (text: string): string =>
  text.replace(CASES, (cases) => cases.replaceAll("。", "、"));
