const TURNS = ["次に", "続いて"];
/** Beginnings that say how it goes on, and those of no deed of its own: a way besides, a tip, the day before. */
const GOES_ON = new RegExp(
  [
    "^(?:次に|つぎに|続いて|さらに|最後に|そ[のれこ]|こ[のれこ]|仕上げ|食べる|好み|できあがり|出来上がり|完成|または|もしくは|まず|はじめに|",
    "最初に|同時に|同じ|先に|あらかじめ|前日|前もって|途中|一方|ポイント|コツ|残|余|保存|冷蔵|冷凍|※|なお|ただ|もし)",
  ].join(""),
);
const TELLS_A_DEED = /(?:ます|ください|下さい|ましょう)。$/;
const IS_KEPT = /もちます。|しておくと|ておきます。/;

/** A step behind those that say their numbers, with a word that counts on where the step has none. */
export const furtherStep = (text: string, place: number, isLast: boolean): string =>
  GOES_ON.test(text) || !TELLS_A_DEED.test(text) || IS_KEPT.test(text)
    ? text
    : `${isLast ? "最後に" : TURNS[place % TURNS.length]}、${text}`;
