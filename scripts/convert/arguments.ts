import { parseArgs } from "node:util";

export const CONVERT_USAGE = "Usage: npm run convert -- URL… [--lang ja|en] [--out FILE.wav] [--email EMAIL]";

export interface Arguments {
  urls: string[];
  language?: "ja" | "en";
  email?: string;
  /** One path a URL. */
  outs: string[];
}

/** Throws an Error whose message says what is wrong with the command line. */
export function parseArguments(argv: string[]): Arguments {
  const { values, positionals: urls } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { lang: { type: "string" }, out: { type: "string" }, email: { type: "string" } },
  });
  if (urls.length === 0) throw new Error("Which page? Give at least one URL.");
  for (const url of urls) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
      throw new Error(`${url} is no http or https address.`);
  }
  const { lang, out, email } = values;
  if (lang !== undefined && lang !== "ja" && lang !== "en") throw new Error("--lang takes ja or en.");
  if (out !== undefined && !/\.wav$/i.test(out)) throw new Error("--out names a .wav file.");
  return { urls, language: lang, email, outs: outputPaths(urls, out) };
}

/** `x.wav` for one URL, `x-1.wav`, `x-2.wav` … for several; named by the page's address without --out. */
function outputPaths(urls: string[], out: string | undefined): string[] {
  if (urls.length === 1 && out) return [out];
  if (out) return urls.map((_, index) => out.replace(/\.wav$/i, `-${index + 1}.wav`));
  const names = urls.map(nameOf);
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name) ? `${name}.wav` : `${name}-${index + 1}.wav`,
  );
}

function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const last =
    pathname
      .split("/")
      .filter(Boolean)
      .at(-1)
      ?.replace(/\.[a-z0-9]+$/i, "") ?? "";
  const name = `${hostname}-${last}`.toLowerCase().replace(/[^a-z0-9-]+/g, "-");
  return name.replace(/-+$/, "").slice(0, 80);
}
