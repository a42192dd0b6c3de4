import { Button, type ButtonProps, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePriceText } from "../use-price-text";
import classes from "./PriceButton.module.css";

interface Props extends ButtonProps {
  /** Null while it is not known: nobody buys what has no price yet. */
  credits: number | null;
  /** No price comes, as what stands beside it says. */
  unpriced?: boolean;
  disabled?: boolean;
  /** One is back from buying credits for it: it comes into sight with the focus. */
  resumed?: boolean;
  onClick(): void;
}

/** A button that costs says what it costs. */
export function PriceButton({ credits, unpriced, disabled, resumed, children, ...button }: Props) {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const element = useRef<HTMLButtonElement>(null);
  const shown = useRef(false);
  const hasPrice = credits !== null;
  const isAsked = !hasPrice && !unpriced && !disabled;
  const waiting = resumed && !disabled && hasPrice;
  useEffect(() => {
    if (!waiting || shown.current) return;
    shown.current = true;
    element.current?.scrollIntoView({ block: "nearest" });
    element.current?.focus();
  }, [waiting]);
  return (
    <>
      <Button ref={element} disabled={disabled || !hasPrice} aria-busy={isAsked} {...button}>
        {children}
        {(isAsked || (hasPrice && !disabled)) && (
          <span className={classes.price}>{hasPrice ? priceText(credits) : "…"}</span>
        )}
      </Button>
      {waiting && <Text size="sm">{t(($) => $.price.resume)}</Text>}
    </>
  );
}
