import type { ChartKind } from "@parlance/contract";

/** A question whose talk about the picture is said in plain words; `swapped` says that the axis below was named last. */
export type PlainRequest = { text: string; chart: ChartKind | null; swapped: boolean };

const opener =
  "(?:(?:please |can you |could you )?(?:give|show|tell)(?: me)?|i (?:want|would like) to (?:see|know|show)|visuali[sz]e|draw|display|plot|return|what(?: is|'s| are))?";
export const aggregates =
  /\b(?:sum|total|average|mean|number|amount|count|minimum|maximum|min|max|median|how many|highest|lowest)\b/i;

/**
 * Says in plain words what a question asks a picture to show: "the comparison of A over B" is A by B, "the distribution of
 * A and the sum of B" is B by A, "the proportion of each A" counts by A. Each rewriting keeps the text's length, so that
 * offsets hold. `isName` tells the data's own words, which are left alone.
 */
export function plainRequest(
  question: string,
  chart: ChartKind | null,
  isName: (word: string) => boolean,
): PlainRequest {
  let request: PlainRequest = { text: question, chart, swapped: false };
  for (const rewrite of [
    totalNumber,
    different,
    attribute,
    placed,
    axes,
    splitting,
    coloured,
    overAxis,
    countedByItself,
    distribution,
    relationship,
    proportion,
    trend,
    overTime,
  ])
    request = rewrite(request, isName);
  return request;
}

type Rewrite = (request: PlainRequest, isName: (word: string) => boolean) => PlainRequest;

/** "The total number of each A", "the number from each A", which count nothing else: how many there are of each A. */
const totalNumber: Rewrite = (request) => ({
  ...request,
  text: request.text.replace(
    /\b(?:what(?: is|'s| are) |show(?: me)? |give(?: me)? |compute )?(?:the )?total number (?:of|for|from|in) (?:each|every|different)\b/i,
    (all) => padded("count by", all),
  ),
});

/** "The number of order date over order date": how many there are of each. */
const countedByItself: Rewrite = (request) => ({
  ...request,
  text: request.text.replace(
    /\b(?:the )?(?:(?:total )?(?:number|amount|count) of|how many) +((?:\w+ +){0,5}?\w+?)s? +(?:over|by|per|from each|for each|in each|of each) +(?:the +)?(?=\1s?(?! +(?!(?:by|and|bin|in|as|from|with|for|order|sort|rank|show|list|display|could|please)\b)\w|\w))/i,
    (all) => padded("count by", all),
  ),
});

/** "A vs B where A is on the x-axis": which of them is below says nothing more of what is shown. */
const placed: Rewrite = (request) => ({
  ...request,
  text: request.text.replace(
    /,? *\bwhere (?:the )?((?:\w+ ){0,3}?\w+) (?:is|are) (?:on|along) (?:the )?[xy][- ]?ax[ie]s\b/i,
    (all, name: string, at: number) =>
      request.text.slice(0, at).toLowerCase().includes(name.toLowerCase()) ? " ".repeat(all.length) : all,
  ),
});

/** "The number of A with different Bs and Cs": by B and C. */
const different: Rewrite = (request) => ({
  ...request,
  text: request.text.replace(/(?<=\bnumber of (?:\w+ ){1,3})with different (?=\w+s\b)/i, (all) =>
    padded("by", all),
  ),
});

/** "group by attribute C": by C; beside bare columns, one more of them. */
const attribute: Rewrite = (request) => ({
  ...request,
  text: request.text.replace(/,? ?\b(?:and )?group(?:ed)? by attribute\b/i, (all, at: number) =>
    padded(request.chart === null || aggregates.test(request.text.slice(0, at)) ? " group by" : " and", all),
  ),
});

/** "The x-axis is A", "B on the y-axis": by A; the figures B. */
const axes: Rewrite = (request) => ({
  ...request,
  text: request.text
    .replace(
      /[.,]? *\b(?:(?:and|where|with|in which) )?(?:the |an? )?x[- ]?ax[ie]s (?:is|represents|shows|for)\b/gi,
      (all) => padded(request.chart === "scatter" && !aggregates.test(request.text) ? " ," : " by", all),
    )
    .replace(
      /[.,]? *\b(?:(?:and|where|with|in which) )?(?:the |an? )?y[- ]?ax[ie]s (?:is|represents|shows|for)\b/gi,
      (all) => padded(" and", all),
    )
    .replace(/ (?:(?:is|are) )?(?:on|as|along) (?:the |an? )?[xy][- ]?ax[ie]s\b/gi, (all) =>
      " ".repeat(all.length),
    ),
});

/** "and split them by C", "coloured by C", "that groups by C", "a different colour for each C": by C; "break it down by C" and no more, beside what there is. */
const splitting: Rewrite = (request) => ({
  ...request,
  text: request.text
    .replace(/,? ?\b(?:(?:and )?(?:use|using|with) )?an? different colou?rs? for each\b/i, (all) =>
      padded(" by", all),
    )
    .replace(
      /,? ?\b(?:and )?(?:then )?(?:(?:by )?(?:split|group|stack|colou?r|categori[sz]e?|divid|break|separat)(?:e|ed|ing|ting)?(?: (?:them|it|those|that|this|these|the bars|the results?|the number|the total))(?: (?:up|down|further))?|(?:by )?(?:categori[sz]ing|grouping|splitting)|(?:(?:the )?(?:points|dots|bars|lines) (?:are )?)?(?:colou?red|stacked)|(?:that|which) (?:is |are )?(?:split|group|stack)(?:s|ed)?) by\b/i,
      (all, at: number) => padded(at === 0 && /^(?:split|break)/i.test(all) ? " also by" : " by", all),
    ),
});

/** "A scatter plot of A vs B by C": points of both, coloured by C. */
const coloured: Rewrite = (request) =>
  request.chart !== "scatter" || aggregates.test(request.text)
    ? request
    : {
        ...request,
        text: request.text.replace(
          /\b(vs\.?|versus|against)( +[\w ]+?) by(?= +[\w ]+[.?!]? *$)/i,
          (_, joint: string, other: string) => `${padded(",", joint).slice(0, joint.length)}${other} , `,
        ),
      };

const over = new RegExp(
  `${opener} *(?:about |of )?(?:an? |the )?(?:general |overall )?(comparison|change|trend|development|evolution)(?: about| of| in| on| for)? +((?:(?! over )[^,.?])+?) +over +((?:the +)?)(\\w+)`,
  "i",
);

/** "The comparison of A over B": A by B where A is aggregated, else both columns, B below. */
const overAxis: Rewrite = (request, isName) => {
  const match = over.exec(request.text);
  if (match === null || !isName(match[4] ?? "")) return request;
  const [all, kind = "", what = ""] = match;
  const figured = aggregates.test(what);
  const at = match.index + all.indexOf(what, all.indexOf(kind) + kind.length);
  const head = padded("show", request.text.slice(match.index, at));
  const tail = request.text
    .slice(at + what.length)
    .replace(/^ +over\b/i, (each) => padded(figured ? " by" : " and", each));
  const grouped = figured ? tail : tail.replace(/,? ?(?:and )?group by\b/i, (each) => padded(" and", each));
  return {
    text: request.text.slice(0, match.index) + head + what + grouped,
    chart: request.chart ?? (/comparison/i.test(kind) ? "bar" : "line"),
    swapped: !figured,
  };
};

/** "The distribution of A and the sum of B" shows both, A below; the distribution of one thing is an analysis. */
const distribution: Rewrite = (request) => {
  if (request.chart === null || request.chart === "histogram" || request.chart === "box-plot") return request;
  const match = new RegExp(`${opener} *(?:about )?(?:the )?distribution of +(?=[\\w ]+? and )`, "i").exec(
    request.text,
  );
  if (match === null) return request;
  const rest = request.text.slice(match.index + match[0].length);
  const figured = aggregates.test(rest);
  return {
    ...request,
    text:
      request.text.slice(0, match.index) +
      padded("show", match[0]) +
      (figured ? rest : rest.replace(/,? ?(?:and )?group by\b/i, (each) => padded(" and", each))),
  };
};

const related = /(?:the )?(?:relationship|relation|correlation)s? (?:between|of) +(?=[\w ]+? and )/i;

/** "The relationship between A and B" as both columns, where no analysis of it can be read; null where nothing says so. */
export function bothColumns(text: string): string | null {
  const match = related.exec(text);
  if (match === null) return null;
  const rest = text.slice(match.index + match[0].length);
  return " ".repeat(match.index) + padded("show", match[0]) + rest;
}

/** "The relationship between A and B" of a scatter plot: both columns; "the correlation" alone asks for a figure. */
const relationship: Rewrite = (request) => {
  const match = related.exec(request.text);
  if (match === null) return request;
  const rest = request.text.slice(match.index + match[0].length);
  const scoped = /^ *for (?:those|these|all) /i.test(request.text);
  const coefficient = /^(?:the )?correlation /i.test(match[0]);
  if (!scoped && !/,? (?:and )?group by\b/i.test(rest))
    return coefficient ? request : { ...request, chart: request.chart ?? "scatter" };
  const before = request.text.slice(0, match.index);
  return {
    text:
      before +
      padded("show", match[0]) +
      rest.replace(/,? ?(?:and )?group by\b/i, (each) => padded(" and", each)),
    chart: request.chart ?? "scatter",
    swapped: false,
  };
};

const proportions = new RegExp(
  `${opener} *(?:about |on )?(?:the )?(?:proportion|share|percentage|breakdown)s? (?:of|on|about|for) +`,
  "i",
);

/** "The proportion of each A", "of different As", "of A and B", "of the total number for each A": a pie of counts or of B; "revenue share of each A" one of that figure. A percentage or a share that is not drawn as one, of each A in B, or of what is so in each A ("what percentage of each A is paid"), is computed. */
const proportion: Rewrite = (request) => {
  const match = proportions.exec(request.text);
  if (match === null) return request;
  const before = request.text.slice(0, match.index);
  const rest = request.text.slice(match.index + match[0].length);
  const parts = /^(?:the )?(?:each|every|different|various) (?=[\w ]+[.?!]? *$)/i.exec(rest);
  const figured = /\w\s*$/.test(before);
  const told = rest.slice(parts?.[0].length ?? 0);
  const ofWhole =
    /percentage|share/i.test(match[0]) &&
    (/^(?:\w+ ){1,3}(?:in|of|among|that|who|which|is|are|was|were) /i.test(told) ||
      (/^what\b/i.test(request.text) && /^\w+ \w/.test(told)));
  if (parts !== null && ofWhole && request.chart === null) return request;
  if (parts !== null)
    return {
      ...request,
      chart: request.chart ?? "donut",
      text:
        before +
        padded(figured ? " share by" : "count by", match[0] + parts[0]) +
        rest.slice(parts[0].length),
    };
  if (figured) return request;
  const drawn = request.chart === "donut";
  const split = /\b(?:by|for each|of each|per|across|for different|for every|in each)\b/i.test(rest);
  if (!drawn && !split && !/^(?:how|what) /i.test(rest)) return request;
  if (!drawn && !/breakdown/i.test(match[0])) return request;
  const counted = !aggregates.test(rest) && split;
  return {
    ...request,
    chart: request.chart ?? "donut",
    text: before + padded(counted ? "number of" : "show", match[0]) + rest,
  };
};

/** "I want to see the trend of A by B": a line. */
const trend: Rewrite = (request) => {
  const match = new RegExp(
    `${opener} *(?:about )?(?:the )?(?:general |overall )?trends?(?: of| about| in| on| for)? +`,
    "i",
  ).exec(request.text);
  if (
    match === null ||
    !/\b(?:by|per|for each|each) \w/i.test(request.text.slice(match.index + match[0].length))
  )
    return request;
  return {
    ...request,
    chart: request.chart ?? "line",
    text: `${request.text.slice(0, match.index)}${padded(match.index === 0 ? "show" : "", match[0])}${request.text.slice(match.index + match[0].length)}`,
  };
};

/** "A line chart of A", with nothing that A goes along: by month. */
const overTime: Rewrite = (request) => {
  if (request.chart !== "line" && request.chart !== "area") return request;
  const along =
    /\b(?:by|per|for|over|across|along|from|each|every|and|against|versus|vs|between|time|dates?|trends?|(?:dai|week|month|quarter|year|annual|hour)ly|hours?|days?|weeks?|months?|quarters?|years?)\b/i;
  const match = / {8,}(?=\w[\w ]*[.?!]? *$)/.exec(request.text);
  if (match === null || along.test(request.text)) return request;
  const rest = request.text.slice(match.index + match[0].length);
  return { ...request, text: request.text.slice(0, match.index) + padded("monthly", match[0]) + rest };
};

/** Words put in place of a stretch of text that is at least as long. */
const padded = (words: string, stretch: string): string =>
  words.length >= stretch.length ? stretch : `${words} `.padEnd(stretch.length);
