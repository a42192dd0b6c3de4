interface Foldable {
  page: { set: string; kind: string; url: string };
}

/** Under these a country sells names, as under "com" itself. */
const SHARED = /^(co|com|or|ne|ac|go|gov|org|edu|net)$/;

/** The name under which somebody runs a site: that of its shop, its forum and its help alike. */
export function siteOf(url: string): string {
  const parts = (URL.parse(url)?.hostname ?? url).split(".");
  const [country = "", second = ""] = parts.toReversed();
  const isShared = parts.length > 2 && country.length === 2 && SHARED.test(second);
  return parts.slice(isShared ? -3 : -2).join(".");
}

/**
 * The fold of each page. All pages of a site are in one: what was learned from some of its pages would
 * otherwise be tried on the others. Each fold has about as many pages of each kind.
 */
export function foldsBySite<Page extends Foldable>(pages: readonly Page[], count: number): Map<Page, number> {
  const folds = new Map<Page, number>();
  const sizes = new Map<string, number>();
  const sizeOf = (kind: string, fold: number) => sizes.get(`${kind} ${fold}`) ?? 0;
  const grow = (kind: string, fold: number) => sizes.set(`${kind} ${fold}`, sizeOf(kind, fold) + 1);
  const sites = [...Map.groupBy(pages, ({ page }) => siteOf(page.url)).values()];
  // The largest first: the small ones level what these leave uneven.
  for (const site of sites.sort((a, b) => b.length - a.length)) {
    const [first] = site;
    const kind = `${first?.page.set} ${first?.page.kind}`;
    const order = Array.from({ length: count }, (_, fold) => fold).sort(
      (a, b) => sizeOf(kind, a) - sizeOf(kind, b) || sizeOf("", a) - sizeOf("", b),
    );
    for (const one of site) {
      folds.set(one, order[0] ?? 0);
      grow(`${one.page.set} ${one.page.kind}`, order[0] ?? 0);
      grow("", order[0] ?? 0);
    }
  }
  return folds;
}
