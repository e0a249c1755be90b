import type {
  Aggregation,
  AnalysisRequest,
  ComparisonOperator,
  TimeGrain,
  TimePart,
} from "@parlance/contract";
import { adjectives, type Hint, measuringVerbs } from "./adjectives.ts";
import { comparisons, extremes, scales } from "./comparison-phrases.ts";
import { type GrowthCue, growthCues } from "./growth-cues.ts";

/**
 * What a question asks to be analysed; "influences" is what a level follows from, or what changed it, as the figure is;
 * "outliers" are rows, or periods where a grain is named.
 */
export type AnalysisCue = AnalysisRequest["kind"] | "influences" | "outliers";

/** Days of the week (1 is Monday), or times of the day: minutes since midnight, half-open, over midnight where `until` is the smaller. */
export type Recurring =
  | { part: "day-of-week"; values: readonly number[] }
  | { part: "time-of-day"; from: number; until: number };

/** Words with a function in a question. */
export type Cue =
  | { kind: "count" }
  | { kind: "aggregate"; aggregation: Aggregation }
  | { kind: "extreme"; descending: boolean; hints: readonly Hint[]; count: boolean; plain: boolean }
  | { kind: "compare"; operator: ComparisonOperator; hints: readonly Hint[] }
  | { kind: "suffix"; operator: ComparisonOperator }
  | { kind: "by"; each: boolean }
  | { kind: "not" }
  | { kind: "and" }
  | { kind: "or" }
  | { kind: "both" }
  | { kind: "between" }
  | { kind: "text"; match: "contains" | "starts-with" | "ends-with" }
  | { kind: "order"; descending: boolean | null }
  | { kind: "direction"; descending: boolean }
  | { kind: "alphabetical" }
  | { kind: "distinct" }
  | { kind: "share" }
  | GrowthCue
  | { kind: "running" }
  | { kind: "moving" }
  | { kind: "null"; negated: boolean }
  | { kind: "having" }
  | { kind: "who" }
  | { kind: "when" }
  | { kind: "where" }
  | { kind: "which" }
  | { kind: "average-of" }
  | { kind: "grain"; grain: TimeGrain; calendar?: true }
  | { kind: "part"; part: TimePart }
  | { kind: "top"; descending: boolean }
  | { kind: "common"; descending: boolean }
  | { kind: "versus" }
  | { kind: "within" }
  | { kind: "returns" }
  | { kind: "ratio" }
  | { kind: "minus" }
  | { kind: "analysis"; analysis: AnalysisCue }
  | { kind: "rank" }
  | { kind: "recurring"; recurring: Recurring }
  | { kind: "unit"; grain: TimeGrain }
  | { kind: "comparative"; operator: ComparisonOperator }
  | { kind: "is" };

/** The cues of a phrase of folded words, joined by single spaces; empty where it is none. */
export const cuesOf = (phrase: string): readonly Cue[] => table.get(phrase) ?? [];

/** The most words that a cue phrase has. */
export const longestCue = 7;

const dayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

const phrases: readonly (readonly [Cue, string])[] = [
  [
    { kind: "count" },
    "how many|number of|total number of|the total number|total number|the number of|count of|count|counts|count the number of|# of|numbers of|how often|how many times|amount of|total count of|overall number of|volume of|frequency",
  ],
  [
    { kind: "aggregate", aggregation: "sum" },
    "total|totals|sum|sum of|total amount of|combined|overall|in total|altogether|summed|how much|total of|accumulated|aggregate|grand total|grand total of",
  ],
  [
    { kind: "aggregate", aggregation: "average" },
    "average|averages|overall average|avg|mean|averge|avarage|typical|usual|on average|average of|averaged|mean value of",
  ],
  [{ kind: "aggregate", aggregation: "median" }, "median"],
  [{ kind: "aggregate", aggregation: "standard-deviation" }, "standard deviation|stddev|std dev"],
  [{ kind: "aggregate", aggregation: "variance" }, "variance"],
  [{ kind: "aggregate", aggregation: "minimum" }, "minimum|min|minimal"],
  [{ kind: "aggregate", aggregation: "maximum" }, "maximum|max|maximal"],
  [
    { kind: "by", each: false },
    "by|depending on|depending on which|depending on the|in terms of|grouped by|group by|broken down by|broken out by|split up by|separated by|split by|across|according to|break down by|by each|sliced by|breakdown by|and group by|for different|for the different|of different",
  ],
  [
    { kind: "by", each: true },
    "per|for each|each|every|for every|in each|of each|in every|at each|on each|from each|to each|with each|within each|by every|has each|does each|do each|of every|under each|belonging to each|for each of",
  ],
  [
    { kind: "not" },
    "not|no|without|never|except|excluding|except for|other than|neither|nor|outside|outside of|but not|non|did not|do not|does not|not in|is not|are not|was not|were not|has not|have not|had not|not any|without any|no any|lacking|lack|lacks|none|isn|aren|doesn|didn|don|cannot|not been|have no|has no|not have any|not had any|did not have any|had no|have not had any|has not had any|not have|exclusive of|besides|aside from|apart from|not including|not counting",
  ],
  [
    { kind: "and" },
    "and|,|and then|, then|then|as well as|along with|&|together with|;|but also|plus|plus the",
  ],
  [{ kind: "or" }, "or|either|and/or"],
  [{ kind: "both" }, "both|as well|at the same time|also|not only|not just"],
  [
    { kind: "between" },
    "between|ranging from|in the range of|in the range|ranges from|from between|in between",
  ],
  [
    { kind: "text", match: "contains" },
    "contain|contains|containing|with the substring|that contain|have the word|has the word|with the word|includes the word|include the substring|contains the word|contain the word|containing the word|have the substring|has the substring|contains the substring|contain the substring|containing the substring|like|includes|including the word|containing the letter|contains the letter|contain the letter|have the letter|containing the letters|contains the letters|contain the letters|have the letters|has the letter|has the letters|with the letters|with the letter|the substring|the word|with substring",
  ],
  [
    { kind: "text", match: "starts-with" },
    "start with|starts with|starting with|begin with|begins with|beginning with|start with the letter|starts with the letter|starting with the letter|begin with the letter|begins with the letter|beginning with the letter|with the prefix|whose first letter is|first letter is|prefix|started with|starting with letter|starts with letter",
  ],
  [
    { kind: "text", match: "ends-with" },
    "end with|ends with|ending with|ending in|end with the letter|ends with the letter|with the suffix|ends in|ending with the letter",
  ],
  [
    { kind: "order", descending: null },
    "sorted by|ordered by|order by|sort by|in order of|in the order of|ranked by|arranged by|sorted in order of|in alphabetical order of|in alphabetical order by|alphabetically by|ordered alphabetically by|sorted alphabetically by|in the alphabetical order of|order them by|sort them by|sort the list by|sorted according to|in lexicographic order of|in lexicographical order of|ordered in alphabetical order by|rank them by|rank by|rank it by|order it by|sort it by|sort these by|arrange them by|order the results by|sort the results by|order the result by|sorted in alphabetical order by|in order by|sorted the results by|ordered the results by|sort results by|order results by|results sorted by|results ordered by",
  ],
  [
    { kind: "order", descending: false },
    "in ascending order of|in ascending order by|in increasing order of|ascending order of|in the ascending order of|sorted by ascending|ordered by ascending|sorted in ascending order of|sorted in ascending order by|ordered in ascending order of|in ascending order based on|in ascending|increasing order of|sort by ascending|ascending by|in ascending alphabetical order of|in ascending order for",
  ],
  [
    { kind: "order", descending: true },
    "in descending order of|in descending order by|in decreasing order of|descending order of|in the descending order of|sorted by descending|ordered by descending|sorted in descending order of|sorted in descending order by|ordered in descending order of|in descending order based on|decreasing order of|sort by descending|descending by|in descending|in reverse order of|in reverse alphabetical order of|in descending alphabetical order of",
  ],
  [
    { kind: "direction", descending: false },
    "ascending|in ascending order|ascending order|in increasing order|asc|lowest first|increasing|smallest first|oldest first|earliest first|worst first|fewest first|least first|shortest first|slowest first|cheapest first|least expensive first|lightest first|closest first|nearest first|quietest first|lowest to highest|smallest to largest|from a to z",
  ],
  [
    { kind: "direction", descending: true },
    "descending|in descending order|descending order|in decreasing order|desc|highest first|decreasing|largest first|newest first|youngest first|latest first|most recent first|best first|most first|longest first|fastest first|quickest first|dearest first|priciest first|costliest first|most expensive first|heaviest first|tallest first|busiest first|greatest first|highest to lowest|largest to smallest|reverse|biggest first|from z to a",
  ],
  [
    { kind: "alphabetical" },
    "alphabetically|in alphabetical order|alphabetical order|in alphabetic order|lexicographically|in lexicographical order|in lexicographic order|in alphabetical|alphabetical|in the alphabetical order|in an alphabetical order",
  ],
  [
    { kind: "distinct" },
    "different|distinct|unique|separate|distinctive|differing|without repetition|without duplicates|all different|deduplicated",
  ],
  [
    { kind: "share" },
    "what part of|which part of|what portion of|portion of|slice of|chunk of|what slice of|what chunk of|percentage of|percent of|share of|proportion of|fraction of|what percentage of|% of|what share of|what fraction of|what percent of|percentage|as a percentage|percentage share|share|as percentages|as percent|as a percent|as a %|in percent|as a share|as a percentage of the total|as percentage|contribution|percentage breakdown|percentage breakdown of|percent breakdown of|percentage split of|percentage distribution of",
  ],
  ...growthCues,
  [
    { kind: "running" },
    "cumulative|cum|running total|running total of|cumulated|running sum of|cumulatively|running",
  ],
  [
    { kind: "moving" },
    "moving average|moving average of|rolling average|rolling average of|rolling mean|moving mean|day moving average|day rolling average|month moving average|month rolling average|week moving average|week rolling average|day moving average of|month moving average of|day rolling average of|month rolling average of",
  ],
  [
    { kind: "null", negated: false },
    "missing|unknown|we not know|not know|null|blank|empty|not recorded|unrecorded|not available|not specified|unspecified|no recorded|not known|undefined|not provided|no known|not given|has no value|is missing|are missing|with missing|without a recorded|without recorded",
  ],
  [
    { kind: "null", negated: true },
    "not null|not missing|non null|not empty|not blank|is known|available on record",
  ],
  [
    { kind: "having" },
    "with|have|has|having|had|whose|where|who have|who has|that have|that has|which have|which has|in which|for which|that|who|when|if|which|while",
  ],
  [{ kind: "who" }, "who|whom|who are|who is|who was|who were"],
  [{ kind: "when" }, "when|what date|on what date|when was|when did|what time|on which date"],
  [{ kind: "where" }, "where|where is|where was|where are"],
  [{ kind: "which" }, "which|what"],
  [
    { kind: "average-of" },
    "the average|average|the mean|the overall average|overall average|average of all|the average of all",
  ],
  [{ kind: "grain", grain: "day" }, "daily|day by day|per day|by day|each day|every day|by date|per date"],
  [{ kind: "grain", grain: "week" }, "weekly|per week|by week|each week|every week|week by week"],
  [
    { kind: "grain", grain: "month" },
    "monthly|per month|by month|each month|every month|month by month|for each month|over the months|by calendar month|in each month|for every month|calendar year and month|by year and month",
  ],
  [
    { kind: "grain", grain: "quarter" },
    "quarterly|per quarter|by quarter|each quarter|every quarter|for each quarter|in each quarter|by fiscal quarter|per fiscal quarter|each fiscal quarter|by financial quarter",
  ],
  [
    { kind: "grain", grain: "year" },
    "yearly|annually|annual|per year|by year|each year|every year|year by year|for each year|over the years|per annum|in each year|over years|by fiscal year|per fiscal year|each fiscal year|by financial year|per financial year",
  ],
  [
    { kind: "grain", grain: "year", calendar: true },
    "by calendar year|per calendar year|each calendar year|for each calendar year",
  ],
  [{ kind: "grain", grain: "hour" }, "hourly|hour by hour"],
  [
    { kind: "grain", grain: "minute" },
    "by minute|by the minute|per minute|each minute|every minute|minute by minute",
  ],
  [
    { kind: "part", part: "day-of-week" },
    "weekday|weekdays|day of the week|day of week|by weekday|weekdy|which weekday|days of the week|per weekday|week day",
  ],
  [
    { kind: "part", part: "hour-of-day" },
    "hour of the day|hour of day|hours of the day|hours of day|by hour|per hour|hour|by hour of day|time of day|times of day|times of the day|at what hour|which hour|what hour",
  ],
  [
    { kind: "part", part: "month-of-year" },
    "month of the year|calendar month|month of year|month name|by month name|per month name|month names|seasonality|seasonality of|seasonal pattern|seasonal pattern of",
  ],
  [
    { kind: "top", descending: true },
    "top|best|best performing|top performing|highest performing|strongest performing|first|leading|highest|largest|biggest|most|top most",
  ],
  [
    { kind: "top", descending: false },
    "bottom|worst|worst performing|lowest performing|poorest performing|weakest performing|least performing|last|lowest|smallest|fewest|least",
  ],
  [
    { kind: "common", descending: true },
    "most common|most popular|most frequent|most frequently|most often|most commonly|most used|most frequently used|most commonly used|commonest|most prevalent|most widely used|most popularly used|best selling|most ordered",
  ],
  [
    { kind: "common", descending: false },
    "least common|least popular|least frequent|least frequently|least often|least commonly|least used|rarest|least commonly used|least frequently used",
  ],
  [
    { kind: "versus" },
    "vs|versus|side by side|head to head|next to each other|compared with|compared to|compare|against|vs.|in comparison to|difference between|comparison of",
  ],
  [{ kind: "returns" }, "returns|return|returned|refunds|refund|refunded|cancellations|returned items"],
  [{ kind: "ratio" }, "ratio|ratio of|to|per|divided by|over"],
  [{ kind: "minus" }, "minus|less|net of"],
  [
    { kind: "analysis", analysis: "forecast" },
    "expected|what can we expect|what will|how will|how much will|going to look like|outlook|outlook for|extrapolate|extrapolation|forecast|predict|prediction|projection|forecasts|projected|expect",
  ],
  [
    { kind: "analysis", analysis: "anomalies" },
    "unusually high|unusually low|unusually|unusually large|unusually many|suspicious|suspiciously high|abnormally high|abnormally low|stands out|out of the ordinary|anything unusual|something unusual|something odd|anything odd|odd|peculiar|irregularities|anomalies|anomaly|unusual|spikes|abnormal|strange|anomalous|change point|change points|changepoint|changepoints|level shift|level shifts|structural break|structural breaks|step change|step changes|did anything change in|has anything changed in",
  ],
  [{ kind: "analysis", analysis: "outliers" }, "outliers|outlier|extreme values"],
  [
    { kind: "analysis", analysis: "drivers" },
    "why|what drove|what caused|root cause|explain the drop|explain the increase|explain|reason for|reasons for",
  ],
  [
    { kind: "analysis", analysis: "influences" },
    "drivers of|what drives|drives|drivers|driver|what explains|what is driving",
  ],
  [
    { kind: "analysis", analysis: "trend" },
    "developing|evolving|evolved|evolve|progressing|trend|trend of|trends|trending|trend in|over time|change over time|changed over time|changes over time|changing over time|change over the years|changed over the years|over the years|vary over time|varied over time|evolution of|evolution|developed|develop",
  ],
  [
    { kind: "analysis", analysis: "correlation" },
    "correlate with|correlates with|correlated with|go together with|goes together with|correlation|corr|corr between|corr of|correlation between|correlate|correlated|correlates|correlation of|relationship between|relationship of|relation between|depend on|depends on",
  ],
  [
    { kind: "analysis", analysis: "distribution" },
    "distribution|distribution of|histogram|histogram of|spread of|distributed",
  ],
  [
    { kind: "analysis", analysis: "concentration" },
    "how concentrated|concentrated|concentration|concentration of",
  ],
  [{ kind: "rank" }, "rank|ranks|ranking|rankings|rank of|ranking of|rank of each|rank each|rank all|ranked"],
  [
    { kind: "recurring", recurring: { part: "day-of-week", values: [6, 7] } },
    "on weekends|weekends only|only weekends|only on weekends|just weekends|on weekend|on the weekend|on the weekends|on a weekend|at weekends|at the weekend|during weekends|during the weekend|over the weekend|weekend|weekends|on weekend days",
  ],
  [
    { kind: "recurring", recurring: { part: "day-of-week", values: [1, 2, 3, 4, 5] } },
    "on weekdays|weekdays only|weekday only|only weekdays|only on weekdays|on weekdays only|just weekdays|working days only|on a weekday|on week days|during weekdays|on working days|on business days|on workdays|during the week",
  ],
  ...dayNames.map((name, at): readonly [Cue, string] => [
    { kind: "recurring", recurring: { part: "day-of-week", values: [at + 1] } },
    `on ${name}s|${name}s|every ${name}|${name}|on ${name}|on a ${name}`,
  ]),
  [{ kind: "unit", grain: "year" }, "year|years"],
  [{ kind: "unit", grain: "month" }, "month|months"],
  [{ kind: "unit", grain: "quarter" }, "quarter|quarters"],
  [{ kind: "unit", grain: "week" }, "week|weeks"],
  [{ kind: "unit", grain: "day" }, "day|days"],
  [{ kind: "comparative", operator: ">" }, "higher|greater|larger|bigger|more|better|longer|later"],
  [{ kind: "comparative", operator: "<" }, "lower|smaller|fewer|less|shorter|earlier"],
  [
    { kind: "is" },
    "the others|the rest|everyone else|everybody else|all others|the remaining|look like|looks like|looked like|is|are|was|were|be|=|of|:|being|equals",
  ],
  [
    { kind: "suffix", operator: ">=" },
    "or more|or higher|or above|or over|or greater|and above|and over|or later|or older|or longer|and more|plus|+|or after|and up|or newer|and newer|and later|and above|and higher|or up|and upwards|upwards|and onwards|onwards",
  ],
  [
    { kind: "suffix", operator: "<=" },
    "or less|or fewer|or lower|or below|or under|and below|and under|or earlier|or younger|or shorter|or before",
  ],
];

/** The ends of a scale: what is said, and whether the largest is meant. */
const ends = [
  ["most", true],
  ["least", false],
] as const;

const table: ReadonlyMap<string, readonly Cue[]> = build();

function build(): Map<string, Cue[]> {
  const result = new Map<string, Cue[]>();
  const add = (list: string, cue: Cue): void => {
    for (const phrase of new Set(list.split("|"))) result.set(phrase, [...(result.get(phrase) ?? []), cue]);
  };
  for (const [cue, list] of phrases) add(list, cue);
  for (const [operator, list] of comparisons) add(list, { kind: "compare", operator, hints: [] });
  for (const [low, high] of scales)
    for (const from of low.split("|"))
      for (const to of high.split("|")) {
        const said = (low: string, high: string): string =>
          `from ${low} to ${high}|${low} to ${high}|from the ${low} to the ${high}`;
        add(said(from, to), { kind: "direction", descending: false });
        add(said(to, from), { kind: "direction", descending: true });
      }
  for (const [descending, count, list] of extremes)
    add(list, { kind: "extreme", descending, hints: [], count, plain: true });
  for (const [verbs, hints] of measuringVerbs)
    for (const verb of verbs.split("|"))
      for (const [strength, descending] of ends)
        add(`${verb} the ${strength}|${verb} ${strength}`, {
          kind: "extreme",
          descending,
          hints: descending ? hints : hints.map((hint) => ({ ...hint, descending })),
          count: false,
          plain: false,
        });
  for (const [verbs, hints] of measuringVerbs)
    for (const [operator, list] of comparisons)
      for (const verb of verbs.split("|"))
        for (const phrase of list.split("|").filter((each) => /^(?:more|less|over|under|at) ?/.test(each)))
          add(`${verb} ${phrase}`, { kind: "compare", operator, hints });
  for (const [high, low, highHints, lowHints] of adjectives) {
    addAdjective(high, highHints, add);
    addAdjective(low, lowHints, add);
  }
  return result;
}

function addAdjective(list: string, hints: readonly Hint[], add: (list: string, cue: Cue) => void): void {
  for (const word of list.split("|")) {
    const comparative = /(^more|^less|er$)/.test(word) && !/^most|est$/.test(word);
    const descending = hints[0]?.descending ?? true;
    if (comparative) {
      for (const than of ["than", "then"])
        add(`${word} ${than}`, { kind: "compare", operator: descending ? ">" : "<", hints });
      for (const [strength, high] of ends)
        add(`${strength} ${word.replace(/er$/, "")}`, {
          kind: "extreme",
          descending: descending === high,
          hints: high ? hints : hints.map((hint) => ({ ...hint, descending: !hint.descending })),
          count: false,
          plain: false,
        });
    } else add(word, { kind: "extreme", descending, hints, count: false, plain: false });
  }
}
