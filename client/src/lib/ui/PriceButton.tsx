import { Button, type ButtonProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./PriceButton.module.css";

interface Props extends ButtonProps {
  /** Null while it is being asked. */
  credits: number | null;
  disabled?: boolean;
  onClick(): void;
}

/** A button that costs says what it costs. */
export function PriceButton({ credits, disabled, children, ...button }: Props) {
  const { t } = useTranslation();
  return (
    <Button disabled={disabled} {...button}>
      {children}
      {!disabled && (
        <span className={classes.price}>
          {credits === null
            ? "…"
            : credits === 0
              ? t(($) => $.price.free)
              : t(($) => $.price.credits, { count: credits })}
        </span>
      )}
    </Button>
  );
}
