import type { Statement } from "#domain/payments/last-screen/statement";
import { orderTexts } from "#domain/payments/last-screen/texts";
import { escapeHtml } from "#kernel/text/escape-html";
import { languages } from "#kernel/vocabulary";
import { addressOf } from "./address-of.ts";
import type { InfoPage } from "./info-page.ts";
import { infoPageWords } from "./words.ts";

/** The last screen before paying. Its form goes to its own signed address. */
export function orderInfoPage(
  { language, title, rows, button, hash }: Statement,
  publicUrl: string,
  hasChanged = false,
): InfoPage {
  const { lead, changed, back } = orderTexts[language];
  const said = rows
    .map(([term, text]) => `<tr><th scope="row">${escapeHtml(term)}</th><td>${escapeHtml(text)}</td></tr>`)
    .join("\n");
  const body = `<p class="notice"${hasChanged ? ' role="alert"' : ""}>${hasChanged ? changed : lead}</p>
<table class="facts">
${said}
</table>
<form method="post" class="order"><input type="hidden" name="shown" value="${hash}">
<button>${escapeHtml(button)}</button>
<a href="/">${back}</a></form>`;
  // Some browsers hold a form's redirect to this, too, and the payment page is another site's.
  const formAction = `'self' ${new URL(publicUrl).origin} https:`;
  return { language, title, path: null, body, formAction };
}

/** Where an order cannot go on: its language is not known, so it says so in both. */
export function noOrderInfoPage(reason: "expired" | "closed" | "failed"): InfoPage {
  const body = languages
    .map((language) => {
      const { title, [reason]: said, help } = infoPageWords[language].noOrder;
      // The first one's title is the page's.
      const heading = language === "ja" ? "" : `<h2>${escapeHtml(title)}</h2>`;
      const more = `<a href="${addressOf("help")}?lang=${language}#order">${help}</a>`;
      const back = `<p><a href="/">${orderTexts[language].back}</a></p>`;
      return `<section lang="${language}">${heading}<p>${escapeHtml(said)} ${more}</p>${back}</section>`;
    })
    .join("\n");
  return { language: "ja", title: infoPageWords.ja.noOrder.title, path: null, body };
}
