import { useTranslation } from "react-i18next";

/** The text of a price: its credits, or that it is free. */
export function usePriceText() {
  const { t } = useTranslation();
  return (credits: number) =>
    credits === 0 ? t(($) => $.price.free) : t(($) => $.price.credits, { count: credits });
}
