/** 「森野市 K様（40代）」, 「さちさん（60歳・女性）」: whoever is called so with an age has bought the goods. */
const CUSTOMER =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,8}[ 　・]\s?)?[\p{L}.．]{1,10}(?:様|さま|さん)\s?[（(][^（）()]{0,10}(?:代|歳|男性|女性)[^（）()]{0,8}[）)]$/u;

/** 「使っているご家庭から」, 「お使いの方々より」 */
const FROM_USERS =
  /(?:使って(?:いる|いただいた|くださった)|お使いの|ご愛用(?:の|いただいている)|ご購入(?:の|いただいた)|お買い上げの)[^。]{0,8}(?:方々?|皆さ[んま]|皆様|ご?家庭|お客様)(?:から|より)$/u;

/** Whether a heading names a customer, or those who use the thing, whose words stand below. */
export const isCustomerInJapanese = (heading: string): boolean =>
  CUSTOMER.test(heading.trim()) || FROM_USERS.test(heading.trim());
