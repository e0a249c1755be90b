import type { ChartKind } from "@parlance/contract";
import { anyChart, chartKindOf } from "./chart-words.ts";

/** An order named by an axis of the chart: x is what the rows are split by, y the figure. */
export type AxisOrder = { axis: "x" | "y"; descending: boolean };

/**
 * How an answer is to be shown, and the question without those words: blanks stand for them, so that offsets hold.
 * `chart` is null where none is named.
 */
export type Presentation = { chart: ChartKind | null; order: AxisOrder | null; text: string };

const polite =
  "(?:please |can you |could you |would you |i want (?:you )?to |i(?:'d| would) like (?:you )?to |let me |now )*";
const draw =
  "(?:draw|plot|visuali[sz]e|display|show|create|make|give|return|render|generate|build|use|find|do|change|turn|switch|put)";
const article = "(?:an? |the |some |one |them |it |that |this |me |us |in |by |with |as |to |into |using )*";
const about =
  "(?: (?:of|for|about|on|showing|shows?|displaying|representing|comparing|that shows?|which shows?|to show|to display|to visuali[sz]e|for finding|for|with|where|in which|how|illustrating|depicting|over))?";

const patterns: readonly RegExp[] = [
  new RegExp(
    `(?:^|(?<=[.?!,;] ?))\\s*(?:and |then )?${polite}(?:${draw} )?${article}(${anyChart})\\b${about}(?: simply displaying| please)?`,
    "i",
  ),
  new RegExp(`,? ?\\b(?:and )?${polite}(?:${draw} )(?:me |us )?${article}(${anyChart})\\b${about}`, "i"),
  new RegExp(
    `,? ?\\b(?:in|as|with|by|using|through|via|on|into)(?: an?| the)?(?: form of)?(?: an?| the)? (${anyChart})\\b(?: please)?`,
    "i",
  ),
];

/** What a picture is to show, said in a sentence of its own ("Show the proportion.") or before the question. */
const purposes: readonly (readonly [ChartKind, RegExp])[] = (
  [
    ["donut", "proportions?"],
    ["line", "trends?"],
  ] as const
).flatMap(([kind, word]) => [
  [
    kind,
    new RegExp(
      `(?<=[.?!,;]) *(?:what(?:'s| is| are) the|${polite}(?:show|give|display|see)(?: me)?(?: the| their)?) ${word} ?[.?!]?\\s*$`,
      "i",
    ),
  ] as const,
  [
    kind,
    new RegExp(`^ *${polite}(?:show|give|display|see)(?: me)? (?:the |their )?${word} (?:on|about) `, "i"),
  ] as const,
]);

const direction =
  "(?:in |from |with )?(?:an? |the )?(asc(?:ending)?|desc(?:ending)?|low(?:est)? to high(?:est)?|high(?:est)? to low(?:est)?|small(?:est)? to large(?:st)?|large(?:st)? to small(?:est)?)(?: order)?";
const sort = `,? ?(?:\\b(?:and|then|also) )?${polite}(?:rank|sort|order|list|show|display)(?:ed|ing)?`;
const axis = "(?:by )?(?:the )?(?:bars? by )?([xy])(?:[- ]?ax[ie]s)?";
const axisOrders: readonly { pattern: RegExp; axis: number; direction: number }[] = [
  { pattern: new RegExp(`${sort} ${axis}\\b(?: ${direction})?(?: please)?`, "i"), axis: 1, direction: 2 },
  { pattern: new RegExp(`${sort} ${direction} ${axis}\\b(?: please)?`, "i"), axis: 2, direction: 1 },
];

/**
 * Finds the chart and the axis order that a question asks for. Pure; a question without either comes back as it is. A
 * single word that the data uses as a name ("tables" of a restaurant), as `isName` says, is no chart.
 */
export function readPresentation(question: string, isName: (word: string) => boolean): Presentation {
  let text = question;
  let order: AxisOrder | null = null;
  for (const { pattern, axis: axisGroup, direction: directionGroup } of axisOrders) {
    const match = pattern.exec(text);
    const named = match?.[axisGroup]?.toLowerCase();
    if (match === null || (named !== "x" && named !== "y")) continue;
    order = { axis: named, descending: /^(?:desc|high|large)/i.test(match[directionGroup] ?? "") };
    text = blanked(text, match);
  }
  let chart: ChartKind | null = null;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null || isName(match[1] ?? "")) continue;
    chart ??= chartKindOf(match[1] ?? "");
    text = blanked(text, match);
  }
  for (const [kind, pattern] of purposes) {
    const match = pattern.exec(text);
    if (match === null) continue;
    chart ??= kind;
    text = blanked(text, match);
  }
  return { chart, order, text: text.replace(/\bvisuali[sz]e\b/gi, (word) => "show".padEnd(word.length)) };
}

const blanked = (text: string, match: RegExpExecArray): string =>
  text.slice(0, match.index) + " ".repeat(match[0].length) + text.slice(match.index + match[0].length);
