import { useOrderErrorText } from "#lib/use-order-error-text";
import { ErrorText } from "./ErrorText";

/** Says an error of something that was ordered and what became of its credits, and leads to more about it. */
export function OrderErrorText({ error }: { error: unknown }) {
  const errorText = useOrderErrorText();
  return <ErrorText error={error}>{errorText(error)}</ErrorText>;
}
