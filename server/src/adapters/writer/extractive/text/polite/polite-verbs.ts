import { mayBeNoVerb } from "./kana-endings-ja.ts";
import { stemOfIru } from "./needed-or-there-ja.ts";

/** Kanji of verbs whose past tense does not tell their row: 買った is 買います, 待った is 待ちます, others end in ります. */
const PAST_TTA = {
  い: "買言会使思習歌笑払追違合願救誘扱迷争奪従誓養狂酔舞縫整失負拾洗吸添沿競覆補雇漂襲装祝占請揃向伺",
  ち: "待持立打勝育放保撃絶発経",
  き: "行",
};
const PAST_NDA = {
  み: "読飲住進休頼込組踏産生好包編悩苦営囲積望富挑沈含噛畳盗惜悲励混済澄痛歩刻病傷拒阻慎摘積組",
  び: "飛呼遊選運結並学喜叫浮及転忍尊",
  に: "死",
};
/** Of 通った and the like nobody knows it. */
const UNKNOWN = "通怒被";
/** 「鶴の湯へ通った」: somewhere one goes again and again; 「門を通った」 one went through. */
const VISITED = /[へに][^、。はがをへに]{0,8}通$/u;
/** Verbs of one kanji before る whose stem is the kanji itself: 見ます; the others are ります. */
const SHORT_STEMS = "見着似煮居射鋳出寝得経診観看来";
/** 用いた is 用いました; others are 書きました. */
const STEMS_IN_I = "用率老悔強報居";

/** 「41人いた」: so many were there. */
const COUNTED_BEINGS = /[\d０-９一二三四五六七八九十百千万何](?:人|名|匹|頭|羽|組|世帯)$/u;

const ROWS: Record<string, string> = {
  う: "い",
  く: "き",
  ぐ: "ぎ",
  す: "し",
  つ: "ち",
  ぬ: "に",
  ぶ: "び",
  む: "み",
  か: "き",
  が: "ぎ",
  さ: "し",
  た: "ち",
  な: "に",
  ば: "び",
  ま: "み",
  ら: "り",
  わ: "い",
};
/** 「ほどいた」, 「たたいた」: verbs in く that are often written in kana. */
const KANA_STEMS =
  /(?:お|つ|わ|だ|づ|ら|め|と|ふ|う|ひ|まね|うなず|ほど|たた|みが|のぞ|とど|かわ|うご|おどろ|ある|かが|ささや|つぶや|はたら)$/;
const HAN = /\p{Script=Han}$/u;
const E_ROW = /[えけせてねへめれげぜでべぺ]$/;
const I_ROW = /[いきしちにひみりぎじびぴ]$/;
const rowOf = (table: Record<string, string>, kanji: string) =>
  Object.keys(table).find((row) => table[row]?.includes(kanji));

/** 「おっしゃる」 is 「おっしゃいます」. */
const HONORIFIC = /(?:おっしゃ|仰|いらっしゃ|くださ|下さ|(?<![わか])なさ|ござ)$/u;

/** The stem before ます of a verb that ends a sentence in its plain past: 買った → 買い. */
function pastStem(text: string): string | null {
  const stem = text.slice(0, -2);
  const last = stem.at(-1) ?? "";
  if (text.endsWith("った")) {
    if (HONORIFIC.test(stem)) return `${stem}い`;
    if (VISITED.test(stem)) return `${stem}い`;
    if (UNKNOWN.includes(last)) return null;
    // 「見つかった」 is no 「つかった」.
    if (/見つか$/.test(stem)) return `${stem}り`;
    if (
      /(?:もら|しま|味わ|そろ|向か|ちが|つか|うたが|したが|うかが|ととの|ただよ|さまよ|にお|かよ|あつか|はら|ねが)$/.test(
        stem,
      )
    )
      return `${stem}い`;
    if (HAN.test(stem)) return stem + (rowOf(PAST_TTA, last) ?? "り");
    // 「六時間もった」, 「三年たった」
    if (/[年月日時分秒間週つをがに][もた]$/u.test(stem)) return `${stem}ち`;
    return stem ? `${stem}り` : null;
  }
  if (text.endsWith("んだ")) {
    const row = rowOf(PAST_NDA, last);
    if (row) return stem + row;
    return /(?:楽|苦|悲|親|惜)し$|込$/.test(stem) ? `${stem}み` : null;
  }
  if (text.endsWith("いた")) {
    if (/[がはもにで]$/.test(stem)) return `${stem}い`;
    if (STEMS_IN_I.includes(last) || stem === "" || COUNTED_BEINGS.test(stem)) return `${stem}い`;
    return HAN.test(stem) || KANA_STEMS.test(stem) ? `${stem}き` : null;
  }
  if (text.endsWith("いだ")) return HAN.test(stem) ? `${stem}ぎ` : null;
  const bare = text.slice(0, -1);
  if (!text.endsWith("た")) return null;
  return E_ROW.test(bare) || I_ROW.test(bare) || SHORT_STEMS.includes(bare.at(-1) ?? "-") ? bare : null;
}

/** 「落としきる」, 「食べきる」: a deed to its end; 「生きる」 and 「できる」 are no such. */
const THROUGHOUT = /(?:[しちみりえけせてねめれべ]|\p{Script=Han}[いきにびぎ])き$/u;

/** 「いえ、まったく。」 has the ending of a verb and is none. */
const ADVERB =
  /(?:まったく|全く|とにかく|ともかく|おそらく|恐らく|しばらく|ようやく|なるべく|ことごとく|すぐ|まっすぐ|ますます|かつ)$/u;

/** 「根元を浅く」: how, and no deed. */
const OF_ADJECTIVE = /[浅深薄厚長短高低強弱早速遅軽重細太広狭近遠濃大固硬柔暖温甘辛丸]く$/u;

/** 「行こう」, 「話そう」: an invitation is said in another way than a deed. */
const INVITES = /\p{Script=Han}[おこごそとのぼもろ]う$/u;

function presentStem(text: string): string | null {
  if (mayBeNoVerb(text)) return null;
  const bare = text.slice(0, -1);
  const last = bare.at(-1) ?? "";
  if (text.endsWith("する")) return `${text.slice(0, -2)}し`;
  if (text.endsWith("くる") && !/[つおめま]くる$/.test(text)) return `${text.slice(0, -2)}き`;
  if (text.endsWith("る")) {
    const ofIru = stemOfIru(text);
    if (ofIru !== undefined) return ofIru;
    if (HONORIFIC.test(bare)) return `${bare}い`;
    if (THROUGHOUT.test(bare)) return `${bare}り`;
    if (E_ROW.test(bare)) return bare;
    if (I_ROW.test(bare)) return /(?:はい|まい|か?ぎ|し)$/.test(bare) ? `${bare}り` : bare;
    if (HAN.test(bare)) return SHORT_STEMS.includes(last) ? bare : `${bare}り`;
    return bare ? `${bare}り` : null;
  }
  if (ADVERB.test(text) || OF_ADJECTIVE.test(text) || INVITES.test(text)) return null;
  // Counts and things: 三つ, やつ.
  if (/(?:[一二三四五六七八九\d]|や|いく|ず)つ$/.test(text)) return null;
  const row = ROWS[text.at(-1) ?? ""];
  return row && /[うくぐすつぬぶむ]$/.test(text) && (HAN.test(bare) || bare.length > 1) ? bare + row : null;
}

/** The stem of a verb that is denied: 行かない → 行き, 食べない → 食べ. */
function deniedStem(bare: string): string | null {
  const last = bare.at(-1) ?? "";
  if (bare.endsWith("ら") && HONORIFIC.test(bare.slice(0, -1))) return `${bare.slice(0, -1)}い`;
  if (/[かがさたなばまらわ]$/.test(bare)) return bare.slice(0, -1) + ROWS[last];
  if (bare.endsWith("し") || bare === "こ" || E_ROW.test(bare) || I_ROW.test(bare)) return bare;
  return SHORT_STEMS.includes(last) ? bare : null;
}

const ADJECTIVES_IN_NAI = /(?:少|危|切|つまら|すま|くだら|もったい|申し訳|仕方|しかた)ない$/;

/** A plain verb at the end of a sentence in its polite form; null where the form does not tell which it is. */
export function politeVerb(text: string): string | null {
  const form = (stem: string | null, ending: string) => (stem ? stem + ending : null);
  if (/なかった$/.test(text)) {
    const bare = text.slice(0, -4);
    if (/(?:く|では|じゃ|[がはもに])$/.test(bare)) return `${bare}ありませんでした`;
    return form(deniedStem(bare), "ませんでした");
  }
  if (/ない$/.test(text) && !ADJECTIVES_IN_NAI.test(text)) {
    const bare = text.slice(0, -2);
    if (/(?:く|では|じゃ|[がはもに])$/.test(bare)) return `${bare}ありません`;
    return form(deniedStem(bare), "ません");
  }
  if (/かった$/.test(text) && !/(?:分|わ|か|助|預|見つ|つ|受|掛|授|向|遠ざ|懸|係|引っか)かった$/.test(text))
    return `${text}です`;
  if (/[ただ]$/.test(text)) return form(pastStem(text), "ました");
  if (/[^な]い$/.test(text) || ADJECTIVES_IN_NAI.test(text))
    return /なさい$/.test(text) ? null : `${text}です`;
  return form(presentStem(text), "ます");
}
