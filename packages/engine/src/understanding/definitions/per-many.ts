import { numberScale } from "../lexicon/numbers.ts";

/**
 * "Complaints per 100 bookings", "how many returns per thousand orders": where it stands in a text, how it reads and, likeliest
 * first, the formulas that it may be. What is counted may be called by its rows alone ("bookings").
 */
export function perMany(text: string): { text: string; formulas: string[] } | null {
  const found = per.exec(text);
  if (found === null) return null;
  const [whole, before = "", many = "", named = ""] = found;
  if (small.test(named.trim())) return null;
  const above = before.split(opening).at(-1)?.trim() ?? "";
  const size = numberScale(many.toLowerCase()) ?? Number(many.replaceAll(",", ""));
  if (above === "" || above.split(/\s+/).length > longest) return null;
  if (named === "" && size < leastPeople) return null;
  const below = named === "" || people.test(named.trim()) ? inhabitants : named.trim();
  const start = before.length - before.trimStart().length + before.trim().length - above.length;
  const formulas = counted(above).flatMap((up) =>
    counted(below).map((down) => `${up} / (${down} / ${size})`),
  );
  return { text: whole.slice(start), formulas };
}

const per =
  /^(.+?)\s+(?:per|for every|for each)\s+(1,000,000|100,000|10,000|1,000|10+|hundred|thousand|million)(?:\s+(?!(?:by|per|for|in|during|since|across|each|over|at|from)\b)([\p{L}][\p{L}\d\s-]{0,40}?))?(?=\s*[,.?!;:)]|$|\s(?:by|per|for|in|during|since|across|each|over|at|from|last|this|with|where|had|has|have|do|does|did|are|is|was|were|broken|split)\b)/iu;

/** "Cases per million (people)": of those who live there. */
const inhabitants = "population";
const people = /^(?:people|inhabitants|residents|citizens|persons|head of population|population)$/i;
/** How many of them at least a rate of those who live somewhere is told for, where it is not said of whom. */
const leastPeople = 1000;

/** "Price per 100 g": how much of it there is, and no number of things. */
const small = /^(?:g|gr|grams?|grammes?|ml|millilit(?:re|er)s?)$/i;

/** What stands before the figure's own words. */
const opening =
  /[:;,(]|\b(?:how many|number of|count of|amount of|most|fewest|least|highest|lowest|best|worst|the|our|is|are|was|were|show|me|list|what|calculate|compute|compare|plot|and)\b/i;

/** More words than this name no figure. */
const longest = 5;

/** Words of an amount ("tips") or of rows ("bookings"). */
const counted = (words: string): string[] => [words, `number of ${words}`];
