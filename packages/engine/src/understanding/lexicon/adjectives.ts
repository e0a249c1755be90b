/** What an adjective measures: words of columns, and whether the adjective means high values of them. */
export type Hint = { words: readonly string[]; descending: boolean; role: "measure" | "time" | "any" };

const measure = (words: string, descending = true): Hint => ({
  words: words.split(" "),
  descending,
  role: "measure",
});
const time = (words: string, descending = true): Hint => ({
  words: words.split(" "),
  descending,
  role: "time",
});

const age = [
  measure("age"),
  time(
    "birth birthday born dob founded built opened hired hire built created established start joined registered launched released year date",
    false,
  ),
];
const youth = [
  measure("age", false),
  time("birth birthday born dob founded built opened hired created established year date"),
];
const price = [measure("price cost fee fare premium amount rate salary charge value budget")];
const cheap = [measure("price cost fee fare premium amount rate charge", false)];
const length = [
  measure(
    "length duration runtime time minutes minute hours hour nights night seconds second millisecond distance km mile span days day weeks week page",
  ),
];
const brevity = [
  measure(
    "length duration runtime time minutes minute hours hour nights night seconds second millisecond distance days day height page",
    false,
  ),
];
/** How things and people that have no time of a deed came to be. */
const begun = "created registered joined signup added hired opened launched released founded built";
const recent = [time(`date time year day timestamp start end ${begun}`)];
const early = [time(`date time year day timestamp start end ${begun}`, false)];

/** Adjectives of high and of low values, each with what they measure. */
export const adjectives: readonly [string, string, readonly Hint[], readonly Hint[]][] = [
  ["older|oldest|senior most", "younger|youngest", age, youth],
  [
    "more expensive|most expensive|priciest|costliest|pricier|dearest|dearer|costlier",
    "cheaper|cheapest|least expensive|less expensive",
    price,
    cheap,
  ],
  ["longer|longest", "shorter|shortest", length, brevity],
  [
    "taller|tallest",
    "shorter|shortest",
    [measure("height elevation tall stature")],
    [measure("height elevation tall stature", false)],
  ],
  [
    "heavier|heaviest",
    "lighter|lightest",
    [measure("weight mass kg kilo tonne ton lb")],
    [measure("weight mass kg kilo tonne ton lb", false)],
  ],
  [
    "faster|fastest|quicker|quickest",
    "slower|slowest",
    [measure("speed velocity mph knots"), measure("time duration lap", false)],
    [measure("speed velocity", false), measure("time duration lap")],
  ],
  [
    "later|latest|most recent|most recently|newest|newer|more recent|more recently",
    "earlier|earliest|least recent|first ever",
    recent,
    early,
  ],
  [
    "richer|richest|wealthiest",
    "poorer|poorest",
    [measure("wealth salary income money gdp worth net balance")],
    [measure("wealth salary income money gdp", false)],
  ],
  [
    "hotter|hottest|warmer|warmest",
    "colder|coldest|cooler|coolest",
    [measure("temperature temp maximum max")],
    [measure("temperature temp minimum min", false)],
  ],
  [
    "farther|farthest|further|furthest",
    "nearer|nearest|closer|closest",
    [measure("distance")],
    [measure("distance", false)],
  ],
  [
    "more powerful|most powerful",
    "less powerful|least powerful",
    [measure("power horsepower hp kw kilowatt")],
    [measure("power horsepower hp kw kilowatt", false)],
  ],
  [
    "more economical|most economical|thriftier|thriftiest|more fuel efficient|most fuel efficient",
    "less economical|least economical|thirstier|thirstiest|less fuel efficient|least fuel efficient",
    [measure("mpg mile economy"), measure("consumption", false)],
    [measure("mpg mile economy", false), measure("consumption")],
  ],
  [
    "deadlier|deadliest|most deadly|most lethal",
    "less deadly|least deadly",
    [measure("death fatality killed casualty")],
    [measure("death fatality killed casualty", false)],
  ],
  ["deeper|deepest", "shallower|shallowest", [measure("depth")], [measure("depth", false)]],
  ["wider|widest", "narrower|narrowest", [measure("width")], [measure("width", false)]],
  [
    "more populous|most populous|most populated",
    "least populous|least populated",
    [measure("population")],
    [measure("population", false)],
  ],
  ["windiest|windier", "calmest", [measure("wind")], [measure("wind", false)]],
  [
    "rainiest|rainier|wettest|wetter",
    "driest|drier",
    [measure("precipitation rain rainfall")],
    [measure("precipitation rain rainfall", false)],
  ],
  ["sunniest|sunnier", "cloudiest", [measure("sunshine sun")], [measure("sunshine sun", false)]],
  ["snowiest|snowier", "least snowy", [measure("snow snowfall")], [measure("snow snowfall", false)]],
  [
    "best rated|highest rated|top rated|best reviewed",
    "worst rated|lowest rated|worst reviewed",
    [measure("rating score stars")],
    [measure("rating score stars", false)],
  ],
  [
    "best paid|highest paid|top paid",
    "lowest paid|worst paid",
    [measure("salary wage pay income earnings")],
    [measure("salary wage pay income earnings", false)],
  ],
];

/** Verbs that measure: "weighs more than". */
export const measuringVerbs: readonly [string, readonly Hint[]][] = [
  ["weigh|weighs|weighing|weighed", [measure("weight mass")]],
  ["cost|costs|costing", price],
  ["earn|earns|earning|earned", [measure("salary income wage pay earnings")]],
];

/** What a verb measures ("earn"); empty where it measures nothing. */
export const measuringHints = (verb: string): readonly Hint[] => hintsOfVerbs.get(verb) ?? [];

const hintsOfVerbs: ReadonlyMap<string, readonly Hint[]> = new Map(
  measuringVerbs.flatMap(([verbs, hints]) => verbs.split("|").map((verb) => [verb, hints] as const)),
);

/** What a comparative of one word measures ("taller", "earlier"); empty where it is none. */
export const comparativeHints = (word: string): readonly Hint[] => byComparative.get(word) ?? [];

/** What "how tall", "how old" asks for; empty where the word is no such adjective. */
export const askedHints = (adjective: string): readonly Hint[] =>
  sizes.has(adjective) ? size : comparativeHints(positives.get(adjective) ?? `${adjective}er`);

const byComparative: ReadonlyMap<string, readonly Hint[]> = new Map(
  adjectives.flatMap(([high, low, highHints, lowHints]) =>
    [
      ...high.split("|").map((word) => [word, highHints] as const),
      ...low.split("|").map((word) => [word, lowHints] as const),
    ].filter(([word]) => /er$/.test(word)),
  ),
);

/** Positives that "-er" alone does not make a comparative of. */
const positives: ReadonlyMap<string, string> = new Map([
  ["old", "older"],
  ["far", "farther"],
  ["heavy", "heavier"],
  ["hot", "hotter"],
  ["wide", "wider"],
  ["late", "later"],
  ["early", "earlier"],
  ["expensive", "pricier"],
  ["wet", "wetter"],
  ["dry", "drier"],
  ["rainy", "rainier"],
  ["windy", "windier"],
  ["snowy", "snowier"],
  ["sunny", "sunnier"],
]);
const sizes: ReadonlySet<string> = new Set(["big", "large", "high"]);
const size = [measure("size area capacity height elevation population")];
