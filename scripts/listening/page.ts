/** The same words before and after: names of two files beside the page. */
export interface Pair {
  voice: string;
  /** Points out the difference to the listener. */
  about: string;
  text: string;
  before: string;
  after: string;
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

const rowOf = ({ voice, about, text, before, after }: Pair, index: number) => `
    <section>
      <h2>${index + 1}. ${escaped(about)}</h2>
      <p lang="${voice.startsWith("openjtalk") ? "ja" : "en"}">${escaped(text)} <small>${escaped(voice)}</small></p>
      <p><label>Before <audio controls preload="none" src="${before}"></audio></label>
      <label>After <audio controls preload="none" src="${after}"></audio></label></p>
      <p><label><input type="checkbox" data-note="${index}"> wrong after</label>
      <input type="text" data-note="${index}-why" aria-label="Note on pair ${index + 1}" size="50"></p>
    </section>`;

/** A page that needs nothing but a browser; it keeps the listener's notes there. */
export const listeningPage = (pairs: readonly Pair[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Before and after</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
      body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
      section { border-top: 1px solid #8888; padding: 0.5rem 0; }
      h2 { font-size: 1rem; margin: 0.5rem 0; }
      audio { vertical-align: middle; height: 2.2rem; max-width: 100%; }
    </style>
  </head>
  <body>
    <h1>Before and after</h1>
    <p>Before is the engine alone with the text as it is written, after is what the product speaks.</p>${pairs.map(rowOf).join("")}
    <script>
      for (const field of document.querySelectorAll("[data-note]")) {
        const key = "listening " + field.dataset.note;
        const isBox = field.type === "checkbox";
        if (isBox) field.checked = localStorage.getItem(key) === "true";
        else field.value = localStorage.getItem(key) ?? "";
        field.addEventListener("input", () => localStorage.setItem(key, isBox ? field.checked : field.value));
      }
    </script>
  </body>
</html>
`;
