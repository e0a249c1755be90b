import type { FeatureVector } from "./query-features.ts";

/** What a question's words ask a query to have. */
export type Demands = {
  /** Kinds of words that the question has, each with what a query that heeds them holds somewhere (of its JSON). */
  kinds: readonly { name: string; met: RegExp }[];
  numbers: readonly string[];
  /** The numbers that are said in percent. */
  percents: readonly string[];
  /** The numbers of times of day ("14:30", "9 to 5pm"), which a query has in minutes. */
  clocks: readonly string[];
  quoted: readonly string[];
  names: readonly string[];
  /** Whether anything asks for a limit, and for a negation. */
  limits: boolean;
  denies: boolean;
};

const kinds = [
  ["average", /\b(?:average|mean|avg)\b/, /"average"/],
  ["count", /\b(?:how many|(?<!\b(?:by|per) (?:the )?)number of|count)\b/, /"count|"sum"|"related"|num/],
  ["total", /\b(?:total|sum)\b/, /"sum"|"count|total/],
  [
    "most",
    /\b(?:most|highest|largest|biggest|maximum|longest|oldest|top|latest|greatest|best)\b/,
    /"limit":\{|"maximum"|"aggregate-value"|"rank"/,
  ],
  [
    "least",
    /(?<!\bto (?:the )?)\b(?:least|lowest|smallest|minimum|shortest|youngest|fewest|earliest|cheapest|worst)\b(?! to | (?:\w+ )?(?:first|on top|at the top)\b)/,
    /"limit":\{|"minimum"|"aggregate-value"|">="|"rank"|"operator":">","count":0|"member"/,
  ],
  [
    "not",
    /\b(?:not|no|never|without|except|excluding|neither|nor|don't|doesn't|didn't|isn't|other than)\b/,
    /"not"|"!="|"count":0|"except"|"null"/,
  ],
  ["each", /\b(?:each|per|every|by)\b/, /"dimensions":\[\{|"distinct":true|"per":\["/],
  [
    "than",
    /^(?!.*\bthan (?:any|all|every|the (?:others|rest)))(?!(?:do|does|did|is|are|was|were|have|has) .*\b(?:or|than)\b.*\b(?:each|either)\b)(?!(?:in [^?]{3,16} )?(?:do|does|did|is|are|was|were|have|has) (?:\D|(?:19|20)\d\d\b)*\bthan\b(?:\D|(?:19|20)\d\d\b)*$).*\b(?:than|over|under|above|below|more|less|exceed\w*|at least|at most)\b/,
    /"(?:<|>|<=|>=)"|"between"|"period"/,
  ],
  ["or", /\b(?:or|either)\b/, /"or"|"in"|"union"|">="|"<="/],
  ["both", /\bboth\b/, /"intersect"|"related"|"in"|"and"/],
  ["different", /\b(?:different|distinct|unique)\b/, /"distinct":true|"count-distinct"|"dimensions":\[\{/],
  ["order", /\b(?:order|sort|sorted|ordered|ascending|descending|alphabetical\w*|rank)\b/, /"descending"/],
  ["share", /\b(?:percent\w*|share|proportion|ratio|rate)\b/, /"share"|"\/"|rate|percent|ratio|share/],
  [
    "change",
    /\b(?:difference|increase|decrease|change|growth|compared?|versus|vs)\b/,
    /"-"|"comparison":\{|"transforms":\[\{|"case"|difference/,
  ],
  [
    "place",
    /\b(?:first|last|next|previous|before|after|following|consecutive)\b/,
    /"limit":\{|"period"|"aggregate-value"|first|last|"<"|">"/,
  ],
  [
    "same",
    /\b(?:same(?! (?:days?|weeks?|months?|quarters?|half|year|season|period|stretch|span|time|part|point)\b)|(?<!\b(?:more|less|most|least) )common|also)\b/,
    /"intersect"|"related"|"aggregate-value"|"comparison":\{/,
  ],
  [
    "letters",
    /\b(?:contain\w*|(?:start|begin|end)\w* (?:with|in|on|by)|includ\w*|substring|letter)\b/,
    /"text"|"member"/,
  ],
] as const;

const ends =
  "most|least|fewest|highest|lowest|largest|smallest|biggest|greatest|longest|shortest|oldest|youngest|newest|latest|earliest|cheapest|dearest|best|worst|busiest|quietest";
/**
 * What asks for nothing that a query would show: how its rows are ordered ("worst first", "most to least", "least used at the top"), all
 * there is ("over the whole lot"), and what only joins ("i mean", "i.e.").
 */
const asides = new RegExp(
  `\\b(?:${ends})(?: \\w+)? (?:first|on top|at the (?:top|bottom)|to (?:the )?(?:${ends}))\\b|\\b(?:over|across) (?:the|our) (?:whole|entire|full)\\b|\\bi mean\\b|\\bi\\.e\\b`,
  "g",
);

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** Numbers that are said in percent: a query may have them as shares of one. */
const percents = /\b\d+(?:\.\d+)? ?(?:%|percent\b|pct\b)/g;

const clock = /\b(?:\d{1,2} ?(?:-|to|and) ?)?\d{1,2}(?::\d{2}(?: ?[ap]m)?| ?[ap]m| o'clock)\b/g;

/** What the words of a question ask for, whatever the data. */
export function demandsOf(question: string): Demands {
  const text = question.toLowerCase();
  const plain = text.replace(asides, " ");
  const said = kinds.filter(([, words]) => words.test(plain));
  const names = new Set(said.map(([name]) => name));
  return {
    kinds: said.map(([name, , met]) => ({ name, met })),
    numbers: numbersIn(text.replace(clock, " ").replace(percents, " ")),
    percents: numbersIn((text.match(percents) ?? []).join(" ")),
    clocks: numbersIn((text.match(clock) ?? []).join(" ")),
    quoted: [...text.matchAll(/["“]([^"”]+)["”]/g)].map(([, inner]) => inner ?? ""),
    names: (question.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? []).map((name) => name.toLowerCase()),
    limits: names.has("most") || names.has("least") || names.has("place"),
    denies: names.has("not"),
  };
}

/** What denies something; that a value is known is the query's own care for groups without a name. */
const denial = /"kind":"not"(?!,"filter":\{"kind":"null")|"operator":"=","count":0/;

/**
 * What a question asks for and a query (as JSON) has no trace of ("unmet/not": a negation without one, "unmet/numbers": how many
 * numbers it leaves out), and what the query has unasked. A sign of a wrong reading, not a proof.
 */
export function unmetFeatures(demands: Demands, query: string): FeatureVector {
  const features: FeatureVector = {};
  const text = query.toLowerCase();
  const unmet = demands.kinds.filter(({ met }) => !met.test(query));
  for (const { name } of unmet) features[`unmet/${name}`] = 1;
  features["unmet/all"] = unmet.length;
  const missing = (parts: readonly string[]): number => parts.filter((part) => !text.includes(part)).length;
  const timed = query.includes('"minute-of-day"');
  const shares = demands.percents.filter(
    (part) => !text.includes(part) && !text.includes(`:${Number(part) / 100}`),
  );
  features["unmet/numbers"] =
    missing(demands.numbers) + shares.length + (timed ? 0 : missing(demands.clocks));
  const words = demands.quoted.filter((part) => part.split(" ").some((word) => !text.includes(word)));
  features["unmet/quoted"] = words.length;
  features["unmet/names"] = missing(demands.names);
  features["unmet/limit"] = !demands.limits && query.includes('"limit":{') ? 1 : 0;
  features["unmet/denial"] = !demands.denies && denial.test(query) ? 1 : 0;
  return features;
}
