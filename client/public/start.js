// Runs before the first paint, so that a dark screen never flashes white, and sends for the texts, which
// would else wait for the scripts. A file, because the content security policy allows no inline script.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("yomikoe-color-scheme");
  } catch {}
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");

  const named =
    /^\/(ja|en)\//.exec(location.pathname)?.[1] ?? new URLSearchParams(location.search).get("lang");
  const language = named === "en" ? "en" : "ja";
  document.documentElement.lang = language;
  const texts = document.createElement("link");
  texts.rel = "preload";
  texts.as = "fetch";
  texts.crossOrigin = "anonymous";
  texts.href = `/locales/${language}/translation.json`;
  document.head.append(texts);
})();
