/** 「森野市 K様（40代）」, 「さちさん（60歳・女性）」: whoever is called so with an age has bought the goods. */
const CUSTOMER =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,8}[ 　・]\s?)?[\p{L}.．]{1,10}(?:様|さま|さん)\s?[（(][^（）()]{0,10}(?:代|歳|男性|女性)[^（）()]{0,8}[）)]$/u;

/** Whether a heading names a customer, whose words stand below. */
export const isCustomerInJapanese = (heading: string): boolean => CUSTOMER.test(heading.trim());
