import type { ChartKind } from "@parlance/contract";

const noun = "(?:charts?|graphs?|plots?|diagrams?|visuali[sz]ations?)";
const grouped = "(?:grouped|grouping|group|clustered|multi[- ]?series|multi[- ]?line)";

/** How people name each kind of chart, the longer names first: parts of a regular expression. */
const names: readonly (readonly [ChartKind, string])[] = [
  ["stacked-bar", `(?:horizontal |vertical )?stack(?:ed|ing)?[- ](?:bar|column)s?(?: ${noun})?`],
  [
    "grouped-bar",
    `(?:horizontal |vertical )?(?:${grouped}|side[- ]by[- ]side) (?:bar|column)s?(?: ${noun})?`,
  ],
  ["bar", `(?:horizontal |vertical |simple )?(?:bar|column) ?${noun}`],
  ["bar", `(?:horizontal |vertical )?bars`],
  ["line", `(?:${grouped} )?(?:line ?${noun}|time series ${noun}|lines(?! per\\b))`],
  ["area", `(?:stacked )?area ?${noun}`],
  ["donut", `(?:pie|donut|doughnut)s?(?: ?${noun})?`],
  ["scatter", `(?:${grouped} )?scatter(?:[- ]?${noun}|s|grams?)?`],
  ["scatter", `(?:bubble|dot) ?${noun}`],
  ["heat-map", `heat ?maps?(?: ?${noun})?`],
  ["box-plot", `box(?:[- ]and[- ]whiskers?)?[- ]?${noun}`],
  ["waterfall", `waterfalls?(?: ?${noun})?`],
  ["pareto", `pareto(?: ?(?:${noun}|analysis))?`],
  [
    "combo",
    `(?:combo|combination|combined|mixed|(?:dual|two|double)[- ]axis|(?:bars?[- ]and[- ]lines?|lines?[- ]and[- ]bars?)) ?${noun}`,
  ],
  ["combo", "combo"],
  ["histogram", `histograms?`],
  [
    "map",
    `(?:choropleth|geographic(?:al)?|geo|world|country|state|us|tile)[- ]?maps?|choropleths?|map(?: ${noun})?`,
  ],
  ["small-multiples", `small multiples?|small ${noun}|trellis(?: ${noun})?|facets`],
  ["cohort", `cohort (?:matrix|table|heat ?map|${noun})`],
  ["table", `tables?(?: view)?`],
];

/** Any name of a chart, or just "chart". */
export const anyChart = `(?:${names.map(([, words]) => words).join("|")}|${noun})`;

/** What a chart may be called right behind a word of drawing alone: "draw a line on sales". */
export const shortNames = "line|bar";

const kinds = [...names, ["line", "line"] as const, ["bar", "bar"] as const].map(
  ([kind, words]) => [kind, new RegExp(`^(?:${words})$`, "i")] as const,
);

/** The kind that a name means; null for a bare "chart". */
export const chartKindOf = (name: string): ChartKind | null =>
  kinds.find(([, words]) => words.test(name.trim()))?.[0] ?? null;
