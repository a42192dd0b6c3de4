import { isJapaneseSentence as hasPredicate, withoutLastBrackets } from "#kernel/critic/predicate-ja";
import { TAKES_TIME } from "./measures-ja.ts";
import { lacksMoreThanBeing } from "./without-topic-ja.ts";

/** Endings that leave a sentence open: particles, te-forms, lists. */
const OPEN_ENDING =
  /(?:[はがをにへのもやて]|から|まで|より|など|たり|ほど|だけ|ばかり|について|とは|では|でも|ので|のに)$/;
/** "2に入れます": a step that is only seen beside its number. */
const NUMBERED_STEP = /(?<![\d０-９.．,])[1-9１-９][をにへ](?!\d)/;
/** "口径 8.5cm／高さ 9cm／": a row of measures is no sentence. */
const MEASURES = /\d[^／。]{0,8}／[^／。]{1,8}\s?約?\d/;
/** "print(row.keys())", "open('a')", "KeyError: '日付'": a program's words; "Wi-Fi(5GHz)" is none. */
const CODE = /\w\(\)|\b[a-z_][\w.]*\((?:['"]|[a-z_][\w.]*\()|\w: ['"]|\b\w+_\w+\b|--\w/;
/** 「客の声、かさを減らしたいとなります」: what was counted out by numbers is no row of things. */
const TORN_LIST = /[^、。]たいとな(?:る|ります|った|りました)$/;
/** 「④の抽選は…」, 「①④は刃物を使います」: of a mark that nobody hears only the particle is left. */
const TORN_BEGINNING = /^(?!は(?:虫|乳|種|握|砕))(?:を|[のはが](?=[\p{Script=Han}\p{Script=Katakana}]))/u;
const KANA_ENDING = /\p{Script=Hiragana}$/u;
const MARKS = /[。！？!?…」』）]+$/;

/** 「底は二重です」 is as short as a sentence is; 「続きは下です」 is for the eye. */
const STATES =
  /^[\d一二三四五六七八九十百]{1,5}歳です$|^(?!詳細|続き|答え|写真|図)[^はこそあ]{1,4}は(?![右左上下次こそあど]).{2,}です$/;

/** 「食べる、書く、遊ぶ。」: verbs in a row call something to mind, and say nothing of it. */
const DEEDS =
  /^(?:[^、。はがをにでとへも]{1,5}[うくぐすつぬぶむる]、)+[^、。はがをにでとへも]{1,5}[うくぐすつぬぶむる]$/u;

/** 「麻、ただし軽い。」: a call of two words, of which nobody hears what is so. */
const CALLS = /^[^、。はがをにで]{1,10}、(?:ただし|でも|しかも|なのに|それでも)[^、。はがをに]{1,10}$/u;

/** Whether this is a sentence that can stand in a script: it has a predicate. */
export function standsInJapanese(whole: string): boolean {
  const text = withoutLastBrackets(whole);
  const bare = text.replace(MARKS, "");
  if ((bare.length < 8 && !STATES.test(bare)) || !/[。！？!?…」』]$/.test(text)) return false;
  if ((text.match(/[：:]/g)?.length ?? 0) > 1 || /[=＝]/.test(text)) return false;
  if (!/\p{Script=Hiragana}/u.test(text) || NUMBERED_STEP.test(text)) return false;
  if (
    MEASURES.test(text) ||
    CODE.test(text) ||
    DEEDS.test(bare) ||
    CALLS.test(bare.replace(/です$/u, "")) ||
    TORN_LIST.test(bare) ||
    TORN_BEGINNING.test(bare)
  )
    return false;
  if (/[？?]$/.test(text)) return true;
  return hasPredicate(text) && KANA_ENDING.test(bare) && !OPEN_ENDING.test(bare);
}

/** "ペン先は十四金の中細。" says what it is, and only lacks its verb. */
export function withCopula(text: string): string {
  const bare = text.replace(/。$/, "");
  // 「カードの段が左右に六つずつ。」
  if (/[^、。]が[^、。]{1,20}に[^、。に]{1,8}ずつ$/u.test(bare)) return `${bare}あります。`;
  if (/[^、。]が[^、。]{2,20}ずつ$/.test(bare)) return `${bare}です。`;
  if (lacksMoreThanBeing(bare) || TAKES_TIME.test(bare)) return text;
  // 「大羽というのは、体長が八センチ以上の片口いわしのこと。」
  if (/^[^、。]{1,20}(?:というのは|とは)、?[^。]{2,60}のこと$/u.test(bare)) return `${bare}です。`;
  // 「仕上げは工場と共同で実施。」
  if (CARRIED_OUT.test(bare)) return `${bare}しています。`;
  if (THINGS_IN_A_ROW.test(bare)) return `${bare}です。`;
  const [, told] = /は、?(?:ほのか|かすか|わずか|まさ)?に?([^は、。]{2,24})$/.exec(bare) ?? [];
  const isNoun = /[\p{Script=Han}\p{Script=Katakana}ー\d０-９a-zA-Z％%℃]$|(?:ほど|だけ)$/u.test(bare);
  // 「紙を使う方は注意。」 asks for something.
  if (told === "注意") return text;
  if (!told || !isNoun || /[をがにへ]|[、。]/.test(told)) return text;
  return `${bare}です。`;
}
/** 「低くした枠、雨の日もきく車輪、切れにくい厚い革。」: things, each of which is told of in a word or two. */
const OF_THING =
  "[^、。はがを]{1,16}(?:[いなのたるくすう])[^、。はがをいなのたるくすう]{0,4}[\\p{Script=Han}\\p{Script=Katakana}ー]";
const THINGS_IN_A_ROW = new RegExp(`^${OF_THING}(?:、${OF_THING}){2,5}$`, "u");
const CARRIED_OUT =
  /^[^、。はが]{2,16}は、?[^は。が]{2,40}で(?:実施|製造|製作|制作|生産|加工|検査|開発|管理|測定|調整)$/u;
