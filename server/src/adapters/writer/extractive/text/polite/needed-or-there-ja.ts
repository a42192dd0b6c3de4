/** 要る and 居る sound alike in kana, and only the word before them tells which it is. */
const IN_QUESTION = /[がも]いる$/;
const ALSO = "(?:まで|だけ|など)?[がも]いる$";
/** 「合鍵と長靴がいる」: nobody says of such things that they are there in this way. */
const NEEDED = new RegExp(
  `(?:${[
    "[靴具器鍵紙布糸縄袋箱箸皿鍋釜板釘油薬金費料賃券証印傘帽]|電気|電源|電池",
    "時間|手間|期間|日数|人手|資格|許可|免許|準備|用意|注意|覚悟|勇気|説明|工夫|練習|訓練|技術|知識|同意|予約|申請|根気|こつ|コツ",
    "ペンチ|スパナ|ドライバー|ハンマー|ケーブル|アダプター|パスワード|スプレー|テープ|スコップ|シート",
  ].join("|")})${ALSO}`,
  "u",
);
/** 「番人がいる」, 「犬と猫がいる」 */
const BEING = new RegExp(
  `(?:${[
    "[人者員師士手家長客娘子母父親兄弟姉妹夫妻君民族鬼神馬牛豚羊犬猫狐狸猿熊鹿猪鼠鳥鶏魚虫蟻蜂蝶蚊蛇亀蛙主友方匹頭羽名]",
    "さん|さま|様|ちゃん|くん|たち|達|ひと|こども|仲間|先生|学?生|選手|本人|相手|誰か|だれか|かた|やつ",
  ].join("|")})${ALSO}`,
  "u",
);
/** 「庭にアオガエルがいる」: where it is, the words say. */
const SOMEWHERE = /[^\s、。]に[は、]?[^。]*[がも]いる$/u;

/** The stem before ます of いる behind が or も; null where the words do not tell which verb it is. */
export function stemOfIru(text: string): string | null | undefined {
  if (!IN_QUESTION.test(text)) return undefined;
  const bare = text.slice(0, -1);
  if (NEEDED.test(text)) return `${bare}り`;
  return BEING.test(text) || SOMEWHERE.test(text) ? bare : null;
}
