import {
  leadingAbbreviations,
  markedNames,
  sentenceStarters,
  trailingAbbreviations,
  unitAbbreviations,
} from "./sentence-words.ts";

/** How far a quotation or a word is looked for: a text of one endless line must not take endless time. */
const REACH = 300;
const LONGEST_WORD = 40;

/** Words after a quotation that carry its sentence on: 「行こう。」と言った。 */
const CONTINUES_QUOTE = /^(?:と|って|という|なんて|など|とか|の|は|が|を|に|も|で|へ|や|だ|です|、|，|,)/;
/** Words after a name that ends with a mark: モーニング娘。の歌。 */
const CONTINUES_NAME = /^(?:[のはがをにもとでやへ、・，,]|$)/;
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『（【〔〈《ー]/u;

/**
 * Whether the marks at [from, to) of a line end the sentence that begins at `start`. `to` stands
 * behind closing brackets and quotes.
 */
export function isSentenceEnd(line: string, start: number, from: number, to: number): boolean {
  const marks = line.slice(from, to);
  const rest = line.slice(to);
  if (rest.trim() === "") return true;
  const sentence = line.slice(Math.max(start, to - REACH), to);
  if (insideBrackets(sentence, rest)) return false;
  if (isMarkedName(sentence, rest)) return false;
  if (/[」』）)】〕］\]]$/.test(marks) && CONTINUES_QUOTE.test(rest)) return false;
  if (/[。｡！？]/.test(marks)) return true;
  if (/^．/.test(marks)) return !/^\d|^[０-９A-Za-zＡ-Ｚａ-ｚ]/.test(rest);
  if (/^…+[^.!?]*$/.test(marks)) return false;
  return endsLatinSentence(line.slice(Math.max(start, from - LONGEST_WORD), from), marks, rest);
}

/** Latin marks end a sentence before a space and a capital, or right before Japanese. */
function endsLatinSentence(before: string, marks: string, rest: string): boolean {
  if (CJK.test(rest)) return !(marks === "." && /(?:^|[^A-Za-z])(?:No|Vol|vol|no)$/.test(before));
  if (!/^\s/.test(rest)) return false;
  const next = rest.trimStart();
  if (/^\p{Ll}/u.test(next)) return false;
  return !marks.startsWith(".") || marks.startsWith("..") || !isAbbreviation(before, next);
}

function isAbbreviation(before: string, next: string): boolean {
  const unit = /[\d½¼¾][\s-]?(?:fl\.? )?([a-z]+)$/i.exec(before)?.[1];
  if (unit && unitAbbreviations.has(unit.toLowerCase())) return !startsSentence(next);
  const word = /(?:^|[\s("'“‘[])([\p{L}.]+)$/u.exec(before)?.[1];
  if (!word) return false;
  const key = word.toLowerCase();
  if (key === "no") return /^\d/.test(next);
  if (leadingAbbreviations.has(key)) return true;
  const isInitials = /^(?:\p{Lu}\.)*\p{Lu}$/u.test(word) && word !== "I";
  return (isInitials || trailingAbbreviations.has(key)) && !startsSentence(next);
}

function startsSentence(next: string): boolean {
  const word = /^["“'‘(]?([\p{L}']+)/u.exec(next)?.[1];
  return word !== undefined && /^\p{Lu}/u.test(word) && sentenceStarters.has(word.toLowerCase());
}

function isMarkedName(head: string, rest: string): boolean {
  const name = markedNames.find((candidate) => head.endsWith(candidate));
  if (!name) return false;
  return name.endsWith("。")
    ? CONTINUES_NAME.test(rest)
    : /^\s?[\p{Lu}\p{Script=Katakana}の・は]/u.test(rest);
}

const PAIRS = { "「": "」", "『": "』", "（": "）", "【": "】", "(": ")" } as const;

/** True while a bracket that closes later on the line is still open: a quotation stays in one piece. */
function insideBrackets(sentence: string, rest: string): boolean {
  const open: string[] = [];
  for (const character of sentence) {
    const close = PAIRS[character as keyof typeof PAIRS];
    if (close) open.push(close);
    else if (open.includes(character)) open.length = open.lastIndexOf(character);
  }
  return open[0] !== undefined && rest.slice(0, REACH).includes(open[0]);
}
