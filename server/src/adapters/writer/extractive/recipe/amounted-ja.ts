/** 「里芋8個（約500g）」: a paragraph that is a thing with its amount. */
const AMOUNTED =
  /^[^。\d、]{1,24}?[ 　:：]*(?:約?\d[\d./／〜～~]*\s?(?:分の\d)?[^\d。、\s]{1,6}(?:\d{0,4}|[（(][^（()）]{1,20}[)）])|[大小]さじ[\d./／と]+(?:分の\d)?|カップ[\d./／]+|ひと[\p{Script=Han}つ].{0,6}|適[量宜]|少[々量])$/u;

/** 「漬け時間 8時間」 and 「費用 280円」 are of the dish, and nothing that is in it. */
export const isAmounted = (text: string) =>
  AMOUNTED.test(text) &&
  !/(?:時間|期間|費用|予算|エネルギー|カロリー|塩分|人数|でき上がり|出来上がり)[ 　:：]*約?[\d./]/u.test(
    text,
  ) &&
  !/\d\s?(?:円|k?cal|キロカロリー|分(?!の)|秒|時間|日間?|人分|人前)(?:$|[（(])/iu.test(text);
