import type { SemanticQuery, TimeGrain } from "@parlance/contract";
import { tokenize } from "../text/tokenize.ts";
import { periodsAt } from "../time/parse-period.ts";
import type { Question } from "../types.ts";

const drills =
  /^\W*(?:(?:and|now|then|ok|okay|please|can you|could you|let's|let us) ?,? )*(?:drill|zoom|dig)(?: (?:down|in|into|deeper|further|on|to))*(?: the)?(?: (.+?))?(?: further| more| deeper)?\W*$/i;
const reference =
  /^(?:(?:that|this|the same)(?: (?:one|day|week|month|quarter|year|period))?|it|there|them|those)$/i;
const finer: Readonly<Partial<Record<TimeGrain, TimeGrain>>> = {
  year: "month",
  quarter: "month",
  month: "day",
  week: "day",
};
/** How many days the longest of each unit has. */
const days: Readonly<Partial<Record<TimeGrain, number>>> = { year: 366, quarter: 92, month: 31, week: 7 };

/**
 * "Drill into March" after figures by month: "in March by day"; "drill down", "zoom in on that month": what was shown over time in smaller
 * units. Null for other follow-ups, and where nothing was shown over time.
 */
export function drillInto({ question, previous, now, calendar }: Question): string | null {
  const found = drills.exec(question);
  const grain = found === null ? null : grainOf(previous.at(-1));
  const unit = grain === null ? undefined : finer[grain];
  if (found === null || unit === undefined) return null;
  const [, part = ""] = found;
  if (part === "" || reference.test(part)) return `by ${unit}`;
  const tokens = tokenize(`in ${part}`, 20);
  const [time] = periodsAt(tokens, 1, now, calendar).filter(({ end }) => end === tokens.length);
  if (time === undefined || grain === null) return null;
  const { start, end } = time.period.interval;
  const length = (Date.parse(end ?? "") - Date.parse(start ?? "")) / 864e5;
  return `in ${part}${length <= (days[grain] ?? 0) ? ` by ${unit}` : ""}`;
}

/** The unit of time that an answer is shown in; null where it is not over time. */
function grainOf(query: SemanticQuery | undefined): TimeGrain | null {
  const shown = query?.kind === "analysis" ? query.query : query;
  if (shown?.kind !== "aggregate") return null;
  const [grain] = shown.dimensions.flatMap(({ expression }) =>
    expression.kind === "truncate" ? [expression.grain] : [],
  );
  return grain ?? null;
}
