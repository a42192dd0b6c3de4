import type { Block } from "#kernel/page";
import type { UnreadableReason } from "#kernel/unreadable";
import { blocksOf } from "./blocks.ts";
import { type Documentish, squash } from "./dom.ts";
import { lengthOf } from "./width.ts";

const CHALLENGE =
  /just a moment|attention required|verify (that )?you are (a )?human|are you (a )?(robot|human)|robot check|checking your browser|pardon our interruption|access denied|security check|unusual traffic|ロボットではありません|アクセスが拒否/i;
const MISSING =
  /\b404\b|page (was |is )?not found|(ページ|記事|商品)が(見つかり|存在し|ありま)|お探しのページ/i;
const BROKEN =
  /\b(500|502|503|504)\b.{0,20}(error|unavailable|gateway|timeout)|internal server error|service unavailable|bad gateway|(under|down for|scheduled) maintenance|something went wrong|(ただいま|現在).{0,12}メンテナンス|メンテナンス(中|のお知らせ)|システムエラー|アクセスが集中/i;
const COOKIES =
  /before you continue|(accept|agree to|consent to)[^.]{0,40}cookies?[^.]{0,40}(to (continue|view|read|access)|or subscribe)|cookie ?(consent|wall)|(クッキー|cookie)[^。]{0,30}(同意|許可|有効)[^。]{0,30}(続|閲覧|ご覧|利用)/i;
const LOGIN =
  /^(log ?in|sign ?in|log on|ログイン|サインイン|会員ログイン)|(please|must) (log|sign) ?in|ログインしてください|ログインが必要/i;
const PAYWALL =
  /(subscribe|sign up|register|log in) (now )?to (continue|keep) reading|(subscribers?|members?)[ -]only|already a subscriber|有料会員(限定|の方)|会員限定(の)?記事|この続きは|続きを読むには|(残り|のこり)\s*[\d,]+\s*文字/i;
const SCRIPT = /(enable|requires?|turn on|need) (to )?java ?script|javascript(を|が)(有効|無効|必要)/i;

/** Enough to speak of; below this a page has said nothing. */
const LITTLE = { ja: 60, en: 120 };

/** Why this page is not what its reader came for, or null when it can be read. */
export function refusalOf(
  document: Documentish,
  blocks: readonly Block[],
  {
    title,
    isJapanese,
    paid,
    hasFacts,
  }: { title: string; isJapanese: boolean; paid: boolean; hasFacts: boolean },
): UnreadableReason | null {
  const length = lengthOf(blocks) * (isJapanese ? 2 : 1);
  if (length > 6_000) return null;
  const text = blocks.map((block) => block.text).join("\n");
  const headings = ["title", "h1"].map((name) => squash(document.querySelector(name)?.textContent));
  const heading = [...headings, title].join(" ");

  if (length < 1_500) {
    if (
      CHALLENGE.test(heading) ||
      document.querySelector("#challenge-form, #cf-challenge-running, #px-captcha")
    )
      return "BOT_CHALLENGE";
    if (MISSING.test(heading)) return "NOT_FOUND";
    if (BROKEN.test(heading)) return "SITE_ERROR";
    if (length < 1_000 && COOKIES.test(`${heading}\n${text || wordsOf(document)}`)) return "COOKIE_WALL";
    const asksForPassword = [...document.querySelectorAll('input[type="password"]')].some(
      (field) => field.closest(ASIDE) === null,
    );
    if (LOGIN.test(title) || (asksForPassword && !hasFacts && (length < 600 || LOGIN.test(text))))
      return "LOGIN_WALL";
  }
  if (PAYWALL.test(text) || (paid && length < 3_000)) return "TEASER";
  if (length >= (isJapanese ? 2 * LITTLE.ja : LITTLE.en) || hasFacts) return null;
  return needsScript(document) ? "NEEDS_SCRIPT" : "EMPTY";
}

/** Fields for signing in that wait behind a button are no wall. */
const ASIDE =
  'header, nav, footer, aside, dialog, [role="dialog"], [hidden], [aria-hidden="true"], [class*="modal" i], [class*="drawer" i], [class*="popup" i], [class*="overlay" i], [class*="menu" i], [class*="dropdown" i]';

/** What little is to be seen, consent dialogues included. */
const wordsOf = (document: Documentish) => {
  const words = squash(
    blocksOf(document.body)
      .map((block) => block.text)
      .join(" "),
  );
  return words.length < 2_000 ? words : "";
};

function needsScript(document: Documentish): boolean {
  for (const element of document.querySelectorAll("noscript"))
    if (SCRIPT.test(element.textContent ?? "")) return true;
  const frame = document.querySelector("#root, #app, #__next, #__nuxt, app-root, [data-reactroot]");
  return frame !== null || [...document.querySelectorAll("script")].length > 3;
}
