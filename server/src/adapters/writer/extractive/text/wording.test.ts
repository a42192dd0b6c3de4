import { expect, it } from "vitest";
import { isChrome, isSeller, isUnspokenSection, leansOnPrevious } from "./wording.ts";

it.each([
  "By Mia Tarn, 3 May 2024",
  "By Mia Tarn and Leo van Dell.",
  "by admin | 2 comments",
  "Written by Mia Tarn.",
  "This article was originally written by Mia Tarn.",
  "Go back to the top.",
  "Back to all articles.",
  "Sign in to see your looms.",
  "For the sizes, refer to the table of looms.",
  "This is an advertisement for looms.",
  "Read our advertising policy.",
  "All rights reserved.",
  "There is no maker’s content to show for this loom.",
  "You are leaving the site of the mill and headed to another company.",
  "Register a free business account.",
  "Earn five points for each loom with our Tarn card.",
  "Get $80 off your first loom when you’re approved.",
  "Do you want to learn more? Want to see our looms?",
  "You can see Tarn Looms for the sizes.",
  "When in doubt, always refer to the manual.",
  "Always refer to the label before you wash.",
  "You may also refer to the table.",
  "For the colours, always see our chart for details.",
  "For colours see the chart for oak.",
  "You want to know what we do with your data?",
  "All right reserved.",
  "Download a copy of the guide (PDF).",
  "The rules are available as a PDF.",
  "The functions of this shop use JavaScript.",
  "Sorry, JavaScript functions failed.",
  "Our site is funded by advertising.",
  "This article contains advertising links.",
  "Contains advertising.",
  "We may earn from advertising and links.",
  "Some links are advertising.",
  "Interest-based advertising may be shown.",
  "We and our partners use data for personalised advertising.",
  "We use your data to deliver advertising.",
  "We show advertising that fits you.",
  "Advertising",
  "Welcome, guest! Register for a free account to hide adverts.",
  "The order stays in your Tarn account.",
  "Sign up for an account to reply to this thread.",
  "The Tarn Letter is a reader-supported publication.",
  "Fax: 020 7946 0000",
  "Order by phone, fax or letter.",
  "Send it by fax.",
  "Our fax number 020 7946 0000 is open all day.",
  "FAXでのご注文も承ります。",
  "電話・FAX 03-0000-0000",
  "To support my work, consider becoming a free or paid subscriber.",
  "059-000-0000（平日の9時から17時） 受付は10月から始めます。",
  "KD60W, KD60S, KD62W, KD62S, KDI450, Tarn LDW12 (not KD64B).",
])("takes for words around a text: %s", (text) => {
  expect(isChrome(text, "article")).toBe(true);
});

it.each([
  "作る人の仕事は、こちらが思うより多い。",
  "買い物客から拍手がわいた。",
  "高齢の方の外出を応援するため、バス券をお渡ししています。",
  "保存を押すと、仕事が一覧に加わります。",
  "破損に気づいたときは、三か月以内にご連絡ください。",
  "帳面は、ふつうの形（CSV／PDF）に切り替わります。",
  "It goes back to the previous look of the loom.",
  "Clients now join us live at the loom.",
  "By using less water, the mill saves its wheel.",
  "By then nobody had the money to repair it.",
  "By bus, 20 minutes",
  "Tarn Pro is an editor for PDF files.",
  "It turns the table into text with one click.",
  "Weavers under 21 can only get a credit card with proof of income.",
  "The credit card points expire after twelve months.",
  "A student credit card has an annual fee of $39.",
  "Save the receipt of the card for a year.",
  "By definition, a loom is a frame that holds the warp, the reed and the weaver.",
  "The notes are understood as they are written by people of the valley.",
  "When the shuttle strays, guide it gently back to the middle.",
  "Weavers can assign income to each loom.",
  "Some weavers refer to the frame as a box.",
  "Graphic design is the fusion of art and advertising.",
  "The course is for those who want to learn how a loom is built.",
  "These are tasks reserved by the mill.",
  "The threads of a frame cannot refer to their loom by name.",
  "It is rare to see a loom of oak for a fair price.",
  "A JavaScript function may take another one.",
  "The loom has a JavaScript interface for weaving patterns.",
  "You can see Mount Fuji for miles.",
  "Come and see the looms for yourself.",
  "It can refer to a bird or a plane.",
  "Adjectives can refer to nouns.",
  "Adjectives always refer to nouns.",
  "You want to know how a loom is built.",
  "Advertising is an art.",
  "This collection contains advertising posters of the thirties.",
  "JavaScript functions fail silently when nobody listens.",
  "They paid for advertising on TV.",
  "The paper lives on advertising and letters.",
  "For weavers to see the loom at work is rare.",
  "Each weaver must register for an account by May.",
  "A paper that readers support prints what it likes.",
  "The paper has nine thousand readers who pay for it.",
  "The Tarn fax gateway will be switched off on June 30.",
  "Outbound fax ends on April 30.",
  "An old fax machine stood by the loom.",
  "The Payment object represents one try to move money into your Tarn account.",
])("takes for the text itself: %s", (text) => {
  expect(isChrome(text, "article")).toBe(false);
});

it.each([
  "The ships slip over the sea wall at high tide.",
  "The drums deliver your song to the back row.",
  "The mill declines nobody who can weave.",
  "More than nine volts will void your warranty.",
  "The lid has a dent from shipping.",
  "It gives a tone that is guaranteed to inspire.",
  "Two versions can be compared side by side.",
  "It protects your privacy at every step.",
  "He must choose between his own ideals and loyalty to the gang.",
  "Hundreds of challenges reward the weaver.",
  "It does more than any loom of its price bracket.",
  "It needs less pick up before the cleaning starts.",
  "The lens may scuff a little in your bag.",
  "Use an authorised electrician for consultation.",
  "冷蔵庫で半年寝かせてから出荷しています。",
  "高さは二・四ミリに整えてから発送します。",
  "この箱は、ご注文をいただいてから農園へ選びに行きます。",
  "二十四センチで迷う方は、大きいほうをお選びください。",
  "湿度は平均14ポイント下がっています。",
  "大きめに織っていますので、写真より大きくても不良品ではございません。",
  "十七の検査をくぐり抜けたものだけをお届けしています。",
  "あまからは、窯元の器を季節ごとにお届けする頒布会です。",
  "Its sensors collect data points from the warp.",
])("takes for the goods themselves: %s", (text) => {
  expect(isChrome(text, "product")).toBe(false);
});

it.each([
  "Please make sure that you have entered a valid question.",
  "Reed Loom Article no.: 004.711",
  "The ships slip over the sea wall; shipping is free.",
  "It ships within two days.",
  "We'll deliver your parcel to your home or your mill.",
  "All orders are inspected by hand in the mill before they leave.",
  "Returns are always free.",
  "Your privacy matters, as our cookie policy says.",
  "Add the lamp to your bag.",
  "色をお選びください。",
  "翌日に発送します。",
  "十日以内にお届けします。",
  "ご注文から3日以内にお届けする宅配便です。",
  "お買い上げごとに10ポイント進呈します。",
])("takes for a shop's machinery: %s", (text) => {
  expect(isChrome(text, "product")).toBe(true);
});

it.each<[string, boolean]>([
  ["If you want a bigger loom, please contact me.", true],
  ["You can write me the colour.", true],
  ["Join me each week for a class.", true],
  ["Please contact me about the missing screws.", false],
  ["Still no refund, please contact me.", false],
  ["Can someone please message me.", false],
  ["Have a look at the other looms of my shop.", true],
  ["Please feel free to message me.", true],
  ["Don’t hesitate to contact me.", true],
  ["Visit my shop for more.", true],
  ["Thanks for stopping by my little studio!", true],
  ["I bought it for my studio.", false],
  ["I use it in my workshop.", false],
  ["It fits my studio perfectly.", false],
  ["I gave one to my customers.", false],
  ["They promised to contact me.", false],
  ["The seller took weeks to contact me.", false],
  ["The shop refused to email me.", false],
  ["Had to ask me twice.", false],
  ["Ask me how I know!", false],
  ["The seller did not contact me for a week.", false],
  ["They sent it to my house within a day.", false],
])("knows who makes the goods from those who buy them: %s", (text, isOfMaker) => {
  expect(isSeller(text)).toBe(isOfMaker);
});

it.each([
  ["交換の手順", false],
  ["電池の交換方法", false],
  ["フィルターの交換", false],
  ["部品の交換時期", false],
  ["替え芯の交換のしかた", false],
  ["交換", true],
  ["交換方法", true],
  ["商品の交換方法", true],
  ["商品の交換の手順", true],
  ["サイズ交換の方法", true],
  ["交換のしかた", true],
  ["返品・交換の手順", true],
])("knows a shop's terms of exchange from the change of a part: %s", (heading, is) => {
  expect(isUnspokenSection(heading)).toBe(is);
});

it.each([
  ["ここがポイント", false],
  ["3つのポイント", false],
  ["こだわりのポイント", false],
  ["ポイント", true],
  ["獲得ポイント", true],
  ["ポイントについて", true],
])("knows what is good about the goods from what a shop pays back: %s", (heading, is) => {
  expect(isUnspokenSection(heading)).toBe(is);
});

it("hears a reason as one of what stands before, and what a word means as a beginning", () => {
  expect(leansOnPrevious("石が三つあったころのことです。", "ja")).toBe(true);
  expect(leansOnPrevious("一番粉というのは、石臼が初めにひいた粉のことです。", "ja")).toBe(false);
});

it("tells no shop's word on when it sells again", () => {
  expect(isChrome("6月下旬に再開予定です。", "product")).toBe(true);
  expect(isChrome("新物をお待たせしました。", "product")).toBe(true);
  expect(isChrome("六月に花が咲きます。", "product")).toBe(false);
});

it.each([
  ["By starting the download you agree that you lose your right of withdrawal.", true],
  ["Unused keys can be returned within 14 days.", true],
  ["By turning the ring you set the length of the wick.", false],
  ["It returned from the mill as good as new.", false],
])("knows the terms of a sale: %s", (text, is) => {
  expect(isChrome(text, "product")).toBe(is);
});

it.each([
  ["My uncle got the loom in exchange for mending a fence.", false],
  ["For an exchange send the loom back.", true],
  ["The steps of the ring click in the hand; its click stops are crisp.", true],
  ["The ring turns with click stops at every step.", false],
  ["Click two legs into each of the knuckles.", false],
  ["Click a picture to see more.", true],
  ["In 1684 Mia Tarn borrowed £40 to buy a loom.", false],
  ["The loom is yours for £40 in May.", true],
  ["Order in the next 3 hrs 12 min, leaves Holm today.", true],
])("knows a shop's machinery from its goods: %s", (text, isMachinery) => {
  expect(isChrome(text, "product")).toBe(isMachinery);
});

it("takes a coin that something is compared with for no price", () => {
  expect(isChrome("蓋は100円玉ほどの大きさです。", "product")).toBe(false);
  expect(isChrome("蓋は100円です。", "product")).toBe(true);
});

it.each([
  ["受け取りは鐘つき通り店にて可能です。", true],
  ["回数のお約束はありません。", true],
  ["鐘つき通りの店で試し書きができます。", false],
  ["回数を重ねるほど、手になじみます。", false],
])("knows the terms of a shop from what it says of its goods: %s", (text, isTerm) => {
  expect(isChrome(text, "product")).toBe(isTerm);
});

it("takes what is left of a label of the stock for a shop's machinery, and no word that begins like it", () => {
  expect(isChrome("あり（本店）店頭でも同時に販売しています。", "product")).toBe(true);
  expect(isChrome("在庫：あり、店頭でも同時に販売しています。", "product")).toBe(true);
  expect(isChrome("ありふれた粉から、深い味を引き出します。", "product")).toBe(false);
});

it("takes an offer of points for words around goods", () => {
  expect(isChrome("Earn 34 willow points with this purchase.", "product")).toBe(true);
  expect(isChrome("Collect points with this purchase.", "product")).toBe(true);
});

it.each([
  ["もし傷んだものがあったら写真を送ってください。", true],
  ["万一割れの場合は、お電話でお知らせください。", true],
  ["割れがあれば鋸で落とし、同じ木目の板を継ぎます。", false],
])("takes what a buyer does about damage for no description: %s [7.3]", (text, is) => {
  expect(isChrome(text, "product")).toBe(is);
});

it("takes what a customs office asks for words of the shop, and where cloth came from for none [7.3]", () => {
  expect(isChrome("The import VAT is paid at the border.", "product")).toBe(true);
  expect(isChrome("An import from Tarn taught the weavers this pattern.", "product")).toBe(false);
});

it("leaves out the marks of advertisements, and no sentence of a text about them [6.2]", () => {
  for (const text of [
    "広告",
    "広告を閉じる",
    "［広告］新しい鍋",
    "広告の下に記事が続きます",
    "スポンサー広告",
  ])
    expect(isChrome(text, "article")).toBe(true);
  for (const text of ["駅の広告は、年に一度描きかえられる。", "広告をやめると、客に心配される。"])
    expect(isChrome(text, "article")).toBe(false);
});

it("takes the age from which one may come for no reason of something before [6.2]", () => {
  expect(leansOnPrevious("中学二年生からです。", "ja")).toBe(false);
  expect(leansOnPrevious("臼が水を吸っているからです。", "ja")).toBe(true);
});
