/** schema.org's states and the words of Open Graph, as the two that a listener asks for. */
export function availabilityOf(text: string | null): "InStock" | "OutOfStock" | null {
  const word = (text ?? "")
    .replace(/^.*[/#]/, "")
    .replace(/[\s_-]/g, "")
    .toLowerCase();
  if (/^(outofstock|soldout|discontinued|oos|unavailable|notavailable)/.test(word)) return "OutOfStock";
  if (
    /^(instock|instoreonly|onlineonly|limitedavailability|preorder|presale|backorder|madetoorder|available)/.test(
      word,
    )
  )
    return "InStock";
  return null;
}
