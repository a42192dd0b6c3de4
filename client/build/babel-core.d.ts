declare module "@babel/core" {
  /** Its documentation names more; these are the ones in use. */
  interface Options {
    filename: string;
    babelrc: false;
    configFile: false;
    code: false;
    parserOpts: { plugins: ("typescript" | "jsx")[] };
    plugins: [name: string, options: object][];
  }
  export function transformSync(source: string, options: Options): unknown;
}
