/** schema.org's states and the words of Open Graph, as those that a listener asks for. */
export function availabilityOf(text: string | null): "InStock" | "OutOfStock" | "BackOrder" | null {
  const word = (text ?? "")
    .replace(/^.*[/#]/, "")
    .replace(/[\s_-]/g, "")
    .toLowerCase();
  if (/^(outofstock|soldout|discontinued|oos|unavailable|notavailable)/.test(word)) return "OutOfStock";
  if (/^(madetoorder|backorder)/.test(word)) return "BackOrder";
  if (/^(instock|instoreonly|onlineonly|limitedavailability|preorder|presale|available)/.test(word))
    return "InStock";
  return null;
}
