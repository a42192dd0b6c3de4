/** So many characters are spoken in one breath, some six seconds; the next pause comes no sooner than a third of it. */
const MOST = 44;
const LEAST = 14;

const NEXT = String.raw`(?=[\p{Script=Han}\p{Script=Katakana}\d])`;
/** No verb, which belongs to its object: two kanji or more, a word in katakana, a figure. */
const NOUN = String.raw`(?=[\p{Script=Han}]{2}|[\p{Script=Katakana}\d])`;
const NAME = String.raw`[\p{Script=Han}\p{Script=Katakana}ー]`;
/** Verbs and particles that belong to the word before them. */
const BOUND =
  "[来頂行下見欲居参貰関対伴基当比加沿応限際向至渡過違成言述話語思考伝]|な[るりっ]|発表|説明|強調|指摘";

/** Ends of phrases behind which a speaker breathes, the better ones first. */
const ends: readonly RegExp[] = [
  new RegExp(
    `(?<=ため|とき|ので|けれど|ながら|ものの|たら|れば|ともに|ており|[^の]には|では|とは|から|[^\\p{Script=Han}]は)${NEXT}|(?<=ので|から|ながら|けれど)(?=[こそあど][のれん])`,
    "gu",
  ),
  new RegExp(
    `(?<=[いきしちっにびみりえけせてねべめれん][てで]|[うくぐすつぬぶむる]と)(?!${BOUND})${NEXT}|(?<=${NAME}[はがも])${NEXT}`,
    "gu",
  ),
  new RegExp(`(?<=${NAME}(?:に|で|へ|より|まで|を))(?!${BOUND})${NOUN}`, "gu"),
];

/** The best end of a phrase, of several alike the one nearest to the middle. */
function breathIn(stretch: string): number | undefined {
  const middle = stretch.length / 2;
  for (const end of ends) {
    const [nearest] = [...stretch.matchAll(end)]
      .map(({ index }) => index)
      .filter((at) => at >= LEAST && at <= stretch.length - LEAST)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    if (nearest) return nearest;
  }
  return undefined;
}

function breathed(stretch: string): string {
  const at = stretch.length > MOST ? breathIn(stretch) : undefined;
  return at ? `${breathed(stretch.slice(0, at))}、${breathed(stretch.slice(at))}` : stretch;
}

/** Commas in long stretches without any, where phrases end: a voice that never breathes is hard to follow. */
export const withBreaths = (text: string): string => text.replace(/[^、。！？!?⸨⸩\n]{45,}/gu, breathed);
