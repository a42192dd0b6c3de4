/** A line of a CSV file by RFC 4180. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(field).join(",")}\r\n`;

function field(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
