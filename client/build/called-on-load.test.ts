import { build, type Plugin } from "vite";
import { expect, it } from "vitest";
import { calledOnLoad } from "./called-on-load";

/** A build of chunks of these names, each of which loads another one. */
const bundled = (names: string[]) => {
  const input = Object.fromEntries(names.map((name) => [name, `/${name}.js`]));
  const written: Plugin = {
    name: "written",
    enforce: "pre",
    resolveId: (id) => (/^\/[\w-]+\.js$/.test(id) ? id : null),
    load: (id) =>
      /^\/[\w-]+\.js$/.test(id) ? `console.log("${id}"); if (globalThis.more) import("/later.js");` : null,
  };
  return build({
    configFile: false,
    envFile: false,
    logLevel: "silent",
    plugins: [written, calledOnLoad()],
    build: { write: false, rolldownOptions: { input } },
  });
};

const START = ["index", "sign-in", "LoginScreen", "studio", "SignedInLayout", "MainPage", "firebase"];

it("begins the files of the first screens with the hint, and no others", async () => {
  const made = await bundled([...START, "AdminScreen"]);
  if (!("output" in made)) throw new Error("not one build");
  const hinted = made.output.filter(
    (file) => file.type === "chunk" && file.code.startsWith("//# allFunctionsCalledOnLoad\n"),
  );
  expect(hinted.map(({ name }) => name).sort()).toEqual([...START].sort());
});

it("fails a build in which one of them has another name", async () => {
  await expect(bundled(START.slice(1))).rejects.toThrow("The build has no chunk index");
});
