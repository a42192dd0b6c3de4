/** schema.org's states and the words of Open Graph, as those that a listener asks for. */
export function availabilityOf(
  text: string | null,
): "InStock" | "OutOfStock" | "BackOrder" | "PreOrder" | null {
  const word = (text ?? "")
    .replace(/^.*[/#]/, "")
    .replace(/[\s_-]/g, "")
    .toLowerCase();
  if (/^(outofstock|soldout|discontinued|oos|unavailable|notavailable)/.test(word)) return "OutOfStock";
  if (/^(madetoorder|backorder)/.test(word)) return "BackOrder";
  if (/^(preorder|presale)/.test(word)) return "PreOrder";
  if (/^(instock|instoreonly|onlineonly|limitedavailability|available)/.test(word)) return "InStock";
  return null;
}
