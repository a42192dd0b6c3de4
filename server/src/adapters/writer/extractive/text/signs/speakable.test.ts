import { expect, it } from "vitest";
import type { Language } from "#kernel/vocabulary";
import { withoutDateline } from "../persons/dateline.ts";
import { standsInJapanese } from "../sentences/japanese-sentence.ts";
import { withoutLabel } from "./labels.ts";
import { speakable, withoutSigns } from "./speakable.ts";

it.each<[string, Language, string]>([
  ["【NO ICE NEEDED】A pump cools the tub in minutes.", "en", "A pump cools the tub in minutes."],
  ["【2 YEARS】Register within a week.", "en", "【2 YEARS】Register within a week."],
  ["The tub holds【cold】water.", "en", "The tub holds cold water."],
  ["★ポイント5倍 28日まで★ 急な来客も、伸ばせば6人です。", "ja", "急な来客も、伸ばせば6人です。"],
  ["For more you want four cycles, see SL5-A4.", "en", "For more you want four cycles."],
  ["窒素は6~7ミリグラムです。", "ja", "窒素は6〜7ミリグラムです。"],
  ["塗ったあとより、 3時間あとを見ます。", "ja", "塗ったあとより、3時間あとを見ます。"],
  [
    "跡がゆっくり残っていく。そんな名前をつけました。",
    "ja",
    "跡がゆっくり残っていく、そんな名前をつけました。",
  ],
  ...[
    "水車は止まらない。そんな名前です。",
    "水車が回ります。そんな名前です。",
    "水車が回る。そんなはずはない。",
  ].map((text): [string, Language, string] => [text, "ja", text]),
  [
    "They spent $2.6 million a year, and £94.9 on oil.",
    "en",
    "They spent $2.6 million a year, and £94.90 on oil.",
  ],
  [
    "粉の店「水車亭」（山川市栄町2、TEL 012-345-6789）が11月2日、店を開いた。",
    "ja",
    "粉の店「水車亭」が11月2日、店を開いた。",
  ],
  ["玄関までは４分→５分半でした。", "ja", "玄関までは4分から5分半でした。"],
  ["設定→通知→音の順に押します。", "ja", "設定、通知、音の順に押します。"],
  [
    "It is under Settings → Webhooks → Reveal secret.",
    "en",
    "It is under Settings, Webhooks, Reveal secret.",
  ],
  ["Each class is one of tarn.looms.Reed.", "en", "Each class is one of tarn.looms.Reed."],
  ["Use looms.ReedKey to open it.", "en", "Use looms.ReedKey to open it."],
  ["It weaves.The reed is oak.It lasts.", "en", "It weaves. The reed is oak. It lasts."],
  ["It costs $1.5bn or €3.2M.", "en", "It costs $1.5bn or €3.2M."],
  ["The light is turned on/off by a switch.", "en", "The light is turned on or off by a switch."],
  ["A 15-watt / 1,500-watt-hour plant.", "en", "A 15-watt, 1,500-watt-hour plant."],
  ["A waterproof/breathable shell.", "en", "A waterproof and breathable shell."],
  ["It runs at 40 km/h and/or on TCP/IP.", "en", "It runs at 40 km/h or on TCP/IP."],
  ["It flows at 10 mg/ml or 60 miles/hour.", "en", "It flows at 10 mg/ml or 60 miles/hour."],
  ["A rate in beats/minute, 20 lumens/watt.", "en", "A rate in beats/minute, 20 lumens/watt."],
  ["The P31i / R60i NC is tuned for power / heat.", "en", "The P31i or R60i NC is tuned for power or heat."],
  [
    "It is 15.9 cm / 6.25 in wide and runs 10 mi / hour.",
    "en",
    "It is 15.9 cm / 6.25 in wide and runs 10 mi / hour.",
  ],
  ["It is made for speed / power / heat.", "en", "It is made for speed or power or heat."],
  ...[
    "Go to Settings / General to change it.",
    "Go to settings / general.",
    "Choose Settings / Privacy / Cookies and save.",
    "Divide distance / time to get speed.",
    "It has a good price / performance ratio.",
    "AC / DC played.",
    "Words by Mia / Music by Tom.",
    "I wandered lonely as a cloud / That floats.",
    "This is a poem / and it goes on.",
    "It has S / M / L sizes.",
    "It is made for Speed / power / heat.",
    "NAÏVE RÉSUMÉ «Ü»",
    "RÔ·LE Ü¿",
    "Ñ¡hola!",
    "« È»",
    "VOILÃ€",
  ].map((text): [string, Language, string] => [text, "en", text]),
  ["cafÃ© at 5 Â£ ð\u009F\u0098\u0080.", "en", "café at 5 £."],
  ["Home / Looms / Oak", "en", "Home / Looms / Oak"],
  [
    "Home / Wood / Looms / Oak / Small ones are here.",
    "en",
    "Home / Wood / Looms / Oak / Small ones are here.",
  ],
  ["Tarnâ\u0080\u0099s lamp stands at 57Â°.", "en", "Tarn’s lamp stands at 57°."],
  ["The château sells pâté for £2 and 5 Â.", "en", "The château sells pâté for £2 and 5 Â."],
  ["Made of nylon,which is light.", "en", "Made of nylon, which is light."],
  ["Rated 2 times3 tougher, it plays mp3 files.", "en", "Rated 2 times tougher, it plays mp3 files."],
  ["Runs on windows7 with python3.", "en", "Runs on windows7 with python3."],
  ["It holds 1,000 pages.", "en", "It holds 1,000 pages."],
  ["Insight + Care keeps 5 V ±2%.", "en", "Insight and Care keeps 5 V plus or minus 2%."],
  ["Apex LegendsTM runs.", "en", "Apex Legends runs."],
  ["椿工業㈱の電源は5V ±2%です。", "ja", "椿工業株式会社の電源は5V プラスマイナス2%です。"],
  [
    "The blades (made of larch) turn (not in winter) in the CPU (2 cores).",
    "en",
    "The blades turn (not in winter) in the CPU (2 cores).",
  ],
  [
    "Its name(s) and the World Health Organization (WHO).",
    "en",
    "Its name(s) and the World Health Organization (WHO).",
  ],
  [
    "鳥ヶ島（架空郡）の水車（すいしゃ）は、大人（18歳以上）と子ども（無料）が見られます。",
    "ja",
    "鳥ヶ島の水車は、大人（18歳以上）と子ども（無料）が見られます。",
  ],
  [
    "価格は1,200円（税抜き）です。見学（要予約）は春に始まり、小物（送料別）も届きます。",
    "ja",
    "価格は1,200円（税抜き）です。見学（要予約）は春に始まり、小物（送料別）も届きます。",
  ],
  ["火を止め、十分ほど待って、十分に冷まします。", "ja", "火を止め、10分ほど待って、十分に冷まします。"],
  ["船大工の浜野たえさん（81）は笑います。", "ja", "船大工で81歳の浜野たえさんは笑います。"],
  ["It costs 40 dollars (before tax) in shops.", "en", "It costs 40 dollars (before tax) in shops."],
  ["［＋］を押し、［共有の帳面］を選びます。", "ja", "「プラス」を押し、「共有の帳面」を選びます。"],
])("says signs as a person would: %s", (text, language, told) => {
  expect(speakable(text, language)).toBe(told);
});

it("leaves a slash in a name alone", () => {
  expect(withoutSigns("Cabinet 2 door/built-in lighting", "en")).toBe("Cabinet 2 door/built-in lighting");
});

it("leaves out a head of several words in capitals", () => {
  const text = "Large Capacity & Multi Compartment: The pack has five pockets for small things.";
  expect(withoutLabel(text, "en")).toBe("The pack has five pockets for small things.");
});

it.each<[string, boolean]>([
  ["画面に print(row.keys()) と書くと見えます。", false],
  ["実行すると KeyError: '日付' になります。", false],
  ["はじめに open('memo') と close() を書きます。", false],
  ["最後に close() と書いてください。", false],
  ["この機種はWi-Fi(5GHz)とBluetooth(5.0)に対応しています。", true],
  ["大きさはMサイズ(M(38))で、明かりはLED(RGB)を使います。", true],
  ["先頭にバイト順マーク（BOM）が付いています。", true],
])("knows whether a Japanese sentence can be said: %s", (text, stands) => {
  expect(standsInJapanese(text)).toBe(stands);
});

it.each([
  ["HOLM FALLS — The mill turns again.", "The mill turns again."],
  ["HOLM, Ore. — A mill turns again.", "A mill turns again."],
  ["HOLM (WKLY) -- The mill turns again.", "The mill turns again."],
  ["LONDON — The mill turns again.", "The mill turns again."],
  ["HOLM FALLS, Minn., March 6, 2025 – The mill turns again.", "The mill turns again."],
  ["Holm, March 6, 2025 /Mill Wire/ -- The mill turns again.", "The mill turns again."],
  ["HOLM /Mill Wire/ — The mill turns again.", "The mill turns again."],
  ["Holm Falls, 6 March 2025 – Tarn today opened a mill.", "Tarn today opened a mill."],
  [
    "HOLM, 6 March 2025 — Tarn Mill today announces a new wheel.",
    "Tarn Mill announced on 6 March 2025 a new wheel.",
  ],
  [
    "HOLM, March 6, 2025 — Tarn Mill announced today a wheel.",
    "Tarn Mill announced on March 6, 2025 a wheel.",
  ],
  [
    "HOLM FALLS, West Tarn – Tarn Mill today announced that it will turn.",
    "Tarn Mill announced that it will turn.",
  ],
  [
    "HOLM, 17 November 2026: Tarn Ltd, a maker of looms, today began selling wheels.",
    "Tarn Ltd, a maker of looms, on 17 November 2026 began selling wheels.",
  ],
  ["HOLM, 17 November 2026: The mill, today a house, turns.", "The mill, today a house, turns."],
  ["Opened, 17 November 2026: the new mill.", "Opened, 17 November 2026: the new mill."],
  ["NOTICE, 17 November 2026: The mill is shut.", "NOTICE, 17 November 2026: The mill is shut."],
  ["HOLM FALLS, West Tarn – Tarn Mill announced today's hours.", "Tarn Mill announced today's hours."],
  ["ANNA HOLM, Mayor – The mill turns again.", "ANNA HOLM, Mayor – The mill turns again."],
  ["HOLM, Tarn and nine others – The list is long.", "HOLM, Tarn and nine others – The list is long."],
  ["Saturday, March 6 – Come and see the mill.", "Saturday, March 6 – Come and see the mill."],
  ["In Holm, May 6 – a Friday – is a feast.", "In Holm, May 6 – a Friday – is a feast."],
  ["OLD TARN, June 5 — The mill turns again.", "The mill turns again."],
  ["DANGER — Never open it.", "DANGER — Never open it."],
  ["WARNING — The stove gets hot.", "WARNING — The stove gets hot."],
  ["CANCELLED — The Sunday market.", "CANCELLED — The Sunday market."],
  ["SOLD OUT — The concert is over.", "SOLD OUT — The concert is over."],
  ["NOT FOR CHILDREN — The parts are small.", "NOT FOR CHILDREN — The parts are small."],
  ["JOHN F. KENNEDY — The president died in 1963.", "JOHN F. KENNEDY — The president died in 1963."],
  ["WORLD WAR II — The war began in 1939.", "WORLD WAR II — The war began in 1939."],
  ["CHAPTER ONE — The mill.", "CHAPTER ONE — The mill."],
  ["Warning (HOT) — The stove burns.", "Warning (HOT) — The stove burns."],
  ["Holm Falls — The mill turns again.", "Holm Falls — The mill turns again."],
  ["NASA — the agency of space — turns sixty.", "NASA — the agency of space — turns sixty."],
  ["SAN FRANCISCO—Emirates Team New Zealand hit 44.15 knots.", "Emirates Team New Zealand hit 44.15 knots."],
  ["JOHANNESBURG - South Africans prepared for it.", "South Africans prepared for it."],
  ["LONDON-based looms are sold.", "LONDON-based looms are sold."],
  ["WEDNESDAY, May 15 (HealthDay News) -- People sleep less.", "People sleep less."],
  ["On MONDAY, May 15 (a holiday) -- people sleep.", "On MONDAY, May 15 (a holiday) -- people sleep."],
])("takes the place of a report from its first sentence: %s", (text, said) => {
  expect(withoutDateline(text)).toBe(said);
});

it.each([
  ['Tarn Grid, Inc. ("Tarn"), a maker of looms, grows.', "Tarn Grid, Inc., a maker of looms, grows."],
  ["The Holm Mill Guild (“HMG”) met.", "The Holm Mill Guild (“HMG”) met."],
])("leaves out how a company calls itself from there on, and no initials: %s", (text, said) => {
  expect(speakable(text, "en")).toBe(said);
});

it.each([
  ["風見技研(本社:北波市、社長:辻 一)は発表しました。", "風見技研は発表しました。"],
  ["風見技研（東証スタンダード：0000）は発表しました。", "風見技研は発表しました。"],
  ["受付(9:00から)は正面です。", "受付(9:00から)は正面です。"],
  ["新しい鍋(本体のみ)を売ります。", "新しい鍋(本体のみ)を売ります。"],
])("leaves out where a company sits and who leads it, and no other bracket: %s [6.2]", (text, said) => {
  expect(speakable(text, "ja")).toBe(said);
});

it.each([
  ["約70秒で沸騰します※1。", "約70秒で沸騰します。"],
  ["340店舗以上※1", "340店舗以上"],
  ["よく売れています※1※2。", "よく売れています。"],
  ["（当店調べ※12）、", "（当店調べ）、"],
  ["※1日に二回まで回せます。", "1日に二回まで回せます。"],
])("says no mark of a Japanese footnote: %s", (text, said) => {
  expect(speakable(text, "ja")).toBe(said);
});

it.each([
  "満足度98%※3でした。",
  "約2倍※2の速さです。",
  "2人※10 分前集合",
  "冷蔵※5℃以下",
  "水100※1.5倍",
  "月※1〜3日",
  "500円※1日に二回まで",
])("neither cuts nor joins a number of the text behind a mark: %s", (text) => {
  expect(speakable(text, "ja")).toBe(text);
});

it.each([
  ["名簿を作る機能（以下「本機能」）を公開しました。", "名簿を作る機能を公開しました。"],
  [
    "井戸のポンプ（前の持ち主が替えたそうです、出力250W）が家の裏にあります。",
    "井戸のポンプが家の裏にあります。",
  ],
  ["株式会社潮路（以下、「当社」という。）は網を編みます。", "株式会社潮路は網を編みます。"],
  ["紙のお知らせ（以下、検針票）の配布を終えます。", "紙のお知らせの配布を終えます。"],
  ["参加費は五百円（以下の表を参照）です。", "参加費は五百円（以下の表を参照）です。"],
])("says a thing without how it is called from there on: %s", (text, said) => {
  expect(speakable(text, "ja")).toBe(said);
});

it.each([
  [
    "加減がわからない。そういう声に、窯元が応えました。",
    "加減がわからない、そういう声に、窯元が応えました。",
  ],
  ["軽い鍋がほしい。そんなご要望から生まれました。", "軽い鍋がほしい、そんなご要望から生まれました。"],
  ["鍋は軽いです。そういう声に、窯元が応えました。", "鍋は軽いです。そういう声に、窯元が応えました。"],
  ["鍋は軽い。そういうところが好きです。", "鍋は軽い。そういうところが好きです。"],
])("says with what others say that they say it: %s [6.2]", (text, told) => {
  expect(speakable(text, "ja")).toBe(told);
});

it.each([
  ["**Abstract:** This study is about looms.", "Abstract: This study is about looms."],
  ["It waits base * 2 ** (n - 1) seconds.", "It waits base * 2 ** (n - 1) seconds."],
  ["The loom (Swedish: vävstol, German: Webstuhl) is made of oak.", "The loom is made of oak."],
  ["The loom (Finish: matte) is made of oak.", "The loom (Finish: matte) is made of oak."],
])("says neither marks of bold letters nor words of other languages: %s [6.2]", (text, told) => {
  expect(speakable(text, "en")).toBe(told);
});

it.each([
  ["谷で、豆を煮たあとに残る皮。その皮を染めました。", "谷で、豆を煮たあとに残る皮、その皮を染めました。"],
  ["谷で豆を煮ます。その豆を染めました。", "谷で豆を煮ます。その豆を染めました。"],
  ["皮は、豆を煮たあとの薄皮。その皮を染めました。", "皮は、豆を煮たあとの薄皮。その皮を染めました。"],
  ["豆を煮たあとに残る皮。その湯で染めました。", "豆を煮たあとに残る皮。その湯で染めました。"],
])("joins a noun with the sentence that takes it up: %s", (text, said) => {
  expect(speakable(text, "ja")).toBe(said);
});

it("writes a script's figures in one way", () => {
  expect(speakable("厚さは３．５ミリ、重さは120グラムです。", "ja")).toBe(
    "厚さは3.5ミリ、重さは120グラムです。",
  );
  expect(speakable("長さは１８ｃｍ、重さは１，２００ｇです。", "ja")).toBe("長さは18cm、重さは1,200gです。");
  expect(speakable("甲．乙、ＡとＢです。", "ja")).toBe("甲．乙、ＡとＢです。");
});

it("leaves out a stroke that trails off at the end of a sentence", () => {
  expect(speakable("どこか、粉が足りない――。石臼の話です。", "ja")).toBe(
    "どこか、粉が足りない。石臼の話です。",
  );
});

it("leaves out the number of a paragraph and an aside before it, and no note of a condition", () => {
  expect(speakable("【2】水車の弁を外します。", "ja")).toBe("水車の弁を外します。");
  expect(speakable("（追記を読みまして） 弁を外します。", "ja")).toBe("弁を外します。");
  expect(speakable("【2月】水車を外します。", "ja")).toBe("【2月】水車を外します。");
});

it.each([
  ["Tarn Grid plc (“Tarn” or the “Company”) sells power.", "Tarn Grid plc sells power."],
  ["Tarn Grid plc (LSE: TARN), a mill, sells power.", "Tarn Grid plc, a mill, sells power."],
  ["Tarn Grid plc (“Tarn”) (Nasdaq: TRN) sells power.", "Tarn Grid plc sells power."],
  ["It is run by the office (“WHO”) in Holm.", "It is run by the office (“WHO”) in Holm."],
])("says no name that a house is given beside its own: %s", (text, said) => {
  expect(speakable(text, "en")).toBe(said);
});

it("says a sign between words by its name, once", () => {
  expect(speakable("見出しを , で分けます。値、ピリオド .、本文の順に書きます。", "ja")).toBe(
    "見出しをカンマで分けます。値、ピリオド、本文の順に書きます。",
  );
});

it.each([
  ["＊傷口には塗りません。", "傷口には塗りません。"],
  [">>12 弁が原因です。", "弁が原因です。"],
  ["◉ 無香と薄荷があります。", "無香と薄荷があります。"],
])("says no mark of a note, of an answered post or of a choice: %s", (text, said) => {
  expect(speakable(text, "ja")).toBe(said);
});

it.each([
  ["穴から炎が噴き出します。（写真3枚目） 煙は出ません。", "穴から炎が噴き出します。煙は出ません。"],
  ["穴が並びます。炎が見えるのが分かりますか？（写真3枚目） 煙は出ません。", "穴が並びます。煙は出ません。"],
  ["①片寄り→②排水→③ガタつきの順に確かめます。", "片寄り、排水、ガタつきの順に確かめます。"],
  ["【順番】 (1) 名義を調べる。(2) 手紙を出す。", "名義を調べる。手紙を出す。"],
  ["(2)は写真で確かめてください。", "(2)は写真で確かめてください。"],
  ["同科の久世 俊彦准教授は話します。", "同科の久世俊彦准教授は話します。"],
  ["湖南大学 農学部の藤野 誠一教授と進めます。", "湖南大学農学部の藤野誠一教授と進めます。"],
  ["名義がまだ祖父のままでした…。", "名義がまだ祖父のままでした。"],
])(
  "says steps in their order, names without a pause, and nothing of where to look: %s [6.2]",
  (text, said) => {
    expect(speakable(text, "ja")).toBe(said);
  },
);

it("reads a line without an end at once [6.2]", () => {
  const start = performance.now();
  for (const line of ["見える", "見えますか。", "（1）", "久世 俊彦", "…", "①→"])
    speakable(line.repeat(10_000), "ja");
  expect(performance.now() - start).toBeLessThan(3_000);
});

it("counts what it has named in the sentence before, and writes its figures in one way [6.2]", () => {
  expect(speakable("のりが濃すぎる、乾く前に霧を吹く。この二つです。", "ja")).toBe(
    "のりが濃すぎる、乾く前に霧を吹く、この二つです。",
  );
  const two = "紙は水で縮みます、と言います。この二つです。";
  expect(speakable(two, "ja")).toBe(two);
  expect(speakable("価格は１，８００円です。", "ja")).toBe("価格は1,800円です。");
});

it("parts the thoughts of a newspaper's column, which have a sign in the place of the full stop [6.2]", () => {
  expect(speakable("雨の日には袋がかぶせてある▼その先には医院がある。", "ja")).toBe(
    "雨の日には袋がかぶせてある。その先には医院がある。",
  );
  expect(speakable("▼お知らせ", "ja")).toBe("お知らせ");
});

it("leaves out what somebody does while speaking [6.2]", () => {
  expect(speakable("そうですね。（少し考えて）三年はかかりました。", "ja")).toBe(
    "そうですね。三年はかかりました。",
  );
  expect(speakable("（窓を指さして）あの橋です。", "ja")).toBe("あの橋です。");
});
