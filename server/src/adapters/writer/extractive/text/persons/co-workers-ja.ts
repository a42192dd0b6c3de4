/**
 * 「谷大学の早瀬ふみ教授、粉屋の湊谷みつ子部長らの研究グループは、」: of those who found something together a listener keeps
 * the first in mind, and the list of them takes the time of what they found.
 */
const OTHERS =
  /(?<=^[^。]{2,70}?(?:教授|講師|助教|研究員|研究者|主任|室長|部長|所長|センター長|さん|氏))、[^。]{8,260}?(?=らの(?:国際|共同|研究)*(?:グループ|チーム))/u;

export const withoutCoworkers = (text: string): string => text.replace(OTHERS, "");
