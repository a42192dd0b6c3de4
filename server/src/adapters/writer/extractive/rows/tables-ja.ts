import { headingTopic, isDate, isGeneric, isMeasured, isYear, topicOf } from "./row-topics-ja.ts";
import { asSentence, rowSentence, type SpokenValue, spokenValue } from "./row-values-ja.ts";

/** A sentence for each row of a table, in order; null for a row that is not said. */
export type ToldRows = (string | null)[];

const LONGEST_SENTENCE = 150;
const MOST_A_SENTENCE = 4;
const LONGEST_HEAD = 20;
const FIGURE = /[\d０-９]|無料/;
const NOTHING = /^[-－–—―ー‐]$/;

/** A row as its cells: 「大人: 600円」, 「大人 / 600円 / 480円」. */
const cellsOf = (row: string, isPair: boolean): string[] => {
  const at = row.indexOf(": ");
  if (at > 0 && (isPair || !row.includes(" / "))) return [row.slice(0, at), row.slice(at + 2)];
  return row.split(" / ");
};

/** The rows of one table below its heading as sentences, with the heading as their subject where they need one. */
export function tableTold(
  rows: readonly string[],
  heading: string | undefined,
): { rows: ToldRows; isGrid: boolean } {
  const widths = rows.map((row) => cellsOf(row, false).length);
  const isPairs = widths.filter((width) => width <= 2).length * 2 > rows.length;
  const cells = rows.map((row) => cellsOf(row, isPairs));
  const topic = headingTopic(heading);
  const isPlan = /予定|日程|スケジュール|今後/.test(heading ?? "");
  return { rows: isPairs ? pairsTold(cells, topic, isPlan) : gridTold(cells, topic), isGrid: !isPairs };
}

/** A head says of what kind the cells below are, and has no figures itself. */
const isHead = (cells: readonly string[]) =>
  cells.every(
    (cell) =>
      cell.length <= LONGEST_HEAD &&
      !/[\d０-９][\d０-９.,]*\s?(?:円|時|%|％|分|点|[gk])/u.test(cell) &&
      !/。/.test(cell),
  );

const isNoun = (value: SpokenValue | null): value is SpokenValue & { noun: string } => {
  if (!value?.noun) return false;
  return asSentence(value.noun) === `${value.noun}です。`;
};

function pairsTold(cells: readonly string[][], heading: string | null, isPlan: boolean): ToldRows {
  const [head = [], ...rest] = cells;
  const [kind = "", column = ""] = head;
  const isHeaded =
    rest.length > 0 &&
    head.length === 2 &&
    isHead(head) &&
    !FIGURE.test(column) &&
    (isGeneric(kind) || (rest.length > 1 && rest.every(([, value = ""]) => FIGURE.test(value))));
  const [only] = rest;
  if (rest.length === 1 && only && isHead(head) && only.every((cell) => cell.length > column.length)) {
    // Good and bad points are somebody's: without the name of the thing nobody hears whose.
    const both = heading
      ? [kind, column].map((label, at) => attribute(label, only[at] ?? "", heading))
      : [null];
    return [null, join(both)];
  }
  const subject = isHeaded
    ? (headingTopic(column) ?? heading)
    : heading && isMeasured(heading)
      ? heading
      : null;
  const values = isHeaded ? rest : cells;
  const isAlike = values.every(([, value = ""]) => FIGURE.test(value) && value.length <= LONGEST_VALUE);
  const isOfCases = subject !== null && (isHeaded || isAlike) && values.length > 1;
  const cases = isOfCases ? casesTold(values, subject) : null;
  if (cases) return isHeaded ? [null, ...cases] : cases;
  let isFirst = true;
  const told = values.map(([label = "", value = ""]) => {
    const said = attribute(label, value, isFirst ? heading : null, isPlan);
    isFirst &&= said === null;
    return said;
  });
  return isHeaded ? [null, ...told] : told;
}
const LONGEST_VALUE = 20;
const join = (parts: readonly (string | null)[]) =>
  parts.some((part) => part === null) ? null : parts.join("");

/** 「手数料は、布団が300円、机が600円です。」 */
function casesTold(pairs: readonly string[][], subject: string): ToldRows | null {
  const said = pairs.map(([label = "", value = ""]) => {
    const [topic, own] = [topicOf(label), spokenValue(value)];
    return topic && !topic.isCase && isNoun(own) && own.sentences.length === 0
      ? `${topic.name}が${own.noun}`
      : null;
  });
  if (said.some((one) => one === null)) return null;
  const told: ToldRows = pairs.map(() => null);
  const size = Math.ceil(said.length / Math.ceil(said.length / MOST_A_SENTENCE));
  for (let from = 0; from < said.length; from += size)
    told[from] = `${subject}は、${said.slice(from, from + size).join("、")}です。`;
  return told;
}

/** 「対象は、市内に住む小学生です。」 */
function attribute(label: string, value: string, heading: string | null, isPlan = false): string | null {
  const [topic, own] = [topicOf(label), spokenValue(value)];
  if (!topic || !own || isYear(topic.name)) return null;
  if (topic.isCase) return caseTold(topic.name, own);
  if (isDate(topic.name)) {
    const said = own.noun ? dayTold(own.noun, isPlan) : null;
    return said && [`${topic.name}には、${said}`, ...own.sentences].join("");
  }
  const isOf =
    heading !== null && !isGeneric(heading) && !heading.includes(topic.name) && !topic.name.includes(heading);
  const name = topic.name === "電話" || topic.name === "TEL" ? "電話番号" : topic.name;
  const told = rowSentence(isOf && COMMON.test(name) ? `${heading}の${name}` : name, own);
  return told && told.length <= LONGEST_SENTENCE ? told : null;
}
/** Every thing has these: it is said of which. */
const COMMON =
  /^(?:開催)?(?:日時?|時間|所要時間|料金|費用|定員|対象|会場|場所|期間|締め?切り?|価格|重さ|大きさ|サイズ|容量|保証|電話番号|担当|(?:良|よ|悪|気になる|残念な?|優れた)い?[点ところ]+|メリット|デメリット|長所|短所)$/u;

/** 「補強工事に着手」 on a day is what is done then. */
const dayTold = (deed: string, isPlan: boolean) => {
  const bare = deed.replace(/、[\p{Script=Han}]{1,2}$/u, (note) => (note === "、予定" ? "の予定" : ""));
  const isDeed = /[をに][^をにはが、]*[\p{Script=Han}]{2}$/u.test(bare) && !/予定$/.test(bare);
  if (isDeed) return isPlan ? `${bare}します。` : null;
  // Of a day that is past a verb says nothing true.
  return isPlan || asSentence(bare) === `${bare}です。` ? asSentence(bare) : null;
};

function caseTold(name: string, { noun, sentences }: SpokenValue): string | null {
  const said = noun === null ? "" : (asSentence(noun) ?? "");
  if (noun !== null && !said) return null;
  return [`${name}場合は、${said}`, ...sentences].join("");
}

/** 「大人は、当日が1,500円、前売りが1,200円です。」 */
function gridTold(cells: readonly string[][], heading: string | null): ToldRows {
  const [head = [], ...rest] = cells;
  const width = Math.max(...rest.map(({ length }) => length));
  const isShifted = head.length === width - 1;
  if (!isHead(head) || (head.length !== width && !isShifted)) return cells.map(() => null);
  const kind = isShifted ? "" : (head[0] ?? "");
  const columns = (isShifted ? head : head.slice(1)).map((column) => topicOf(column));
  const subject =
    heading && isMeasured(heading) && !columns.some((one) => one?.name.includes(heading)) ? heading : null;
  let isFirst = true;
  const told = rest.map((row) => {
    const said = rowTold(row, columns, { kind, width, subject: isFirst ? subject : null });
    isFirst &&= said === null;
    return said;
  });
  return [null, ...told];
}

interface Grid {
  kind: string;
  width: number;
  subject: string | null;
}

function rowTold(
  [label = "", ...values]: readonly string[],
  columns: readonly ReturnType<typeof topicOf>[],
  { kind, width, subject }: Grid,
): string | null {
  const topic = topicOf(label);
  if (!topic) return null;
  const begin = beginningOf(topic, kind, subject);
  // One cell across all columns.
  const isAcross = values.length === 1 && width > 2 && values[0] === "無料";
  if (!isAcross && values.length !== width - 1) return null;
  const days = daysTold(topic.name, values, columns, subject);
  if (days) return days;
  const own = values.map((value) => (NOTHING.test(value) ? undefined : spokenValue(value)));
  if (own.some((value) => value === null || (value && !isNoun(value)))) return null;
  const [first] = own;
  const further = own.flatMap((value) => value?.sentences ?? []);
  const isSame = own.length > 1 && own.every((value) => value && value.noun === first?.noun);
  if (isAcross || isSame) return `${begin}${isSame ? "いずれも" : ""}${first?.noun}です。${further.join("")}`;
  // A note is true of its own column.
  if (further.length > 0 && own.length > 1) return null;
  const parts = own.flatMap((value, at) => {
    const column = columns[at];
    return value && column && !column.isCase ? [`${column.name}が${value.noun}`] : value ? [null] : [];
  });
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  const told = `${begin}${parts.join("、")}です。`;
  return told.length <= LONGEST_SENTENCE ? told : null;
}

/** 「9時から12時が月曜日、火曜日です。」: of the days of a week those with a tick. */
function daysTold(
  name: string,
  values: readonly string[],
  columns: readonly ReturnType<typeof topicOf>[],
  subject: string | null,
): string | null {
  const isOfDays =
    columns.length > 1 &&
    columns.every((column) => /^[月火水木金土日祝](?:曜日?|日)?$/u.test(column?.name ?? ""));
  if (!isOfDays || !values.every((value) => TICK.test(value) || OFF.test(value))) return null;
  const days = columns.flatMap((column, at) =>
    TICK.test(values[at] ?? "")
      ? [(column?.name ?? "").replace(/^([^祝])(?:曜日?)?$/u, "$1曜日").replace(/^祝$/, "祝日")]
      : [],
  );
  return days.length === 0
    ? null
    : `${subject ? `${subject}は、` : ""}${name}${subject ? "が" : "は、"}${days.join("、")}です。`;
}
const TICK = /^[○◯◎●]$/u;
const OFF = /^(?:[×✕－―ー/／-]|休診?|休み)$/u;

/** 「容量80リットル以上の場合は、」, 「入館料は、一般の場合、」 */
function beginningOf(
  { name, isCase }: { name: string; isCase: boolean },
  kind: string,
  subject: string | null,
): string {
  if (isCase) return `${name}場合は、`;
  const isAmount = /(?:以上|以下|未満|まで|超)$/.test(name) && !/[月日時年歳才]/.test(name);
  const of = isAmount && kind && !isGeneric(kind) ? `${kind}${name}` : name;
  if (subject) return `${subject}は、${of}の場合、`;
  return isAmount ? `${of}の場合は、` : `${of}は、`;
}
