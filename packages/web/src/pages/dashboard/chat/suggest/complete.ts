import type { Vocabulary } from "./vocabulary.ts";

/** One completion: the whole question that it makes, and what kind of thing completes it. */
export type Completion = { text: string; detail: string };

const maximum = 6;
const grains = ["day", "week", "month", "quarter", "year"];
const periods = ["last month", "last quarter", "this year", "last year"];

/**
 * What a half-typed question may go on as, best first: earlier questions that start so, then what the grammar allows
 * after the last word (a grouping after “by”, a figure after “top 5 … by”, a period after “in”), then names and values
 * that start with the last words.
 */
export function complete(text: string, words: Vocabulary, earlier: string[]): Completion[] {
  const typed = text.trimStart();
  if (typed.trim().length < 2) return [];
  const found = [...earlierQuestions(typed, earlier), ...grammar(typed, words), ...names(typed, words)];
  const seen = new Set([typed.trim().toLowerCase()]);
  return found
    .filter((each) => {
      const key = each.text.trim().toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, maximum);
}

function earlierQuestions(typed: string, earlier: string[]): Completion[] {
  const start = typed.toLowerCase();
  return earlier
    .filter((question) => question.toLowerCase().startsWith(start))
    .slice(0, 2)
    .map((text) => ({ text, detail: "asked before" }));
}

/** After a connecting word only what can follow it. */
function grammar(typed: string, { measures, groupings }: Vocabulary): Completion[] {
  const match = /^(.*\b(by|per|in|top \d+|forecast|average|total))\s+(.*)$/i.exec(typed);
  if (match === null) return [];
  const [, head = "", word = "", started = ""] = match;
  const starting = (list: string[]): string[] =>
    list.filter((each) => each.startsWith(started.toLowerCase())).slice(0, 5);
  const on = (list: string[], detail: string): Completion[] =>
    starting(list).map((each) => ({ text: `${head} ${each}`, detail }));
  const before = word.toLowerCase();
  if (before === "in") return on(periods, "period");
  if (/^top/.test(before))
    return starting(groupings).flatMap((each) =>
      measures.slice(0, 2).map((measure) => ({ text: `${head} ${each} by ${measure}`, detail: "ranking" })),
    );
  if (before === "by" || before === "per") {
    const ranked = /\btop \d+\b/i.test(head);
    return ranked ? on(measures, "figure") : [...on(groupings, "grouping"), ...on(grains, "time")];
  }
  return on(measures, "figure");
}

/** Names and values that start with the last one to three words. */
function names(typed: string, { measures, groupings, times, values }: Vocabulary): Completion[] {
  const parts = typed.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const tail = parts.slice(-count).join(" ").toLowerCase();
    if (parts.length < count || tail.length < 2) continue;
    const head = parts.slice(0, -count).join(" ");
    const on = (word: string, detail: string): Completion => ({
      text: head === "" ? word : `${head} ${word}`,
      detail,
    });
    const starts = (word: string): boolean => word.toLowerCase().startsWith(tail);
    const found = [
      ...measures.filter(starts).map((word) => on(word, "figure")),
      ...groupings.filter(starts).map((word) => on(word, "grouping")),
      ...times.filter(starts).map((word) => on(word, "time")),
      ...values.filter(({ value }) => starts(value)).map(({ value, of }) => on(value, of)),
    ];
    if (found.length > 0) return found;
  }
  return [];
}
