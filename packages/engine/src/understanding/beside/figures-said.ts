/** The figures of a list, each as it is said, and what stands behind all of them: what they are split by, and when; `compared` where one is held against another. */
export type FiguresSaid = { items: string[]; tail: string; split: boolean; compared: boolean };

const unit = "(?:day|week|month|quarter|year)";
const by = "(?:by|per|for each|for every|in each|each|every|over)";
const against = "(?:vs\\.?|versus|against|compared (?:to|with))";
const joint = `(?:and|plus|as well as|&|${against})`;
/** A list, and what all of it is split by and when behind it. */
const behind = new RegExp(
  `^(?<list>[\\p{L}\\d_' /&,-]{3,150}?)(?<split> (?:${by} [\\p{L}\\d_ -]{2,40}|${unit} by ${unit}))?(?<when> (?:in|since|for|during|from|this|last|between) [\\p{L}\\d_ ,-]{3,30})?$`,
  "iu",
);
/** "Per branch: loans, deposits and closed accounts", "for each branch give me loans and deposits". */
const before =
  /^(?:per|by|for each|for every|each|every) (?<noun>[\p{L}\d_ -]{2,40}?)(?: ?[:,] | (?=show |give |get |what |the |how many |number of ))(?<list>.{3,150})$/iu;
const opening =
  /^(?:(?:show|give|compare|plot|chart|get)(?: me| us)?(?: the| all)?|what (?:is|are|was|were) the|the|our) /i;
const between = new RegExp(`,\\s*(?:${joint}\\s+)?|\\s+${joint}\\s+`, "i");
const compared = new RegExp(`\\s${against}\\s`, "i");
/** What begins a question of its own. */
const sentence =
  /^(?:how|what|which|who|whose|where|when|why|is|are|was|were|do|does|did|show|list|order|sort)\b/i;
/** What joins things in another way than side by side. */
const notListed = /\b(?:between|than|both|either|neither|not)\b/i;
const countedHead = /^how many /i;
const most = 5;

/** Cuts "jobs, open jobs and total cost by berth in 2023", "per berth: jobs and bills" at its commas and joints; null for what is no list of figures. */
export function figuresSaid(question: string): FiguresSaid | null {
  const text = question.slice(0, 200).replace(/^\W+|\W+$/g, "");
  const { noun, list: listed = text } = before.exec(text)?.groups ?? {};
  const { list = "", split = "", when = "" } = behind.exec(listed)?.groups ?? {};
  if (noun !== undefined && split !== "") return null;
  const items = list
    .replace(opening, "")
    .split(between)
    .map((item) => item.trim());
  const [, ...others] = items.map((item) => item.replace(countedHead, ""));
  if (items.length < 2 || items.length > most || items.some((item) => item.length < 3)) return null;
  if (others.some((item) => sentence.test(item)) || notListed.test(list)) return null;
  const own = noun === undefined ? split : ` per ${noun}`;
  return { items, tail: `${own}${when}`, split: own !== "", compared: compared.test(list) };
}
