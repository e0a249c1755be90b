import type { ChartKind } from "@parlance/contract";
import { type Bin, readBinClause } from "./bin-clause.ts";
import { plainRequest } from "./chart-phrases.ts";
import { anyChart, chartKindOf, shortNames } from "./chart-words.ts";
import type { LookChange } from "./look-change.ts";
import { blank, type PictureOrder, polite, readOrderClause } from "./order-clause.ts";
import { readLook } from "./read-look.ts";

/**
 * How an answer is to be shown, and the question without those words: blanks stand for them, so that offsets hold.
 * `chart` is null where none is named, `suggested` is what its words lean to then ("proportion"); `drawn` says that a picture is asked for, of whatever kind; `counts` that what is
 * listed is to be counted, `spread` that a count is meant for each of the values counted. `unordered` is the text before an order by words was taken out of it,
 * `timed` the text with "by year" in it where it says "bin by year"; null elsewhere.
 */
export type Presentation = {
  chart: ChartKind | null;
  suggested: ChartKind | null;
  drawn: boolean;
  order: PictureOrder | null;
  bin: Bin | null;
  counts: boolean;
  spread: boolean;
  swapped: boolean;
  look: LookChange;
  text: string;
  unordered: string;
  timed: string | null;
};

const draw =
  "(?:draw|plot|visuali[sz]e|display|show|create|make|give|return|render|generate|build|use|find|do|change|turn|switch|put)";
const article = "(?:an? |the |some |one |them |it |that |this |me |us |in |by |with |as |to |into |using )*";
const about =
  "(?: (?:(?:for|to|when) (?:find|list|return|show|display|visuali[sz]|reflect|compar|represent|illustrat|giv|count)(?:e|ing)?|of|for|about|on|showing|shows?|displaying|representing|comparing|that shows?|which shows?|with|where|in which|how|illustrating|depicting|over))?";

const patterns: readonly RegExp[] = [
  new RegExp(
    `(?:^|(?<=[.?!,;] ?))\\s*(?:and |then )?${polite}(?:${draw} )?${article}(${anyChart})\\b${about}(?: simply displaying| please)?`,
    "i",
  ),
  new RegExp(`,? ?\\b(?:and )?${polite}(?:${draw} )(?:me |us )?${article}(${anyChart})\\b${about}`, "i"),
  new RegExp(
    `,? ?\\b(?:in|as|with|by|using|through|via|on|into|for (?:visuali[sz]|draw|plott|show|mak|creat|display)ing)(?: an?| the)?(?: form of)?(?: an?| the)? (${anyChart})\\b(?: please)?`,
    "i",
  ),
  new RegExp(`^ *${polite}${draw} (?:me |us )?an? (${shortNames})(?: on| about| showing)\\b`, "i"),
];

/** What a picture is to show, said in a sentence of its own ("Show the proportion.") or before the question. */
const purposes: readonly (readonly [ChartKind, RegExp])[] = (
  [
    ["donut", "proportions?"],
    ["line", "trends?"],
    ["scatter", "(?:correlations?|relationships?)"],
  ] as const
).flatMap(([kind, word]) => [
  [
    kind,
    new RegExp(
      `(?<=[.?!,;]) *(?:and )?(?:what(?:'s| is| are) the|${polite}(?:show|give|display|see|visuali[sz]e)(?: me)?(?: an?| the| their)?) ${word} ?[.?!]?\\s*$`,
      "i",
    ),
  ] as const,
  [
    kind,
    new RegExp(
      `^ *${polite}(?:show|give|display|see)(?: me)? (?:the |their )?${word} (?:on|about) (?![^,.?]* over )`,
      "i",
    ),
  ] as const,
]);

/** What every one of these needs: without it none of them is tried. */
const pictured = new RegExp(
  `(?:${anyChart}|${shortNames}|proportions?|trends?|correlations?|relationships?)\\b`,
  "i",
);

const counting = /,? ?\b(?:and|then) (?:please )?(?:count|compute the number of) them(?: all)?\b/i;

/**
 * "Compare the number of cities", "the number of the names of the products", "what are the number of the order dates with …":
 * counts of values, not of how many there are.
 */
const spreading =
  /^ *compare the (?:total )?numbers? of\b|\bnumber of the (?:\w+ ){0,2}\w+ (?:of|for|from|in|when|with|that|which|whose|who) |\b(?:what|which) are the (?:total )?numbers? of (?:the )?(?:\w+ ){0,2}\w+s /i;

/**
 * Finds the chart, the order and the time units that a question asks for. Pure; a question without any comes back as it
 * is. A single word that the data uses as a name ("tables" of a restaurant), as `isName` says, is no chart.
 */
export function readPresentation(question: string, isName: (word: string) => boolean): Presentation {
  const { look, text: looked } = readLook(question, "anywhere", isName);
  const named = namedChart(looked, isName);
  const plain = plainRequest(named.text, named.chart, isName);
  const counted = counting.exec(plain.text);
  const binned = readBinClause(counted === null ? plain.text : blank(plain.text, counted.index, counted[0]));
  const unordered = (
    binned?.text ?? (counted === null ? plain.text : blank(plain.text, counted.index, counted[0]))
  )
    .replace(/\bvisuali[sz]e\b/gi, (word) => "show".padEnd(word.length))
    .replace(/^ *compare(?= the (?:total )?number of (?:\w+ ){1,4}from the \w+ table\b)/i, (word) =>
      "show".padStart(word.length),
    );
  const ordered = readOrderClause(unordered);
  const text = ordered?.text ?? unordered;
  const said = binned?.said ?? null;
  return {
    chart: plain.chart,
    suggested: plain.chart === null ? leaning(question, isName) : null,
    drawn: named.drawn || plain.chart !== null,
    order: ordered?.order ?? null,
    bin: binned?.bin ?? null,
    counts: counted !== null,
    spread: ordered !== null || spreading.test(plain.text),
    swapped: plain.swapped,
    look,
    text,
    unordered,
    timed:
      said === null ? null : text.slice(0, said.at) + said.words + text.slice(said.at + said.words.length),
  };
}

/** Words that lean to a kind of chart without naming one. */
const leanings: readonly (readonly [ChartKind, RegExp])[] = [
  ["donut", /\bproportions?\b/i],
  ["line", /\btrends?\b/i],
  ["scatter", /\b(?:relationships?|correlations?)\b/i],
  ["bar", /\b(?:compare|comparisons?|from each)\b/i],
];

function leaning(question: string, isName: (word: string) => boolean): ChartKind | null {
  for (const [kind, words] of leanings) {
    const match = words.exec(question);
    if (match !== null && !isName(match[0])) return kind;
  }
  return null;
}

function namedChart(
  question: string,
  isName: (word: string) => boolean,
): { chart: ChartKind | null; drawn: boolean; text: string } {
  let text = question;
  let chart: ChartKind | null = null;
  let drawn = false;
  if (!pictured.test(question)) return { chart, drawn, text };
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null || isName(match[1] ?? "") || /^,? ?by (?:the )?(?:bars|lines)$/i.test(match[0]))
      continue;
    drawn = true;
    chart ??= chartKindOf(match[1] ?? "");
    text = blank(text, match.index, match[0]);
  }
  for (const [kind, pattern] of purposes) {
    const match = pattern.exec(text);
    if (match === null) continue;
    drawn = true;
    chart ??= kind;
    text = blank(text, match.index, match[0]);
  }
  return { chart, drawn, text };
}
