import { isAttributeHead, isEssentialLabel, isPageLabel } from "../label-lists-ja.ts";
import { headingTopic, isDate, isFigure, isGeneric, isMeasured, isYear, topicOf } from "../row-topics-ja.ts";
import { asSentence, isStated, rowSentence, type SpokenValue, spokenValue } from "../row-values-ja.ts";
import { isNamed, isPlain } from "./plain-values-ja.ts";

/** A sentence for each row of a table, in order: null for a row that is not said, empty for one that another says. */
export type ToldRows = (string | null)[];

export const LONGEST_ROW_SENTENCE = 150;
const MOST_A_SENTENCE = 4;
const LONGEST_VALUE = 20;
export const HOLDS_FIGURE = /[\d０-９]|無料/;
/** Good and bad points are somebody's: without the name of the thing nobody hears whose. */
const OF_POINTS = /^(?:(?:良|よ|悪|気になる|残念な?|優れた)い?(?:点|ところ)|メリット|デメリット|長所|短所)$/u;

/** The rows of a table of two columns as sentences. */
export function pairsTold(cells: readonly string[][], heading: string | null, isPlan: boolean): ToldRows {
  const none = cells.map(() => null);
  const [[kind = "", column = ""] = [], ...rest] = cells;
  const labels = cells.map(([label = ""]) => label);
  const [only] = rest;
  if (rest.length === 1 && only && OF_POINTS.test(kind) && OF_POINTS.test(column)) {
    const both = [kind, column].map((label, at) => pointsTold(label, only[at] ?? "", heading));
    return both.some((one) => one === null) ? none : ["", both.join("")];
  }
  const isOfFigures = (pairs: readonly string[][]) =>
    pairs.length > 1 &&
    pairs.every(
      ([label = "", value = ""]) =>
        HOLDS_FIGURE.test(value) &&
        value.length <= LONGEST_VALUE &&
        (label === "休日" || !isEssentialLabel(label)),
    );
  if (isNameOfColumn(column)) {
    const subject = isAttributeHead(column) ? headingTopic(column) : null;
    const cases = subject && !/[\d０-９]/.test(kind) && isOfFigures(rest) ? casesTold(rest, subject) : null;
    return cases ? ["", ...cases] : none;
  }
  if (heading && isMeasured(heading) && isOfFigures(cells)) return casesTold(cells, heading) ?? none;
  if (isPlan && labels.every((label) => isDate(topicOf(label)?.name ?? "")))
    return cells.map(([label = "", value = ""]) => dayRowTold(label, value));
  // Between rows that are no essentials the first may be a head, and each may be of something else.
  const essentials = labels.filter((label) => isEssentialLabel(label)).length;
  if (essentials * 2 < labels.length) return none;
  let isFirst = true;
  return cells.map(([label = "", value = ""]) => {
    const said = attribute(label, value, isFirst ? heading : null);
    isFirst &&= said === null;
    return said;
  });
}
const isNameOfColumn = (value: string) =>
  isAttributeHead(value) || isEssentialLabel(value) || isGeneric(value.trim());

/** 「手数料は、布団が300円、机が600円です。」 */
export function casesTold(pairs: readonly string[][], subject: string): ToldRows | null {
  const said = pairs.map(([label = "", value = ""]) => {
    const [topic, own] = [topicOf(label), spokenValue(value)];
    return topic && !topic.isCase && !isPageLabel(label) && !isFigure(topic.name) && isPlain(own)
      ? `${topic.name}が${own.noun}`
      : null;
  });
  if (said.some((one) => one === null)) return null;
  const told: ToldRows = pairs.map(() => "");
  const size = Math.ceil(said.length / Math.ceil(said.length / MOST_A_SENTENCE));
  for (let from = 0; from < said.length; from += size)
    told[from] = `${subject}は、${said.slice(from, from + size).join("、")}です。`;
  return told;
}

/** 「対象は、市内に住む小学生です。」 */
function attribute(label: string, value: string, heading: string | null): string | null {
  const [topic, own] = [topicOf(label), spokenValue(value)];
  if (!topic || !own || topic.isCase || isPageLabel(label)) return null;
  if (isYear(topic.name) || isDate(topic.name) || isFigure(topic.name)) return null;
  const isEssential = isEssentialLabel(label);
  if (!isEssential && !(isPlain(own) && !/[をにがでへと、]/.test(topic.name))) return null;
  if (isEssential && !isSayable(topic.name, own)) return null;
  const isOf =
    heading !== null &&
    !isGeneric(heading) &&
    !/(?:場所|会場|日時)$/.test(heading) &&
    !heading.includes(topic.name) &&
    !topic.name.includes(heading);
  const name = /^(?:電話|TEL)$/i.test(topic.name) ? "電話番号" : topic.name;
  const told = rowSentence(isOf && COMMON.test(name) ? `${heading}の${name}` : name, own);
  return told && told.length <= LONGEST_ROW_SENTENCE ? told : null;
}
/** Whether a value names something, says whether there is, or says it in finished sentences. */
const isSayable = (topic: string, own: SpokenValue) =>
  own.noun === null || isNamed(own) || isStated(topic, own.noun);
/** Every thing has these: it is said of which. */
const COMMON =
  /^(?:開催)?(?:日時?|時間|所要時間|料金|費用|定員|対象|会場|場所|期間|締め?切り?|価格|重さ|大きさ|サイズ|容量|保証|電話番号|担当)$/u;

function pointsTold(label: string, value: string, heading: string | null): string | null {
  const own = spokenValue(value);
  return heading && isNamed(own) ? rowSentence(`${heading}の${label}`, own) : null;
}

/** 「9月上旬には、橋の工事に着手します。」 */
function dayRowTold(label: string, value: string): string | null {
  const [topic, own] = [topicOf(label), spokenValue(value)];
  // A year may be past.
  if (!topic || !own?.noun || /\d年|[明大昭平令].年/.test(topic.name)) return null;
  const bare = own.noun.replace(/、\p{Script=Han}{1,2}$/u, "");
  if (/[、は]/.test(bare)) return null;
  const isDeed = /[をに][^をにはが、とばて]*\p{Script=Han}{2}$/u.test(bare) && !/予定$/.test(bare);
  const said = isDeed ? `${bare}します。` : asSentence(bare);
  return said && [`${topic.name}には、${said}`, ...own.sentences].join("");
}
