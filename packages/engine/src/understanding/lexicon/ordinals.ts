const words = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** The place that a word names: 2 for "second" and "2nd"; null for other words. */
export function ordinalOf(word: string): number | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const place = words.indexOf(word) + 1;
  return place === 0 ? null : place;
}
