/** A question cut at a mark or word behind which stands what to show: the question before it, and each thing of the list. */
export type Tailed = {
  head: string;
  items: string[];
  /** Whether what stands behind is shown beside what the head alone would show ("with its date", "and who made it"). */
  adds: boolean;
  /** Whether a comma is all that parts them: what stands before it may be a part of the list. */
  loose: boolean;
};

const opener =
  /(?<mark> ?[:;,]| [-–—]|[?.]) (?:and |also )?|(?<word> (?:with|including|showing)| and(?= (?:what|who|which|when|where|how|its|their|his|her) )) /gi;
const joint = /, ?(?:and )?| ?[&+] ?| (?:and|plus|as well as) /i;
const closing = /[\s?.!]+$/;
const asking = /^(?:in |on |at |for |by |from )?(?:who|whose|when|where|which|what|how)\b/i;
/** "How many and how much": a number of the rows before it, which none of them shows. */
const counting = /^how many$/i;
const owned = /^(?:with )?(?:its|their|his|her|the) /i;
/** Heads that split or compare: what stands behind is figures. */
const splits = /^(?:per|by|for|in|each|every|compare|split|break)\b|\b(?:vs|versus|each|every|per|by)\b/i;
/** Heads that ask for figures already. */
const figured =
  /^\W*(?:what(?:'s| is| was| are| were) )?(?:the |our )?(?:how|total|sum|average|avg|mean|median|number|count|share|percentage|forecast|correlation)\b/i;
/** Heads that begin a list of their own. */
const shows = /\b(?:with|including|showing)\b/i;
/** Heads of which one or some are taken: of these a single thing may be asked. */
export const ranked = /\b(?:[a-z]{2,}est|most|least|top|bottom|best|worst|first|last|latest)\b/i;
const longestHead = 160;
const mostItems = 6;
const mostWords = 7;

/** The ways in which a question may be cut so, from its first mark on. */
export function cutTail(question: string): Tailed[] {
  const text = question.slice(0, 300).replace(/\s+/g, " ").trim().replace(closing, "");
  const found: Tailed[] = listedFirst(text);
  for (const match of text.matchAll(opener)) {
    const head = text.slice(0, match.index).replace(closing, "");
    if (head === "" || head.length > longestHead || / how many$/i.test(head)) continue;
    if (splits.test(head) || figured.test(head)) return found;
    const items = text
      .slice(match.index + match[0].length)
      .split(joint)
      .map((item) => item.trim());
    const mark = match.groups?.mark ?? null;
    const loose = mark?.includes(",") === true;
    const adds = mark === null || items.length === 1 || (shows.test(head) && !ranked.test(head));
    if (isTail(head, items, mark)) found.push({ head, items, adds, loose });
    if (mark !== null && !loose) return found;
  }
  return found;
}

const opening =
  /^(?:please )?(?:list|show|show me|give me|display|get|i need|i want) (?:the )?(.{3,80}?) (?:of|for) (?=(?:the|all|our) )/i;

/** "List title, museum and closing date of the shows running now": the list before what it is of. */
function listedFirst(text: string): Tailed[] {
  const match = opening.exec(text);
  const items = (match?.[1] ?? "").split(joint).map((item) => item.trim());
  const head = text.slice(match?.[0].length ?? text.length);
  if (items.length < 2 || head === "" || head.length > longestHead || splits.test(head)) return [];
  return isTail(head, items, ":") ? [{ head, items, adds: false, loose: false }] : [];
}

function isTail(head: string, items: readonly string[], mark: string | null): boolean {
  if (items.length > mostItems) return false;
  if (items.some((item) => item === "" || item.split(" ").length > mostWords)) return false;
  const [first = "", second] = items;
  if (items.some((item) => counting.test(item))) return false;
  if (asking.test(first) || owned.test(first)) return true;
  if (mark === null) return ranked.test(head) || items.length > 2;
  return second !== undefined || (ranked.test(head) && !mark.includes(","));
}
