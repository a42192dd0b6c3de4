import { expect, it } from "vitest";
import { groupInThirdPerson, inThirdPerson, speaksAsHouse } from "./third-person.ts";

const speakers = { maker: "Tarn", shop: "Hill Goods" };

it.each<[string, string | null]>([
  ["Our straps are sewn by hand.", "Tarn’s straps are sewn by hand."],
  ["Ours is sewn by hand, and it lasts.", "Tarn’s is sewn by hand, and it lasts."],
  ["Ours weighs two kilos.", "Tarn’s weighs two kilos."],
  ["Ours is a small village beside the river.", null],
  ["Ours was a family of nine.", null],
  ["Ours is the age of coal.", null],
  ["The best of them is ours by far.", null],
  ["We make every buckle and test our seams.", null],
  ["We carve the handles and then wash them.", null],
  ["We set the hinge to the door, and tighten every screw.", null],
  ["We charge $60 for that visit and show you why.", null],
  ["We set the hinge and painted the door.", "Tarn set the hinge and painted the door."],
  ["We carve every buckle and log one of its marks.", null],
  ["We collect, wrap and carry looms of all sizes.", "Tarn collects, wraps and carries looms of all sizes."],
  ["We collect and carry looms and tighten every screw.", null],
  ["We take off the legs and straps and move it by hand.", null],
  ["We make every buckle and our helpers sew.", "Tarn makes every buckle and its helpers sew."],
  // A narrator does not boast.
  ["We have built the most comfortable bench of all.", null],
  ["Our best-selling bench is sewn by hand.", "Tarn’s best-selling bench is sewn by hand."],
  // These are people's, and no house's.
  ["We make every buckle and our sons sew.", null],
  ["Our family made the first one in a barn.", null],
  ["We hope you like the new strap.", null],
  ["We lay on our backs and held the poles.", null],
  ["Our family-sized tent sleeps six.", "Tarn’s family-sized tent sleeps six."],
  ["Our family ticket costs £18.", "Tarn’s family ticket costs £18."],
  ["Our friends pass costs £35.", "Tarn’s friends pass costs £35."],
  ["Oil is what we recommend now.", "Oil is what Tarn recommends now."],
  ["It comes from a mill that we visit every spring.", "It comes from a mill that Tarn visits every spring."],
  ["Our children’s workshop costs £6.", "Tarn’s children’s workshop costs £6."],
  ["Our friends pass by each day.", null],
  ["Our two sons run the mill.", null],
  ["It was built by our grandfather.", null],
  ["Our grandmother’s recipe is kept.", null],
  ["We offer a hopeful start.", "Tarn offers a hopeful start."],
  [
    "We’ve always used oak, and we carefully carry it home.",
    "Tarn has always used oak, and it carefully carries it home.",
  ],
  ["In 1990 we built the first one.", "In 1990 Tarn built the first one."],
  ["In order to keep oak dry, we must store it under a roof.", null],
  ["To keep it dry, we store the oak under a roof.", "To keep it dry, Tarn stores the oak under a roof."],
  ["We can only sew ten a day.", "Tarn can only sew ten a day."],
  // The name stands already.
  ["Every Tarn is woven in our mill.", "Every Tarn is woven in its mill."],
  ["We will look at looms first.", null],
  ["We’ll use two shafts in this lesson.", null],
  ["We also believe in our oak.", "Tarn also believes in its oak."],
  ["We found a better way.", "Tarn found a better way."],
  ["We’d carved the first one in a barn.", "Tarn had carved the first one in a barn."],
  ["We’d carve it from oak.", "Tarn would carve it from oak."],
  ["We’d put eleven of them in a barn.", null],
  // A thing that everybody shares is nobody's.
  ["Oak is good for our planet.", "Oak is good for our planet."],
  ["It helps when we sleep.", null],
  ["Write to us about it.", null],
  ["Where are our biggest rivals today?", null],
  // Somebody is quoted, and nobody sees who else speaks.
  ["“We love it”, say walkers.", "“We love it”, say walkers."],
  ["The owner of Hill says: ‘We are the oldest.’", "The owner of Hill says: ‘We are the oldest.’"],
  ["Guests wrote 'we don't go' in a book.", "Guests wrote 'we don't go' in a book."],
  ["The owner of Hill says: ‘We are the oldest.", null],
  ["We sew by hand.’", null],
  // An apostrophe quotes nobody.
  ["We don't sell the weavers' cloth.", "Tarn doesn't sell the weavers' cloth."],
  ["We sell the weavers’ cloth, and it’s cheap.", "Tarn sells the weavers’ cloth, and it’s cheap."],
  [
    "We sell the cloth of the '90s and the weavers' looms.",
    "Tarn sells the cloth of the '90s and the weavers' looms.",
  ],
  ["The straps are soft.", "The straps are soft."],
])("tells of the maker what speaks as we: %s", (text, told) => {
  expect(inThirdPerson(text, speakers, "en")).toBe(told);
});

it.each([
  ["私たちは、帆布を一枚ずつ裁ちます。", "潮工房は、帆布を一枚ずつ裁ちます。"],
  ["当店でも、去年から使っています。", "港のかばんでも、去年から使っています。"],
  ["当社は新しい鞄を発表いたしました。", "潮工房は新しい鞄を発表しました。"],
  ["弊社の縫い手が仕上げます。", "潮工房の縫い手が仕上げます。"],
  ["私たちの暮らしに、布は欠かせません。", "私たちの暮らしに、布は欠かせません。"],
  ["塔は、いまも私たちの窓の外に立っています。", "塔は、いまも私たちの窓の外に立っています。"],
  ["われわれの町から、橋が消えました。", "われわれの町から、橋が消えました。"],
  ["私たちの織機は、百年前のものです。", "潮工房の織機は、百年前のものです。"],
  ["お客様は「私たちの宝物」と言います。", "お客様は「私たちの宝物」と言います。"],
])("tells of the maker and the shop in Japanese: %s", (text, told) => {
  expect(inThirdPerson(text, { maker: "潮工房", shop: "港のかばん" }, "ja")).toBe(told);
});

it.each([
  ["私たちは、橋の名を知りません。", "私たちは、橋の名を知りません。"],
  ["私たちは、橋を渡るときに何を見ているのでしょう。", "私たちは、橋を渡るときに何を見ているのでしょう。"],
  ["私たちが二年かけて編集し、刊行しました。", "潮文庫が二年かけて編集し、刊行しました。"],
])("takes the we of a book's text for all of us, where nobody makes or sells it: %s [6.2]", (text, told) => {
  expect(inThirdPerson(text, { maker: "潮文庫", shop: "潮文庫", isOfBook: true }, "ja")).toBe(told);
});

it.each([
  ["使っている私たちが作った袖です。", "使っている作り手が作った袖です。"],
  ["作っている私たちがいちばん着ている袖です。", "作り手自身がいちばん着ている袖です。"],
  ["当社が女性四百名にたずねました。", "メーカーが女性四百名にたずねました。"],
  ["当工房の試験では、割れませんでした。", "工房の試験では、割れませんでした。"],
  ["当店では夏にいちばん売れます。", "お店では夏にいちばん売れます。"],
  ["当店でいちばん売れています。", "お店でいちばん売れています。"],
  ["親方に、当店から寸法を指定しています。", null],
  ["変換ロスを考慮した当社試験値です。", null],
])("tells of a maker and a shop without a name: %s", (text, told) => {
  expect(inThirdPerson(text, { maker: "作り手", shop: "お店" }, "ja")).toBe(told);
});

it("calls a house that says 「当園」 by its shop's name, where nobody says who makes it [6.2]", () => {
  const told = inThirdPerson("当園では青い実をおすすめします。", { maker: "作り手", shop: "谷の苗園" }, "ja");
  expect(told).toBe("谷の苗園では青い実をおすすめします。");
});

it.each([
  ["私たちは、冬の水車に取り組んでまいります。", "潮工房は、冬の水車に取り組んでいくとしています。"],
  ["当社は二十年、帆布を織ってまいりました。", "潮工房は二十年、帆布を織ってきました。"],
  ["私たちがお手伝いしている店では、早く終わります。", "潮工房が手伝っている店では、早く終わります。"],
  ["当社が織り手にお願いしている布です。", "潮工房が織り手に頼んでいる布です。"],
])("has nobody else speak humbly: %s", (text, told) => {
  expect(inThirdPerson(text, { maker: "潮工房", shop: "港のかばん" }, "ja")).toBe(told);
});

it("leaves a quotation of several sentences as it is, and a bracket speaks of the maker", () => {
  const quoted = ["“They came early.", "They packed our stuff.", "We would call again.”"];
  expect(groupInThirdPerson(quoted, speakers, "en")).toEqual(quoted);
  expect(groupInThirdPerson(["We asked: “They came early.", "All of it.”"], speakers, "en")).toBeNull();
  const bracket = ["(We carve the handles.", "We make them.)"];
  expect(groupInThirdPerson(bracket, speakers, "en")).toEqual([
    "(Tarn carves the handles.",
    "It makes them.)",
  ]);
});

it("changes no word of a quotation inside a quotation", () => {
  const text = "当社は、「弊社と『当社』を、当社はどちらも使っております」と説明しております。";
  expect(inThirdPerson(text, { maker: "潮工房", shop: "港のかばん" }, "ja")).toBe(
    "潮工房は、「弊社と『当社』を、当社はどちらも使っております」と説明しています。",
  );
});

it("keeps the capital inside a name at the beginning of a sentence", () => {
  const small = { maker: "iLoom", shop: "tarn" };
  expect(inThirdPerson("Our frames fold.", small, "en")).toBe("iLoom’s frames fold.");
  expect(inThirdPerson("Our frames fold.", { maker: "tarn", shop: "tarn" }, "en")).toBe(
    "Tarn’s frames fold.",
  );
});

it("has a narrator ask nobody for what the shop asks others", () => {
  const speakers = { maker: "作り手", shop: "お店" };
  expect(inThirdPerson("豆は山の三軒の農家にお願いしております。", speakers, "ja")).toBe(
    "豆は山の三軒の農家に頼んでいます。",
  );
  expect(inThirdPerson("ご予約をお願いしております。", speakers, "ja")).toBe("ご予約をお願いしております。");
});

it.each([
  ["The least amount is $2 US for each loom.", false],
  ["Ask us for the rest.", true],
  ["WE BUILD LOOMS.", true],
])("takes a country for none who speak: %s", (text, speaks) => {
  expect(speaksAsHouse(text)).toBe(speaks);
});

it("names the house anew in a sentence with another “it”", () => {
  const sentences = ["We keep a card on every tank.", "If your tank is sound, we won’t empty it."];
  expect(groupInThirdPerson(sentences, { maker: "Tarn", shop: "Tarn" }, "en")).toEqual([
    "Tarn keeps a card on every tank.",
    "If your tank is sound, Tarn won’t empty it.",
  ]);
});

it("has no house make itself: what it makes has its name", () => {
  const speakers = { maker: "Tarn", shop: "Tarn" };
  expect(inThirdPerson("We built Tarn to track hours.", speakers, "en")).toBeNull();
  expect(inThirdPerson("We built a mill to track hours.", speakers, "en")).toBe(
    "Tarn built a mill to track hours.",
  );
});
