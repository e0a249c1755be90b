/** An order said of the picture: by an axis (x is what the rows are split by, y the figure) or by what is shown under some words. */
export type PictureOrder = { by: "x" | "y" | { words: string }; descending: boolean };

/** How requests are softened: parts of a regular expression. */
export const polite =
  "(?:please |can you |could you |would you |i want (?:you )?to |i(?:'d| would) like (?:you )?to |let me |now |also |then |just )*";

const direction =
  "(?:in |from |with )?(?:an? |the )?(asc(?:ending)?|desc(?:ending)?|low(?:est)? to high(?:est)?|high(?:est)? to low(?:est)?|small(?:est)? to large(?:st)?|large(?:st)? to small(?:est)?)(?: order)?(?:ing)?";
const start = `(?:^|(?:[,.?!;] *|\\b)(?:and |then )|[,.?!;]) *${polite}(?:rank|sort|order|list|show|display|arrange)(?:ed|ing)?(?: me| them| it| the (?:results?|rows|list))?`;
const object = "(?:the )*([\\w][\\w .'-]*?)";
const axis = "(?:by )?(?:the )?(?:bars? by )?([xy])(?:[- ]?ax[ie]s)?";
const end = "(?: please)? *[.?!]* *$";

const axisOrders = [
  { pattern: new RegExp(`${start} ${axis}\\b(?: ${direction})?(?: please)?`, "i"), by: 1, direction: 2 },
  { pattern: new RegExp(`${start} ${direction} ${axis}\\b(?: please)?`, "i"), by: 2, direction: 1 },
] as const;
const wordOrders = [
  { pattern: new RegExp(`${start} (?:by )?${object} ${direction}${end}`, "i"), by: 1, direction: 2 },
  { pattern: new RegExp(`${start} ${direction} (?:by|of) ${object}${end}`, "i"), by: 2, direction: 1 },
] as const;

/** The last clause of a text that orders the picture, and the text with blanks in its place; null where there is none. */
export function readOrderClause(text: string): { order: PictureOrder; text: string } | null {
  for (const { pattern, by, direction: at } of axisOrders) {
    const match = pattern.exec(text);
    const named = match?.[by]?.toLowerCase();
    if (match === null || (named !== "x" && named !== "y")) continue;
    return { order: { by: named, descending: isDown(match[at]) }, text: blank(text, match.index, match[0]) };
  }
  for (const { pattern, by, direction: at } of wordOrders) {
    const match = pattern.exec(text);
    const words = match?.[by]?.trim().toLowerCase();
    if (match === null || words === undefined || match.index === 0 || words.split(" ").length > 6) continue;
    if (/ and /.test(words) && /^[,.?!; ]*list/i.test(match[0])) continue;
    return {
      order: { by: meaningOf(words), descending: isDown(match[at]) },
      text: blank(text, match.index, match[0]),
    };
  }
  return null;
}

/** The figure is "the total number", the axis below is "the bars"; anything else is a name. */
function meaningOf(words: string): PictureOrder["by"] {
  if (/^(?:total(?: number)?|number|count|values?|amount|figures?)$/.test(words)) return "y";
  return /^bars?$/.test(words) ? "x" : { words };
}

const isDown = (words: string | undefined): boolean => /^(?:desc|high|large)/i.test(words ?? "");

/** A text with blanks in place of a stretch of it, so that offsets hold. */
export const blank = (text: string, at: number, stretch: string): string =>
  text.slice(0, at) + " ".repeat(stretch.length) + text.slice(at + stretch.length);
