import type { Block } from "../page.ts";
import type { UnreadableReason } from "../unreadable.ts";
import { type Documentish, squash } from "./dom.ts";
import { lengthOf } from "./main-text.ts";

const CHALLENGE =
  /just a moment|attention required|verify (that )?you are (a )?human|are you (a )?(robot|human)|robot check|checking your browser|pardon our interruption|access denied|security check|unusual traffic|ロボットではありません|アクセスが拒否/i;
const MISSING =
  /\b404\b|page (was |is )?not found|(ページ|記事|商品)が(見つかり|存在し|ありま)|お探しのページ/i;
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
  const heading = `${squash(document.querySelector("title")?.textContent)} ${title}`;

  if (length < 1_500) {
    if (
      CHALLENGE.test(heading) ||
      document.querySelector("#challenge-form, #cf-challenge-running, #px-captcha")
    )
      return "BOT_CHALLENGE";
    if (MISSING.test(heading)) return "NOT_FOUND";
    const asksForPassword = document.querySelector('input[type="password"]') !== null;
    if (LOGIN.test(title) || (asksForPassword && (length < 600 || LOGIN.test(text)))) return "LOGIN_WALL";
  }
  if (PAYWALL.test(text) || (paid && length < 3_000)) return "TEASER";
  if (length >= (isJapanese ? 2 * LITTLE.ja : LITTLE.en) || hasFacts) return null;
  return needsScript(document) ? "NEEDS_SCRIPT" : "EMPTY";
}

function needsScript(document: Documentish): boolean {
  for (const element of document.querySelectorAll("noscript"))
    if (SCRIPT.test(element.textContent ?? "")) return true;
  const frame = document.querySelector("#root, #app, #__next, #__nuxt, app-root, [data-reactroot]");
  return frame !== null || [...document.querySelectorAll("script")].length > 3;
}
