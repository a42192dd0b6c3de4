const GRANT =
  /(?:補助|助成|給付|支援|奨励|見舞|祝い?)金(?:制度|事業)?(?:の(?:交付|支給|申請|受付|概要))?(?:について|の(?:ご?案内|お知らせ))?$/u;

/** 「省エネ家電の購入費補助金について」: the amounts below such a title are paid to people, and are prices of nothing. */
export const namesGrant = (title: string): boolean => GRANT.test(title.trim());
