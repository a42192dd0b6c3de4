interface Sign {
  sign: RegExp;
  worth: number;
}

/**
 * How much the words of a sentence add to its worth for a listener, as shares of a sentence that an editor keeps.
 */
const SIGNS: readonly Sign[] = [
  // A figure with what it counts can be pictured.
  {
    sign: /[\d０-９一二三四五六七八九十百千万半]+(?:[つ個本枚人年月日時分秒回度割匹頭軒冊台点室倍円%％種社段層]|か月|か所|グラム|キロ|センチ|ミリ|メートル|リットル|g|cm|mm|kg|ml)/,
    worth: 0.17,
  },
  // It tells why, or what comes of it.
  { sign: /ので、|ため[、に]|ますから|そのかわり|(?:れば|すると|ないと)、/, worth: 0.06 },
  { sign: /^[^、。]{2,14}は、?/, worth: 0.1 },
  // How a thing is made.
  {
    sign: /[作織染練焼磨削搾混寝煮挽編縫組仕使][^、。]{0,6}(?:った|いた|した|て|み|ます|ました)/,
    worth: 0.09,
  },
  // When a course is held.
  { sign: /^日時は、[^。]*\d月\d{1,2}日/, worth: 2 },
  // How a used thing has been kept.
  {
    sign: /^[^。]{1,16}[はがに][^。]{0,12}(?:キズ|傷|スレ|カビ|クモリ|チリ|汚れ|割れ|欠け|凹み|重い)[^。]{0,8}(?:あります|です)。$|(?:カビ|クモリ|キズ|割れ|欠け|凹み|ガタ|粘り)はありません。$/u,
    worth: 0.3,
  },
  // It says for whom the thing is.
  { sign: /(?:方|人|かた)(?:に|にも|へ)は?、?(?:お?すすめ|おすすめ|お?勧め|ぴったり|向[きい])/, worth: 0.3 },
  // It asks the reader for something, and tells nothing.
  { sign: /ください(?:ませ)?。$|ましょう。$|お待ちし(?:て|ま)/, worth: -0.18 },
  {
    sign: /(?:お|ご)(?:申し|問い|電話|連絡|相談|注文|知らせ|覧|確認|了承|利用)/,
    worth: -0.18,
  },
  { sign: /かもしれ|と思い|と思う|だろう|でしょう。|らしい/, worth: -0.11 },
  { sign: /お客(?:様|さま|さん)|(?:という|との)(?:お?声|お電話|お話)/, worth: -0.1 },
];

/** How much an editor keeps a sentence for its words: 0 for one without any of the signs. */
export const meritInJapanese = (text: string): number =>
  SIGNS.reduce((sum, { sign, worth }) => sum + (sign.test(text) ? worth : 0), 0);

/** 「この節では、直し方を説明します。」: it announces what a script tells, or has no time for. */
const ANNOUNCING = [
  /^(?:この|本|次の|以下の)(?:節|章|記事|ページ|項|コラム)(?:では|で)、?[^。]*(?:紹介|説明|解説|報告)(?:し|いたし)?(?:ます|ました|する)。$/,
  /^(?:今日|今回)は、?(?:その|この|そんな)話を?(?:し|いたし|お話しし)ます。$/,
  // 「きょうは、ぬか床の話です。」 says no more than the title.
  /^(?:今日|きょう|今回|本日)は、?[^。、]{1,20}の(?:お?話|(?:ご)?(?:紹介|報告))(?:です|をします|をいたします)。$/,
  /^(?:順に|それでは、?|では、)[^。]{0,12}(?:紹介|説明|解説)(?:し|いたし)(?:ます|ましょう)。$/,
  // 「ここでは、係の人が…」 tells who does it.
  /^(?:ここでは|ここから(?:は)?|以下では?|本稿では|これから)、?(?!.*が)[^。]*(?:紹介|説明|解説|報告)(?:し|いたし)(?:ます|ていきます|てまいります|ましょう)。$/,
];
export const announcesInJapanese = (text: string): boolean =>
  ANNOUNCING.some((pattern) => pattern.test(text));

/** 「皆さまのご理解とご協力をお願いします。」, 「深くお詫び申し上げます。」: a courtesy of whoever gives notice. */
const COURTESY = [
  /^[^。、\d]{0,16}(?:ご理解|ご協力)[^。が]{0,14}(?:お願い(?:し|いたし|申し上げ)|賜りますよう)[^。が]{0,20}ます。$/,
  /^(?=.*(?:皆さ?ま|皆様|みなさま|何卒|なにとぞ))[^。\d]{0,80}(?:ご理解|ご協力)[^。が]{0,14}お願い(?:し|いたし|申し上げ)[^。が]{0,6}ます。$/,
  /^[^。\d]{0,20}ご(?:不便|迷惑)を?お?(?:かけ|掛け)(?:し|いたし)ます(?:が|けれども)、[^。\d]*ご(?:理解|協力)[^。\d]*ます。$/,
  /^(?=.*(?:ご迷惑|ご心配|ご不便|お見舞い))[^。\d]*(?:お見舞い|お詫び|おわび)を?申し上げます。$/,
  /^[^。、\d]{0,30}(?:御礼|お礼|感謝)を?申し上げます。$/,
  /^[^。\d]{0,24}(?:ご覧|お越し|ご訪問|ご来店|お立ち寄り|アクセス)[^。\d]{0,10}(?:ありがとうござい|感謝)[^。]{0,6}。$/,
  /^(?:引き続き|今後とも|これからも)[^。\d]*(?:お願い(?:し|いたし|申し上げ)ます|お使いください)。$/,
  /^(?:なお、)?(?:どうか|どうぞ|くれぐれも)、?お気をつけ(?:て)?(?:ください|下さい)。$/,
  /(?:品質|管理|体制|再発防止|向上)[^。\d]*(?:努め|取り組ん|尽力し)[^。]*まいります。$/,
];
export const isCourtesy = (text: string): boolean => COURTESY.some((pattern) => pattern.test(text));

/** 「数字によって、場所がわかります。」, right above a table of which one cell is 場所: without its rows nobody knows how. */
export function tellsByTable(text: string, head: string): boolean {
  if (TO_TABLE.test(text)) return true;
  const [, by = "", of = "", tells = ""] = BY_COLUMN.exec(text) ?? [];
  const cells = head.split(/[/／:：|｜]/).map((cell) => cell.trim());
  const isColumn = (noun: string) => cells.some((cell) => cell.length > 1 && noun.endsWith(cell));
  return isColumn(by) || (/^[わ分]かり/.test(tells) && isColumn(of));
}
/** 「料金は、次の表のとおりです。」, and neither 「廊下の表」 nor 「机の下の表」. */
const TO_TABLE =
  /(?:^|[、はを])(?:次|以下|下)の(?:とおり(?:です|になります)|(?:表|一覧)(?!\p{Script=Han})(?:に|の|で|を)?[^。]{0,16}(?:です|ます|ください))。$/u;
const BY_COLUMN =
  /^([^。、は]{1,20})(?:によって|ごとに|に応じて|により)、?([^。、]{1,20})が(違い|異なり|変わり|わかり|分かり|決まり)ます。$/u;
