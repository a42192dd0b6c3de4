import { useMemo } from "react";

/** The same object for as long as its content, as it would be sent, is the same: what is given it need not be drawn anew. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
