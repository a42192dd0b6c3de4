import { isGeneric } from "../row-topics-ja.ts";
import { spokenValue } from "../row-values-ja.ts";

const PRICED = /^(?:各)?[\d,０-９]+円/u;
const PRICE = /^(?:各)?[\d,０-９]+円$/u;
/** 「そばがき」 is a name, 「岩魚が焼けます」 none. */
const SENTENCE = /[、。]|[はがを](?=\p{Script=Han})/u;
const MOST_A_SENTENCE = 4;
const FEWEST = 2;
const LONGEST_NOTE = 12;

/** 「冷たいそば」: nobody says 「今月のおすすめ！」 of a dish. */
const isHeading = (heading: string) => /^[^。、！？!?:：\d]{2,16}$/u.test(heading) && !isGeneric(heading);

/** 「11月から3月の鴨南蛮」: a dish with the note behind it in front. */
function dishTold(label: string): string | null {
  const [, name = label, note = ""] = /^([^（(]+)[（(]([^（()）]+)[)）]$/u.exec(label.trim()) ?? [];
  const [own, by] = [spokenValue(name), note ? spokenValue(note) : null];
  if (!own?.noun || own.sentences.length > 0 || SENTENCE.test(own.noun)) return null;
  if (!note) return own.noun;
  return by?.noun && by.noun.length <= LONGEST_NOTE && !/[、はがを／/]/.test(by.noun)
    ? `${by.noun}の${own.noun}`
    : null;
}

/** 「一品は、そばがきが780円、岩魚が900円などです。」: the dishes below a heading, where most can be said. */
export function menuTold(pairs: readonly string[][], heading: string): string[] | null {
  if (!isHeading(heading) || !pairs.every(([, value = ""]) => PRICED.test(value.trim()))) return null;
  const said = pairs
    .filter(([, value = ""]) => PRICE.test(value.trim()))
    .flatMap(([label = "", value = ""]) => {
      const dish = dishTold(label);
      return dish ? [`${dish}が${value.trim()}`] : [];
    });
  if (said.length < FEWEST || 2 * said.length < pairs.length) return null;
  const told = pairs.map(() => "");
  const size = Math.ceil(said.length / Math.ceil(said.length / MOST_A_SENTENCE));
  const end = said.length < pairs.length ? "などです。" : "です。";
  for (let from = 0; from < said.length; from += size) {
    const isLast = from + size >= said.length;
    told[from] = `${heading}は、${said.slice(from, from + size).join("、")}${isLast ? end : "です。"}`;
  }
  return told;
}
