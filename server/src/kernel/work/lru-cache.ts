/** Remembers the values of the last `size` keys that were asked for. A failure is not remembered. */
export function lruCache<Value>(size: number) {
  const values = new Map<string, Promise<Value>>();
  return {
    of(key: string, make: () => Promise<Value>): Promise<Value> {
      const value = values.get(key) ?? make();
      values.delete(key);
      values.set(key, value);
      value.catch(() => values.delete(key));
      const [oldest] = values.keys();
      if (values.size > size && oldest !== undefined) values.delete(oldest);
      return value;
    },
  };
}
