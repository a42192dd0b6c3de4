declare module "subset-font" {
  /** Its documentation names more; these are the ones in use. */
  interface Options {
    targetFormat: "woff2";
    /** Leaves out the forms that ligatures and alternates would reach. */
    noLayoutClosure: boolean;
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
