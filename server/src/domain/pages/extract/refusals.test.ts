import { expect, it } from "vitest";
import type { UnreadableReason } from "#kernel/reasons";
import { extractPage } from "./extract-page.ts";

const url = "https://pages.example/page";
const page = (title: string, body: string, head = "") =>
  `<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const paragraphs = (text: string, count = 6) =>
  Array.from({ length: count }, (_, i) => `<p>${text.replace("#", String(i + 1))}</p>`).join("");
const HARBOUR = "This is what happened on day # of the long journey that the boat made around the island.";
const EXPLANATION =
  "Reason #: this site lets each browser solve a small puzzle, because programs that copy whole sites have worn it down. Readers need not do anything.";
const PASSWORD = '<form><input name="user"><input type="password"></form>';

it.each<[UnreadableReason, string, string]>([
  ["BOT_CHALLENGE", "Attention Required!", "<p>Please complete the security check to access the site.</p>"],
  ["BOT_CHALLENGE", "Robot Check", "<p>Enter the characters you see below.</p>"],
  ["BOT_CHALLENGE", "Are you a human?", "<p>Press and hold the button.</p>"],
  ["BOT_CHALLENGE", "Pardon Our Interruption", "<p>Something about your browser made us think.</p>"],
  ["BOT_CHALLENGE", "shop.example", '<div id="px-captcha"></div><p>Press and hold to go on.</p>'],
  ["BOT_CHALLENGE", "アクセスが拒否されました", "<p>しばらくしてからお試しください。</p>"],
  ["BOT_CHALLENGE", "確認", "<h1>私はロボットではありません</h1><p>チェックを入れてください。</p>"],
  ["BOT_CHALLENGE", "You are not a bot, are you? We are verifying your browser", "<p>Loading…</p>"],
  ["BOT_CHALLENGE", "あなたがボットではないことを確認しています", "<p>しばらくお待ちください。</p>"],
  ["BOT_CHALLENGE", "harbour.example", "<p>One moment: your request is being verified.</p>"],
  [
    "BOT_CHALLENGE",
    "Making sure you&#39;re not a bot!",
    `<script id="tide_challenge" type="application/json">{"difficulty":4}</script><main><h1>Making sure you&#39;re not a bot!</h1>${paragraphs(EXPLANATION, 9)}</main>`,
  ],
  ["LOGIN_WALL", "Log in to Harbour", `<h1>Log in to Harbour</h1>${PASSWORD}`],
  ["LOGIN_WALL", "Harbour", `<h1>Harbour</h1><p>You must sign in to see this page.</p>${PASSWORD}`],
  ["LOGIN_WALL", "会員ログイン", `<p>会員番号を入力してください。</p>${PASSWORD}`],
  ["LOGIN_WALL", "マイページ", `<p>ご利用にはログインが必要です。</p>${PASSWORD}`],
  [
    "TEASER",
    "The tide",
    `<article>${paragraphs(HARBOUR, 3)}<p>This story is for subscribers only.</p></article>`,
  ],
  ["TEASER", "The tide", `<article>${paragraphs(HARBOUR, 3)}<p>Already a subscriber? Log in.</p></article>`],
  ["TEASER", "The tide", `<article>${paragraphs(HARBOUR, 3)}<p>Sign up to keep reading.</p></article>`],
  [
    "TEASER",
    "港の夜",
    `<article>${paragraphs("港の夜の#番目の話です。船は綱につながれたまま、朝の潮を待っていました。", 3)}<p>続きを読むには会員登録が必要です。</p></article>`,
  ],
  [
    "TEASER",
    "港の夜",
    `<article>${paragraphs("港の夜の#番目の話です。船は綱につながれたまま、朝の潮を待っていました。", 3)}<p>会員限定記事です</p></article>`,
  ],
  [
    "TEASER",
    "The tide",
    `<div><h1>The tide</h1>${paragraphs(HARBOUR, 2)}<p>The crew had counted the days on the wall of the cabin, and when the last of them came they</p></div>
     <div><h2>Subscribe to continue reading</h2><p>From two pounds a week.</p></div>`,
  ],
  [
    "TEASER",
    "The tide",
    `<article><h1>The tide</h1>${paragraphs(HARBOUR, 3)}</article><div class="gate"><h2>This post is for paid subscribers</h2><a href="/join">Join</a></div>`,
  ],
  [
    "TEASER",
    "港の家計簿",
    `<main><h1>港の家計簿</h1><div>¥480</div>${paragraphs("港の家計簿の#番目の話です。綱と油にいくら使ったのか、来年なら買わないものも含めて、これから順に書いていきます。", 2)}<div>ここから先は</div><div><p>3,204字 / 画像 6枚</p><button>購入手続きへ</button></div></main>`,
  ],
  [
    "LOGIN_WALL",
    "Fog cardigan",
    `<h2>You'll have to be logged in to see this page.</h2><p>The harbour is a free community for knitters.</p>${PASSWORD}`,
  ],
  ["SITE_ERROR", "We&#39;ll be right back!", "<h1>We'll be back soon!</h1><p>Back by 11am.</p>"],
  [
    "COOKIE_WALL",
    "Pit news",
    "<h2>Read with ads</h2><p>We and our 212 partners store information on your device.</p><p>To use this website you must choose one of the options above.</p>",
  ],
  [
    "CAPTCHA",
    "Town library",
    '<h2>Image code</h2><form><p>Please type the characters that you see in the picture.</p><img src="captcha.do" alt=""><input type="text" name="code"></form>',
  ],
  [
    "BOT_CHALLENGE",
    "Slow down a little",
    "<h1>Too many requests from your address</h1><p>Wait about 60 seconds, then reload this page.</p>",
  ],
  [
    "NOT_FOUND",
    "Spoke forum",
    "<h2>Information</h2><p>The requested topic does not exist. It may have been removed by a moderator.</p><ul><li>Active topics</li></ul>",
  ],
  [
    "COOKIE_WALL",
    "Before you continue",
    "<p>We use cookies to run this service.</p><button>Accept all</button>",
  ],
  ["COOKIE_WALL", "News", "<p>You must consent to cookies to view this page.</p>"],
  ["COOKIE_WALL", "ニュース", "<p>Cookieの使用に同意いただくと続きをご覧いただけます。</p>"],
  ["NOT_FOUND", "Page not found", "<p>The page you asked for has moved.</p>"],
  ["NOT_FOUND", "Error 404", "<p>Nothing here.</p>"],
  ["NOT_FOUND", "商品が見つかりません", "<p>トップページからお探しください。</p>"],
  ["NOT_FOUND", "ひより商店", "<p>該当する商品がありません。(E-204)</p><a href='/'>戻る</a>"],
  [
    "NOT_FOUND",
    "雑貨の店",
    "<p>こちらの商品は、完売のため掲載を終了しました。</p><ul><li>小鍋 3,960円</li></ul>",
  ],
  ["NOT_FOUND", "Harbour shop", "<p>This product has been removed.</p><ul><li>Lamp $40</li></ul>"],
  ["AGE_GATE", "年齢確認", "<h1>年齢の確認</h1><p>あなたは二十歳以上ですか。</p><button>はい</button>"],
  ["AGE_GATE", "Cellar", "<h1>Are you over 21?</h1><button>Yes</button><button>No</button>"],
  [
    "REGION_BLOCK",
    "動画",
    "<h1>お住まいの地域ではご利用になれません</h1><p>日本国内からのみご覧いただけます。</p>",
  ],
  ["REGION_BLOCK", "Films", "<h1>This film is not available in your country</h1><p>Error GEO-451</p>"],
  [
    "CAPTCHA",
    "確認",
    '<h1>ロボットではないことを確認してください</h1><form><img src="/captcha?x=1" alt=""><input name="c"></form>',
  ],
  [
    "LOGIN_WALL",
    "寄り合い - ログイン",
    `<h1>寄り合い</h1><p>続きを見るには、ログインしてください。</p>${PASSWORD}`,
  ],
  ["SITE_ERROR", "502 Bad Gateway", "<p>nginx</p>"],
  ["SITE_ERROR", "500 Internal Server Error", "<p>Please come back later.</p>"],
  ["SITE_ERROR", "Down for maintenance", "<p>We will be back at noon.</p>"],
  ["SITE_ERROR", "システムエラー", "<p>時間をおいて再度お試しください。</p>"],
  ["SITE_ERROR", "アクセスが集中しています", "<p>しばらくお待ちください。</p>"],
  ["NEEDS_SCRIPT", "App", '<div id="__next"></div><script src="a.js"></script>'],
  ["NEEDS_SCRIPT", "App", "<app-root></app-root><noscript>Please turn on JavaScript.</noscript>"],
  ["NEEDS_SCRIPT", "アプリ", "<div></div><noscript>JavaScriptを有効にしてください。</noscript>"],
  [
    "NEEDS_SCRIPT",
    "App",
    `<div id="app"></div><noscript><p>${"This application needs JavaScript. Please enable it in the settings of your browser. ".repeat(4)}</p></noscript>`,
  ],
  ["EMPTY", "Nothing", "<p>Hello.</p>"],
  ["EMPTY", "何もありません", "<p>準備中です。</p>"],
  [
    "OTHER_LANGUAGE",
    "Der Hafen",
    `<article>${paragraphs("Dies ist der #. Tag der langen Reise, die das Boot um die Insel machte, und es war nicht der letzte.")}</article>`,
  ],
  [
    "OTHER_LANGUAGE",
    "El puerto",
    `<article>${paragraphs("Este es el día # del largo viaje que el barco hizo por la isla, y no fue el último de los días.")}</article>`,
  ],
  [
    "OTHER_LANGUAGE",
    "Порт",
    `<article>${paragraphs("Это день # долгого путешествия, которое лодка совершила вокруг острова.")}</article>`,
  ],
  [
    "OTHER_LANGUAGE",
    "ميناء",
    `<article>${paragraphs("هذا هو اليوم # من الرحلة الطويلة التي قام بها القارب حول الجزيرة.")}</article>`,
  ],
])("says %s of «%s»", async (reason, title, body) => {
  expect(await extractPage(page(title, body), url)).toEqual({ refused: reason });
});

it("says TEASER of what its own data calls paid", async () => {
  const data = { "@type": "NewsArticle", headline: "The tide", isAccessibleForFree: false };
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const html = page("The tide", `<article>${paragraphs(HARBOUR, 3)}</article>`, head);
  expect(await extractPage(html, url)).toEqual({ refused: "TEASER" });
});

it("says OTHER_LANGUAGE of a foreign page of short words, however many scripts it has", async () => {
  const shelf = `<ul>${"<li>西莎小羊肉餐盒</li><li>加入購物車</li>".repeat(150)}</ul>`;
  const html = page("愛上新鮮", `<div id="app">${shelf}</div>${'<script src="a.js"></script>'.repeat(5)}`);
  expect(await extractPage(html, url)).toEqual({ refused: "OTHER_LANGUAGE" });
});

it("says OTHER_LANGUAGE of a text in another language among English words of the frame [6.2]", async () => {
  const note = `<script>${"// This is for all that the shop has to say to you, and it will not be for the eye. ".repeat(60)}</script>`;
  const texts = [
    "Que tal uma lanterna para a sala? Ela fica na mesa, e a luz dura a noite toda. A base vem com um pano.",
    "O pano serve para limpar o vidro. Para acender, gire a chave que fica na base e espere um pouco.",
    "A lanterna não vem com pilhas. Uma loja perto da sua casa tem pilhas para ela por um bom valor.",
  ];
  const goods = `<article><h1>Lanterna Tarn</h1>${texts.map((text) => `<p>${text}</p>`).join("")}</article>`;
  expect(await extractPage(page("Lanterna Tarn", note + goods), url)).toEqual({ refused: "OTHER_LANGUAGE" });
});

const SHOP = `<main><h1>Ash lamp</h1><p class="price">$40</p><button>Add to cart</button><p>SKU: L-200</p><p>A lamp of ash, turned from one piece, for the desk or for the shelf beside the bed.</p></main>`;
it.each([
  [
    "ends with a call to subscribe behind a whole article",
    page(
      "The tide",
      `<article>${paragraphs(HARBOUR, 40)}<p>Already a subscriber? Log in to comment.</p></article>`,
    ),
  ],
  [
    "speaks of ages and regions",
    page(
      "The vote",
      `<article><h1>Who may vote</h1>${paragraphs("In place # you must be 18, and some films are not available in your region, as people there know well.", 12)}</article>`,
    ),
  ],
  [
    "tells of robots",
    page("Robot dogs", `<article><h1>Are you a robot?</h1>${paragraphs(HARBOUR, 20)}</article>`),
  ],
  [
    "tells in few words how sites find robots",
    page(
      "Making sure you're not a bot",
      `<article><h1>Making sure you're not a bot</h1>${paragraphs(EXPLANATION, 6)}</article><script src="a.js"></script>`,
    ),
  ],
  [
    "tells of a missing page",
    page("The 404 bus", `<article><h1>The 404 bus</h1>${paragraphs(HARBOUR, 20)}</article>`),
  ],
  [
    "tells of maintenance",
    page(
      "橋の話",
      `<article><h1>現在、橋はメンテナンス中</h1>${paragraphs("橋の修理の#日目の話です。職人たちは朝から夕方まで、石を一つずつ積み直していました。", 20)}</article>`,
    ),
  ],
  [
    "sells a thing and lets buyers sign in",
    page("Ash lamp", `${SHOP}<div>${PASSWORD}<p>Please log in.</p></div>`),
  ],
  [
    "sells to members at a lower price",
    page(
      "Ash lamp",
      SHOP.replace("</main>", "<p>Members only: 10% off. Already a subscriber? Log in.</p></main>"),
    ),
  ],
  [
    "offers something else to subscribers",
    page(
      "The club",
      `<article><h1>The club</h1>${paragraphs(HARBOUR, 4)}<p>Join for members-only discounts at the pier.</p></article>`,
    ),
  ],
  [
    "lists the beginnings of texts",
    page(
      "港の記録",
      `<main><h1>港の記録</h1>${"<p>港の夜は静かでした。船は綱につながれたまま、朝の潮を待っていました。その夜のことを、いまでも覚えている人がいます。</p><p>この続きは本文へ</p>".repeat(4)}</main>`,
    ),
  ],
  [
    "calls to subscribe before its text",
    page("The tide", `<article><p>Subscribe to keep reading.</p>${paragraphs(HARBOUR, 6)}</article>`),
  ],
  [
    "is marked as paid and there to its end",
    page(
      "The tide",
      `<article>${paragraphs(HARBOUR, 8)}</article>`,
      '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script>',
    ),
  ],
  [
    "explains how one signs in",
    page("Sign in with a key", `<article><h1>Sign in with a key</h1>${paragraphs(HARBOUR, 8)}</article>`),
  ],
  [
    "bears the number of an error",
    page("Peugeot 404", `<article><h1>Peugeot 404</h1>${paragraphs(HARBOUR, 4)}</article>`),
  ],
  [
    "explains an error in few words",
    page(
      "Page not found errors and how to mend them",
      `<article><h1>Page not found errors</h1>${paragraphs("A server answers in way # when somebody asks for an address that was there once and has moved since, without a word to its readers.", 4)}</article>`,
    ),
  ],
  [
    "asks at its end to subscribe, having told all",
    page(
      "The tide",
      `<article>${paragraphs(HARBOUR, 5)}<div><h3>Enjoyed this? Subscribe to keep reading</h3></div></article>`,
    ),
  ],
  [
    "reports of how shops ask for an age",
    page(
      "通販の年齢確認、生年月日の入力が主流に",
      `<h1>通販の年齢確認、生年月日の入力が主流に</h1>${paragraphs("調査#では、酒をネットで売る店のうち六割が生年月日を入力させていた。入り口の画面だけで確かめる店は三年前の半分に減り、理由を尋ねると、客が入り口で帰ってしまうという声が最も多かった。", 4)}`,
    ),
  ],
  [
    "asks in a thread how one gets past a check",
    page(
      "Stuck on a page in a loop",
      [
        '<h1>Stuck on "Checking your browser" in a loop</h1><p>I get a page that says "Checking your browser before accessing.',
        'This process is automatic." and never reach the site, whatever I do.</p>',
        paragraphs(
          "Answer #: whatever eats the cookie is to blame, so try a clean profile first, and then copy your own settings across in halves until it breaks once more.",
          4,
        ),
      ].join(" "),
    ),
  ],
  [
    "sells a thing and says what is sold no more",
    page("Ash lamp", SHOP.replace("<h1>", "<p>Gift cards are no longer available in this shop.</p><h1>")),
  ],
  [
    "is a thread of which posts were removed",
    page(
      "Oil for a cedar bin",
      `<h1>Oil for a cedar bin</h1>${["Mai", "Tam"].map((name) => `<div><b>${name}</b><p>This post has been removed.</p></div>`).join("")}${paragraphs(HARBOUR, 5)}`,
    ),
  ],
  [
    "asks for cookies beside its text",
    page(
      "The tide",
      `<div class="cookie-banner">Accept all cookies to continue</div><article>${paragraphs(HARBOUR, 12)}</article>`,
    ),
  ],
  [
    "keeps its text for readers without scripts",
    page(
      "Talk",
      `<div id="app"></div><noscript>${paragraphs(HARBOUR)}</noscript><script src="a.js"></script>`,
    ),
  ],
  [
    "repeats a code that is a word elsewhere",
    page(
      "Projectors",
      `<main><h1>Projectors</h1>${paragraphs("Optoma ZU lamp, model #, for halls, ZU series, ZU bracket, black, laser, spare ZU.", 12)}</main>`,
    ),
  ],
])("reads a page that %s", async (_, html) => {
  expect(await extractPage(html, url)).toHaveProperty("page");
});

it("takes a body that is named after the box over it for the page, and not for the box", async () => {
  const knitters = "<h2>The harbour is a free community for knitters.</h2>";
  const refused = async (body: string) =>
    extractPage(`<html><head><title>Harbour knitters</title></head>${body}</html>`, url);
  expect(await refused(`<body class="modal-open">${knitters}${PASSWORD}</body>`)).toEqual({
    refused: "LOGIN_WALL",
  });
  expect(await refused(`<body>${knitters}<div class="modal">${PASSWORD}</div></body>`)).not.toEqual({
    refused: "LOGIN_WALL",
  });
});
