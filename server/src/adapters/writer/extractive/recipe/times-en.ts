/** "3 hrs 7 mins" as it is said: "3 hours and 7 minutes". */
export function timeInWords(text: string): string {
  const parts = [...text.matchAll(/(\d+)\s?(hours?|hrs?|h|minutes?|mins?|m)\b/gi)].map(
    ([, count = "", unit = ""]) => {
      const word = /^h/i.test(unit) ? "hour" : "minute";
      return `${count} ${word}${count === "1" ? "" : "s"}`;
    },
  );
  return parts.length > 0 ? parts.join(" and ") : text;
}
